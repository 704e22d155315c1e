// The rule and a worked example: docs/rules/matching-feedback.md
import { INVESTOR_WEIGHTS, type InvestorKey } from './investor-fractions.ts';
import { STARTUP_WEIGHTS, type StartupKey } from './startup-fractions.ts';

type Reason<Key extends string> = {
  readonly id: string;
  /** "Not a fit because …". */
  readonly label: string;
  /** What counts more from now on; null for a reason no criterion stands for. */
  readonly criterion: Key | null;
};

/** Why a startup may find an investor not a fit. */
export const STARTUP_REASONS = [
  { id: 'cheque-too-small', label: 'their cheque is too small', criterion: 'cheque' },
  { id: 'no-follow-on', label: 'they have no room to follow on', criterion: 'followOn' },
  { id: 'no-sector-record', label: 'they know too little of our sector', criterion: 'experience' },
  { id: 'wrong-place', label: 'they are not active where we are', criterion: 'geography' },
  { id: 'does-not-lead', label: 'we need someone who leads', criterion: 'lead' },
  { id: 'already-in-touch', label: 'we are in touch already', criterion: null },
  { id: 'backs-competitor', label: 'they back a competitor', criterion: null },
  { id: 'other', label: 'of something else', criterion: null },
] as const satisfies readonly Reason<StartupKey>[];

/** Why an investor may find a startup not a fit. */
export const INVESTOR_REASONS = [
  { id: 'wrong-stage', label: 'the stage is wrong for me', criterion: 'stage' },
  { id: 'wrong-sector', label: 'the sector is wrong for me', criterion: 'sector' },
  { id: 'wrong-ask', label: 'the ask does not fit my tickets', criterion: 'ticket' },
  { id: 'wrong-place', label: 'the place is wrong for me', criterion: 'geography' },
  { id: 'off-thesis', label: 'it is outside my thesis', criterion: 'thesis' },
  { id: 'too-little-traction', label: 'there is too little traction', criterion: 'traction' },
  { id: 'already-in-touch', label: 'we are in touch already', criterion: null },
  { id: 'competes-with-portfolio', label: 'it competes with my portfolio', criterion: null },
  { id: 'other', label: 'of something else', criterion: null },
] as const satisfies readonly Reason<InvestorKey>[];

const ALL_REASONS = { startup: STARTUP_REASONS, investor: INVESTOR_REASONS } as const;

/** A reason of one side, or null for an id that side does not have. */
export const reasonOf = (side: 'startup' | 'investor', id: string) =>
  ALL_REASONS[side].find((reason) => reason.id === id) ?? null;

const STEP = 0.5;
const MOST_STEPS = 4;

/** Each time a criterion is named it weighs half its shipped weight more, four times at most; the sum stays 1. */
function weightsAfter<Key extends string>(
  shipped: Readonly<Record<Key, number>>,
  named: readonly (Key | null)[],
): Readonly<Record<Key, number>> {
  const keys = Object.keys(shipped) as Key[];
  const raised = keys.map((key) => {
    const times = Math.min(MOST_STEPS, named.filter((one) => one === key).length);
    return [key, shipped[key] * (1 + STEP * times)] as const;
  });
  const sum = raised.reduce((total, [, weight]) => total + weight, 0);
  // The keys are exactly those of `shipped`.
  return Object.fromEntries(raised.map(([key, weight]) => [key, weight / sum])) as Record<Key, number>;
}

/** What a startup's criteria weigh after its team said why some investors are not a fit. */
export const startupWeightsAfter = (reasons: readonly string[]): Readonly<Record<StartupKey, number>> =>
  reasons.length === 0
    ? STARTUP_WEIGHTS
    : weightsAfter<StartupKey>(
        STARTUP_WEIGHTS,
        reasons.map((id) => STARTUP_REASONS.find((reason) => reason.id === id)?.criterion ?? null),
      );

/** What an investor's criteria weigh after they said why some startups are not a fit. */
export const investorWeightsAfter = (reasons: readonly string[]): Readonly<Record<InvestorKey, number>> =>
  reasons.length === 0
    ? INVESTOR_WEIGHTS
    : weightsAfter<InvestorKey>(
        INVESTOR_WEIGHTS,
        reasons.map((id) => INVESTOR_REASONS.find((reason) => reason.id === id)?.criterion ?? null),
      );
