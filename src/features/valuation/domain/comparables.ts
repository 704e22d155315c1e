import { DEFAULT_DLOM_PCT } from './parameters.ts';
import { clampExact, exact, ONE, toNumber, ZERO, type Exact, type Quantity } from '#shared/domain/exact.ts';

export type ComparablesInputs = {
  /** Trailing annual revenue, USD. */
  revenue: Quantity;
  /** EV/revenue of the peers. */
  multiples: readonly Quantity[];
  dlomPct?: Quantity | null;
  /** Growth of the company and of its peers, percent a year; without both nothing is adjusted. */
  growth?: Quantity | null;
  peerGrowth?: Quantity | null;
};

/** Middle value, or the mean of the two middle ones; null of nothing. */
export function median(values: readonly Quantity[]): Exact | null {
  const sorted = values.map((value) => exact(value)).toSorted((a, b) => a.comparedTo(b));
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : upper.plus(lower).div(2);
}

/** ((1 + g) / (1 + g_peer))^0.5 held to [0.5, 2]. */
function growthAdjustment(growth: Quantity | null | undefined, peers: Quantity | null | undefined): Exact {
  if (growth == null || peers == null) return ONE;
  const own = ONE.plus(exact(growth).div(100));
  const other = ONE.plus(exact(peers).div(100));
  if (!own.greaterThan(ZERO)) return exact('0.5');
  return other.greaterThan(ZERO) ? clampExact(own.div(other).sqrt(), '0.5', 2) : exact(2);
}

/**
 * Comparables: revenue x median multiple x growth adjustment x (1 - discount for lack of marketability).
 * USD; null without multiples.
 */
export function comparables(inputs: ComparablesInputs): {
  medianMultiple: number | null;
  growthAdjustment: number | null;
  value: number | null;
} {
  const middle = median(inputs.multiples);
  const adjustment = growthAdjustment(inputs.growth, inputs.peerGrowth);
  const kept = ONE.minus(exact(inputs.dlomPct ?? DEFAULT_DLOM_PCT).div(100));
  const value = middle === null ? null : middle.times(inputs.revenue).times(adjustment).times(kept);
  return {
    medianMultiple: toNumber(middle),
    growthAdjustment: toNumber(adjustment),
    value: toNumber(value),
  };
}
