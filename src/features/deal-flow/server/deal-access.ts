import { findFirmMemberIds, findFirmOf } from '#features/firms/server/queries.ts';
import type { Db, Member, Services } from '#shared/server/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { type DealScope, findDeal, type HeldDeal, lockDeal } from './queries.ts';

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

/** The same, held for the rest of the transaction; a removed one is given when `removed` says so. */
export async function lockedDeal(
  db: Db,
  scope: DealScope,
  id: number,
  { removed }: { removed: boolean } = { removed: false },
): Promise<HeldDeal> {
  if (!(await lockDeal(db, scope, id))) throw notFound();
  const deal = await findDeal(db, scope, id);
  if (!deal || (deal.removedAt !== null && !removed)) throw notFound();
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
