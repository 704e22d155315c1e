/** Holds `x` between `low` and `high`. */
export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x));

/** Straight line from 0 at `from` to 1 at `to`, flat outside. */
export const lin = (x: number, from: number, to: number): number => clamp((x - from) / (to - from));

/** Logarithmic saturation: 0 at 0, 1 from `reference` on. Negative `x` counts as 0. */
export const sat = (x: number, reference: number): number =>
  Math.min(1, Math.log1p(Math.max(0, x)) / Math.log1p(reference));

/** Nearest whole number, halves upwards. Binary dust below 1e-9 does not decide a half. */
export const roundHalfUp = (x: number): number => Math.floor(Number(x.toFixed(9)) + 0.5);
