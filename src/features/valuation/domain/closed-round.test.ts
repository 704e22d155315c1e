import { describe, expect, it } from 'vitest';
import { TABLES } from '#test/parameter-tables.ts';
import { type ClosedRound, comparedRegion, peersOf, platformPreMoneys } from './closed-round.ts';
import { comparedWith } from './comparison.ts';

const ROUND: ClosedRound = {
  origin: 'platform',
  sector: 'fintech',
  stage: 'seed',
  country: 'NG',
  date: '2026-11-01',
  amountUsdMinor: 50_000_000,
  annualRevenue: 250_000,
};

describe('closed rounds', () => {
  it('sold 20%: a round of 500,000 values the company at 2M before and 2.5M after, 10 times its revenue', () => {
    expect(platformPreMoneys([ROUND], 'africa')).toEqual([2_000_000]);
    expect(peersOf([ROUND])).toEqual([
      { sector: 'fintech', stage: 'seed', region: 'africa', roundSize: 500_000, valueToRevenue: 10 },
    ]);
  });

  it('count as the platform’s own only in the region, and not when they come from a table', () => {
    const rounds: ClosedRound[] = [
      { ...ROUND, origin: 'sourced' },
      { ...ROUND, country: 'IN' },
      { ...ROUND, country: null },
    ];
    expect(platformPreMoneys(rounds, 'africa')).toEqual([]);
    expect(comparedRegion('EG')).toBe('africa');
    expect(comparedRegion('US')).toBe('north-america');
  });
});

it('a fair value of 3M is 1.5 times a last round of 2M, and 14 times the revenue with 0.5M of new money', () => {
  const known = {
    tables: TABLES,
    stage: 'seed',
    sector: 'fintech',
    country: 'KE',
    annualRevenue: 250_000,
    investment: 500_000,
    model: null,
    lastRound: { postMoney: 2_000_000, origin: 'Seed' },
  } as const;
  const peers = peersOf(Array.from({ length: 16 }, () => ROUND));
  const { stepUp, benchmarks } = comparedWith(3_000_000, { known, stated: {}, peers });
  expect(stepUp).toBe(1.5);
  expect(benchmarks.valueToRevenue).toMatchObject({ value: 14, percentile: 100, n: 16 });
  expect(benchmarks.roundSize).toMatchObject({ value: 500_000, percentile: 50, n: 16 });
  const nothing = comparedWith(null, { known: { ...known, lastRound: null }, stated: {}, peers: [] });
  expect(nothing.stepUp).toBeNull();
  expect(nothing.benchmarks.valueToRevenue).toMatchObject({ value: null, percentile: null, n: 0 });
});
