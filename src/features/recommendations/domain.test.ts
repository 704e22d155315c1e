import { expect, it } from 'vitest';
import { nextState, type RecommendationMove, type RecommendationState } from './domain.ts';

const STATES: RecommendationState[] = ['requested', 'offered', 'accepted', 'declined', 'withdrawn'];
const MOVES: RecommendationMove[] = ['accept', 'decline', 'withdraw'];

it('is accepted by its subject alone, and only once it is written', () => {
  const ways = STATES.flatMap((state) =>
    (['subject', 'author'] as const)
      .filter((party) => nextState(state, party, 'accept'))
      .map((party) => [state, party]),
  );
  expect(ways).toEqual([['offered', 'subject']]);
});

it('can be ended by either side as long as it lives', () => {
  for (const state of ['requested', 'offered', 'accepted'] as const)
    for (const party of ['subject', 'author'] as const)
      expect(
        ['decline', 'withdraw'].filter((move) => nextState(state, party, move as RecommendationMove)),
      ).toHaveLength(1);
});

it('never leaves an end', () => {
  for (const state of ['declined', 'withdrawn'] as const)
    for (const move of MOVES)
      expect([nextState(state, 'subject', move), nextState(state, 'author', move)]).toEqual([null, null]);
});
