import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { Db } from '#shared/server/db.ts';
import { notFound } from '#shared/server/errors.ts';
import { implement } from '#shared/server/implement.ts';
import type { PortfolioEvent } from '../contract/investment.ts';
import { eventEndpoints } from '../contract.ts';
import type { EventKind } from '../domain/ledger.ts';
import { findInvestment, findScope, lockCompany, type Scope } from './queries.ts';
import { type EventRow, findEvent, insertEvent, markEventRemoved } from './queries-events.ts';
import { eventOf, minorOf, refuseBrokenTimeline, refuseFuture, tellColleagues } from './routes-record.ts';
import type { Member, Services } from '#shared/server/context.ts';

/** What the forms have in common; a form without a field has none of it. */
type Told = {
  readonly date: string;
  readonly currency?: CurrencyCode | undefined;
  readonly amount?: number | null | undefined;
  readonly soldPercentage?: number;
  readonly raised?: number;
  readonly runwayMonths?: number | null | undefined;
  readonly reason?: string | null | undefined;
  readonly evidence?: string | null | undefined;
};

type Recording = {
  readonly actor: Member;
  readonly params: { readonly id: number };
  readonly db: Db;
  readonly services: Services;
};

async function recordEvent(call: Recording, kind: EventKind, told: Told): Promise<PortfolioEvent> {
  const { actor, params, db, services } = call;
  const scope = await findScope(db, actor.id);
  const investment = await findInvestment(db, scope, params.id);
  if (investment === null || investment.removedAt !== null) throw notFound();
  const { startupId, ownerId, firmId } = investment;
  refuseFuture('date', told.date, services.now());
  await lockCompany(db, ownerId, startupId);
  const currency = told.currency ?? investment.currency;
  const minor = (path: string, amount: number | null | undefined) =>
    amount == null ? null : minorOf(path, amount, currency);
  const values = {
    startupId,
    kind,
    date: told.date,
    currency,
    amountMinor: minor(kind === 'round' ? 'postMoney' : 'amount', told.amount),
    soldPercentage: told.soldPercentage ?? null,
    raisedMinor: minor('raised', told.raised),
    runwayMonths: told.runwayMonths ?? null,
    reason: told.reason ?? null,
    evidence: told.evidence ?? null,
  };
  const author = { owner: ownerId, by: actor.id, firmId, now: services.now() };
  const id = await insertEvent(db, values, author);
  await refuseBrokenTimeline(db, scope, { startupId, path: 'date' });
  await tellColleagues(call, scope, [firmId]);
  return eventOf(await present(db, scope, id));
}

async function present(db: Db, scope: Scope, id: number): Promise<EventRow> {
  const row = await findEvent(db, scope, id);
  if (row === null) throw notFound();
  return row;
}

export const eventRoutes = implement(eventEndpoints, {
  'POST /api/portfolio/investments/{id}/distribution': (call) => recordEvent(call, 'distribution', call.body),
  'POST /api/portfolio/investments/{id}/exit': (call) => recordEvent(call, 'exit', call.body),
  'POST /api/portfolio/investments/{id}/write-off': (call) => recordEvent(call, 'write-off', call.body),
  'POST /api/portfolio/investments/{id}/mark': (call) => recordEvent(call, 'mark', call.body),
  'POST /api/portfolio/investments/{id}/round': (call) =>
    recordEvent(call, 'round', { ...call.body, amount: call.body.postMoney }),

  'DELETE /api/portfolio/events/{id}': async (call) => {
    const { actor, params, db, services } = call;
    const scope = await findScope(db, actor.id);
    const row = await present(db, scope, params.id);
    if (row.removedAt !== null) throw notFound();
    await markEventRemoved(db, row.id, services.now());
    await tellColleagues(call, scope, [row.firmId]);
    return eventOf(row);
  },

  'POST /api/portfolio/events/{id}/restore': async (call) => {
    const { actor, params, db } = call;
    const scope = await findScope(db, actor.id);
    const row = await present(db, scope, params.id);
    await lockCompany(db, row.ownerId, row.startupId);
    if (row.removedAt !== null) await markEventRemoved(db, row.id, null);
    await refuseBrokenTimeline(db, scope, { startupId: row.startupId, path: 'id' });
    await tellColleagues(call, scope, [row.firmId]);
    return eventOf(row);
  },
});
