import { dayOf, daysAfter } from '#shared/domain/time.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { type ContextKind, OPEN_DAYS } from '../domain/introduction.ts';
import { countWaiting, findWaiting } from './queries.ts';
import { openSince } from './requests.ts';

/** Who asks, what it is about, and the last day on which it can be answered. */
export type WaitingRequest = {
  readonly name: string;
  readonly isDemo: boolean;
  readonly about: string | null;
  readonly lastDay: string;
};

/** Instead of the label, as the receiver reads it: nothing new to them, or theirs. */
const ABOUT: Readonly<Partial<Record<ContextKind, string | null>>> = { person: null, thesis: 'your thesis' };

/** How many requests wait for a person, and the first few, the oldest first. */
export async function findWaitingRequests(
  db: Db,
  userId: UserId,
  { now, limit }: { now: Date; limit: number },
): Promise<{ total: number; first: WaitingRequest[] }> {
  const since = openSince(now);
  const rows = await findWaiting(db, userId, { openSince: since, limit });
  const first = rows.map(({ name, isDemo, since: at, contextKind, contextLabel }) => ({
    name,
    isDemo,
    about: contextKind in ABOUT ? (ABOUT[contextKind] ?? null) : contextLabel,
    lastDay: dayOf(daysAfter(at, OPEN_DAYS)),
  }));
  return { total: rows.length < limit ? rows.length : await countWaiting(db, userId, since), first };
}
