import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actualMetrics } from './actuals.ts';
import { burnMultiple } from './metrics.ts';
import { generateFinancialModel } from './model.ts';

it('a month of 80,000 out and 50,000 in burns 30,000; 360,000 last a year', () => {
  const { netBurn, runway } = actualMetrics({ monthlyCashOut: 80_000, monthlyCashIn: 50_000, cash: 360_000 });
  expect([netBurn?.value, runway?.value]).toEqual([30_000, 12]);
});

it('retention counts what is not stated as 0, and waits for its start', () => {
  const { netRetention, grossRetention } = actualMetrics({ startMrr: 100, expansionMrr: 30, churnedMrr: 15 });
  expect([netRetention?.value, grossRetention?.value]).toEqual([115, 85]);
  expect(actualMetrics({ expansionMrr: 30 })).toEqual({});
});

it('a quarter of 150,000 after 120,000 on 100,000 of sales and marketing has a magic number of 1.2', () => {
  const quarters = {
    quarterRevenue: 150_000,
    priorQuarterRevenue: 120_000,
    priorQuarterSalesMarketing: 100_000,
  };
  expect(actualMetrics(quarters).magicNumber?.value).toBe(1.2);
});

it('shrinking without burn has no burn multiple, and says another reason than burning without growth', () => {
  expect(burnMultiple(0, -10)).toMatchObject({ value: null, note: { code: 'SHRINKING_WITHOUT_BURN' } });
  expect(burnMultiple(5, 0)).toMatchObject({ value: null, note: { code: 'BURN_WITHOUT_GROWTH' } });
  expect(burnMultiple(0, 10).value).toBe(0);
});

const PLAN = {
  revenueGrowthRate: 100,
  marketSize: 100_000_000,
  customerAcquisitionCost: 1,
  lifetimeValue: 300,
  churnRate: 3,
  startingRevenue: 1_000_000,
};

it('a margin of zero or below makes no price out of a negative lifetime value', () => {
  const { extra } = generateFinancialModel({ ...PLAN, lifetimeValue: -300, grossMargin: -50 });
  expect(extra.arpaMonthly).toBeNull();
});

it('the runway and a plan whose cash lasts are told in one sentence, with the lowest balance', () => {
  const plan = { ...PLAN, grossMargin: 50, fixedOpex: 1_050_000, cash: 500_000, years: 3 };
  const { metrics, extra, explanations } = generateFinancialModel(plan);
  expect(metrics.runway).not.toBeNull();
  expect(extra.runwayProjected).toBeNull();
  const told = explanations.runway.note?.message;
  expect(told).toMatch(/It is lowest in month 12, at \d/);
  expect(explanations.runwayProjected.note?.message).toBe(told);
});

it('whatever the plan: a runway beside cash that lasts is never told without the lowest balance', () => {
  const plans = fc.record({
    revenueGrowthRate: fc.integer({ min: -50, max: 400 }),
    grossMargin: fc.integer({ min: 5, max: 95 }),
    fixedOpex: fc.integer({ min: 0, max: 3_000_000 }),
    cash: fc.integer({ min: 1, max: 5_000_000 }),
    startingRevenue: fc.integer({ min: 1_000, max: 3_000_000 }),
  });
  fc.assert(
    fc.property(plans, (plan) => {
      const { metrics, extra, explanations } = generateFinancialModel({ ...PLAN, ...plan });
      const isLasting = extra.runwayProjected === null && metrics.runway !== null;
      const told = explanations.runway.note?.message ?? '';
      expect(/lasts through every projected year. It is lowest in month \d+, at /.test(told)).toBe(isLasting);
      expect(isLasting ? explanations.runwayProjected.note?.message : told).toBe(told);
    }),
    { numRuns: 300 },
  );
});
