// The rule and a worked example: docs/rules/valuation-methods.md
import { discountedCashFlowCase, firstChicagoCase } from './cash-flow-method-cases.ts';
import { combineValues, methodConfidence } from './combination.ts';
import { comparablesCase, ventureCapitalCase } from './market-method-cases.ts';
import { inputValues, topDrivers, type MethodCase, type MethodInput } from './method-inputs.ts';
import { METHOD_NAMES, STAGE_FIT, type MethodName } from './parameters.ts';
import { missingLine, weightedLine } from './reasoning.ts';
import { berkusCase, riskFactorCase, scorecardCase } from './score-method-cases.ts';
import type { Source } from '#shared/domain/dated-source.ts';
import type { ValuationFacts } from './valuation-facts.ts';

/** One method's answer: pre-money USD, confidence 0 to 1, and everything needed to ask why. */
export type MethodResult = {
  value: number | null;
  confidence: number;
  /** Share in the fair value; 0 when shown only. */
  weight: number;
  formula: string;
  inputs: MethodInput[];
  missing: string[];
  completeness: number;
  quality: number;
  stageFit: number;
  sources: Source[];
  notes: string[];
};

/** Pre-money valuation in USD. Fair value and range are null when no method can be weighted. */
export type Valuation = {
  asOf: string;
  recommendation: {
    fairValue: number | null;
    range: { min: number; max: number } | null;
    reasoning: string[];
  };
  dispersion: number | null;
  methods: Record<MethodName, MethodResult>;
};

const CASES: Record<MethodName, (facts: ValuationFacts) => MethodCase> = {
  berkus: berkusCase,
  scorecard: scorecardCase,
  riskFactorSummation: riskFactorCase,
  ventureCapitalMethod: ventureCapitalCase,
  comparables: comparablesCase,
  discountedCashFlow: discountedCashFlowCase,
  firstChicago: firstChicagoCase,
};

function evaluated(name: MethodName, facts: ValuationFacts) {
  const ready = CASES[name](facts);
  const value = ready.missing.length > 0 ? null : ready.evaluate(inputValues(ready.inputs));
  const confidence =
    value === null ? 0 : methodConfidence(name, facts.stage, ready.completeness, ready.quality);
  return { name, ready, value, confidence };
}

type Evaluated = ReturnType<typeof evaluated>;

function resultOf(
  { name, ready, value, confidence }: Evaluated,
  facts: ValuationFacts,
  weight: number,
): MethodResult {
  const { evaluate: _, ...shown } = ready;
  return { value, confidence, weight, stageFit: STAGE_FIT[name][facts.stage], ...shown };
}

function whyNot({ name, ready, value }: Evaluated, facts: ValuationFacts): string {
  const unfit = STAGE_FIT[name][facts.stage] === 0;
  const reason = unfit
    ? 'does not suit this stage'
    : value !== null && value <= 0
      ? 'comes out at zero or below'
      : 'none of its inputs was supplied';
  return missingLine(name, ready.missing, reason);
}

function reasoningOf(methods: Evaluated[], facts: ValuationFacts, weights: Record<string, number>): string[] {
  const lines = methods.flatMap(({ name, ready, value }) => {
    const weight = weights[name];
    if (weight === undefined || value === null) return [];
    return [
      weightedLine({
        name,
        value,
        weight,
        drivers: topDrivers(ready),
        sources: ready.sources,
        asOf: facts.asOf,
      }),
    ];
  });
  if (lines.length > 0) return lines;
  return ['No method can be used yet.', ...methods.map((method) => whyNot(method, facts))];
}

/**
 * Seven methods on what is known of a startup, weighted by confidence into a fair pre-money value and its range.
 * Same facts, same answer: `asOf` is the only date.
 */
export function valueStartup(facts: ValuationFacts): Valuation {
  const methods = METHOD_NAMES.map((name) => evaluated(name, facts));
  const combined = combineValues(Object.fromEntries(methods.map((method) => [method.name, method])));
  const results = methods.map(
    (method) => [method.name, resultOf(method, facts, combined.weights[method.name] ?? 0)] as const,
  );
  return {
    asOf: facts.asOf,
    recommendation: {
      fairValue: combined.fairValue,
      range: combined.range,
      reasoning: reasoningOf(methods, facts, combined.weights),
    },
    dispersion: combined.dispersion,
    methods: byMethod(results),
  };
}

/** Object.fromEntries loses the key type; the entries come from METHOD_NAMES, so every method is there. */
function byMethod(entries: (readonly [MethodName, MethodResult])[]): Record<MethodName, MethodResult> {
  return Object.fromEntries(entries) as Record<MethodName, MethodResult>;
}
