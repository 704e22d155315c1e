import type { Fact } from './fact.ts';

/** Fewer are easily the sum of two others by chance. */
const FEWEST = 100;

/** Whether one source counts by two kinds those whom another counts as one: `210 shops` and `1,900 homes`, 2,110 in all. */
export function countsTogether(byKinds: readonly Fact[], all: readonly Fact[]): boolean {
  return all.some(
    ({ unit, value }) =>
      unit === 'count' &&
      value >= FEWEST &&
      byKinds.some((one, index) =>
        byKinds.slice(index + 1).some((other) => one.value + other.value === value),
      ),
  );
}
