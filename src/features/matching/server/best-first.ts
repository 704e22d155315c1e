/** A candidate and the most it may reach. */
export type Bounded = { readonly id: number; readonly most: number };

/** Candidates, and the most that those of later pages may reach; null after the last. */
export type Page<Candidate extends Bounded = Bounded> = {
  readonly items: readonly Candidate[];
  readonly rest: number | null;
};

/** Candidates of one kind, page by page, none of which reaches more than `most`. */
export type Source<Candidate extends Bounded = Bounded> = {
  readonly most: number;
  readonly pages: () => AsyncIterable<Page<Candidate>>;
};

type Judged = { readonly id: number; readonly order: number };

const JUDGED_AT_ONCE = 64;
const LOOKED_AT_ONCE = 256;

const isBefore = (one: Judged, other: Judged): boolean =>
  one.order === other.order ? String(one.id) < String(other.id) : one.order > other.order;

const isLikelier = (one: { most: number }, other: { most: number }): number => other.most - one.most;

type Looks<Candidate, Item> = {
  /** Leaves out who is not to be in the list. */
  readonly judge: (ids: readonly number[]) => Promise<readonly Item[]>;
  /** What some of them may reach at most, by a look that costs less than judging them. */
  readonly narrow?: (candidates: readonly Candidate[]) => Promise<readonly Bounded[]>;
};

/**
 * The best few, as if all were judged: only those are whose bound is above the last of the list. Best first; equal orders
 * by id, and of those equal to the last the ones that were looked at first.
 */
export async function findBestFirst<Candidate extends Bounded, Item extends Judged>(
  sources: readonly Source<Candidate>[],
  limit: number,
  { judge, narrow = async (candidates) => candidates }: Looks<Candidate, Item>,
): Promise<Item[]> {
  const best: Item[] = [];
  const floor = () => (best.length < limit ? -Infinity : (best.at(-1)?.order ?? -Infinity));
  const mayEnter = ({ most }: Bounded) => most > floor();
  const add = (item: Item) => {
    const place = best.findIndex((other) => isBefore(item, other));
    best.splice(place === -1 ? best.length : place, 0, item);
    if (best.length > limit) best.pop();
  };
  const judgeThose = async (waiting: readonly Bounded[]) => {
    for (let from = 0; from < waiting.length; from += JUDGED_AT_ONCE) {
      const now = waiting.slice(from, from + JUDGED_AT_ONCE).filter(mayEnter);
      if (now.length === 0) return;
      for (const item of await judge(now.map(({ id }) => id))) add(item);
    }
  };
  const settle = async (items: readonly Candidate[]) => {
    const waiting = items.filter(mayEnter).toSorted(isLikelier);
    for (let from = 0; from < waiting.length; from += LOOKED_AT_ONCE) {
      const now = waiting.slice(from, from + LOOKED_AT_ONCE).filter(mayEnter);
      if (now.length === 0) return;
      await judgeThose((await narrow(now)).filter(mayEnter).toSorted(isLikelier));
    }
  };
  for (const source of sources.toSorted(isLikelier)) {
    if (source.most <= floor()) break;
    for await (const { items, rest } of source.pages()) {
      await settle(items);
      if (rest === null || rest <= floor()) break;
    }
  }
  return best;
}
