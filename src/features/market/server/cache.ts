import { MINUTE_MS } from '#shared/domain/time.ts';

/** An answer, and how many rows it was counted from. */
export type Counted<Answer> = { readonly answer: Answer; readonly rows: number };

type Cached = { readonly madeAt: number; readonly answer: unknown };

/** From so many rows on a sum takes a noticeable time. */
const LARGE = 10_000;
const CACHE_MS = MINUTE_MS;
const MOST_CACHED = 300;

const caches = new WeakMap<object, Map<string, Cached>>();

/**
 * Figures of a large market are made once a minute, those of a small one each time they are asked for. `process` names
 * whose memory they are kept in, `key` which figures they are.
 */
export async function cacheLarge<Answer>(
  process: object,
  { key, now }: { key: string; now: Date },
  make: () => Promise<Counted<Answer>>,
): Promise<Answer> {
  const cache = caches.get(process) ?? new Map<string, Cached>();
  caches.set(process, cache);
  const known = cache.get(key);
  // One key stands for one kind of answer, which the callers see to.
  if (known && now.getTime() - known.madeAt < CACHE_MS) return known.answer as Answer;
  const { answer, rows } = await make();
  if (cache.size >= MOST_CACHED) cache.clear();
  if (rows >= LARGE) cache.set(key, { madeAt: now.getTime(), answer });
  return answer;
}
