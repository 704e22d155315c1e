import type { MatchCounterpart } from '#features/matching/contract.ts';
import type { MatchState, MatchStates } from '#features/matching/web/match-state.ts';
import type { Standing } from '#features/introductions/contract/standing.ts';
import type { ConnectTarget } from '#features/introductions/web/standing.ts';
import { useStandings } from '#features/introductions/web/standings.ts';

const STATES: Readonly<Record<Standing['standing'], MatchState>> = {
  connect: 'new',
  answer: 'waiting',
  requested: 'asked',
  message: 'connected',
  unavailable: 'other',
  own: 'other',
};

/** Whom Connect asks beside a match. */
export const targetOf = ({ kind, id }: MatchCounterpart): ConnectTarget =>
  kind === 'startup' ? { startupId: id } : { investorId: id };

/** How far the reader has come with each of some matches; undefined until all are known. */
export function useMatchStates(counterparts: readonly MatchCounterpart[]): MatchStates {
  const states = useStandings(counterparts.map(targetOf)).map((one) => one && STATES[one.standing]);
  const known = states.filter((state) => state !== undefined);
  return known.length === states.length ? known : undefined;
}
