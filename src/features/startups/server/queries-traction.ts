import { didWrite } from '#platform/postgres/did-write.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { TractionForm } from '../contract/traction.ts';
import type { StoredRound } from '../domain/detail.ts';
import type { TractionRow } from './queries-detail.ts';

const POINT = ['id', 'metric', 'asOf as date', 'value', 'currency', 'evidence'] as const;

const columnsOf = ({ metric, date, value, currency, evidence }: TractionForm) => ({
  metric,
  asOf: date,
  value,
  currency: currency ?? null,
  evidence,
});

/** A startup's figures, oldest first. */
export async function findTraction(db: Db, startupId: number): Promise<TractionRow[]> {
  return db
    .selectFrom('tractionPoints')
    .select(POINT)
    .where('startupId', '=', startupId)
    .orderBy('asOf')
    .orderBy('id')
    .execute();
}

/** Adds a figure; null when that series has one for this day. */
export async function insertTractionPoint(
  db: Db,
  { startupId, userId, form }: { startupId: number; userId: UserId; form: TractionForm },
): Promise<TractionRow | null> {
  const row = await db
    .insertInto('tractionPoints')
    .values({ startupId, createdBy: userId, ...columnsOf(form) })
    .onConflict((conflict) => conflict.columns(['startupId', 'metric', 'asOf']).doNothing())
    .returning(POINT)
    .executeTakeFirst();
  return row ?? null;
}

/** Another figure of the same series and day as `form`, if there is one. */
export async function findFigureOfDay(
  db: Db,
  { startupId, pointId, form }: { startupId: number; pointId: number; form: TractionForm },
): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('tractionPoints')
    .select('id')
    .where('startupId', '=', startupId)
    .where('metric', '=', form.metric)
    .where('asOf', '=', form.date)
    .where('id', '<>', pointId)
    .executeTakeFirst();
}

export async function updateTractionPoint(
  db: Db,
  { startupId, pointId, form }: { startupId: number; pointId: number; form: TractionForm },
): Promise<TractionRow | null> {
  const row = await db
    .updateTable('tractionPoints')
    .set(columnsOf(form))
    .where('id', '=', pointId)
    .where('startupId', '=', startupId)
    .returning(POINT)
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteTractionPoint(db: Db, startupId: number, pointId: number): Promise<boolean> {
  return didWrite(
    db.deleteFrom('tractionPoints').where('id', '=', pointId).where('startupId', '=', startupId),
  );
}

/** The round as the public sees it: what is signed is committed, too. */
export async function findRound(db: Db, startupId: number): Promise<StoredRound | null> {
  const row = await db
    .selectFrom('fundingRounds')
    .select([
      'instrument',
      'currency',
      'targetMinor',
      'minimumMinor',
      'committedMinor',
      'receivedMinor',
      'closeDate',
    ])
    .where('startupId', '=', startupId)
    .executeTakeFirst();
  return row ?? null;
}

/** Startups after `afterId` whose revenue is in other currencies than the dollar; with `unvalued` those without a figure in it. */
export async function findForeignRevenueIds(
  db: Db,
  { afterId, limit, unvalued }: { afterId: number; limit: number; unvalued: boolean },
): Promise<number[]> {
  const rows = await db
    .selectFrom('startups as s')
    .select('s.id')
    .where('s.id', '>', afterId)
    .$if(unvalued, (query) => query.where('s.monthlyRevenueUsdMinor', 'is', null))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('tractionPoints as p')
          .select('p.id')
          .whereRef('p.startupId', '=', 's.id')
          .where('p.metric', '=', 'monthly_revenue')
          .where('p.currency', '<>', 'USD'),
      ),
    )
    .orderBy('s.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The figures of several startups. */
export async function findTractionOf(db: Db, startupIds: readonly number[]) {
  return db
    .selectFrom('tractionPoints')
    .select([...POINT, 'startupId'])
    .where('startupId', 'in', [...startupIds])
    .execute();
}
