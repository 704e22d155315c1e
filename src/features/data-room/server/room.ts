import type { Db } from '#shared/server/context.ts';
import { MINUTE_MS } from '#shared/domain/time.ts';
import { requireStartup } from '#features/startups/server/access.ts';
import { notFound } from '#platform/http/errors.ts';
import type { Call } from '#shared/server/implement.ts';
import type { roomEndpoints } from '../contract.ts';
import type {
  Room,
  RoomDocument,
  RoomExpectation,
  RoomFolder,
  SearchHit,
  ServedVersion,
} from '../contract/room.ts';
import { expectationState } from '../domain/expectation.ts';
import { inTreeOrder } from '../domain/folder.ts';
import type { Permission } from '../domain/permission.ts';
import { canManageRoom, canRead, canSeeGuests, canSeeName } from '../policy.ts';
import {
  findExpectations,
  findOutside,
  findOwnRequests,
  findPagesWith,
  findPlaced,
  findPlacedOne,
  findRoom,
  type PlacedRow,
  recordVisit,
} from './queries.ts';
import { findAgreement } from './queries-guests.ts';
import { type Caller, documentIn, enterRoom, type Entry, folderIn, permissionIn } from './room-access.ts';

type CallOf<K extends keyof typeof roomEndpoints> = Call<(typeof roomEndpoints)[K]>;

const MOST_HITS = 50;
const EXCERPT = 160;

function servedVersion(row: PlacedRow): ServedVersion {
  const { number, fileName, fileKind, sizeBytes, pageUnit, pageCount, status, createdAt } = row;
  return {
    number,
    fileName,
    fileKind,
    sizeBytes,
    pageUnit,
    pageCount,
    reading: status === 'ready' ? 'done' : status === 'failed' ? 'failed' : 'waits',
    isScanned: row.isScanned,
    createdAt: createdAt.toISOString(),
  };
}

/** A document as the asker may know it. */
export function documentOf(
  row: PlacedRow,
  permission: Permission,
  requested: ReadonlySet<number>,
): RoomDocument {
  return {
    id: row.id,
    folderId: row.folderId,
    title: row.title,
    level: permission.level,
    endsAt: permission.endsAt?.toISOString() ?? null,
    isArchived: row.archivedAt !== null,
    newest: canRead(permission) ? servedVersion(row) : null,
    isRequested: requested.has(row.id),
  };
}

/** The documents of a room that the asker may know of, each with what they may do with it. */
export async function visibleDocuments(db: Db, entry: Entry) {
  const rows = await findPlaced(db, entry.room.id);
  return rows
    .map((row) => ({ row, permission: permissionIn(entry, documentIn(entry, row)) }))
    .filter(({ permission }) => canSeeName(permission));
}

/** One document that the asker may read; to those who may know its name no more than that, there is nothing. */
export async function readableDocument(
  db: Db,
  entry: Entry,
  documentId: number,
): Promise<{ row: PlacedRow; permission: Permission }> {
  const row = await findPlacedOne(db, entry.room.id, documentId);
  if (!row) throw notFound();
  const permission = permissionIn(entry, documentIn(entry, row));
  if (!canRead(permission)) throw notFound();
  return { row, permission };
}

async function expectationsOf(db: Db, entry: Entry, rows: readonly PlacedRow[]): Promise<RoomExpectation[]> {
  if (!canSeeGuests(permissionIn(entry, { kind: 'room' }))) return [];
  const newest = new Map(rows.map(({ id, number }) => [id, number]));
  return (await findExpectations(db, entry.room.id)).map((row) => ({
    id: row.id,
    folderId: row.folderId,
    title: row.title,
    documentId: row.documentId,
    state: expectationState({
      ...row,
      newestVersion: row.documentId === null ? null : (newest.get(row.documentId) ?? null),
    }),
  }));
}

async function foldersOf(db: Db, entry: Entry): Promise<RoomFolder[]> {
  const [documents, own] = await Promise.all([
    visibleDocuments(db, entry),
    entry.asker.team === null && entry.preview === null
      ? findOwnRequests(db, entry.room.id, entry.actorId)
      : [],
  ]);
  const expected = await expectationsOf(
    db,
    entry,
    documents.map(({ row }) => row),
  );
  const requested = new Set(own);
  const ordered = inTreeOrder(entry.folders);
  const shown = new Set<number | null>();
  // Inner ones first: a folder is shown for what is in it, too.
  for (const { id, parentId } of ordered.toReversed()) {
    const isSeen = canSeeName(permissionIn(entry, { kind: 'folder', ...folderIn(entry, id) }));
    const hasSomething = shown.has(id) || documents.some(({ row }) => row.folderId === id);
    if (isSeen || hasSomething) shown.add(id).add(parentId);
  }
  return ordered.flatMap(({ id, parentId, name, archivedAt }) => {
    if (!shown.has(id)) return [];
    const inside = documents.filter(({ row }) => row.folderId === id);
    return {
      id,
      parentId,
      name,
      isArchived: archivedAt !== null,
      documents: inside.map(({ row, permission }) => documentOf(row, permission, requested)),
      expected: expected.filter(({ folderId }) => folderId === id),
    };
  });
}

