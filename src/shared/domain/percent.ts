import { allocate } from './allocate.ts';
import { roundHalfUp } from './scale.ts';

/**
 * Each weight's percentage of their sum, as whole units of 10^-decimals percent that add up to exactly
 * 100 × 10^decimals: with 2 decimals 1, 1, 1 → 3334, 3333, 3333. Null when no weight is above 0.
 */
export function percentageUnits(weights: readonly (number | bigint)[], decimals = 2): number[] | null {
  return allocate(100 * 10 ** decimals, weights);
}

/** The same as numbers: 33.34, 33.33, 33.33. Written with `toFixed(decimals)` they sum to exactly 100. */
export function percentages(weights: readonly (number | bigint)[], decimals = 2): number[] | null {
  return percentageUnits(weights, decimals)?.map((unit) => unit / 10 ** decimals) ?? null;
}

/** One part of a whole in percent, halves rounded up; null when the whole is 0. Parts shown together: `percentages`. */
export function percentOf(part: number, whole: number, decimals = 0): number | null {
  if (whole === 0) return null;
  const scale = 10 ** decimals;
  const percent = roundHalfUp((part / whole) * 100 * scale) / scale;
  return Number.isFinite(percent) ? percent : null;
}
