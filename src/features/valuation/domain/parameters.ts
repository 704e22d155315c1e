import type { StageId } from '#shared/domain/catalogue/stages.ts';
import type { Source } from '#shared/domain/dated-source.ts';

export const METHOD_NAMES = [
  'berkus',
  'scorecard',
  'riskFactorSummation',
  'ventureCapitalMethod',
  'comparables',
  'discountedCashFlow',
  'firstChicago',
] as const;
export type MethodName = (typeof METHOD_NAMES)[number];

export const HURDLE_RATES_SOURCE: Source = {
  name: 'Sahlman and Plummer as quoted in the AICPA guide on private equity valuation',
  date: null,
};

/** Target return a year in percent; it already prices failure. */
export const HURDLE_RATE_PCT = {
  'pre-seed': 70,
  seed: 60,
  'series-a': 50,
  'series-b': 40,
  'series-c': 35,
  growth: 30,
} as const satisfies Record<StageId, number>;

export const SURVIVAL_SOURCE: Source = { name: 'Annual survival, working assumption', date: null };

/** Share of companies still alive a year later. */
export const ANNUAL_SURVIVAL = {
  'pre-seed': 0.75,
  seed: 0.8,
  'series-a': 0.86,
  'series-b': 0.9,
  'series-c': 0.93,
  growth: 0.95,
} as const satisfies Record<StageId, number>;

export const DLOM_SOURCE: Source = {
  name: 'Discount for lack of marketability, restricted-stock and pre-IPO studies (20 to 35%)',
  date: null,
};
export const DEFAULT_DLOM_PCT = 30;

export const CAPM_SOURCE: Source = {
  name: 'Working assumption on risk-free rate, beta and terminal growth',
  date: null,
};

/** Fractions; beta of a small listed technology company. Terminal growth stays below the risk-free rate. */
export const CAPM_DEFAULTS = { riskFree: 0.045, beta: 1.2, terminalGrowth: 0.03 } as const;

export const BERKUS_CAP_US = 500_000;
export const BERKUS_FACTORS = [
  'soundIdea',
  'prototype',
  'qualityTeam',
  'strategicRelationships',
  'rollOutOrSales',
] as const;

export const SCORECARD_WEIGHT_PCT = {
  team: 30,
  opportunity: 25,
  productTechnology: 15,
  competition: 10,
  marketingSales: 10,
  needForFunding: 5,
  other: 5,
} as const;
export const SCORECARD_FACTORS = Object.keys(SCORECARD_WEIGHT_PCT) as (keyof typeof SCORECARD_WEIGHT_PCT)[];

export const RISK_FACTORS = [
  'management',
  'stageOfBusiness',
  'legislationPolitical',
  'manufacturing',
  'salesMarketing',
  'fundingCapitalRaising',
  'competition',
  'technology',
  'litigation',
  'international',
  'reputation',
  'potentialLucrativeExit',
] as const;
export const RISK_STEP_US = 250_000;

/** 250,000 in the US, elsewhere at most 10 % of the base. */
export function riskFactorStep(base: number, inUnitedStates: boolean): number {
  return inUnitedStates ? RISK_STEP_US : Math.min(RISK_STEP_US, base / 10);
}

const fits = (...byStage: [number, number, number, number, number, number]): Record<StageId, number> => {
  const [preSeed, seed, seriesA, seriesB, seriesC, growth] = byStage;
  const later = { 'series-a': seriesA, 'series-b': seriesB, 'series-c': seriesC, growth };
  return { 'pre-seed': preSeed, seed, ...later };
};

/** How well a method suits a stage, 0 to 1: pre-seed, seed, A, B, C+, growth. */
export const STAGE_FIT: Record<MethodName, Record<StageId, number>> = {
  berkus: fits(0.8, 0.6, 0.1, 0, 0, 0),
  scorecard: fits(0.8, 0.7, 0.3, 0.1, 0, 0),
  riskFactorSummation: fits(0.7, 0.6, 0.3, 0.1, 0, 0),
  ventureCapitalMethod: fits(0.3, 0.5, 0.7, 0.6, 0.4, 0.3),
  comparables: fits(0.1, 0.4, 0.7, 0.8, 0.9, 0.9),
  discountedCashFlow: fits(0.1, 0.2, 0.4, 0.6, 0.8, 0.9),
  firstChicago: fits(0.3, 0.4, 0.6, 0.6, 0.6, 0.5),
};
