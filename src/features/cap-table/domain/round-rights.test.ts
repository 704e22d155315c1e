import { expect, it } from 'vitest';
import { DEFAULT_ENTRIES } from './default-entries.ts';
import { valueOf } from './refusal.ts';
import { closeRound } from './round-close.ts';
import { roundRights } from './round-rights.ts';

const seed = {
  shareholderName: 'Savanna',
  shareholderType: 'investor',
  shares: 2_500_000,
  shareClass: 'Seed',
  originalIssuePrice: 1,
};
const before = { entries: [...DEFAULT_ENTRIES, seed], convertibles: [] };
const { round } = valueOf(
  closeRound(before, {
    shareClass: 'Series A',
    preMoney: 25_000_000,
    newMoney: [{ investor: 'Fund', amount: 5_000_000 }],
  }),
);

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
