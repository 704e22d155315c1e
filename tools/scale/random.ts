/** Numbers that look random and are the same for a seed. */
export type Random = {
  /** From 0 to below 1. */
  fraction(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  one<Item>(items: readonly Item[]): Item;
  some<Item>(items: readonly Item[], count: number): Item[];
  /** One of `[item, weight]` pairs, in proportion to its weight. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  /** Long-tailed: half lie below `median`, a few far above. */
  longTailed(median: number): number;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const at = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[index];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  };
  const one = <Item>(items: readonly Item[]) => at(items, Math.floor(fraction() * items.length));
  return {
    fraction,
    whole: (least, most) => least + Math.floor(fraction() * (most - least + 1)),
    one,
    some: (items, count) => [...new Set(Array.from({ length: count }, () => one(items)))],
    weighted(items) {
      let left = fraction() * items.reduce((sum, [, weight]) => sum + weight, 0);
      return (items.find(([, weight]) => (left -= weight) < 0) ?? at(items, 0))[0];
    },
    longTailed: (median) => median * Math.exp((fraction() + fraction() + fraction() - 1.5) * 2.6),
  };
}
