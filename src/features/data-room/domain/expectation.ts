/** How far an expected document is. */
export const EXPECTATION_STATES = ['missing', 'requested', 'received', 'reviewed'] as const;
export type ExpectationState = (typeof EXPECTATION_STATES)[number];

type Expectation = {
  readonly requestedAt: Date | null;
  /** The version that was looked over; null for none. */
  readonly reviewedVersion: number | null;
  /** The newest version of the document that stands for it; null when none does. */
  readonly newestVersion: number | null;
};

/** A newer version is received, not reviewed, until somebody has looked it over. */
export function expectationState(expectation: Expectation): ExpectationState {
  const { requestedAt, reviewedVersion, newestVersion } = expectation;
  if (newestVersion === null) return requestedAt === null ? 'missing' : 'requested';
  return reviewedVersion === newestVersion ? 'reviewed' : 'received';
}
