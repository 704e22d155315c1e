import { findFirmMemberIds, findFirmOf } from '#features/firms/server/queries.ts';
import type { Db, Member, Services } from '#shared/server/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { type DealScope, findDeal, findDealsOf, type HeldDeal, lockDeals } from './queries.ts';

/** The pipeline somebody works in: their own deals and their firm's. */
export async function scopeOf(db: Db, actor: Member): Promise<DealScope> {
  const firm = await findFirmOf(db, actor.id);
  return { userId: actor.id, firmId: firm?.id ?? null };
}

/** A deal of the pipeline; another's, a removed one and none at all are the same 404. */
export async function visibleDeal(db: Db, scope: DealScope, id: number): Promise<HeldDeal> {
  const deal = await findDeal(db, scope, id);
  if (!deal || deal.removedAt !== null) throw notFound();
  return deal;
}

type Held = { readonly removed: boolean };

/** Deals held for the rest of the transaction, all of them or 404; removed ones are given when `removed` says so. */
export async function lockedDeals(
  db: Db,
  scope: DealScope,
  ids: readonly number[],
  { removed }: Held = { removed: false },
): Promise<readonly HeldDeal[]> {
  await lockDeals(db, scope, ids);
  const deals = await findDealsOf(db, scope, ids);
  const held = removed ? deals : deals.filter(({ removedAt }) => removedAt === null);
  if (held.length < ids.length) throw notFound();
  return held;
}

export async function lockedDeal(db: Db, scope: DealScope, id: number): Promise<HeldDeal> {
  const [deal] = await lockedDeals(db, scope, [id]);
  if (!deal) throw notFound();
  return deal;
}

/** Open boards read the pipeline again: the firm's when it concerns a shared deal, else the person's own. */
export async function publishPipelineChange(
  db: Db,
  { events }: Pick<Services, 'events'>,
  { userId }: DealScope,
  isShared: boolean,
): Promise<void> {
  const people = isShared ? await findFirmMemberIds(db, userId) : [userId];
  for (const person of people) await events.publish(db, { userId: person, topic: 'deal-flow' });
}
