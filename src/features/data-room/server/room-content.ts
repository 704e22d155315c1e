import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { stageIdOf } from '#shared/domain/catalogue/stages.ts';
import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import { requireStartup } from '#features/startups/server/access.ts';
import type { Db } from '#shared/server/context.ts';
import type { Call } from '#shared/server/implement.ts';
import type { roomContentEndpoints } from '../contract.ts';
import type { Room } from '../contract/room.ts';
import { lyingProblem } from '../domain/folder.ts';
import { MOST_DEEP, MOST_DOCUMENTS, MOST_EXPECTED, MOST_FOLDERS } from '../domain/limit.ts';
import { roomTemplate } from '../domain/template.ts';
import {
  findExpectations,
  findFolders,
  findPlaced,
  findPlacedOne,
  findRoom,
  insertRoom,
  lockRoom,
  updateRoom,
} from './queries.ts';
import {
  archivePlaced,
  deleteExpectation,
  deleteFolder,
  deletePlaced,
  findTemplateFacts,
  insertExpectations,
  insertFolder,
  insertPlaced,
  isStored,
  movePlaced,
  orderDocuments,
  orderFolders,
  updateExpectation,
  updateFolder,
} from './queries-content.ts';
import { type Caller, enterRoom, type Entry, full, managedRoom } from './room-access.ts';
import { roomOf } from './room.ts';

type CallOf<K extends keyof typeof roomContentEndpoints> = Call<(typeof roomContentEndpoints)[K]>;
type Keyed = Caller & { readonly params: { readonly id: number } };

/** Changes a room, one at a time, and answers it as it is then. */
async function changing(call: Keyed, change: (entry: Entry) => Promise<void>): Promise<Room> {
  const entry = await managedRoom(call, call.params.id);
  await lockRoom(call.db, entry.room.id);
  await change(entry);
  return roomOf(call.db, await enterRoom(call, call.params.id));
}

/** A folder of the room; a foreign one is not there. */
async function folderOf({ db }: Caller, { room }: Entry, folderId: number) {
  const folder = (await findFolders(db, room.id)).find(({ id }) => id === folderId);
  if (!folder) throw notFound();
  return folder;
}

/** The same, where the folder is a choice in a form. */
async function chosenFolder({ db }: Caller, { room }: Entry, folderId: number): Promise<void> {
  const folders = await findFolders(db, room.id);
  if (!folders.some(({ id }) => id === folderId)) throw invalid('folderId', 'Choose a folder of this room');
}

const sameName = () => invalid('name', 'There is a folder of this name already');

/** The folders and what is expected in them at the startup's stage and in its country. */
export async function fillFromTemplate(
  db: Db,
  { roomId, startupId, now }: { readonly roomId: number; readonly startupId: number; readonly now: Date },
): Promise<void> {
  const { stageId, country, countryIncorporation } = await findTemplateFacts(db, startupId);
  const stage = stageIdOf(stageId) ?? 'seed';
  for (const { name, expected } of roomTemplate(stage, countryOf(countryIncorporation ?? country ?? ''))) {
    const folderId = await insertFolder(db, { roomId, parentId: null, name, now });
    if (folderId !== null) await insertExpectations(db, { roomId, folderId, titles: expected });
  }
}

type Lying = { readonly id: number | null; readonly parentId: number | null };

/** Where a folder is to lie: in one of the room, not in itself, and not too deep. */
async function refuseWrongParent({ db }: Caller, { room }: Entry, lying: Lying): Promise<void> {
  if (lying.parentId === null) return;
  const folders = await findFolders(db, room.id);
  if (!folders.some(({ id }) => id === lying.parentId))
    throw invalid('parentId', 'Choose a folder of this room');
  const problem = lyingProblem(folders, lying, MOST_DEEP);
  if (problem === 'itself') throw invalid('parentId', 'A folder cannot lie in itself');
  if (problem === 'deep') throw invalid('parentId', `At most ${MOST_DEEP} folders lie in each other`);
}

export async function handleOpening(call: CallOf<'POST /api/startups/{id}/room'>): Promise<Room> {
  const { actor, body, db, params, services } = call;
  await requireStartup(db, actor, params.id, 'edit');
  const now = services.now();
  const roomId = await insertRoom(db, { startupId: params.id, userId: actor.id, now });
  if (roomId === null) throw new AppError('conflict', 'This startup has its room already.');
  if (body.withTemplate) await fillFromTemplate(db, { roomId, startupId: params.id, now });
  return roomOf(db, await enterRoom(call, params.id));
}

