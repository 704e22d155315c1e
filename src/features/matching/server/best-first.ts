/** A candidate and the most it may reach. */
export type Bounded = { readonly id: number; readonly most: number };

/** Candidates, and the most that those of later pages may reach; null after the last. */
export type Page = { readonly items: readonly Bounded[]; readonly rest: number | null };

/** Candidates of one kind, page by page, none of which reaches more than `most`. */
export type Source = { readonly most: number; readonly pages: () => AsyncIterable<Page> };

type Judged = { readonly id: number; readonly order: number };

const JUDGED_AT_ONCE = 64;

const isBefore = (one: Judged, other: Judged): boolean =>
  one.order === other.order ? String(one.id) < String(other.id) : one.order > other.order;

/**
 * The best few, as if all were judged: only those are whose bound is above the last of the list. `judge` leaves out who is
 * not to be in it. Best first; equal orders by id, and of those equal to the last the ones that were looked at first.
 */
export async function findBestFirst<Item extends Judged>(
  sources: readonly Source[],
  limit: number,
  judge: (ids: readonly number[]) => Promise<readonly Item[]>,
): Promise<Item[]> {
  const best: Item[] = [];
  const floor = () => (best.length < limit ? -Infinity : (best.at(-1)?.order ?? -Infinity));
  const add = (item: Item) => {
    const place = best.findIndex((other) => isBefore(item, other));
    best.splice(place === -1 ? best.length : place, 0, item);
    if (best.length > limit) best.pop();
  };
  const settle = async (items: readonly Bounded[]) => {
    const waiting = items.filter(({ most }) => most > floor()).toSorted((a, b) => b.most - a.most);
    for (let from = 0; from < waiting.length; from += JUDGED_AT_ONCE) {
      const now = waiting.slice(from, from + JUDGED_AT_ONCE).filter(({ most }) => most > floor());
      if (now.length === 0) return;
      for (const item of await judge(now.map(({ id }) => id))) add(item);
    }
  };
  for (const source of sources.toSorted((a, b) => b.most - a.most)) {
    if (source.most <= floor()) break;
    for await (const { items, rest } of source.pages()) {
      await settle(items);
      if (rest === null || rest <= floor()) break;
    }
  }
  return best;
}
