import { percentOf } from '#shared/domain/percent.ts';

/** Figures about fewer people than this would tell on someone and are withheld. */
export const FEWEST_PEOPLE = 5;

export type Density = {
  /** 0–1 to two decimals; null when withheld. */
  readonly density: number | null;
  /** Why there is none. */
  readonly withheld: 'fewer_than_five_people' | null;
};

/**
 * Ties among founders' teams and investors of a country, over all pairs there could be: `ties / (people (people − 1) / 2)`.
 * Two people are tied when they are connected or were introduced. docs/rules/network-density.md.
 */
export function networkDensity(people: number, ties: number): Density {
  if (people < FEWEST_PEOPLE) return { density: null, withheld: 'fewer_than_five_people' };
  const pairs = (people * (people - 1)) / 2;
  return { density: Math.min(100, percentOf(ties, pairs) ?? 0) / 100, withheld: null };
}
