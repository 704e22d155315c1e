import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { LedgerEvent } from '../domain/ledger.ts';
import { type Authorship, authorColumns, isReached, type Scope } from './queries.ts';

export type EventRow = LedgerEvent & {
  readonly ownerId: UserId;
  readonly firmId: number | null;
  readonly reason: string | null;
  readonly evidence: string | null;
  readonly isDemo: boolean;
  readonly version: number;
  readonly removedAt: Date | null;
};
/** What is written of an event; amounts in minor units. */
export type EventValues = Omit<EventRow, 'id' | 'ownerId' | 'firmId' | 'isDemo' | 'version' | 'removedAt'>;

const COLUMNS = sql`e.id, e.startup_id, e.kind, e.event_date as date, e.currency,
  e.amount_minor, e.sold_percentage, e.raised_minor,
  e.runway_months, e.owner_id, e.firm_id, e.reason, e.evidence, e.is_demo,
  e.version, e.removed_at`;

/** Events of the scope, oldest first; of one startup where one is named. */
export async function findEvents(db: Db, scope: Scope, startupId?: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select ${COLUMNS} from portfolio_events e
    where e.removed_at is null and ${isReached(scope, 'e')}
      ${startupId === undefined ? sql`` : sql`and e.startup_id = ${startupId}`}
    order by e.event_date, e.id`.execute(db);
  return rows;
}

/** One event, removed ones too, held for the rest of the transaction. */
export async function findEvent(db: Db, scope: Scope, id: number): Promise<EventRow | null> {
  const { rows } = await sql<EventRow>`
    select ${COLUMNS} from portfolio_events e where e.id = ${id} and ${isReached(scope, 'e')} for update`.execute(
    db,
  );
  return rows[0] ?? null;
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
