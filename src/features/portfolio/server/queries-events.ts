import type { InferResult } from 'kysely';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { type Authorship, authorColumns, isReached, type Scope } from './queries.ts';

const selectEvents = (db: Db, scope: Scope) =>
  db
    .selectFrom('portfolioEvents as e')
    .select(['e.id', 'e.startupId', 'e.kind', 'e.eventDate as date', 'e.currency', 'e.amountMinor'])
    .select(['e.soldPercentage', 'e.raisedMinor', 'e.runwayMonths', 'e.ownerId', 'e.firmId', 'e.reason'])
    .select(['e.evidence', 'e.isDemo', 'e.version', 'e.removedAt'])
    .where(isReached(scope, 'e'))
    // The contract lets in no others.
    .$narrowType<{ currency: CurrencyCode; ownerId: UserId }>();

export type EventRow = Readonly<InferResult<ReturnType<typeof selectEvents>>[number]>;
/** What is written of an event; amounts in minor units. */
export type EventValues = Omit<EventRow, 'id' | 'ownerId' | 'firmId' | 'isDemo' | 'version' | 'removedAt'>;

/** Events of the scope, oldest first; of one startup where one is named. */
export async function findEvents(db: Db, scope: Scope, startupId?: number): Promise<EventRow[]> {
  return selectEvents(db, scope)
    .where('e.removedAt', 'is', null)
    .where((eb) => (startupId === undefined ? eb.lit(true) : eb('e.startupId', '=', startupId)))
    .orderBy('e.eventDate')
    .orderBy('e.id')
    .execute();
}

/** One event, removed ones too, held for the rest of the transaction. */
export async function findEvent(db: Db, scope: Scope, id: number): Promise<EventRow | undefined> {
  return selectEvents(db, scope).where('e.id', '=', id).forUpdate().executeTakeFirst();
}

function columnsOf(values: EventValues) {
  return {
    startupId: values.startupId,
    kind: values.kind,
    eventDate: values.date,
    currency: values.currency,
    amountMinor: values.amountMinor,
    soldPercentage: values.soldPercentage,
    raisedMinor: values.raisedMinor,
    runwayMonths: values.runwayMonths,
    reason: values.reason,
    evidence: values.evidence,
  };
}

export async function insertEvent(db: Db, values: EventValues, author: Authorship): Promise<number> {
  const { id } = await db
    .insertInto('portfolioEvents')
    .values({ ...columnsOf(values), ...authorColumns(author) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateEvent(
  db: Db,
  { id, values, now }: { id: number; values: EventValues; now: Date },
): Promise<void> {
  await db
    .updateTable('portfolioEvents')
    .set((eb) => ({ ...columnsOf(values), updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Takes an event out (`removedAt` a time) or brings it back (null). */
export async function markEventRemoved(db: Db, id: number, removedAt: Date | null): Promise<void> {
  await db
    .updateTable('portfolioEvents')
    .set((eb) => ({ removedAt, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
