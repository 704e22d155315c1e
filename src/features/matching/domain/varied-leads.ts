import type { PairStory } from './pair.ts';

/**
 * The reasons of several pairs that are read one below the other: each begins with the best one whose criterion does not
 * begin another already; what rules a pair out is said first all the same.
 */
export function leadsOf(stories: readonly PairStory[]): string[][] {
  const used = new Set<string>();
  return stories.map(({ misfits, carried }) => {
    const lead = carried.find((one) => !used.has(one.key)) ?? carried[0];
    if (lead === undefined) return misfits;
    if (misfits.length === 0) used.add(lead.key);
    const rest = carried.filter((one) => one !== lead);
    return [...misfits, ...[lead, ...rest].map((one) => one.sentence)];
  });
}
