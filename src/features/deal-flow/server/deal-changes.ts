import { AppError, forbidden, invalid } from '#platform/http/errors.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Call } from '#shared/server/implement.ts';
import { changedMeanwhile } from '#shared/server/refusals.ts';
import type { Deal, DealsChanged } from '../contract/deal.ts';
import type { DealsChange } from '../contract/input.ts';
import type { StoredDeal } from '../domain/deal-card.ts';
import { canShareDeal } from '../policy.ts';
import { lockedDeals, publishPipelineChange, scopeOf } from './deal-access.ts';
import { viewOf, viewsOf } from './deal-view.ts';
import {
  type DealScope,
  findDealsOf,
  type HeldDeal,
  updateDeals,
  updateMovedBack,
  updateRemoved,
} from './queries.ts';
import { findUndoable, insertDealEvents, type NewDealEvent } from './queries-events.ts';

type DealCall = Pick<Call<Endpoint>, 'actor' | 'db' | 'services' | 'enqueue'>;

export async function refuseStale(
  db: Db,
  userId: UserId,
  deal: StoredDeal,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === deal.version) return;
  throw changedMeanwhile(await viewOf(db, userId, deal));
}

/** Sharing after a change: `firmId` when it was asked for and may be. */
export function sharingAfter(
  deal: StoredDeal,
  shared: boolean | undefined,
  { userId, firmId }: DealScope,
): { readonly firmId?: number | null } {
  if (shared === undefined || shared === (deal.firmId !== null)) return {};
  if (!canShareDeal({ isMine: deal.ownerId === userId, hasFirm: firmId !== null })) {
    throw firmId === null
      ? invalid('shared', 'Create a firm first, then share deals with it')
      : forbidden('Only the owner of a deal can stop sharing it with the firm.');
  }
  return { firmId: shared ? firmId : null };
}

/** What was closed or passed on counts in the owner's matches. */
export async function rematch(
  enqueue: DealCall['enqueue'],
  deals: readonly Pick<StoredDeal, 'ownerId'>[],
): Promise<void> {
  for (const ownerId of new Set(deals.map((deal) => deal.ownerId)))
    await enqueue('matching-refresh', { ownerId }, `owner:${ownerId}`);
}

type Wanted = readonly { readonly id: number; readonly version?: number | undefined }[];

async function asRead(
  { actor, db }: DealCall,
  scope: DealScope,
  wanted: Wanted,
  held = { removed: false },
): Promise<readonly HeldDeal[]> {
  const versions = new Map(wanted.map(({ id, version }) => [id, version]));
  const deals = await lockedDeals(db, scope, [...versions.keys()], held);
  for (const deal of deals) await refuseStale(db, actor.id, deal, versions.get(deal.id));
  return deals;
}

/** What one change is for each deal: those it concerns, what is written, and what their histories say. */
function alike(
  deals: readonly HeldDeal[],
  { stage, passReason = null, priority, shared }: DealsChange,
  scope: DealScope,
  now: Date,
) {
  if (stage !== undefined) {
    const moved = deals.filter((deal) => deal.stage !== stage);
    const events = moved.map((deal): NewDealEvent => ({
      dealId: deal.id,
      kind: 'moved',
      fromStage: deal.stage,
      toStage: stage,
      fromSince: new Date(deal.stageSinceMs),
      passReason: stage === 'passed' ? passReason : deal.passReason,
    }));
    return { concerned: moved, set: { stage, passReason, stageSince: now }, events };
  }
  const concerned = deals.filter((deal) =>
    shared === undefined
      ? deal.priority !== priority
      : sharingAfter(deal, shared, scope).firmId !== undefined,
  );
  const set = shared === undefined ? { priority } : { firmId: shared ? scope.firmId : null };
  const fields = Object.keys(set);
  return {
    concerned,
    set,
    events: concerned.map(({ id }): NewDealEvent => ({ dealId: id, kind: 'changed', fields })),
  };
}

/** One change of several deals in a few statements, all or none; those that are as wanted stay as they are. */
export async function changeDeals(call: DealCall, body: DealsChange): Promise<DealsChanged> {
  const { actor, db, services, enqueue } = call;
  const scope = await scopeOf(db, actor);
  const deals = await asRead(call, scope, body.deals);
  const now = services.now();
  const wasShared = deals.some(({ firmId }) => firmId !== null);
  if (body.removed === true) {
    const ids = deals.map(({ id }) => id);
    await updateRemoved(db, ids, { removedAt: now, now });
    const events = deals.map(({ id, stage }): NewDealEvent => ({
      dealId: id,
      kind: 'removed',
      fromStage: stage,
    }));
    await insertDealEvents(db, actor.id, events, now);
    await publishPipelineChange(db, services, scope, wasShared);
    return { changed: [], removed: deals.map(({ id, version }) => ({ id, version: version + 1 })) };
  }
  const { concerned, set, events } = alike(deals, body, scope, now);
  if (concerned.length === 0) return { changed: [], removed: [] };
  const ids = concerned.map(({ id }) => id);
  await updateDeals(db, ids, { set, now });
  await insertDealEvents(db, actor.id, events, now);
  await publishPipelineChange(db, services, scope, wasShared || body.shared === true);
  if (body.stage !== undefined) await rematch(enqueue, concerned);
  const after = await findDealsOf(db, scope, ids);
  return { changed: await viewsOf(db, actor.id, after), removed: [] };
}

/** Undoes the last move or removal of each of these deals, all or none. */
export async function undoDeals(call: DealCall, wanted: Wanted): Promise<Deal[]> {
  const { actor, db, services, enqueue } = call;
  const scope = await scopeOf(db, actor);
  const deals = await asRead(call, scope, wanted, { removed: true });
  const stages = new Map(deals.map(({ id, stage }) => [id, stage]));
  const ids = [...stages.keys()];
  const last = await findUndoable(db, ids);
  if (last.length < deals.length) throw new AppError('conflict', 'There is no move to undo.');
  const now = services.now();
  const removals = last.filter(({ kind }) => kind === 'removed');
  const moves = last.filter(({ kind }) => kind === 'moved');
  await updateRemoved(
    db,
    removals.map(({ dealId }) => dealId),
    { removedAt: null, now },
  );
  await updateMovedBack(
    db,
    moves.map(({ id }) => id),
    now,
  );
  const events = last.map(({ id, dealId, kind, fromStage, passReason }): NewDealEvent => {
    const stage = stages.get(dealId) ?? null;
    if (kind === 'removed') return { dealId, kind: 'restored', toStage: stage, undoOf: id };
    const toStage = fromStage ?? stage;
    const reason = toStage === 'passed' ? passReason : null;
    return { dealId, kind: 'moved', fromStage: stage, toStage, passReason: reason, undoOf: id };
  });
  await insertDealEvents(db, actor.id, events, now);
  await publishPipelineChange(
    db,
    services,
    scope,
    deals.some(({ firmId }) => firmId !== null),
  );
  await rematch(enqueue, deals);
  const after = await findDealsOf(db, scope, ids);
  return viewsOf(db, actor.id, after);
}
