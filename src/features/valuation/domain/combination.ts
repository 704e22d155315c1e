// The rule and a worked example: docs/rules/valuation-weighting.md
import type { StageId } from '#shared/domain/catalogue/stages.ts';
import {
  clampExact,
  exact,
  sumExact,
  toNumber,
  ZERO,
  type Exact,
  type Quantity,
} from '#shared/domain/exact.ts';
import { STAGE_FIT, type MethodName } from './parameters.ts';

/** Below this a method says too little to be weighted. */
const LEAST_CONFIDENCE = '0.05';
/** The range is never narrower than this, in logarithms. */
const LEAST_SPREAD = '0.15';
/** How wide the range is where nothing is believed, in logarithms; it narrows as confidences add up to 1. */
const WIDEST_SPREAD = '0.6';

/**
 * Confidence of a method, 0 to 1 in hundredths: how well it suits the stage x share of its inputs that were supplied
 * x quality of its tables; 0 when below 0.05.
 */
export function methodConfidence(
  method: MethodName,
  stage: StageId,
  completeness: number,
  quality: number,
): number {
  const product = exact(STAGE_FIT[method][stage]).times(completeness).times(quality).toDecimalPlaces(2);
  return product.lessThan(LEAST_CONFIDENCE) ? 0 : product.toNumber();
}

export type MethodEstimate = { value: Quantity | null; confidence: Quantity };

export type CombinedValue = {
  fairValue: number | null;
  range: { min: number; max: number } | null;
  /** Weighted standard deviation of ln value; null when nothing is weighted. */
  dispersion: number | null;
  /** Only the methods that count; they sum to 1. */
  weights: Record<string, number>;
};

type Weighted = { name: string; log: Exact; weight: Exact };
type Usable = { weighted: Weighted[]; confidence: Exact };

function usable(methods: Record<string, MethodEstimate>): Usable {
  const counted = Object.entries(methods).flatMap(([name, { value, confidence }]) => {
    const amount = value === null ? ZERO : exact(value);
    const counts = !exact(confidence).toDecimalPlaces(2).lessThan(LEAST_CONFIDENCE);
    return amount.greaterThan(ZERO) && counts
      ? [{ name, log: amount.ln(), confidence: exact(confidence) }]
      : [];
  });
  const total = sumExact(counted.map((method) => method.confidence));
  const weighted = counted.map(({ name, log, confidence }) => ({ name, log, weight: confidence.div(total) }));
  return { weighted, confidence: total };
}

/**
 * Confidence-weighted geometric mean (errors are multiplicative, so one wild value must not dominate) and the range
 * fair e^-s to fair e^s: s is the weighted standard deviation of the logarithms, at least 0.15, and at least
 * 0.6 (1 - the sum of confidences): the less is known, the wider. Methods without a positive value or without confidence are left out; when none is left, value and range are null.
 */
export function combineValues(methods: Record<string, MethodEstimate>): CombinedValue {
  const { weighted, confidence } = usable(methods);
  if (weighted.length === 0) return { fairValue: null, range: null, dispersion: null, weights: {} };
  const mean = sumExact(weighted.map(({ log, weight }) => log.times(weight)));
  const variance = sumExact(weighted.map(({ log, weight }) => log.minus(mean).pow(2).times(weight)));
  const dispersion = variance.sqrt();
  const unknown = clampExact(exact(1).minus(confidence), 0, 1).times(WIDEST_SPREAD);
  const spread = [dispersion, unknown].reduce(
    (most, each) => (each.greaterThan(most) ? each : most),
    exact(LEAST_SPREAD),
  );
  const [fair, min, max] = [mean, mean.minus(spread), mean.plus(spread)].map((log) => toNumber(log.exp()));
  return {
    fairValue: fair ?? null,
    range: min == null || max == null ? null : { min, max },
    dispersion: toNumber(dispersion),
    weights: Object.fromEntries(weighted.map(({ name, weight }) => [name, weight.toNumber()])),
  };
}
