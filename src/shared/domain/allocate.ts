// The rule and a worked example: docs/rules/largest-remainder.md
/**
 * Shares `total` units (cents, shares, hundredths of a percent) out by weight so that the parts add up to it exactly:
 * each part is rounded down, and the units left over go to the largest remainders, ties to the earlier row.
 * Null when no weight is above 0. `total` and weights are whole, not negative, and safe integers or bigints;
 * anything else throws. Method of largest remainder (Hamilton).
 */
export function allocate(total: number, weights: readonly (number | bigint)[]): number[] | null {
  const whole = units(total);
  const parts = weights.map(units);
  const sum = parts.reduce((left, right) => left + right, 0n);
  if (sum === 0n) return null;
  const rows = parts.map((weight, index) => ({
    index,
    floor: (whole * weight) / sum,
    remainder: (whole * weight) % sum,
  }));
  const leftOver = Number(whole - rows.reduce((left, row) => left + row.floor, 0n));
  const byRemainder = rows.toSorted((one, other) =>
    one.remainder === other.remainder ? one.index - other.index : one.remainder > other.remainder ? -1 : 1,
  );
  const raised = new Set(byRemainder.slice(0, leftOver).map((row) => row.index));
  return rows.map((row) => Number(row.floor) + (raised.has(row.index) ? 1 : 0));
}

function units(value: number | bigint): bigint {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new RangeError(`${value} is not whole units`);
  if (value < 0) throw new RangeError(`${value} is negative`);
  return BigInt(value);
}