/** The text to accept before anything is shown; null where nothing stands in between. */
async function gateOf(db: Db, entry: Entry): Promise<Room['gate']> {
  const { waitsFor } = permissionIn(entry, { kind: 'room' });
  const { id, agreementNumber } = entry.room;
  if (waitsFor === null || agreementNumber === null) return null;
  const text = await findAgreement(db, id, agreementNumber);
  return text && { number: text.number, body: text.body, createdAt: text.createdAt.toISOString() };
}

/** The next moment at which the clock takes something from the asker. */
function nextEnd(entry: Entry, folders: readonly RoomFolder[]): string | null {
  const ends = folders.flatMap(({ documents }) => documents.flatMap(({ endsAt }) => endsAt ?? []));
  const room = permissionIn(entry, { kind: 'room' }).endsAt;
  return [...ends, ...(room ? [room.toISOString()] : [])].toSorted()[0] ?? null;
}

/** A room as somebody who has entered it sees it. */
export async function roomOf(db: Db, entry: Entry): Promise<Room> {
  const { room, startup, preview, acceptedAt } = entry;
  const folders = await foldersOf(db, entry);
  const isManaged = canManageRoom(permissionIn(entry, { kind: 'room' }));
  return {
    startupId: startup.id,
    startupName: startup.name,
    isDemo: startup.isDemo,
    role: startup.role,
    isOpened: true,
    isClosed: room.closedAt !== null,
    preview,
    gate: await gateOf(db, entry),
    agreement:
      room.agreementNumber === null
        ? null
        : { number: room.agreementNumber, acceptedAt: acceptedAt?.toISOString() ?? null },
    endsAt: nextEnd(entry, folders),
    folders,
    outside: isManaged ? await findOutside(db, startup.id, room.id) : [],
  };
}

/** What the team sees before it has opened a room; for others there is none. */
async function unopened({ actor, db }: Caller, startupId: number): Promise<Room | null> {
  const startup = await requireStartup(db, actor, startupId, 'see');
  if (startup.role === null || (await findRoom(db, startupId)) !== null) return null;
  return {
    startupId,
    startupName: startup.name,
    isDemo: startup.isDemo,
    role: startup.role,
    isOpened: false,
    isClosed: false,
    preview: null,
    gate: null,
    agreement: null,
    endsAt: null,
    folders: [],
    outside: [],
  };
}

export async function handleRoom(call: CallOf<'GET /api/startups/{id}/room'>): Promise<Room> {
  const { actor, db, params, query, services } = call;
  const none = query.as === undefined ? await unopened(call, params.id) : null;
  if (none) return none;
  const entry = await enterRoom(call, params.id, query.as);
  const { now, room, startup } = entry;
  if (startup.role === null && services.hasRoom()) {
    const unlessSince = new Date(now.getTime() - MINUTE_MS);
    await recordVisit(db, { roomId: room.id, userId: actor.id, now, unlessSince });
  }
  return roomOf(db, entry);
}

/** The words around a find, on one line. */
function excerptOf(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  const start = Math.max(0, at - EXCERPT / 3);
  const part = text
    .slice(start, start + EXCERPT)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${start > 0 ? '… ' : ''}${part}${start + EXCERPT < text.length ? ' …' : ''}`;
}

export async function handleSearch(call: CallOf<'GET /api/startups/{id}/room/search'>) {
  const { db, params, query } = call;
  const entry = await enterRoom(call, params.id, query.as);
  const documents = await visibleDocuments(db, entry);
  const small = query.q.toLowerCase();
  const titled: SearchHit[] = documents
    .filter(({ row }) => row.title.toLowerCase().includes(small))
    .map(({ row }) => ({ documentId: row.id, title: row.title, page: null, excerpt: null }));
  // That a page holds some words tells of the page: a guest, whose reads are written down, searches names alone.
  const isGuest = entry.startup.role === null || query.as !== undefined;
  const readable = isGuest ? [] : documents.map(({ row }) => row);
  const titles = new Map(readable.map(({ id, title }) => [id, title]));
  const pages = await findPagesWith(db, [...titles.keys()], query.q, MOST_HITS);
  const hits = pages.map(({ documentId, page, text }): SearchHit => ({
    documentId,
    title: titles.get(documentId) ?? '',
    page,
    excerpt: excerptOf(text, query.q),
  }));
  const items = [...titled, ...hits].slice(0, MOST_HITS);
  return { items, total: items.length };
}
