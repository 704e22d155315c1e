import { describe, expect, it } from 'vitest';
import { type ClosedRound, comparedRegion, peersOf, platformPreMoneys } from './closed-round.ts';
import { comparedWith } from './comparison.ts';
import { conversionText, type DollarRate, inDollars } from './dollar-rate.ts';

const NAIRA: DollarRate = { currency: 'NGN', date: '2026-10-01', dollars: 0.0006, source: 'Central bank' };
const ROUND: ClosedRound = {
  origin: 'platform',
  sector: 'fintech',
  stage: 'seed',
  country: 'NG',
  date: '2026-11-01',
  amountMinor: 50_000_000,
  currency: 'USD',
  annualRevenue: 250_000,
};

describe('amounts in other currencies', () => {
  const naira = { amount: 1_000_000, currency: 'NGN' };

  it('are dollars by the last rate before their day, which is named: 1,000,000 naira at 0.0006 are 600', () => {
    const dollars = inDollars({ ...naira, date: '2026-11-01' }, [NAIRA]);
    expect(dollars?.amount).toBe(600);
    expect(dollars && conversionText(dollars)).toBe(', in NGN at 0.0006 USD (Central bank, 2026-10-01)');
  });

  it.each(['2026-09-30', '2027-01-02'])(
    'are not known on %s, before the rate or a quarter after it',
    (date) => {
      expect(inDollars({ ...naira, date }, [NAIRA])).toBeNull();
    },
  );
});

describe('closed rounds', () => {
  it('sold 20%: a round of 500,000 values the company at 2M before and 2.5M after, 10 times its revenue', () => {
    expect(platformPreMoneys([ROUND], 'africa', [])).toEqual([2_000_000]);
    expect(peersOf([ROUND], [])).toEqual([
      { sector: 'fintech', stage: 'seed', region: 'africa', roundSize: 500_000, valueToRevenue: 10 },
    ]);
  });

  it('count as the platform’s own only in the region, and not when they come from a table', () => {
    const rounds: ClosedRound[] = [
      { ...ROUND, origin: 'sourced' },
      { ...ROUND, country: 'IN' },
      { ...ROUND, country: null },
    ];
    expect(platformPreMoneys(rounds, 'africa', [])).toEqual([]);
    expect(comparedRegion('EG')).toBe('africa');
    expect(comparedRegion('US')).toBe('north-america');
  });

  it('without a rate for their currency are left out', () => {
    const naira = { ...ROUND, currency: 'NGN', amountMinor: 100_000_000_00 };
    expect(peersOf([naira], [])).toEqual([]);
    expect(peersOf([naira], [NAIRA])[0]?.roundSize).toBe(60_000);
  });
});

it('a fair value of 3M is 1.5 times a last round of 2M, and 14 times the revenue with 0.5M of new money', () => {
  const known = {
    stage: 'seed',
    sector: 'fintech',
    country: 'KE',
    annualRevenue: 250_000,
    investment: 500_000,
    model: null,
    lastRound: { postMoney: 2_000_000, origin: 'Seed' },
  } as const;
  const peers = peersOf(
    Array.from({ length: 16 }, () => ROUND),
    [],
  );
  const { stepUp, benchmarks } = comparedWith(3_000_000, { known, stated: {}, peers });
  expect(stepUp).toBe(1.5);
  expect(benchmarks.valueToRevenue).toMatchObject({ value: 14, percentile: 100, n: 16 });
  expect(benchmarks.roundSize).toMatchObject({ value: 500_000, percentile: 50, n: 16 });
  const nothing = comparedWith(null, { known: { ...known, lastRound: null }, stated: {}, peers: [] });
  expect(nothing.stepUp).toBeNull();
  expect(nothing.benchmarks.valueToRevenue).toMatchObject({ value: null, percentile: null, n: 0 });
});
