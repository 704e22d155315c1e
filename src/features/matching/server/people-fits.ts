import type { Db, UserId } from '#shared/server/context.ts';
import { dayOf } from '#shared/domain/time.ts';
import { pairStory } from '../domain/pair.ts';
import { findPairSides } from './pair-sides.ts';
import { findPairsOfPeople } from './queries-people.ts';

/** How well a person fits another as investor and startup, with why; `fit` is whole, 0–100. */
export type PersonFit = { readonly fit: number; readonly reasons: readonly string[] };

/** The fit of a person with others, by their ids: the best where they meet over several startups. */
export async function findPeopleFits(
  db: Db,
  { userId, otherIds, now }: { userId: UserId; otherIds: readonly string[]; now: Date },
): Promise<Map<string, PersonFit>> {
  const today = dayOf(now);
  const best = new Map<string, PersonFit>();
  const pairs = await findPairsOfPeople(db, userId, otherIds);
  for (const { pair, startup, investor } of await findPairSides(db, pairs, today)) {
    const reader = investor.userId === userId ? 'investor' : 'founder';
    const { fit, reasons } = pairStory(startup, investor, { reader, today });
    if (fit !== null && fit > (best.get(pair.otherId)?.fit ?? -1)) best.set(pair.otherId, { fit, reasons });
  }
  return best;
}
