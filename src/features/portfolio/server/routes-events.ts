import type { Db } from '#platform/postgres/db.ts';
import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { EVENT_FORMS, type EventChanges, eventFormOf, type PortfolioEvent } from '../contract/event.ts';
import { eventEndpoints } from '../contract.ts';
import type { EventKind } from '../domain/ledger.ts';
import { findInvestment, findScope, lockCompany, type Scope } from './queries.ts';
import { type EventRow, findEvent, insertEvent, markEventRemoved, updateEvent } from './queries-events.ts';
import {
  eventOf,
  eventValuesOf,
  refuseBrokenTimeline,
  refuseStale,
  publishToColleagues,
  type Told,
} from './record-entry.ts';
import type { Member, Services } from '#shared/server/context.ts';
import { refuseFuture } from '#shared/server/refusals.ts';

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
  if (investment === undefined || investment.removedAt !== null) throw notFound();
  const { startupId, ownerId, firmId } = investment;
  refuseFuture('date', told.date, services.now());
  await lockCompany(db, ownerId, startupId);
  const values = { startupId, ...eventValuesOf(kind, told, told.currency ?? investment.currency) };
  const author = { owner: ownerId, by: actor.id, firmId, now: services.now() };
  const id = await insertEvent(db, values, author);
  await refuseBrokenTimeline(db, scope, { startupId, path: 'date' });
  await publishToColleagues(call, scope, [firmId]);
  return eventOf(await present(db, scope, id));
}

/** The record with the changes over it, as the form of its kind takes it. */
function toldBy(event: PortfolioEvent, changes: Omit<EventChanges, 'version'>): Told {
  const form = eventFormOf(event);
  if (changes.currency !== undefined && changes.currency !== event.currency) {
    const amounts = ['amount', 'raised', 'postMoney'] as const;
    const left = amounts.find((name) => name in form && changes[name] === undefined);
    if (left !== undefined) throw invalid(left, 'Give the amount in the new currency');
  }
  const read = EVENT_FORMS[event.kind].safeParse({ ...form, ...changes });
  if (read.success) return read.data;
  const errors = read.error.issues.map((issue) => {
    const [name] = issue.code === 'unrecognized_keys' ? issue.keys : issue.path;
    const message = issue.code === 'unrecognized_keys' ? 'This record has no such entry' : issue.message;
    return { path: String(name ?? 'body'), message };
  });
  throw new AppError('invalid', errors[0]?.message ?? 'The record breaks a rule.', { errors });
}

async function present(db: Db, scope: Scope, id: number): Promise<EventRow> {
  const row = await findEvent(db, scope, id);
  if (row === undefined) throw notFound();
  return row;
}

export const eventRoutes = implement(eventEndpoints, {
  'POST /api/portfolio/investments/{id}/distribution': (call) => recordEvent(call, 'distribution', call.body),
  'POST /api/portfolio/investments/{id}/exit': (call) => recordEvent(call, 'exit', call.body),
  'POST /api/portfolio/investments/{id}/write-off': (call) => recordEvent(call, 'write-off', call.body),
  'POST /api/portfolio/investments/{id}/mark': (call) => recordEvent(call, 'mark', call.body),
  'POST /api/portfolio/investments/{id}/round': (call) => recordEvent(call, 'round', call.body),

  'PATCH /api/portfolio/events/{id}': async (call) => {
    const { actor, params, body, db, services } = call;
    const scope = await findScope(db, actor.id);
    const row = await present(db, scope, params.id);
    if (row.removedAt !== null) throw notFound();
    const { version, ...changes } = body;
    const event = eventOf(row);
    refuseStale(event, version);
    const told = toldBy(event, changes);
    refuseFuture('date', told.date, services.now());
    const { startupId } = row;
    await lockCompany(db, row.ownerId, startupId);
    const values = { startupId, ...eventValuesOf(row.kind, told, told.currency ?? row.currency) };
    await updateEvent(db, { id: row.id, values, now: services.now() });
    await refuseBrokenTimeline(db, scope, { startupId, path: 'date' });
    await publishToColleagues(call, scope, [row.firmId]);
    return eventOf(await present(db, scope, row.id));
  },

  'DELETE /api/portfolio/events/{id}': async (call) => {
    const { actor, params, db, services } = call;
    const scope = await findScope(db, actor.id);
    const row = await present(db, scope, params.id);
    if (row.removedAt !== null) throw notFound();
    await markEventRemoved(db, row.id, services.now());
    await publishToColleagues(call, scope, [row.firmId]);
    return eventOf(row);
  },

  'POST /api/portfolio/events/{id}/restore': async (call) => {
    const { actor, params, db } = call;
    const scope = await findScope(db, actor.id);
    const row = await present(db, scope, params.id);
    await lockCompany(db, row.ownerId, row.startupId);
    if (row.removedAt !== null) await markEventRemoved(db, row.id, null);
    await refuseBrokenTimeline(db, scope, { startupId: row.startupId, path: 'id' });
    await publishToColleagues(call, scope, [row.firmId]);
    return eventOf(row);
  },
});
