import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rateBook } from '#shared/domain/exchange-rate.ts';
import { currentTraction } from './traction-revenue.ts';
import { type TractionPoint, tractionTier } from './traction.ts';

const point = (change: Partial<TractionPoint>): TractionPoint => ({
  metric: 'users',
  date: '2026-01-31',
  value: 100,
  currency: null,
  evidence: 'claimed',
  ...change,
});

it.each([
  [null, null, 'none'],
  [0, null, 'early'],
  [999, 99_999, 'early'],
  [1_000, null, 'growing'],
  [null, 100_000, 'growing'],
  [9_999, 2_499_999, 'growing'],
  [10_000, 0, 'scaling'],
  [5, 2_500_000, 'scaling'],
] as const)('%s users and %s cents a month are %s', (users, cents, tier) => {
  expect(tractionTier(users, cents)).toBe(tier);
});

it('takes the latest point of each series with its evidence, in whatever order they come', () => {
  const points = [
    point({ value: 1_200, date: '2026-03-31', evidence: 'document' }),
    point({}),
    point({ metric: 'monthly_revenue', value: 1_000.5, currency: 'USD' }),
    point({ metric: 'growth', value: -3 }),
  ];
  for (const order of [points, points.toReversed()])
    expect(currentTraction(order, rateBook([]))).toEqual({
      users: 1_200,
      usersEvidence: 'document',
      monthlyRevenueUsdMinor: 100_050,
      revenueEvidence: 'claimed',
      growthPercent: -3,
      tier: 'growing',
    });
});

it('turns revenue in another currency into dollars at the rate of its day, where one is known', () => {
  const dollars = point({ metric: 'monthly_revenue', value: 500, currency: 'USD' });
  const naira = point({ metric: 'monthly_revenue', value: 900_000, currency: 'NGN', date: '2026-02-28' });
  const rate = { base: 'USD', quote: 'NGN', date: '2026-02-01', rate: 1_500, source: 'Bank' } as const;
  const book = rateBook([rate, { ...rate, date: '2026-03-31', rate: 3_000 }]);
  expect(currentTraction([dollars], book).monthlyRevenueUsdMinor).toBe(50_000);
  expect(currentTraction([dollars, naira], book)).toMatchObject({
    monthlyRevenueUsdMinor: 60_000,
    revenueEvidence: 'claimed',
    tier: 'early',
  });
  expect(currentTraction([dollars, naira], rateBook([]))).toMatchObject({
    monthlyRevenueUsdMinor: null,
    tier: 'none',
  });
});

it('never goes down a tier with more users', () => {
  const order = ['none', 'early', 'growing', 'scaling'];
  fc.assert(
    fc.property(fc.nat(50_000), fc.nat(50_000), fc.nat(5_000_000), (few, more, cents) => {
      const [low, high] = [Math.min(few, more), Math.max(few, more)];
      const rank = (users: number) => order.indexOf(tractionTier(users, cents));
      expect(rank(low)).toBeLessThanOrEqual(rank(high));
    }),
  );
});
