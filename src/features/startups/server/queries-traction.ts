import type { Db, UserId } from '#shared/server/context.ts';
import type { TractionForm } from '../contract/traction.ts';
import type { StoredRound } from '../domain/detail.ts';
import type { TractionRow } from './queries.ts';

const POINT = ['id', 'metric', 'as_of as date', 'value', 'currency', 'evidence'] as const;

/** The column's check constraints admit exactly what `TractionRow` names. */
const asRow = (row: object): TractionRow => row as TractionRow;

const columnsOf = ({ metric, date, value, currency, evidence }: TractionForm) => ({
  metric,
  as_of: date,
  value,
  currency: currency ?? null,
  evidence,
});

/** A startup's figures, oldest first. */
export async function findTraction(db: Db, startupId: number): Promise<TractionRow[]> {
  const rows = await db
    .selectFrom('traction_points')
    .select(POINT)
    .where('startup_id', '=', startupId)
    .orderBy('as_of')
    .orderBy('id')
    .execute();
  return rows.map(asRow);
}

/** Adds a figure; null when that series has one for this day. */
export async function insertTractionPoint(
  db: Db,
  { startupId, userId, form }: { startupId: number; userId: UserId; form: TractionForm },
): Promise<TractionRow | null> {
  const row = await db
    .insertInto('traction_points')
    .values({ startup_id: startupId, created_by: userId, ...columnsOf(form) })
    .onConflict((conflict) => conflict.columns(['startup_id', 'metric', 'as_of']).doNothing())
    .returning(POINT)
    .executeTakeFirst();
  return row ? asRow(row) : null;
}

/** Another figure of the same series and day as `form`, if there is one. */
export async function findTractionTwin(
  db: Db,
  { startupId, pointId, form }: { startupId: number; pointId: number; form: TractionForm },
): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('traction_points')
    .select('id')
    .where('startup_id', '=', startupId)
    .where('metric', '=', form.metric)
    .where('as_of', '=', form.date)
    .where('id', '<>', pointId)
    .executeTakeFirst();
}

export async function updateTractionPoint(
  db: Db,
  { startupId, pointId, form }: { startupId: number; pointId: number; form: TractionForm },
): Promise<TractionRow | null> {
  const row = await db
    .updateTable('traction_points')
    .set(columnsOf(form))
    .where('id', '=', pointId)
    .where('startup_id', '=', startupId)
    .returning(POINT)
    .executeTakeFirst();
  return row ? asRow(row) : null;
}

export async function deleteTractionPoint(db: Db, startupId: number, pointId: number): Promise<boolean> {
  const result = await db
    .deleteFrom('traction_points')
    .where('id', '=', pointId)
    .where('startup_id', '=', startupId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The round as the public sees it: what is signed is committed, too. */
export async function findRound(db: Db, startupId: number): Promise<StoredRound | null> {
  const row = await db
    .selectFrom('startup_rounds')
    .select((eb) => [
      'instrument',
      'currency',
      'target_minor as targetMinor',
      'minimum_minor as minimumMinor',
      eb('committed_minor', '+', eb.ref('signed_minor')).as('committedMinor'),
      'received_minor as receivedMinor',
      'close_date as closeDate',
    ])
    .where('startup_id', '=', startupId)
    .executeTakeFirst();
  return row ?? null;
}
