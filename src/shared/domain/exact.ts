import { Decimal } from 'decimal.js';

/** A number or an exact decimal string such as `"0.1"`. */
export type Quantity = number | string;

/** An exact decimal with 34 significant digits; never leaves the domain. */
export type Exact = Decimal;

/** Why a value is missing or needs care: a stable code and a sentence for the screen. */
export type Note = { code: string; message: string };

const Exact34 = Decimal.clone({ precision: 34, rounding: Decimal.ROUND_HALF_UP });

export function exact(value: Quantity | Exact): Exact {
  return new Exact34(value);
}

export const ZERO = exact(0);
export const ONE = exact(1);

/** The plain number nearest to an exact value; null for "none" and for what a number cannot hold. */
export function toNumber(value: Exact | null): number | null {
  if (value === null) return null;
  const plain = value.toNumber();
  return Number.isFinite(plain) ? plain + 0 : null;
}

/** Quotient, or null where it is not defined. */
export function ratio(numerator: Exact, denominator: Exact): Exact | null {
  return denominator.isZero() ? null : numerator.div(denominator);
}

/** Held between two bounds. */
export function clampExact(value: Exact, low: Quantity, high: Quantity): Exact {
  return value.lessThan(low) ? exact(low) : value.greaterThan(high) ? exact(high) : value;
}

export function sumExact(values: readonly (Quantity | Exact)[]): Exact {
  return values.reduce<Exact>((total, value) => total.plus(value), ZERO);
}

/** A value freed of the last digits a chain of divisions leaves, for comparing with a limit. */
export function settled(value: Exact): Exact {
  return value.toSignificantDigits(15);
}
