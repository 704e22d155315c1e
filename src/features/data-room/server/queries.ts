import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';

/** The room of a startup; null while its team has opened none. */
export async function findRoom(db: Db, startupId: number) {
  const row = await db
    .selectFrom('dataRooms')
    .select(['id', 'startupId', 'agreementNumber', 'closedAt'])
    .where('startupId', '=', startupId)
    .executeTakeFirst();
  return row ?? null;
}
export type RoomRow = NonNullable<Awaited<ReturnType<typeof findRoom>>>;

/** Holds a room for the rest of the transaction, so that two who build it take turns. */
export async function lockRoom(db: Db, roomId: number): Promise<void> {
  await db.selectFrom('dataRooms').select('id').where('id', '=', roomId).forUpdate().execute();
}

export async function insertRoom(
  db: Db,
  { startupId, userId, now }: { startupId: number; userId: UserId; now: Date },
): Promise<number | null> {
  const row = await db
    .insertInto('dataRooms')
    .values({ startupId, createdBy: userId, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateRoom(
  db: Db,
  roomId: number,
  change: { closedAt?: Date | null; agreementNumber?: number | null },
): Promise<void> {
  await db.updateTable('dataRooms').set(change).where('id', '=', roomId).execute();
}

export async function findFolders(db: Db, roomId: number) {
  return db
    .selectFrom('dataRoomFolders')
    .select(['id', 'parentId', 'name', 'archivedAt'])
    .where('roomId', '=', roomId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
export type FolderRow = Awaited<ReturnType<typeof findFolders>>[number];

const placed = (db: Db, roomId: number) =>
  db
    .selectFrom('dataRoomDocuments as r')
    .innerJoin('startupDocuments as d', 'd.id', 'r.documentId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('documentFiles as f')
          .select(['f.number', 'f.fileName', 'f.fileKind', 'f.fileKey', 'f.sizeBytes', 'f.status'])
          .select(['f.pageUnit', 'f.pageCount', 'f.createdAt', 'f.sha256', 'f.isScanned'])
          .whereRef('f.documentId', '=', 'r.documentId')
          .orderBy('f.number', 'desc')
          .limit(1)
          .as('v'),
      (join) => join.onTrue(),
    )
    .select(['r.documentId as id', 'r.folderId', 'r.archivedAt', 'd.title'])
    .select(['v.number', 'v.fileName', 'v.fileKind', 'v.fileKey', 'v.sizeBytes', 'v.status'])
    .select(['v.pageUnit', 'v.pageCount', 'v.createdAt', 'v.sha256', 'v.isScanned'])
    .where('r.roomId', '=', roomId);

/** The documents of a room in their order, each with its newest version. */
export async function findPlaced(db: Db, roomId: number) {
  return placed(db, roomId).orderBy('r.position').orderBy('r.documentId').execute();
}
export type PlacedRow = Awaited<ReturnType<typeof findPlaced>>[number];

export async function findPlacedOne(db: Db, roomId: number, documentId: number): Promise<PlacedRow | null> {
  return (await placed(db, roomId).where('r.documentId', '=', documentId).executeTakeFirst()) ?? null;
}

/** What each page of a version weighs as text, in order; nothing before it was read. */
export async function findPageSizes(db: Db, documentId: number, number: number): Promise<number[]> {
  const row = await db
    .selectFrom('documentFiles as f')
    .select(
      sql<number[] | null>`(select array_agg(octet_length(page) order by place)
        from jsonb_array_elements_text(f.pages) with ordinality pages(page, place))`.as('sizes'),
    )
    .where('f.documentId', '=', documentId)
    .where('f.number', '=', number)
    .executeTakeFirst();
  return row?.sizes ?? [];
}

/** The text of one page, counted from 1; null where there is no such page. */
export async function findPageText(
  db: Db,
  { documentId, number, page }: { documentId: number; number: number; page: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('documentFiles as f')
    .select(sql<string | null>`f.pages ->> ${sql.lit(page - 1)}`.as('text'))
    .where('f.documentId', '=', documentId)
    .where('f.number', '=', number)
    .executeTakeFirst();
  return row?.text ?? null;
}

/** All versions of a document, newest first. */
export async function findVersions(db: Db, documentId: number) {
  return db
    .selectFrom('documentFiles as f')
    .leftJoin('peopleCards as u', 'u.id', 'f.createdBy')
    .select(['f.number', 'f.fileName', 'f.sizeBytes', 'f.note', 'u.name as createdBy', 'f.createdAt'])
    .where('f.documentId', '=', documentId)
    .orderBy('f.number', 'desc')
    .execute();
}

/** Pages of the newest versions of these documents that hold a text, whatever its case. */
export async function findPagesWith(db: Db, documentIds: readonly number[], text: string, limit: number) {
  if (documentIds.length === 0) return [];
  return db
    .selectFrom('documentFiles as f')
    .innerJoinLateral(
      sql<{ text: string; page: number }>`jsonb_array_elements_text(f.pages) with ordinality`.as<'p'>(
        sql`p(text, page)`,
      ),
      (join) => join.onTrue(),
    )
    .select(['f.documentId', 'p.page', 'p.text'])
    .where('f.documentId', 'in', [...documentIds])
    .where(
      sql<boolean>`f.number = (select max(n.number) from document_files n where n.document_id = f.document_id)`,
    )
    .where(sql<boolean>`position(${text.toLowerCase()} in lower(p.text)) > 0`)
    .orderBy('f.documentId')
    .orderBy('p.page')
    .limit(limit)
    .execute();
}

/** The startup's documents that are not in the room. */
export async function findOutside(db: Db, startupId: number, roomId: number) {
  return db
    .selectFrom('startupDocuments as d')
    .select(['d.id', 'd.title'])
    .where('d.startupId', '=', startupId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('dataRoomDocuments as r')
            .select('r.documentId')
            .where('r.roomId', '=', roomId)
            .whereRef('r.documentId', '=', 'd.id'),
        ),
      ),
    )
    .orderBy('d.title')
    .orderBy('d.id')
    .execute();
}

export async function findExpectations(db: Db, roomId: number) {
  return db
    .selectFrom('dataRoomExpectations')
    .select(['id', 'folderId', 'title', 'documentId', 'requestedAt', 'reviewedVersion'])
    .where('roomId', '=', roomId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** What the asker waits for. */
export async function findOwnRequests(db: Db, roomId: number, userId: UserId): Promise<number[]> {
  const rows = await db
    .selectFrom('dataRoomRequests')
    .select('documentId')
    .where('roomId', '=', roomId)
    .where('userId', '=', userId)
    .where('decidedAt', 'is', null)
    .execute();
  return rows.map(({ documentId }) => documentId);
}

type Visit = {
  readonly roomId: number;
  readonly userId: UserId;
  readonly now: Date;
  readonly unlessSince: Date;
};

/** Notes that a guest was here, unless that was noted since. */
export async function recordVisit(db: Db, { roomId, userId, now, unlessSince }: Visit): Promise<void> {
  await db
    .insertInto('dataRoomVisits')
    .values({ roomId, userId, firstAt: now, lastAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['roomId', 'userId'])
        .doUpdateSet({ lastAt: now })
        .where('dataRoomVisits.lastAt', '<', unlessSince),
    )
    .execute();
}
