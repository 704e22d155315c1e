import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db, UserId } from '#shared/server/context.ts';

type InRoom = { readonly startupId: number; readonly roomId: number };

/** What each guest did with each page of each version of a document in the room; with the file, where the page is null. */
const perPage = (db: Db, { startupId, roomId }: InRoom) =>
  db
    .selectFrom('accessReads as e')
    .innerJoin('dataRoomDocuments as p', (join) =>
      join.on('p.roomId', '=', roomId).onRef('p.documentId', '=', 'e.documentId'),
    )
    .leftJoin('dataRoomTimes as t', 't.entryIndex', 'e.index')
    .where('e.action', '<>', 'answers')
    .select(['e.userId', 'e.viewerName', 'e.documentId', 'e.version', 'e.page'])
    .select(({ fn }) => [
      fn.count<number>('e.page').as('reads'),
      fn.count<number>('t.seconds').as('timedReads'),
      sql<number | null>`sum(t.seconds)::integer`.as('seconds'),
      sql<number>`count(*) filter (where e.action = 'file')`.as('downloads'),
      sql<Date>`max(e.at)`.as('lastAt'),
    ])
    .where('e.startupId', '=', startupId)
    .groupBy(['e.userId', 'e.viewerName', 'e.documentId', 'e.version', 'e.page']);

/** What each guest read of each version of a document in the room, the latest first. */
export async function findReaders(db: Db, where: InRoom) {
  return db
    .selectFrom(perPage(db, where).as('g'))
    .innerJoin('startupDocuments as d', 'd.id', 'g.documentId')
    .leftJoin('documentFiles as f', (join) =>
      join.onRef('f.documentId', '=', 'g.documentId').onRef('f.number', '=', 'g.version'),
    )
    .select(['g.userId', 'g.viewerName', 'g.documentId', 'd.title', 'g.version', 'f.pageCount'])
    .select((eb) => [
      eb.fn.count<number>('g.page').as('pagesRead'),
      sql<number>`sum(g.reads)::integer`.as('reads'),
      sql<number>`sum(g.timed_reads)::integer`.as('timedReads'),
      sql<number | null>`sum(g.seconds)::integer`.as('seconds'),
      sql<number>`sum(g.downloads)::integer`.as('downloads'),
      sql<Date>`max(g.last_at)`.as('lastAt'),
      eb.fn
        .coalesce(
          eb.fn
            .jsonAgg(
              jsonBuildObject({
                page: eb.ref('g.page').$notNull(),
                reads: eb.ref('g.reads'),
                timedReads: eb.ref('g.timedReads'),
                seconds: eb.ref('g.seconds'),
              }),
            )
            .orderBy('g.page')
            .filterWhere('g.page', 'is not', null),
          sql<never[]>`'[]'`,
        )
        .as('pages'),
    ])
    .groupBy(['g.userId', 'g.viewerName', 'g.documentId', 'd.title', 'g.version', 'f.pageCount'])
    .orderBy(sql`max(g.last_at)`, 'desc')
    .limit(500)
    .execute();
}

/** Every read of the startup's documents by others, latest first. */
export async function findRecord(db: Db, startupId: number, limit: number) {
  return db
    .selectFrom('accessReads as e')
    .leftJoin('startupDocuments as d', 'd.id', 'e.documentId')
    .leftJoin('dataRoomTimes as t', 't.entryIndex', 'e.index')
    .select(['e.index', 'e.at', 'e.viewerName', 'e.documentId', 'd.title', 'e.version', 'e.page', 'e.action'])
    .select(['e.isRobot', 't.seconds'])
    .where('e.startupId', '=', startupId)
    .orderBy('e.index', 'desc')
    .limit(limit)
    .execute();
}

/** Whether a read of a page of this startup's is this person's own. */
export async function isOwnRead(
  db: Db,
  { index, startupId, userId }: { index: number; startupId: number; userId: UserId },
): Promise<boolean> {
  const row = await db
    .selectFrom('accessReads')
    .select('index')
    .where('index', '=', index)
    .where('startupId', '=', startupId)
    .where('userId', '=', userId)
    .where('page', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the longest time that was said of a read. */
export async function saveTime(
  db: Db,
  { entryIndex, userId, seconds }: { entryIndex: number; userId: UserId; seconds: number },
): Promise<void> {
  await db
    .insertInto('dataRoomTimes')
    .values({ entryIndex, userId, seconds })
    .onConflict((conflict) =>
      conflict
        .column('entryIndex')
        .doUpdateSet({ seconds: sql<number>`greatest(data_room_times.seconds, excluded.seconds)` }),
    )
    .execute();
}
