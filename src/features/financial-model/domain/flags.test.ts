import { expect, test } from 'vitest';
import { DEFAULT_ASSUMPTIONS, type FinancialAssumptions } from './assumptions.ts';
import { consistencyFlags, type FlagFacts } from './flags.ts';

const raised = (change: Partial<FinancialAssumptions>, facts?: FlagFacts) =>
  consistencyFlags({ ...DEFAULT_ASSUMPTIONS, ...change }, facts).map(
    (flag) => `${flag.code} ${flag.severity}`,
  );

test('LTV over CAC: below 1 and below 3 exclude each other, and limits are strict', () => {
  expect(raised({ customerAcquisitionCost: 501 })).toEqual(['LTV_CAC_BELOW_1 critical']);
  expect(raised({ customerAcquisitionCost: 500 })).toEqual(['LTV_CAC_BELOW_3 warning']);
  expect(raised({ lifetimeValue: 150 })).toEqual([]);
  expect(raised({ lifetimeValue: 1_000 })).toEqual([]);
  expect(raised({ lifetimeValue: 1_001 })).toEqual(['LTV_CAC_IMPLAUSIBLE warning']);
  expect(raised({ customerAcquisitionCost: 0 })).toEqual([]);
});

test('stated LTV against ARPA x margin / churn: 25% off is a warning, more than twice is critical', () => {
  const stated = (lifetimeValue: number) => raised({ lifetimeValue, arpaMonthly: 31.25 });
  expect(stated(625)).toEqual([]);
  expect(stated(626)).toEqual(['LTV_CHURN_MARGIN_MISMATCH warning']);
  expect(stated(374)).toEqual(['LTV_CHURN_MARGIN_MISMATCH warning']);
  expect(stated(1_000)).toEqual(['LTV_CHURN_MARGIN_MISMATCH warning']);
  expect(stated(1_000.01)).toContain('LTV_CHURN_MARGIN_MISMATCH critical');
});

test('payback of exactly 24 months passes even where the margin leaves a long fraction', () => {
  const slow = { lifetimeValue: 2_000, churnRate: 1.25, grossMargin: 70 };
  expect(raised({ ...slow, customerAcquisitionCost: 600 })).toEqual([]);
  expect(raised({ ...slow, customerAcquisitionCost: 601 })).toContain('CAC_PAYBACK_ABOVE_24M warning');
});

test('the plan against the market: as stated, else the projection that is shown', () => {
  expect(raised({}, { statedFinalRevenue: 10_000_000 })).toEqual(['MARKET_SHARE_ABOVE_30PCT warning']);
  expect(raised({}, { statedFinalRevenue: 10_000_001 })).toEqual(['REVENUE_EXCEEDS_MARKET critical']);
  expect(raised({}, { statedFinalRevenue: 3_000_000 })).toEqual([]);
  // Undecayed and without saturation 400,000 would be 12.8 million; the projection ends at 3.4 million of 10.
  expect(raised({ startingRevenue: 400_000 })).toEqual(['MARKET_SHARE_ABOVE_30PCT warning']);
});

test('rates nobody should believe without evidence', () => {
  const small = { startingRevenue: 1 };
  expect(raised({ ...small, revenueGrowthRate: 300, churnRate: 10, grossMargin: 95 })).toEqual([]);
  expect(raised({ ...small, revenueGrowthRate: 301 })).toEqual(['GROWTH_ABOVE_300PCT warning']);
  expect(raised({ churnRate: 10.1 })).toEqual(['MONTHLY_CHURN_ABOVE_10PCT warning']);
  expect(raised({ churnRate: 71, churnPeriod: 'annual' })).toEqual([]);
  expect(raised({ churnRate: 72, churnPeriod: 'annual' })).toEqual(['MONTHLY_CHURN_ABOVE_10PCT warning']);
  expect(raised({ grossMargin: 0 })).toEqual(['GROSS_MARGIN_NOT_POSITIVE critical']);
});

test('cash: six months, twelve months, burn for growth', () => {
  expect(raised({}, { runwayMonths: 5.9 })).toEqual(['RUNWAY_BELOW_6M critical']);
  expect(raised({}, { runwayMonths: 6 })).toEqual(['RUNWAY_BELOW_12M warning']);
  expect(raised({}, { runwayMonths: 12, burnMultiple: 3 })).toEqual([]);
  expect(raised({}, { burnMultiple: 3.01 })).toEqual(['BURN_MULTIPLE_ABOVE_3 warning']);
});

test('a round priced above three times what the sector trades at', () => {
  const fintech = { annualRevenue: 1_000_000, sectorRevenueMultiple: 4.35 };
  expect(raised({}, { ...fintech, postMoney: 13_050_000 })).toEqual([]);
  expect(raised({}, { ...fintech, postMoney: 13_050_001 })).toEqual([
    'VALUATION_ABOVE_3X_SECTOR_MULTIPLE warning',
  ]);
});

test('impossible inputs are one critical flag naming the fields, and nothing is refused', () => {
  const [flag] = consistencyFlags({ ...DEFAULT_ASSUMPTIONS, marketSize: -1, cash: -1 });
  expect(flag).toMatchObject({ code: 'INPUT_OUT_OF_RANGE', severity: 'critical' });
  expect(flag?.fields).toEqual(['marketSize', 'cash']);
  expect(raised({ grossMargin: 101 })).toEqual([
    'GROSS_MARGIN_ABOVE_95PCT warning',
    'INPUT_OUT_OF_RANGE critical',
  ]);
});
