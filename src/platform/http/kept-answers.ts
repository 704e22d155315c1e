import { DAY_MS, MINUTE_MS } from '#shared/domain/time.ts';
import { createRecentlySeen } from '../recently-seen.ts';
import type { Events } from '../postgres/events.ts';

/** What is kept, and how much memory it takes. */
type Made<Kept> = { readonly kept: Kept; readonly bytes: number };

type Entry = {
  readonly changes: number;
  readonly madeAt: number;
  readonly making: Promise<Made<unknown> | null>;
  bytes: number;
};

type Asking = {
  /** Where what it would be made from may lack a change, it is made for this call alone. */
  readonly isWhole?: () => boolean;
  /** The call has heard of what was committed before it. */
  readonly hasHeard?: boolean;
  /**
   * Kept from the second time on that it is asked for: of many questions most are asked once, and keeping their answers
   * takes a collection of all memory every half a second.
   */
  readonly isOneOfMany?: boolean;
};

/** Answers to visitors by what was asked, in this process. */
export type KeptAnswers = {
  /**
   * What `make` made for this key, unless one of the topics it is made from has changed since, in whichever process; else it
   * is made anew, once for all who ask meanwhile. Null is not kept. One key stands for one kind of answer.
   */
  get<Kept>(
    key: string,
    topics: readonly string[],
    make: () => Promise<Made<Kept> | null>,
    how?: Asking,
  ): Promise<Kept | null>;
  /** How much memory they take. */
  bytes(): number;
};

type Limits = { readonly mostBytes?: number; readonly now: () => Date };

/** Beside its own bytes. */
const ENTRY_BYTES = 500;
const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST_KEY = 500;
/** What an answer says of the time of day, such as what expired meanwhile, is at most this old. */
const LONGEST_MS = MINUTE_MS;

/** The same for a call that has heard of what was committed before it. */
export const heard = (answers: KeptAnswers): KeptAnswers => ({
  ...answers,
  get: (key, topics, make, how) => answers.get(key, topics, make, { ...how, hasHeard: true }),
});

/**
 * Keeps answers for as long as nothing they are made from has changed. Before one is used the process hears of all that was
 * committed before the call, so that a kept answer is never older than one made now would be. Those asked for longest ago go first.
 */
export function createKeptAnswers(
  events: Pick<Events, 'caughtUp' | 'changesOf' | 'isHearing'>,
  { mostBytes = MOST_BYTES, now }: Limits,
): KeptAnswers {
  const entries = new Map<string, Entry>();
  const wasAsked = createRecentlySeen();
  let held = 0;

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    held -= entry.bytes;
  }

  function isFresh({ changes, madeAt }: Entry, current: number, at: number): boolean {
    const isOfToday = Math.floor(madeAt / DAY_MS) === Math.floor(at / DAY_MS);
    return changes === current && isOfToday && Math.abs(at - madeAt) < LONGEST_MS;
  }

  function weigh(key: string, entry: Entry, bytes: number): void {
    if (entries.get(key) !== entry) return;
    entry.bytes += bytes;
    held += bytes;
    for (const [oldest, old] of entries) {
      if (held <= mostBytes) return;
      drop(oldest, old);
    }
  }

  return {
    bytes: () => held,
    async get<Kept>(
      key: string,
      topics: readonly string[],
      make: () => Promise<Made<Kept> | null>,
      { isWhole = () => true, hasHeard = false, isOneOfMany = false }: Asking = {},
    ) {
      if (key.length > LONGEST_KEY || (isOneOfMany && !entries.has(key) && !wasAsked(key)))
        return (await make())?.kept ?? null;
      // What is made now is read after the changes counted now; one that is heard of later makes it be made anew.
      if (entries.has(key) && !(hasHeard ? events.isHearing() : await events.caughtUp()))
        return (await make())?.kept ?? null;
      const [changes, madeAt] = [events.changesOf(topics), now().getTime()];
      const known = entries.get(key);
      if (known && isFresh(known, changes, madeAt)) {
        entries.delete(key);
        entries.set(key, known);
        // One key stands for one kind of answer, which the callers see to.
        return ((await known.making)?.kept ?? null) as Kept | null;
      }
      if (!isWhole()) return (await make())?.kept ?? null;
      if (known) drop(key, known);
      const making = make();
      const entry: Entry = { changes, madeAt, making, bytes: 0 };
      entries.set(key, entry);
      weigh(key, entry, ENTRY_BYTES);
      const made = await making.catch((error: unknown) => {
        drop(key, entry);
        throw error;
      });
      if (made === null) drop(key, entry);
      else weigh(key, entry, made.bytes);
      return made?.kept ?? null;
    },
  };
}
