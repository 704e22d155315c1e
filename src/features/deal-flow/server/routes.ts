import { currencyOf } from '#shared/domain/currency.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { MINUTE_MS } from '#shared/domain/time.ts';
import { minorUnits } from '#shared/server/refusals.ts';
import type { DealUpdate } from '../contract/input.ts';
import { dealEndpoints } from '../contract.ts';
import type { StoredDeal } from '../domain/deal-card.ts';
import { changeDeal, type DealValues } from '../domain/deal-change.ts';
import { MOST_CHANGES } from '../domain/pipeline-size.ts';
import {
  type DealScope,
  findDeals,
  lockPipeline,
  updateDeal,
  updateDealCompany,
  updateRemoved,
} from './queries.ts';
import { findChangedDeals } from './queries-changes.ts';
import { findDealEvents, insertDealEvents } from './queries-events.ts';
import { changeDeals, refuseStale, rematch, sharingAfter, undoDeals } from './deal-changes.ts';
import { addDeal } from './new-deal.ts';
import { chosenCompany, companyOf, refuseDuplicate } from './deal-company.ts';
import { lockedDeal, scopeOf, publishPipelineChange, visibleDeal } from './deal-access.ts';
import { viewOf, viewsOf } from './deal-view.ts';

const MOST_EVENTS = 200;
/** A change that was being written while the pipeline was read carries an earlier moment than what was read. */
const CHANGES_OVERLAP_MS = MINUTE_MS;

/** The amount after a change: a new one, none, or the former in another currency where only that was sent. */
function amountAfter(deal: StoredDeal, { amount, currency }: DealUpdate) {
  if (amount === null) return { amountMinor: null, currency: null };
  if (amount === undefined) {
    if (currency !== undefined && currency !== deal.currency)
      throw invalid('amount', 'Give the amount in the new currency');
    return {};
  }
  const code = currency ?? currencyOf(deal.currency ?? 'USD') ?? 'USD';
  return { amountMinor: minorUnits('amount', amount, code), currency: code };
}

function changeOf(deal: StoredDeal, body: DealUpdate, scope: DealScope): Partial<DealValues> {
  const { stage, priority, interestLevel, sourceChannel, nextAction, nextActionDue, passReason } = body;
  if (passReason != null && (stage ?? deal.stage) !== 'passed') {
    throw invalid('passReason', 'Only passed deals have a reason');
  }
  const given = { stage, priority, interestLevel, sourceChannel, nextAction, nextActionDue, passReason };
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { ...set, ...amountAfter(deal, body), ...sharingAfter(deal, body.shared, scope) };
}

export const dealRoutes = implement(dealEndpoints, {
  'GET /api/portfolio/deal-flow': async ({ actor, query, db }) => {
    const { rows, total } = await findDeals(db, await scopeOf(db, actor), query);
    return { items: await viewsOf(db, actor.id, rows), total };
  },

  'GET /api/portfolio/deal-flow/changes': async ({ actor, query: { since, ...filter }, db }) => {
    const scope = await scopeOf(db, actor);
    const window = { since: new Date(Date.parse(since) - CHANGES_OVERLAP_MS), limit: MOST_CHANGES + 1 };
    const { rows, total } = await findChangedDeals(db, scope, { ...filter, ...window });
    if (rows.length > MOST_CHANGES) return { changed: [], removed: [], total, complete: false };
    const changed = await viewsOf(
      db,
      actor.id,
      rows.filter(({ isRemoved }) => !isRemoved),
    );
    const removed = rows.filter(({ isRemoved }) => isRemoved).map(({ id }) => id);
    return { changed, removed, total, complete: true };
  },

  'POST /api/portfolio/deal-flow': async ({ actor, body, db, services }) => {
    const scope = await scopeOf(db, actor);
    await lockPipeline(db, scope);
    const wanted = await chosenCompany(db, actor.id, body);
    if (!body.allowDuplicate) await refuseDuplicate(db, scope, wanted);
    if (body.shared === true && scope.firmId === null)
      throw invalid('shared', 'Create a firm first, then share deals with it');
    const firmId = (body.shared ?? true) ? scope.firmId : null;
    const added = { form: body, company: wanted, now: services.now() };
    const { id } = await addDeal(db, { userId: actor.id, firmId }, added);
    await publishPipelineChange(db, services, scope, firmId !== null);
    return viewOf(db, actor.id, await visibleDeal(db, scope, id));
  },

  'PUT /api/portfolio/deal-flow': ({ body, ...call }) => changeDeals(call, body),

  'POST /api/portfolio/deal-flow/undo': ({ body, ...call }) => undoDeals(call, body.deals),

  'PUT /api/portfolio/deal-flow/{id}': async ({ actor, params, body, db, services, enqueue }) => {
    const scope = await scopeOf(db, actor);
    const deal = await lockedDeal(db, scope, params.id);
    await refuseStale(db, actor.id, deal, body.version);
    const now = services.now();
    const { after, moves, fields } = changeDeal(deal, changeOf(deal, body, scope));
    if (body.company) {
      if (!deal.isPrivateCompany)
        throw invalid('company', 'Startups from the directory are described by their founders');
      await updateDealCompany(db, deal.id, companyOf(body.company));
      fields.push('company');
    }
    if (!moves && fields.length === 0) return viewOf(db, actor.id, deal);
    await updateDeal(db, deal.id, { after, stageSince: moves ? now : null, now });
    const passReason = after.stage === 'passed' ? after.passReason : deal.passReason;
    const move = {
      dealId: deal.id,
      kind: 'moved',
      fromStage: deal.stage,
      toStage: after.stage,
      fromSince: new Date(deal.stageSinceMs),
      passReason,
    } as const;
    const edit = { dealId: deal.id, kind: 'changed', fields } as const;
    await insertDealEvents(
      db,
      actor.id,
      [...(moves ? [move] : []), ...(fields.length > 0 ? [edit] : [])],
      now,
    );
    await publishPipelineChange(db, services, scope, after.firmId !== null || deal.firmId !== null);
    if (moves) await rematch(enqueue, [deal]);
    return viewOf(db, actor.id, await visibleDeal(db, scope, deal.id));
  },

  'DELETE /api/portfolio/deal-flow/{id}': async ({ actor, params, db, services }) => {
    const scope = await scopeOf(db, actor);
    const deal = await lockedDeal(db, scope, params.id);
    const now = services.now();
    await updateRemoved(db, [deal.id], { removedAt: now, now });
    await insertDealEvents(db, actor.id, [{ dealId: deal.id, kind: 'removed', fromStage: deal.stage }], now);
    await publishPipelineChange(db, services, scope, deal.firmId !== null);
    return { ok: true as const, version: deal.version + 1 };
  },

  'POST /api/portfolio/deal-flow/{id}/undo': async ({ params: { id }, body: { version }, ...call }) => {
    const [deal] = await undoDeals(call, [{ id, version }]);
    if (!deal) throw notFound();
    return deal;
  },

  'GET /api/portfolio/deal-flow/{id}/events': async ({ actor, params, db }) => {
    const deal = await visibleDeal(db, await scopeOf(db, actor), params.id);
    const rows = await findDealEvents(db, deal.id, MOST_EVENTS);
    const items = rows.map(({ total: _total, ...row }) => ({ ...row, at: row.at.toISOString() }));
    return { items, total: rows[0]?.total ?? 0 };
  },
});
