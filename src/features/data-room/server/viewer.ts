import { type Reading, recordRead } from '#features/access-ledger/server/ledger.ts';
import { notFound } from '#platform/http/errors.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { Db, Member } from '#shared/server/context.ts';
import type { Call } from '#shared/server/implement.ts';
import type { roomEndpoints } from '../contract.ts';
import type { RoomDocumentDetail, RoomPage, RoomPageText } from '../contract/room.ts';
import { pathName } from '../domain/folder.ts';
import { markText } from '../domain/mark.ts';
import { canSeeGuests } from '../policy.ts';
import { markedPagePicture, pagePicture } from './pictures.ts';
import { findOwnRequests, findPageSizes, findPageText, findVersions, type PlacedRow } from './queries.ts';
import { findPictureSizes } from './queries-pictures.ts';
import { documentOf, readableDocument } from './room.ts';
import { enterRoom, type Entry } from './room-access.ts';

type CallOf<K extends keyof typeof roomEndpoints> = Call<(typeof roomEndpoints)[K]>;

/** What the mark adds to a picture, about. */
const MARK_BYTES = 7_000;

/** Of a PDF others see pictures; the words of anything else are all there is to see. */
const hasPictures = ({ fileKind }: PlacedRow): boolean => fileKind === 'pdf';

/** The name and time that go into what somebody is given; null for the team, unless it looks as a guest. */
export const markOf = ({ startup, preview, now }: Entry, actor: Member): string | null =>
  startup.role !== null && preview === null
    ? null
    : markText({ name: fullName(actor), email: actor.email }, now);

export async function handleDocument(
  call: CallOf<'GET /api/startups/{id}/room/documents/{documentId}'>,
): Promise<RoomDocumentDetail> {
  const { db, params, query } = call;
  const entry = await enterRoom(call, params.id, query.as);
  const { row, permission } = await readableDocument(db, entry, params.documentId);
  const [sizes, pictures, versions, own] = await Promise.all([
    findPageSizes(db, row.id, row.number),
    hasPictures(row) ? findPictureSizes(db, row.sha256) : new Map<number, number | null>(),
    canSeeGuests(permission) ? findVersions(db, row.id) : [],
    entry.preview === null ? findOwnRequests(db, entry.room.id, call.actor.id) : [],
  ]);
  const count = hasPictures(row) ? (row.pageCount ?? 0) : sizes.length;
  const added = markOf(entry, call.actor) === null ? 0 : MARK_BYTES;
  return {
    ...documentOf(row, permission, new Set(own)),
    startupId: entry.startup.id,
    startupName: entry.startup.name,
    isDemo: entry.startup.isDemo,
    folderName: pathName(entry.folders, row.folderId),
    hasPictures: hasPictures(row),
    pages: Array.from({ length: count }, (_, index) => {
      const picture = pictures.get(index + 1) ?? null;
      return {
        number: index + 1,
        textBytes: sizes[index] ?? null,
        pictureBytes: picture === null ? null : picture + added,
      };
    }),
    versions: versions.map((version) => ({ ...version, createdAt: version.createdAt.toISOString() })),
  };
}

type GuestRead = {
  readonly row: PlacedRow;
  readonly page: number | null;
  readonly action: 'page' | 'text' | 'file';
};

/** Writes down what a guest reads, before they are given it; the team's own looks are nobody's business. */
export async function recordGuestRead(
  call: Reading & { readonly db: Db },
  { startup }: Entry,
  { row, page, action }: GuestRead,
): Promise<number | null> {
  if (startup.role !== null) return null;
  const read = { startupId: startup.id, documentId: row.id, version: row.number, page, action };
  return recordRead(call.db, call, read);
}

const textOf = (db: Db, { id, number }: PlacedRow, page: number) =>
  findPageText(db, { documentId: id, number, page });

/** A page of a PDF as the reader is given it; null where it cannot be drawn. */
async function pictureFor(
  call: CallOf<'GET /api/startups/{id}/room/documents/{documentId}/pages/{page}'>,
  entry: Entry,
  row: PlacedRow,
): Promise<RoomPage['picture']> {
  if (call.params.page > (row.pageCount ?? 0)) throw notFound();
  const drawn = await pagePicture(call, row, call.params.page);
  if (drawn === null) return null;
  const mark = markOf(entry, call.actor);
  const { width, height, bytes } = mark === null ? drawn : await markedPagePicture(drawn, mark);
  return { width, height, data: Buffer.from(bytes).toString('base64') };
}

export async function handlePage(
  call: CallOf<'GET /api/startups/{id}/room/documents/{documentId}/pages/{page}'>,
): Promise<RoomPage> {
  const { db, params, query } = call;
  const entry = await enterRoom(call, params.id, query.as);
  const { row } = await readableDocument(db, entry, params.documentId);
  const picture = hasPictures(row) ? await pictureFor(call, entry, row) : null;
  const text = hasPictures(row) ? null : await textOf(db, row, params.page);
  if (!hasPictures(row) && text === null) throw notFound();
  const reading = await recordGuestRead(call, entry, { row, page: params.page, action: 'page' });
  return { version: row.number, number: params.page, text, picture, reading };
}

export async function handlePageText(
  call: CallOf<'GET /api/startups/{id}/room/documents/{documentId}/pages/{page}/text'>,
): Promise<RoomPageText> {
  const { actor, db, params, query } = call;
  const entry = await enterRoom(call, params.id, query.as);
  const { row } = await readableDocument(db, entry, params.documentId);
  const text = await textOf(db, row, params.page);
  if (text === null) throw notFound();
  const mark = markOf(entry, actor);
  const reading = await recordGuestRead(call, entry, { row, page: params.page, action: 'text' });
  return {
    version: row.number,
    number: params.page,
    text: mark === null ? text : `${text}\n\n[${mark}]`,
    reading,
  };
}
