import { expect, test } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { projectCases } from './model-cases.ts';
import { generateFinancialModel } from './model.ts';

test('the six figures the form starts with', () => {
  const { metrics, extra, flags, projections } = generateFinancialModel(DEFAULT_ASSUMPTIONS);
  expect(metrics.ltv_cac).toBe(10);
  expect(metrics.burnRate).toBeCloseTo(4_344.04, 2);
  expect(metrics.runway).toBeNull();
  expect(metrics.rule40).toBeCloseTo(72.8, 1);
  expect(extra.arpaMonthly).toBe(31.25);
  expect(projections.map((year) => year.revenue)).toHaveLength(5);
  expect(projections[0]?.ebitda).toBeCloseTo(-52_129, 0);
  expect(flags).toEqual([]);
});

test('with cash the runway is known, flat and walked down the years, and short runways are flagged', () => {
  const model = generateFinancialModel({ ...DEFAULT_ASSUMPTIONS, cash: 40_000 });
  // 40,000 / 4,344.04 a month; the first year's burn is spread evenly, so both agree inside it.
  expect(model.metrics.runway).toBeCloseTo(9.208, 3);
  expect(model.extra.runwayProjected).toBeCloseTo(9.208, 3);
  expect(model.flags.map((flag) => flag.code)).toEqual(['RUNWAY_BELOW_12M']);
  expect(generateFinancialModel({ ...DEFAULT_ASSUMPTIONS, cash: 0 }).metrics.runway).toBe(0);
});

test('every figure says how it came about, and every missing one why', () => {
  const { explanations, notes } = generateFinancialModel(DEFAULT_ASSUMPTIONS);
  expect(explanations.ltv_cac).toEqual({
    value: 10,
    formula: 'Lifetime value / customer acquisition cost',
    inputs: { lifetimeValue: 500, customerAcquisitionCost: 50 },
  });
  for (const line of Object.values(explanations)) {
    expect(line.formula).not.toBe('');
    expect(line.value === null).toBe(line.note !== undefined);
  }
  expect(explanations.runway.note?.code).toBe('CASH_UNKNOWN');
  expect(notes.map((note) => note.code)).toEqual(['CASH_UNKNOWN']);
});

test('what nobody stated is listed as an assumption', () => {
  const lines = generateFinancialModel({ ...DEFAULT_ASSUMPTIONS, costPerHead: 18_000 }).assumptions;
  const origin = Object.fromEntries(lines.map((line) => [line.field, line.origin]));
  expect(origin).toMatchObject({
    startingRevenue: 'default',
    arpaMonthly: 'derived',
    cash: 'unknown',
    costPerHead: 'stated',
    startingHeadcount: 'default',
  });
});

test('without churn and ARPA nobody knows the customers: no sales cost, and it is said', () => {
  const model = generateFinancialModel({ ...DEFAULT_ASSUMPTIONS, churnRate: 0 });
  expect(model.extra).toMatchObject({ arpaMonthly: null, cacPaybackMonths: null, magicNumber: null });
  expect(model.projections[0]).toMatchObject({ newCustomers: null, salesMarketing: 0 });
  expect(model.notes.map((note) => note.code)).toContain('ARPA_UNKNOWN');
});

test('burn without growth has no multiple, growth without burn has zero', () => {
  const shrinking = generateFinancialModel({ ...DEFAULT_ASSUMPTIONS, revenueGrowthRate: -10 });
  expect(shrinking.extra.burnMultiple).toBeNull();
  expect(shrinking.explanations.burnMultiple.note?.code).toBe('BURN_WITHOUT_GROWTH');
  const thriving = generateFinancialModel({ ...DEFAULT_ASSUMPTIONS, startingRevenue: 2_000_000, cash: 1 });
  expect(thriving.extra.burnMultiple).toBe(0);
  expect(thriving.explanations.runway.note?.code).toBe('CASH_POSITIVE');
});

test('three cases: the price of the product stays, growth, churn and cost of customers move', () => {
  const { base, up, down } = projectCases(DEFAULT_ASSUMPTIONS);
  const last = (model: typeof base) => model.projections.at(-1)?.revenue ?? 0;
  expect(last(down)).toBeLessThan(last(base));
  expect(last(base)).toBeLessThan(last(up));
  expect([base, up, down].map((model) => model.extra.arpaMonthly)).toEqual([31.25, 31.25, 31.25]);
  // Down: LTV 500 / 1.25 = 400, CAC 50 x 1.25 = 62.5.
  expect(down.metrics.ltv_cac).toBe(6.4);
  expect(
    projectCases({ ...DEFAULT_ASSUMPTIONS, revenueGrowthRate: -30 }).down.projections[0]?.growthPct,
  ).toBe(-50);
});
