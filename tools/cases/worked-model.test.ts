import { expect, it } from 'vitest';
import { differences } from '../case-compare.ts';
import { ops as model } from './model.ts';
import { ops as valuation } from './valuation.ts';

/** Edge rules of the model and of the seven methods, worked by hand to nine digits. */
type Worked = [what: string, op: string, given: object, want: object];

const OPS: Record<string, (given: never) => unknown> = { ...model, ...valuation };
const TOLERANCE = { relative: 1e-9, absolute: 1e-6 };

const SIX = {
  revenueGrowthRate: 100,
  marketSize: 10_000_000,
  customerAcquisitionCost: 100,
  lifetimeValue: 300,
  churnRate: 5,
  grossMargin: 95,
};
const MODEL: Worked[] = [
  [
    'limits are strict: LTV/CAC 3, margin 95% and 12 months raise nothing',
    'model.flags',
    { ...SIX, runway: 12 },
    { flags: [] },
  ],
  [
    'six months of runway are below twelve, not below six',
    'model.flags',
    { ...SIX, runway: 6 },
    { flags: [{ code: 'RUNWAY_BELOW_12M', severity: 'warning' }] },
  ],
  [
    'no burn, no end of the cash',
    'model.metrics',
    { monthlyCashOut: 10, monthlyCashIn: 20, cash: 5 },
    { netBurn: 0, runwayMonths: null },
  ],
  [
    'no cash is a runway of 0',
    'model.metrics',
    { monthlyCashOut: 20, monthlyCashIn: 10, cash: 0 },
    { netBurn: 10, runwayMonths: 0 },
  ],
  [
    'burn without growth has no multiple',
    'model.metrics',
    { monthlyCashOut: 20, monthlyCashIn: 10, netNewArr: 0 },
    { burnMultiple: null },
  ],
  [
    'gross retention leaves expansion out',
    'model.metrics',
    { startMrr: 100, expansionMrr: 30, contractionMrr: 5, churnedMrr: 15 },
    { nrrPct: 110, grrPct: 80 },
  ],
  [
    'shrinking by half: no saturation, 50% of 50% the year after with decay 1',
    'model.project',
    { ...SIX, revenueGrowthRate: -50, startingRevenue: 1_000_000, growthDecay: 1, years: 2 },
    { projections: [{ revenue: 500_000 }, { revenue: 250_000 }] },
  ],
  [
    'a loss pays no tax',
    'model.project',
    {
      ...SIX,
      revenueGrowthRate: 0,
      grossMargin: 50,
      startingRevenue: 100_000,
      startingHeadcount: 1,
      costPerHead: 60_000,
      customerAcquisitionCost: 0,
      taxRate: 0.3,
      years: 1,
    },
    { projections: [{ ebitda: -10_000, tax: 0, cashFlow: -10_000 }] },
  ],
];

const VALUATION: Worked[] = [
  [
    'an exit multiple does not move half a year, the flows do',
    'valuation.discountedCashFlow',
    { cashFlows: [110], rate: '0.1', exitMultiple: 5, midYear: true },
    { pvExplicit: 104.880884817, terminalValue: 550, pvTerminal: 500 },
  ],
  [
    'survival of one half: 50/1.1 + 25/1.21, and a quarter of the terminal 1,000',
    'valuation.discountedCashFlow',
    { cashFlows: [100, 100], rate: '0.1', terminalGrowth: 0, survival: '0.5' },
    { pvExplicit: 66.1157024793, pvTerminal: 206.611570248 },
  ],
  [
    'growth at the rate has no value',
    'valuation.discountedCashFlow',
    { cashFlows: [100], rate: '0.1', terminalGrowth: '0.1' },
    { terminalValue: null, equityValue: null },
  ],
  [
    'retention of 80%: 16M / 3.375',
    'valuation.ventureCapitalMethod',
    { exitMetric: 10_000_000, multiple: 2, years: 3, investment: 1_000_000, rate: '0.5', retention: '0.8' },
    { postMoney: 4_740_740.74074, preMoney: 3_740_740.74074 },
  ],
  [
    'ten times the money instead of a rate',
    'valuation.ventureCapitalMethod',
    { exitMetric: 10_000_000, multiple: 2, years: 3, investment: 500_000, targetMultiple: 10 },
    { postMoney: 2_000_000, requiredOwnershipPct: 25 },
  ],
  [
    'the median of two is their mean, the discount 30%, growth held at one half',
    'valuation.comparables',
    { revenue: 1000, multiples: [2, 4], growth: -60, peerGrowth: 100 },
    { medianMultiple: 3, growthAdjustment: 0.5, value: 1050 },
  ],
  [
    'never below zero',
    'valuation.riskFactorSummation',
    { base: 100_000, scores: [-2, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], step: 250_000 },
    { netScore: -4, value: 0 },
  ],
  [
    'half of the country premium, and five points for the stage',
    'valuation.costOfEquity',
    {
      riskFree: '0.04',
      beta: 1,
      matureErp: '0.05',
      countryRiskPremium: '0.1',
      lambda: '0.5',
      stagePremium: '0.05',
    },
    { costOfEquity: 0.19 },
  ],
  [
    'probabilities that miss 1 have no value',
    'valuation.firstChicago',
    { scenarios: [{ name: 'success', probability: '0.5', value: 10 }] },
    { value: null },
  ],
  [
    'a confidence below 0.05 and a value of 0 do not count',
    'valuation.combine',
    {
      methods: {
        berkus: { value: 1_000_000, confidence: '0.5' },
        scorecard: { value: 9_000_000, confidence: '0.04' },
        comparables: { value: 0, confidence: '0.9' },
      },
    },
    { fairValue: 1_000_000, dispersion: 0, weights: { berkus: 1 } },
  ],
  ['nothing usable has no value', 'valuation.combine', { methods: {} }, { fairValue: null, range: null }],
];

it.each([...MODEL, ...VALUATION])('%s', (_what, op, given, want) => {
  expect(differences(OPS[op]?.(given as never), want, TOLERANCE)).toEqual([]);
});
