import type { Exact, Quantity } from './exact.ts';

/**
 * A decimal number held as an integer of 10^-30: prices, amounts, fractions and unrounded share counts. Sums are exact,
 * whatever their size, so parts add up to their whole; a quotient is cut. `exact.ts` keeps significant digits instead,
 * for rates and powers. Why there are two: `docs/decisions/018-libraries-and-what-is-ours.md`.
 */
export type Fixed = bigint;

const PLACES = 30;
export const ONE: Fixed = 10n ** BigInt(PLACES);
export const HUNDRED: Fixed = 100n * ONE;

/** UNITS[p] is 10^-p. */
const UNITS = Array.from({ length: PLACES + 1 }, (_, places) => 10n ** BigInt(PLACES - places));

const LARGEST_EXPONENT = 40;
const DECIMAL = /^([+-]?)(\d{1,40})(?:\.(\d{1,40}))?(?:e([+-]?\d{1,3}))?$/i;

/** Reads a number or decimal string; `null` for NaN, infinities, 1e309, blanks and anything not a number. */
export function parseFixed(value: unknown): Fixed | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const match = DECIMAL.exec(String(value));
  if (!match) return null;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  if (Number(exponent) > LARGEST_EXPONENT) return null;
  const shift = PLACES - fraction.length + Number(exponent);
  const digits = BigInt(whole + fraction);
  const size = shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift);
  return sign === '-' ? -size : size;
}

/** Reads a value already known to be a number; anything else is the programmer's error. */
export function fixed(value: Quantity): Fixed {
  const parsed = parseFixed(value);
  if (parsed === null) throw new RangeError(`not a decimal number: ${value}`);
  return parsed;
}

/** An exact decimal, cut at 30 decimals. */
export function cut(value: Exact): Fixed {
  return BigInt(value.times(`1e${PLACES}`).trunc().toFixed());
}

/** Product, cut at 30 decimals. */
export function mul(a: Fixed, b: Fixed): Fixed {
  return (a * b) / ONE;
}

/** Quotient, cut at 30 decimals; the divisor must not be 0. */
export function div(a: Fixed, b: Fixed): Fixed {
  return (a * ONE) / b;
}

export function sum(values: readonly Fixed[]): Fixed {
  return values.reduce((total, value) => total + value, 0n);
}

export function max(a: Fixed, b: Fixed): Fixed {
  return a > b ? a : b;
}

export function min(a: Fixed, b: Fixed): Fixed {
  return a < b ? a : b;
}

function unitOf(places: number): Fixed {
  return UNITS[places] ?? 1n;
}

/** The integer count of 10^-places, half away from zero: `toScaled(fixed('0.125'), 2)` is 13. */
export function toScaled(value: Fixed, places: number): bigint {
  const unit = unitOf(places);
  const half = value < 0n ? -unit / 2n : unit / 2n;
  return (value + half) / unit;
}

/** Rounds half up at a number of decimals. */
export function roundTo(value: Fixed, places: number): Fixed {
  return toScaled(value, places) * unitOf(places);
}

/** The whole part of a value that is not negative, as an integer. */
export function floorToInteger(value: Fixed): number {
  return Number(value / ONE);
}

/** Decimal text without trailing zeros, rounded half up at `places`. */
export function toText(value: Fixed, places: number = PLACES): string {
  const scaled = toScaled(value, places);
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  return `${scaled < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

/** The nearest double, for display and for JSON; never calculate on with it. */
export function toNumber(value: Fixed, places: number = PLACES): number {
  return Number(toText(value, places));
}
