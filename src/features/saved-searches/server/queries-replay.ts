import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';

/** Searches whose owners wait for alerts, after `afterId`; suspended people wait for nothing. */
export async function findAlerting(db: Db, afterId: number, limit: number) {
  return db
    .selectFrom('savedSearches as s')
    .innerJoin('peopleCards as u', 'u.id', 's.userId')
    .select(['s.id', 's.name', 's.query', 's.toldTimes'])
    .select((eb) => [eb.ref('s.userId').$castTo<UserId>().as('userId'), 's.toldOn'])
    .where('s.isAlerting', '=', true)
    .where('u.isSuspended', '=', false)
    .where('s.id', '>', afterId)
    .orderBy('s.id')
    .limit(limit)
    .execute();
}

export type Hit = { readonly searchId: number; readonly startupId: number };

const pairsOf = (hits: readonly Hit[]) =>
  sql<Hit>`unnest(${hits.map(({ searchId }) => searchId)}::integer[],
    ${hits.map(({ startupId }) => startupId)}::integer[])`.as<'hit'>(sql`hit (search_id, startup_id)`);

type Finding = { readonly foundAt: Date; readonly seenAt: Date | null };

/** Keeps what searches have found; the ids of those that have found something they never had. */
export async function insertHits(
  db: Db,
  hits: readonly Hit[],
  { foundAt, seenAt }: Finding,
): Promise<Set<number>> {
  if (hits.length === 0) return new Set();
  const rows = await db
    .with('made', (cte) =>
      cte
        .insertInto('savedSearchHits')
        .columns(['searchId', 'startupId', 'foundAt', 'seenAt'])
        .expression((eb) =>
          eb
            .selectFrom(pairsOf(hits))
            .select(['hit.searchId', 'hit.startupId'])
            .select([
              sql<Date>`${foundAt}::timestamptz`.as('foundAt'),
              sql<Date>`${seenAt}::timestamptz`.as('seenAt'),
            ]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('searchId'),
    )
    .selectFrom('made')
    .select('searchId')
    .distinct()
    .execute();
  return new Set(rows.map(({ searchId }) => searchId));
}

/** How much of what searches have found their owners have not seen. */
export async function countUnseen(db: Db, searchIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('savedSearchHits')
    .select(({ fn }) => ['searchId', fn.countAll<number>().as('unseen')])
    .where('searchId', '=', sql<number>`any(${searchIds}::integer[])`)
    .where('seenAt', 'is', null)
    .groupBy('searchId')
    .execute();
  return new Map(rows.map(({ searchId, unseen }) => [searchId, unseen]));
}

type Told = { readonly id: number; readonly toldOn: string | null; readonly toldTimes: number };

export async function saveTold(db: Db, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return;
  await db
    .updateTable('savedSearches')
    .from(
      sql<{ id: number; day: string; times: number }>`unnest(${told.map(({ id }) => id)}::integer[],
        ${told.map(({ toldOn }) => toldOn)}::date[], ${told.map(({ toldTimes }) => toldTimes)}::integer[])`.as<'told'>(
        sql`told (id, day, times)`,
      ),
    )
    .set((eb) => ({ toldOn: eb.ref('told.day'), toldTimes: eb.ref('told.times') }))
    .whereRef('savedSearches.id', '=', 'told.id')
    .execute();
}
