import { expect, it } from 'vitest';
import { roundOnSavanna } from '#test/pro-rata.ts';
import { roundRights } from './round-rights.ts';

const { before, round } = roundOnSavanna();

it('a fifth of the company may buy a fifth of the round and keeps its fifth', () => {
  // $2 a share, 2.5M new shares beside 12.5M.
  expect(roundRights(before, round)).toEqual([
    {
      holder: 'Savanna',
      shares: 500_000,
      cost: 1_000_000,
      pctWith: 20,
      pctWithout: expect.closeTo(16.6667, 4),
    },
  ]);
});

it('a super pro-rata right is a stated part of the round', () => {
  expect(roundRights(before, round, '50')).toMatchObject([
    { shares: 1_250_000, cost: 2_500_000, pctWith: 25 },
  ]);
  expect(roundRights(before, round, '101')).toEqual([]);
});
