import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';

/** The place after the last one of a list. */
const next = sql<number>`coalesce(max(position), 0) + 1`;

type Named = {
  readonly roomId: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly now: Date;
};

/** A new folder at the end; null where one of this name lies beside it. */
export async function insertFolder(db: Db, { roomId, parentId, name, now }: Named): Promise<number | null> {
  const { position } = await db
    .selectFrom('dataRoomFolders')
    .select(next.as('position'))
    .where('roomId', '=', roomId)
    .executeTakeFirstOrThrow();
  const row = await db
    .insertInto('dataRoomFolders')
    .values({ roomId, parentId, name, position, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateFolder(
  db: Db,
  { roomId, folderId }: { roomId: number; folderId: number },
  change: { name: string; parentId: number | null; archivedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('dataRoomFolders')
    .set(change)
    .where('roomId', '=', roomId)
    .where('id', '=', folderId)
    .execute();
}

export async function deleteFolder(db: Db, roomId: number, folderId: number): Promise<void> {
  await db.deleteFrom('dataRoomFolders').where('roomId', '=', roomId).where('id', '=', folderId).execute();
}

/** Numbers folders, or documents, in the order given. */
export async function orderFolders(db: Db, roomId: number, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('dataRoomFolders')
    .set({ position: sql<number>`array_position(${[...ids]}::integer[], id)` })
    .where('roomId', '=', roomId)
    .where('id', 'in', [...ids])
    .execute();
}

export async function orderDocuments(
  db: Db,
  { roomId, folderId }: { roomId: number; folderId: number },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('dataRoomDocuments')
    .set({ folderId, position: sql<number>`array_position(${[...ids]}::integer[], document_id)` })
    .where('roomId', '=', roomId)
    .where('documentId', 'in', [...ids])
    .execute();
}

type Placing = {
  readonly roomId: number;
  readonly documentId: number;
  readonly folderId: number;
  readonly userId: UserId;
  readonly now: Date;
};

const endOf = async (db: Db, folderId: number): Promise<number> => {
  const { position } = await db
    .selectFrom('dataRoomDocuments')
    .select(next.as('position'))
    .where('folderId', '=', folderId)
    .executeTakeFirstOrThrow();
  return position;
};

/** Puts a document at the end of a folder; false where the room has it. */
export async function insertPlaced(db: Db, placing: Placing): Promise<boolean> {
  const { roomId, documentId, folderId, userId, now } = placing;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('dataRoomDocuments')
    .values({
      roomId,
      documentId,
      folderId,
      position: await endOf(db, folderId),
      addedBy: userId,
      addedAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type PlacedKey = { readonly roomId: number; readonly documentId: number };

/** To the end of another folder. */
export async function movePlaced(db: Db, { roomId, documentId }: PlacedKey, folderId: number): Promise<void> {
  const position = await endOf(db, folderId);
  await db
    .updateTable('dataRoomDocuments')
    .set({ folderId, position })
    .where('roomId', '=', roomId)
    .where('documentId', '=', documentId)
    .execute();
}

export async function archivePlaced(
  db: Db,
  { roomId, documentId }: PlacedKey,
  at: Date | null,
): Promise<void> {
  await db
    .updateTable('dataRoomDocuments')
    .set({ archivedAt: at })
    .where('roomId', '=', roomId)
    .where('documentId', '=', documentId)
    .execute();
}

export async function deletePlaced(db: Db, { roomId, documentId }: PlacedKey): Promise<void> {
  await db
    .updateTable('dataRoomExpectations')
    .set({ documentId: null, reviewedVersion: null })
    .where('roomId', '=', roomId)
    .where('documentId', '=', documentId)
    .execute();
  await db
    .deleteFrom('dataRoomDocuments')
    .where('roomId', '=', roomId)
    .where('documentId', '=', documentId)
    .execute();
}

/** Whether the startup stores this document. */
export async function isStored(db: Db, startupId: number, documentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('startupDocuments')
    .select('id')
    .where('id', '=', documentId)
    .where('startupId', '=', startupId)
    .executeTakeFirst();
  return row !== undefined;
}

type Expected = { readonly roomId: number; readonly folderId: number; readonly titles: readonly string[] };

/** Adds what is expected in a folder, at the end; how many were new. */
export async function insertExpectations(db: Db, { roomId, folderId, titles }: Expected): Promise<number> {
  if (titles.length === 0) return 0;
  const { position } = await db
    .selectFrom('dataRoomExpectations')
    .select(next.as('position'))
    .where('folderId', '=', folderId)
    .executeTakeFirstOrThrow();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('dataRoomExpectations')
    .values(titles.map((title, index) => ({ roomId, folderId, title, position: position + index })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

type ExpectationChange = {
  readonly requestedAt?: Date | null;
  readonly documentId?: number | null;
  readonly reviewedVersion?: number | null;
};

export async function updateExpectation(
  db: Db,
  { roomId, expectationId }: { roomId: number; expectationId: number },
  change: ExpectationChange,
): Promise<void> {
  await db
    .updateTable('dataRoomExpectations')
    .set(change)
    .where('roomId', '=', roomId)
    .where('id', '=', expectationId)
    .execute();
}

export async function deleteExpectation(db: Db, roomId: number, expectationId: number): Promise<void> {
  await db
    .deleteFrom('dataRoomExpectations')
    .where('roomId', '=', roomId)
    .where('id', '=', expectationId)
    .execute();
}

/** Where a startup is and how far, for the folders that fit it. */
export async function findTemplateFacts(db: Db, startupId: number) {
  return db
    .selectFrom('startupProfiles')
    .select(['stageId', 'country', 'countryIncorporation'])
    .where('id', '=', startupId)
    .executeTakeFirstOrThrow();
}
