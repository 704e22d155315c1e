import { changesIn } from '#shared/server/changes.ts';
import { MINUTE_MS } from '#shared/domain/time.ts';

/** An answer, and how many rows it was counted from. */
export type Counted<Answer> = { readonly answer: Answer; readonly rows: number };

type Cached = {
  readonly madeAt: number;
  readonly answer: unknown;
  readonly isLarge: boolean;
  /** What this process had written when it was made. */
  readonly changes: number;
};

/** From so many rows on a sum takes a noticeable time. */
const LARGE = 10_000;
const CACHE_MS = MINUTE_MS;
const SMALL_CACHE_MS = 10_000;
const MOST_CACHED = 300;

function isFresh({ madeAt, isLarge, changes }: Cached, process: object, now: Date): boolean {
  const age = now.getTime() - madeAt;
  if (age < 0) return false;
  return isLarge ? age < CACHE_MS : age < SMALL_CACHE_MS && changes === changesIn(process);
}

const caches = new WeakMap<object, Map<string, Cached>>();

/**
 * Figures of a large market are made once a minute, those of a small one once in ten seconds unless this process has
 * written meanwhile. `process` names whose memory they are kept in, `key` which figures they are.
 */
export async function cacheFigures<Answer>(
  process: object,
  { key, now }: { key: string; now: Date },
  make: () => Promise<Counted<Answer>>,
): Promise<Answer> {
  const cache = caches.get(process) ?? new Map<string, Cached>();
  caches.set(process, cache);
  const known = cache.get(key);
  // One key stands for one kind of answer, which the callers see to.
  if (known && isFresh(known, process, now)) return known.answer as Answer;
  const changes = changesIn(process);
  const { answer, rows } = await make();
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(key, { madeAt: now.getTime(), answer, isLarge: rows >= LARGE, changes });
  return answer;
}
