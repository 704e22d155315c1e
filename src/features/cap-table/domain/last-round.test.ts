import { expect, it } from 'vitest';
import { DEFAULT_ENTRIES } from './default-entries.ts';
import { lastRound } from './last-round.ts';

const series = (shareClass: string, shares: number, investedAmount: number) => ({
  shareholderName: `${shareClass} fund`,
  shareholderType: 'investor',
  shares,
  shareClass,
  investedAmount,
});

it('is worth its price × everything: 1M for 2M shares on top of 10M and 3M is $0.50 × 15M', () => {
  const entries = [
    ...DEFAULT_ENTRIES,
    series('Seed', 3_000_000, 600_000),
    series('Series A', 2_000_000, 1_000_000),
  ];
  expect(lastRound(entries)).toEqual({ shareClass: 'Series A', pricePerShare: 0.5, postMoney: 7_500_000 });
});

it('is not known without a priced preferred class', () => {
  expect(lastRound(DEFAULT_ENTRIES)).toBeNull();
  expect(lastRound([...DEFAULT_ENTRIES, series('Seed', 10, 0)])).toBeNull();
});
