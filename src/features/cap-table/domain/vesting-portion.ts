/** An exact fraction of a grant, numerator over denominator. */
export type Portion = { readonly numerator: bigint; readonly denominator: bigint };

export const NOTHING: Portion = { numerator: 0n, denominator: 1n };
export const WHOLE: Portion = { numerator: 1n, denominator: 1n };

/** Reads `"1/80"`, `"0.25"` or `0.25`; `null` unless it is a number from 0 to 1. */
export function parsePortion(value: string | number): Portion | null {
  const match = /^(\d{1,15})(?:\.(\d{1,20}))?(?:\/(\d{1,15}))?$/.exec(String(value).replaceAll(' ', ''));
  if (!match) return null;
  const [, whole = '', decimals = '', divisor = '1'] = match;
  const portion = {
    numerator: BigInt(whole + decimals),
    denominator: 10n ** BigInt(decimals.length) * BigInt(divisor),
  };
  if (portion.denominator === 0n || portion.numerator > portion.denominator) return null;
  return reduce(portion);
}

export function addPortions(a: Portion, b: Portion): Portion {
  return reduce({
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  });
}

/** The portion that `part` of what `done` has left is of the whole. */
export function portionOfRest(part: Portion, done: Portion): Portion {
  return reduce({
    numerator: part.numerator * (done.denominator - done.numerator),
    denominator: part.denominator * done.denominator,
  });
}

function reduce({ numerator, denominator }: Portion): Portion {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
}

/** quantity × portion, whole shares rounded down. */
export function floorShares(quantity: number, { numerator, denominator }: Portion): number {
  return Number((BigInt(quantity) * numerator) / denominator);
}

/** quantity × portion, half a share rounded up. */
export function roundShares(quantity: number, { numerator, denominator }: Portion): number {
  return Number((2n * BigInt(quantity) * numerator + denominator) / (2n * denominator));
}
