import { sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import type { Db, UserId } from '#shared/server/context.ts';

const searches = (db: Db, userId: UserId) =>
  db
    .selectFrom('savedSearches as s')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('savedSearchHits as h')
          .innerJoin('visibleStartups as v', 'v.id', 'h.startupId')
          .whereRef('h.searchId', '=', 's.id')
          .select(({ fn }) => [
            fn.countAll<number>().filterWhere('h.seenAt', 'is', null).as('newCount'),
            fn.max('h.foundAt').as('lastFoundAt'),
          ])
          .as('h'),
      (join) => join.onTrue(),
    )
    .select(['s.id', 's.name', 's.query', 's.isAlerting', 's.version', 's.createdAt'])
    .select(['h.newCount', 'h.lastFoundAt'])
    .where('s.userId', '=', userId);

export type SearchRow = Awaited<ReturnType<typeof findSearches>>[number];

/** A member's searches, newest first. */
export async function findSearches(db: Db, userId: UserId) {
  return searches(db, userId).orderBy('s.id', 'desc').execute();
}

export async function findSearch(db: Db, userId: UserId, id: number): Promise<SearchRow | null> {
  return (await searches(db, userId).where('s.id', '=', id).executeTakeFirst()) ?? null;
}

export async function countSearches(db: Db, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('savedSearches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

type Saving = {
  readonly name: string;
  readonly query: object;
  readonly isAlerting: boolean;
  readonly createdAt: Date;
};

/** The id of the new search; null where the member has one of this name. */
export async function insertSearch(
  db: Db,
  userId: UserId,
  { query, ...values }: Saving,
): Promise<number | null> {
  const row = await db
    .insertInto('savedSearches')
    .values({ ...values, userId, query: JSON.stringify(query) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether another search of the member has this name. */
export async function isNameTaken(db: Db, userId: UserId, { id, name }: { id: number; name: string }) {
  const row = await db
    .selectFrom('savedSearches')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '<>', id)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  return row !== undefined;
}

type Change = { readonly name: string; readonly isAlerting: boolean; readonly version: number };

/** False when it is no longer at the version that was read. */
export async function updateSearch(db: Db, userId: UserId, id: number, change: Change): Promise<boolean> {
  const { name, isAlerting, version } = change;
  return didWrite(
    db
      .updateTable('savedSearches')
      .set({ name, isAlerting, version: version + 1 })
      .where('userId', '=', userId)
      .where('id', '=', id)
      .where('version', '=', version),
  );
}

export async function deleteSearch(db: Db, userId: UserId, id: number): Promise<boolean> {
  return didWrite(db.deleteFrom('savedSearches').where('userId', '=', userId).where('id', '=', id));
}

/** What a search has found, the latest first. */
export async function findHits(
  db: Db,
  searchId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const hits = db
    .selectFrom('savedSearchHits as h')
    .innerJoin('visibleStartups as v', 'v.id', 'h.startupId')
    .where('h.searchId', '=', searchId);
  const [rows, counted] = [
    await hits
      .select(['h.startupId', 'h.foundAt', 'h.seenAt'])
      .orderBy('h.foundAt', 'desc')
      .orderBy('h.startupId', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    await hits.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ];
  return { rows, total: counted.total };
}

export async function markHitsSeen(db: Db, searchId: number, now: Date): Promise<void> {
  await db
    .updateTable('savedSearchHits')
    .set({ seenAt: now })
    .where('searchId', '=', searchId)
    .where('seenAt', 'is', null)
    .execute();
}
