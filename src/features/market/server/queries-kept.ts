import { MINUTE_MS } from '#shared/domain/time.ts';

/** An answer, and how many rows it was counted from. */
export type Counted<Answer> = { readonly answer: Answer; readonly rows: number };

type Kept = { readonly madeAt: number; readonly answer: unknown };

/** From so many rows on a sum takes a noticeable time. */
const LARGE = 10_000;
const KEEP_MS = MINUTE_MS;
const MOST_KEPT = 300;

const keptOf = new WeakMap<object, Map<string, Kept>>();

/**
 * Figures of a large market are made once a minute, those of a small one each time they are asked for. `process` names
 * whose memory they are kept in, `key` which figures they are.
 */
export async function keepLarge<Answer>(
  process: object,
  { key, now }: { key: string; now: Date },
  make: () => Promise<Counted<Answer>>,
): Promise<Answer> {
  const kept = keptOf.get(process) ?? new Map<string, Kept>();
  keptOf.set(process, kept);
  const known = kept.get(key);
  // One key stands for one kind of answer, which the callers see to.
  if (known && now.getTime() - known.madeAt < KEEP_MS) return known.answer as Answer;
  const { answer, rows } = await make();
  if (kept.size >= MOST_KEPT) kept.clear();
  if (rows >= LARGE) kept.set(key, { madeAt: now.getTime(), answer });
  return answer;
}
