import { dayOf, daysAfter } from '#shared/domain/time.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { OPEN_DAYS } from '../domain/introduction.ts';
import { countWaiting, findWaiting } from './queries.ts';
import { openSince } from './requests.ts';

/** Who asks, what it is about, and the last day on which it can be answered. */
export type WaitingRequest = {
  readonly name: string;
  readonly isDemo: boolean;
  readonly about: string | null;
  readonly lastDay: string;
};

/** How many requests wait for a person, and the first few, the oldest first. */
export async function findWaitingRequests(
  db: Db,
  userId: UserId,
  { now, limit }: { now: Date; limit: number },
): Promise<{ total: number; first: WaitingRequest[] }> {
  const since = openSince(now);
  const rows = await findWaiting(db, userId, { openSince: since, limit });
  const first = rows.map(({ since: at, ...row }) => ({ ...row, lastDay: dayOf(daysAfter(at, OPEN_DAYS)) }));
  return { total: rows.length < limit ? rows.length : await countWaiting(db, userId, since), first };
}
