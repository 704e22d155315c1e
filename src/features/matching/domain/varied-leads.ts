import type { PairStory } from './pair.ts';

/**
 * Several pairs that are read one below the other, each with what carried it in an order of its own: first what begins
 * the fewest of those above it, of equals the most telling.
 */
export function variedStories(stories: readonly PairStory[]): PairStory[] {
  const begun = new Map<string, number>();
  const timesBegun = ({ key }: { key: string }) => begun.get(key) ?? 0;
  return stories.map((story) => {
    const [lead] = story.carried.toSorted((a, b) => timesBegun(a) - timesBegun(b));
    if (lead === undefined) return story;
    begun.set(lead.key, timesBegun(lead) + 1);
    const carried = [lead, ...story.carried.filter((one) => one !== lead)];
    return { ...story, carried, reasons: [...story.misfits, ...carried.map((one) => one.sentence)] };
  });
}
