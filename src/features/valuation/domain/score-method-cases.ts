import { companyInput, gatherInputs, tableInput, type MethodCase } from './method-inputs.ts';
import { BERKUS_FACTORS, RISK_FACTORS, riskFactorStep, SCORECARD_FACTORS } from './parameters.ts';
import { berkusCap, regionalAverage } from './regional-average.ts';
import { berkus, riskFactorSummation, scorecard } from './score-methods.ts';
import { OWN_DATA_QUALITY, sourceQuality } from './source.ts';
import type { ValuationFacts } from './valuation-facts.ts';

const missingTable = (formula: string): MethodCase => ({
  formula,
  inputs: [],
  missing: ['average pre-money of the stage'],
  completeness: 0,
  quality: OWN_DATA_QUALITY,
  sources: [],
  notes: [],
  evaluate: () => null,
});

/** No score is no evidence and earns nothing; without any score there is no value. */
export function berkusCase(facts: ValuationFacts): MethodCase {
  const { cap, source } = berkusCap(facts.country);
  const stated = facts.berkusScores ?? {};
  const none = BERKUS_FACTORS.every((factor) => stated[factor] == null);
  const scores = BERKUS_FACTORS.map((factor) =>
    companyInput(factor, stated[factor], none ? null : 0, { unit: 'number', neutral: 0 }),
  );
  return {
    formula: 'Sum of five scores in [0, 1] x cap per factor',
    ...gatherInputs([...scores, tableInput('capPerFactor', cap, { unit: 'usd' })]),
    quality: sourceQuality(source, facts.asOf),
    sources: [source],
    notes: [],
    evaluate: (values) =>
      berkus(
        BERKUS_FACTORS.map((factor) => values[factor] ?? 0),
        values['capPerFactor'],
      ).value,
  };
}

/** Factors nobody stated stay at 1, so they move nothing and lower the confidence. */
export function scorecardCase(facts: ValuationFacts): MethodCase {
  const formula = 'Regional average pre-money x weighted factors (30/25/15/10/10/5/5)';
  const average = regionalAverage(facts.stage, facts.country, facts.asOf, facts.ownPreMoneys);
  if (average === null) return missingTable(formula);
  const factors = SCORECARD_FACTORS.map((factor) =>
    companyInput(factor, facts.scorecardFactors?.[factor], 1, { unit: 'number', neutral: 1 }),
  );
  return {
    formula,
    ...gatherInputs([...factors, tableInput('averagePreMoney', average.preMoney, { unit: 'usd' })]),
    quality: average.quality,
    sources: [average.source],
    notes: average.note === null ? [] : [average.note],
    evaluate: (values) =>
      scorecard(
        values['averagePreMoney'] ?? 0,
        SCORECARD_FACTORS.map((factor) => values[factor]),
      ).value,
  };
}

/** Risks nobody scored count as neutral. */
export function riskFactorCase(facts: ValuationFacts): MethodCase {
  const formula = 'max(0, regional average pre-money + sum of twelve scores x step)';
  const average = regionalAverage(facts.stage, facts.country, facts.asOf, facts.ownPreMoneys);
  if (average === null) return missingTable(formula);
  const scores = RISK_FACTORS.map((factor) =>
    companyInput(factor, facts.riskScores?.[factor], 0, { unit: 'number', neutral: 0 }),
  );
  const step = riskFactorStep(average.preMoney, facts.country === 'US');
  const tables = [
    tableInput('averagePreMoney', average.preMoney, { unit: 'usd' }),
    tableInput('step', step, { unit: 'usd' }),
  ];
  return {
    formula,
    ...gatherInputs([...scores, ...tables]),
    quality: average.quality,
    sources: [average.source],
    notes: average.note === null ? [] : [average.note],
    evaluate: (values) =>
      riskFactorSummation(
        values['averagePreMoney'] ?? 0,
        RISK_FACTORS.map((factor) => values[factor] ?? 0),
        values['step'] ?? 0,
      ).value,
  };
}
