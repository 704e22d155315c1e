import type { Fact } from './fact.ts';

/** Fewer are easily the sum of two others by chance. */
const FEWEST = 100;
/** Of more amounts two are easily a third by chance. */
const MOST_AMOUNTS = 4;
const CLOSE = 0.002;

/** What two or more amounts of one currency come to: any two of them, or all. */
function sumsOf(facts: readonly Fact[]): number[] {
  const values = [...new Set(facts.map(({ value }) => value))].filter((value) => value > 0);
  if (values.length < 2 || values.length > MOST_AMOUNTS) return [];
  const pairs = values.flatMap((one, index) => values.slice(index + 1).map((other) => one + other));
  return [...pairs, values.reduce((sum, value) => sum + value, 0)];
}

/**
 * Whether one source counts by two kinds those whom another counts as one: `210 shops` and `1,900 homes`, 2,110 in all; or tells cash
 * by the banks that it is with, and income or debt by what it is of.
 */
export function countsTogether(byKinds: readonly Fact[], all: readonly Fact[]): boolean {
  return all.some(({ unit, value, currency }) =>
    unit === 'count'
      ? value >= FEWEST &&
        byKinds.some((one, index) =>
          byKinds.slice(index + 1).some((other) => one.value + other.value === value),
        )
      : unit === 'money' &&
        sumsOf(byKinds.filter((one) => one.currency === currency)).some(
          (sum) => Math.abs(sum - value) <= CLOSE * value,
        ),
  );
}
