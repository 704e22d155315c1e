import { expect, test } from 'vitest';
import {
  burnMultiple,
  cacPaybackMonths,
  grossRevenueRetentionPct,
  lifetimeValue,
  ltvToCac,
  magicNumberOfQuarter,
  netBurn,
  netRevenueRetentionPct,
  ruleOf40,
  runwayMonths,
} from './metrics.ts';

// Definitions as published in refopedia's SaaS metrics; the figures are our own.
test('a customer paying 60 a month at 75% margin, 3% leaving each month, won for 250', () => {
  expect(lifetimeValue(60, 75, 3).value).toBe(1_500);
  expect(ltvToCac(1_500, 250).value).toBe(6);
  expect(cacPaybackMonths(250, 60, 75).value).toBeCloseTo(5.5556, 4);
});

test('90,000 a month out, 30,000 in, 900,000 in the bank, 480,000 of new recurring revenue in the year', () => {
  expect(netBurn(90_000, 30_000).value).toBe(60_000);
  expect(runwayMonths(900_000, 60_000).value).toBe(15);
  expect(burnMultiple(720_000, 480_000).value).toBe(1.5);
  expect(netBurn(30_000, 90_000).value).toBe(0);
});

test('retention leaves expansion out of the gross figure', () => {
  const movement = { startMrr: 80_000, expansionMrr: 10_000, contractionMrr: 2_000, churnedMrr: 4_000 };
  expect(netRevenueRetentionPct(movement).value).toBe(105);
  expect(grossRevenueRetentionPct(movement).value).toBe(92.5);
  expect(netRevenueRetentionPct({ startMrr: 0 }).note?.code).toBe('NO_REVENUE');
});

test('rule of 40 and the magic number of a quarter', () => {
  expect(ruleOf40(30, 12).value).toBe(42);
  expect(magicNumberOfQuarter(250_000, 220_000, 160_000).value).toBe(0.75);
});

test('what cannot be divided is null with a code, never zero', () => {
  const undefinedOnes = [
    [ltvToCac(500, 0), 'CAC_ZERO'],
    [lifetimeValue(60, 75, 0), 'LTV_UNBOUNDED'],
    [cacPaybackMonths(250, null, 80), 'NO_MARGIN_PER_CUSTOMER'],
    [cacPaybackMonths(250, 60, 0), 'NO_MARGIN_PER_CUSTOMER'],
    [runwayMonths(null, 10), 'CASH_UNKNOWN'],
    [runwayMonths(100, 0), 'CASH_POSITIVE'],
    [burnMultiple(100, 0), 'BURN_WITHOUT_GROWTH'],
    [burnMultiple(100, -5), 'BURN_WITHOUT_GROWTH'],
    [magicNumberOfQuarter(2, 1, 0), 'NO_SALES_SPEND'],
    [ruleOf40(null, 3), 'NO_REVENUE'],
  ] as const;
  for (const [line, code] of undefinedOnes) {
    expect(line).toMatchObject({ value: null, note: { code } });
  }
});