export const handleClosing = (call: CallOf<'PUT /api/startups/{id}/room'>): Promise<Room> =>
  changing(call, async ({ room, now }) => {
    await updateRoom(call.db, room.id, { closedAt: call.body.isClosed ? (room.closedAt ?? now) : null });
  });

export const handleNewFolder = (call: CallOf<'POST /api/startups/{id}/room/folders'>): Promise<Room> =>
  changing(call, async (entry) => {
    const { body, db } = call;
    const { room, now } = entry;
    if ((await findFolders(db, room.id)).length >= MOST_FOLDERS) throw full(MOST_FOLDERS, 'folders');
    const parentId = body.parentId ?? null;
    await refuseWrongParent(call, entry, { id: null, parentId });
    if ((await insertFolder(db, { roomId: room.id, parentId, name: body.name, now })) === null)
      throw sameName();
  });

export const handleFolder = (call: CallOf<'PUT /api/startups/{id}/room/folders/{folderId}'>): Promise<Room> =>
  changing(call, async (entry) => {
    const { body, db, params } = call;
    const folder = await folderOf(call, entry, params.folderId);
    const { archivedAt } = folder;
    const parentId = body.parentId === undefined ? folder.parentId : body.parentId;
    await refuseWrongParent(call, entry, { id: folder.id, parentId });
    const isTaken = (await findFolders(db, entry.room.id)).some(
      (other) =>
        other.id !== folder.id &&
        other.parentId === parentId &&
        other.name.toLowerCase() === body.name.toLowerCase(),
    );
    if (isTaken) throw sameName();
    const key = { roomId: entry.room.id, folderId: params.folderId };
    await updateFolder(db, key, {
      name: body.name,
      parentId,
      archivedAt: body.isArchived ? (archivedAt ?? entry.now) : null,
    });
  });

export const handleFolderRemoval = (
  call: CallOf<'DELETE /api/startups/{id}/room/folders/{folderId}'>,
): Promise<Room> =>
  changing(call, async (entry) => {
    const { db, params } = call;
    const { id } = await folderOf(call, entry, params.folderId);
    const hasDocuments = (await findPlaced(db, entry.room.id)).some(({ folderId }) => folderId === id);
    const hasFolders = (await findFolders(db, entry.room.id)).some(({ parentId }) => parentId === id);
    if (hasDocuments || hasFolders)
      throw new AppError('conflict', 'Move what is in this folder first, or archive it.');
    await deleteFolder(db, entry.room.id, params.folderId);
  });

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === one.length;

export const handleOrder = (call: CallOf<'PUT /api/startups/{id}/room/order'>): Promise<Room> =>
  changing(call, async ({ room }) => {
    const { db } = call;
    const { folders: asked } = call.body;
    const [folders, documents] = [await findFolders(db, room.id), await findPlaced(db, room.id)];
    const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
    const askedDocuments = asked.flatMap(({ documentIds }) => documentIds);
    if (!isSame(ids(asked), ids(folders)) || !isSame(askedDocuments, ids(documents)))
      throw new AppError('conflict', 'The room was changed since you opened it. Nothing was moved.');
    await orderFolders(db, room.id, ids(asked));
    for (const { id: folderId, documentIds } of asked)
      await orderDocuments(db, { roomId: room.id, folderId }, documentIds);
  });

/** Puts a stored document of the startup at the end of a folder. */
async function place(
  call: Caller,
  entry: Entry,
  { documentId, folderId }: { readonly documentId: number; readonly folderId: number },
): Promise<void> {
  const { actor, db } = call;
  const { room, now } = entry;
  await chosenFolder(call, entry, folderId);
  if ((await findPlaced(db, room.id)).length >= MOST_DOCUMENTS) throw full(MOST_DOCUMENTS, 'documents');
  const placing = { roomId: room.id, documentId, folderId, userId: actor.id, now };
  if (!(await insertPlaced(db, placing))) throw invalid('documentId', 'This document is in the room already');
}

/**
 * Sees to it that a stored document of the startup is in its room: in the folder chosen, or where it is already. For those who
 * manage the room, once it is open.
 */
