import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FinancialAssumptions } from './assumptions.ts';
import { generateFinancialModel } from './model.ts';

const plan: FinancialAssumptions = {
  revenueGrowthRate: 50,
  marketSize: 4_000_000,
  customerAcquisitionCost: 120,
  lifetimeValue: 900,
  churnRate: 0,
  grossMargin: 75,
  arpaMonthly: 20,
  startingRevenue: 400_000,
};

test('the page of the rule: a shop with 400,000 of revenue in a market of 4,000,000', () => {
  const { projections } = generateFinancialModel({ ...plan, years: 2, startYear: 2027 });
  // Growth 50% x (1 - 10%) = 45%; 240 a customer a year, nobody leaves: 750 new of 2,416.67.
  expect(projections[0]).toMatchObject({
    year: 2027,
    revenue: 580_000,
    growthPct: 45,
    newCustomers: 750,
    salesMarketing: 90_000,
    headcount: 7,
    headcountCost: 168_000,
    grossProfit: 435_000,
    ebitda: 177_000,
    cashFlow: 177_000,
  });
  // Second year: 40% x (1 - 14.5%) = 34.2%.
  expect(projections[1]).toMatchObject({ year: 2028, revenue: 778_360, growthPct: 34.2 });
});

test('tax is paid on profit after carried losses, capex and working capital leave with the cash', () => {
  const flat = { ...plan, marketSize: 0, revenueGrowthRate: 100, growthDecay: 1, startingRevenue: 100_000 };
  const { projections } = generateFinancialModel({
    ...flat,
    customerAcquisitionCost: 0,
    startingHeadcount: 1,
    headcountElasticity: 0,
    costPerHead: 0,
    fixedOpex: 250_000,
    taxRate: 0.25,
    capexPct: 5,
    nwcPct: 10,
    years: 3,
  });
  expect(projections.map((year) => year.ebitda)).toEqual([-100_000, 50_000, 350_000]);
  // Loss of 100,000: 50,000 used in year 2, 50,000 in year 3, so 300,000 are taxed.
  expect(projections.map((year) => year.tax)).toEqual([0, 0, 75_000]);
  expect(projections.map((year) => year.cashFlow)).toEqual([-120_000, 10_000, 195_000]);
  const percent = generateFinancialModel({ ...flat, taxRate: 25 });
  expect(percent).toEqual({
    ...generateFinancialModel({ ...flat, taxRate: 0.25 }),
    assumptions: percent.assumptions,
  });
});

test('a market already full does not grow, and revenue above it is kept', () => {
  const revenues = (startingRevenue: number) =>
    generateFinancialModel({ ...plan, startingRevenue }).projections.map((year) => year.revenue);
  expect(new Set(revenues(4_000_000))).toEqual(new Set([4_000_000]));
  expect(new Set(revenues(5_000_000))).toEqual(new Set([5_000_000]));
});

test('no jump beyond the market, no fall below zero', () => {
  const leap = generateFinancialModel({ ...plan, revenueGrowthRate: 900, startingRevenue: 2_400_000 });
  expect(leap.projections[0]?.revenue).toBe(4_000_000);
  const fall = generateFinancialModel({ ...plan, revenueGrowthRate: -150 });
  expect(fall.projections[0]).toMatchObject({ revenue: 0, growthPct: -100, headcount: 0 });
  expect(fall.projections[1]).toMatchObject({ revenue: 0, growthPct: null });
  expect(fall.metrics.rule40).toBeNull();
});

test('shrinking revenue ignores the size of the market, and customers who leave are not new ones', () => {
  const { projections } = generateFinancialModel({ ...plan, revenueGrowthRate: -20 });
  expect(projections[0]).toMatchObject({ revenue: 320_000, newCustomers: 0, salesMarketing: 0 });
});

test('an annual churn of 40% is the same as the monthly rate that compounds to it', () => {
  const model = generateFinancialModel({ ...plan, churnRate: 40, churnPeriod: 'annual' });
  expect(model.extra.annualChurnPct).toBeCloseTo(40, 12);
  const kept = 1 - (model.explanations.annualChurnPct.inputs['monthlyChurnPct'] ?? 0) / 100;
  expect(kept ** 12).toBeCloseTo(0.6, 12);
});

const usual = fc.record({
  revenueGrowthRate: fc.double({ min: -90, max: 600, noNaN: true }),
  marketSize: fc.integer({ min: 1, max: 1_000_000_000 }),
  customerAcquisitionCost: fc.integer({ min: 0, max: 5_000 }),
  lifetimeValue: fc.integer({ min: 0, max: 50_000 }),
  churnRate: fc.double({ min: 0, max: 100, noNaN: true }),
  grossMargin: fc.double({ min: -50, max: 99, noNaN: true }),
  startingRevenue: fc.integer({ min: 0, max: 100_000_000 }),
  arpaMonthly: fc.integer({ min: 1, max: 2_000 }),
});
const ebitdas = (input: FinancialAssumptions) =>
  generateFinancialModel(input).projections.map((year) => year.ebitda ?? Number.NaN);

test('revenue never exceeds the larger of market and starting revenue', () => {
  fc.assert(
    fc.property(usual, (input) => {
      const ceiling = Math.max(input.marketSize, input.startingRevenue);
      for (const { revenue } of generateFinancialModel(input).projections) {
        expect(revenue).toBeLessThanOrEqual(ceiling);
      }
    }),
    { numRuns: 500 },
  );
});

test('dearer customers never raise EBITDA, a better margin never lowers it', () => {
  fc.assert(
    fc.property(
      usual,
      fc.integer({ min: 0, max: 1_000 }),
      fc.integer({ min: 0, max: 50 }),
      (input, cac, margin) => {
        const before = ebitdas(input);
        const dearer = ebitdas({ ...input, customerAcquisitionCost: input.customerAcquisitionCost + cac });
        const better = ebitdas({ ...input, grossMargin: input.grossMargin + margin });
        before.forEach((value, index) => {
          expect(dearer[index]).toBeLessThanOrEqual(value);
          expect(better[index]).toBeGreaterThanOrEqual(value);
        });
      },
    ),
    { numRuns: 500 },
  );
});

test('whatever finite numbers come in, no answer is NaN or infinite, and the same input answers the same', () => {
  const any = fc.double({ noNaN: true, noDefaultInfinity: true });
  const wild = fc.record({
    revenueGrowthRate: any,
    marketSize: any,
    customerAcquisitionCost: any,
    lifetimeValue: any,
    churnRate: any,
    grossMargin: any,
  });
  fc.assert(
    fc.property(wild, fc.option(any), (input, cash) => {
      const answer = generateFinancialModel({ ...input, cash });
      const numbers: number[] = [];
      const text = JSON.stringify(answer, (_key, value: unknown) => {
        if (typeof value === 'number') numbers.push(value);
        return value;
      });
      expect(numbers.every(Number.isFinite)).toBe(true);
      expect(JSON.stringify(generateFinancialModel({ ...input, cash }))).toBe(text);
    }),
    { numRuns: 500 },
  );
});
