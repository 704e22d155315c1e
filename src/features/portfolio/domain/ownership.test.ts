import { expect, test } from 'vitest';
import { dilutedOwnershipPct, entryOwnershipPct } from './ownership.ts';

test('8% through a fifth sold, a 5% pool and 1 share issued on 3', () => {
  const events = [
    { preMoney: 8_000_000, investment: 2_000_000 },
    { dilutionPct: 5 },
    { preShares: 3_000_000, newShares: 1_000_000 },
  ];
  expect(dilutedOwnershipPct(8, events)).toBe(4.56);
  expect(dilutedOwnershipPct(8, [])).toBe(8);
});

test('taking the pro-rata part of a round keeps the percentage', () => {
  const round = { preMoney: 8_000_000, investment: 2_000_000, proRataInvestment: 160_000 };
  expect(dilutedOwnershipPct(8, [round])).toBe(8);
  expect(dilutedOwnershipPct(10, [{ preShares: 900, newShares: 100, proRataShares: 10 }])).toBe(10);
  expect(dilutedOwnershipPct(10, [{ dilutionPct: 20, proRataPct: 2 }])).toBe(10);
});

test('no company left, no percentage', () => {
  expect(dilutedOwnershipPct(8, [{ preMoney: 0, investment: 0 }])).toBeNull();
});

test('bought: as stated, else amount over post-money, else unknown', () => {
  const pct = (equityPercentage: number | null, valuation: number | null) =>
    entryOwnershipPct({ investmentAmount: 50_000, equityPercentage, valuation })?.toNumber() ?? null;
  expect(pct(3, 1_000_000)).toBe(3);
  expect(pct(0, 1_000_000)).toBe(0);
  expect(pct(null, 1_000_000)).toBe(5);
  expect(pct(null, null)).toBeNull();
  expect(pct(null, 0)).toBeNull();
  expect(pct(null, 40_000)).toBeNull();
});