export async function fileInRoom(
  call: Caller,
  startupId: number,
  { documentId, folderId }: { readonly documentId: number; readonly folderId: number | null },
): Promise<void> {
  if ((await findRoom(call.db, startupId)) === null)
    throw new AppError('conflict', 'Open the data room first, then file it there.');
  const entry = await managedRoom(call, startupId);
  await lockRoom(call.db, entry.room.id);
  if ((await findPlacedOne(call.db, entry.room.id, documentId)) !== null) return;
  if (folderId === null) throw invalid('folderId', 'Choose a folder of this room');
  await place(call, entry, { documentId, folderId });
}

export const handlePlacing = (call: CallOf<'POST /api/startups/{id}/room/documents'>): Promise<Room> =>
  changing(call, async (entry) => {
    const { db, body, params } = call;
    const { room } = entry;
    const { documentId } = body;
    if (!(await isStored(db, params.id, documentId)))
      throw invalid('documentId', 'Choose a document that this startup has stored');
    await place(call, entry, body);
    if (body.expectationId == null) return;
    await expected(call, entry, body.expectationId);
    const key = { roomId: room.id, expectationId: body.expectationId };
    await updateExpectation(db, key, { documentId, reviewedVersion: null });
  });

/** A document of the room, whatever its newest version; a foreign one is not there. */
async function placedIn({ db }: Caller, { room }: Entry, documentId: number) {
  const row = await findPlacedOne(db, room.id, documentId);
  if (!row) throw notFound();
  return row;
}

export const handlePlaced = (
  call: CallOf<'PUT /api/startups/{id}/room/documents/{documentId}'>,
): Promise<Room> =>
  changing(call, async (entry) => {
    const { db, body, params } = call;
    const { archivedAt, folderId } = await placedIn(call, entry, params.documentId);
    await chosenFolder(call, entry, body.folderId);
    const key = { roomId: entry.room.id, documentId: params.documentId };
    if (folderId !== body.folderId) await movePlaced(db, key, body.folderId);
    await archivePlaced(db, key, body.isArchived ? (archivedAt ?? entry.now) : null);
  });

export const handlePlacedRemoval = (
  call: CallOf<'DELETE /api/startups/{id}/room/documents/{documentId}'>,
): Promise<Room> =>
  changing(call, async (entry) => {
    const { documentId } = call.params;
    await placedIn(call, entry, documentId);
    await deletePlaced(call.db, { roomId: entry.room.id, documentId });
  });

/** Something expected in the room; a foreign one is not there. */
async function expected({ db }: Caller, { room }: Entry, expectationId: number) {
  const row = (await findExpectations(db, room.id)).find(({ id }) => id === expectationId);
  if (!row) throw notFound();
  return row;
}

export const handleNewExpectation = (
  call: CallOf<'POST /api/startups/{id}/room/expectations'>,
): Promise<Room> =>
  changing(call, async (entry) => {
    const { db, body } = call;
    const roomId = entry.room.id;
    await chosenFolder(call, entry, body.folderId);
    if ((await findExpectations(db, roomId)).length >= MOST_EXPECTED)
      throw full(MOST_EXPECTED, 'expected documents');
    const added = await insertExpectations(db, { roomId, folderId: body.folderId, titles: [body.title] });
    if (added === 0) throw invalid('title', 'This is expected in that folder already');
  });

export const handleExpectation = (
  call: CallOf<'PUT /api/startups/{id}/room/expectations/{expectationId}'>,
): Promise<Room> =>
  changing(call, async (entry) => {
    const { db, body, params } = call;
    const { requestedAt } = await expected(call, entry, params.expectationId);
    const document =
      body.documentId === null ? null : await findPlacedOne(db, entry.room.id, body.documentId);
    if (body.documentId !== null && document === null)
      throw invalid('documentId', 'Choose a document of this room');
    if (body.isReviewed && document === null)
      throw invalid('isReviewed', 'There is no document to look over yet');
    const key = { roomId: entry.room.id, expectationId: params.expectationId };
    await updateExpectation(db, key, {
      documentId: body.documentId,
      requestedAt: body.isRequested ? (requestedAt ?? entry.now) : null,
      reviewedVersion: body.isReviewed && document ? document.number : null,
    });
  });

export const handleExpectationRemoval = (
  call: CallOf<'DELETE /api/startups/{id}/room/expectations/{expectationId}'>,
): Promise<Room> =>
  changing(call, async (entry) => {
    await expected(call, entry, call.params.expectationId);
    await deleteExpectation(call.db, entry.room.id, call.params.expectationId);
  });
