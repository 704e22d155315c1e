/** The six components of a startup's readiness. */
export type ReadinessKey = 'profile' | 'team' | 'traction' | 'financials' | 'capTable' | 'documents';

/** Points each component can bring; they add up to 100. */
export const READINESS_MAXIMA: Record<ReadinessKey, number> = {
  profile: 15,
  team: 20,
  traction: 20,
  financials: 20,
  capTable: 10,
  documents: 15,
};

export const READINESS_LABELS: Record<ReadinessKey, string> = {
  profile: 'Profile',
  team: 'Team',
  traction: 'Traction',
  financials: 'Financial model',
  capTable: 'Cap table',
  documents: 'Documents',
};

/** What the score counts, as its explanation says it. */
export const READINESS_DEFINITION = `Points for what you can show: ${(
  Object.keys(READINESS_MAXIMA) as ReadinessKey[]
)
  .map((key) => `${READINESS_LABELS[key].toLowerCase()} ${READINESS_MAXIMA[key]}`)
  .join(', ')}. Anything missing earns no points.`;
