import { type RawBuilder, sql } from 'kysely';
import { takeTurns } from './advisory-lock.ts';
import type { Db } from './db.ts';

/** What files are called in the catalogue. */
export const FILES_TABLE = 'stored_files';

/**
 * A stored file as the database knows it. The bytes are in `Files` under its place: the key of its content, or its own
 * where it has none. `ownerId` is null when nobody's.
 */
export type StoredFile = {
  readonly key: string;
  readonly ownerId: string | null;
  readonly contentType: string;
  readonly sizeBytes: number;
};

type Content = { readonly key: string; readonly sha256: string; readonly sizeBytes: number };

/** Where bytes of this hash may be put. Each is another place: see {@link keepContent}. */
export const contentPlace = (sha256: string, serial: string): string =>
  `content/${sha256.slice(0, 2)}/${sha256}-${serial}`;

/** The hash of what should be at a place; null where it is no content. */
export const hashOfPlace = (place: string): string | null =>
  /^content\/[0-9a-f]{2}\/([0-9a-f]{64})-/.exec(place)?.[1] ?? null;

/** Who keeps and who forgets bytes of one hash take turns until their transactions end. */
const takeTurnsWith = (db: Db, hashes: readonly string[]) =>
  takeTurns(db, ...hashes.map((sha256) => `content ${sha256}`));

/**
 * The place of bytes in a transaction that refers to them: that of the same bytes kept before, else the given one, where
 * they have been put. What was put and is not referred to is the caller's to remove, see {@link isContentKept}.
 */
export async function keepContent(db: Db, content: Content): Promise<string> {
  await takeTurnsWith(db, [content.sha256]);
  const known = await db
    .selectFrom('storedContents')
    .select('key')
    .where('sha256', '=', content.sha256)
    .executeTakeFirst();
  if (known) return known.key;
  const { key, sha256, sizeBytes } = content;
  await db.insertInto('storedContents').values({ key, sha256, sizeBytes }).execute();
  return key;
}

/** Whether a file refers to what is at a place. */
export async function isContentKept(db: Db, key: string): Promise<boolean> {
  const row = await db.selectFrom('storedContents').select('key').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}

/** Notes what is stored under a key, or in a place of `keepContent`; what is noted already stays as it is. */
export async function insertStoredFile(db: Db, file: StoredFile & { contentKey?: string }): Promise<void> {
  await db
    .insertInto('storedFiles')
    .values({
      key: file.key,
      ownerId: file.ownerId,
      contentType: file.contentType,
      sizeBytes: file.sizeBytes,
      contentKey: file.contentKey ?? null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

const placeOf = sql<string>`coalesce(t.content_key, t.key)`;

const storedPlaces = (db: Db) =>
  db
    .selectFrom('storedFiles')
    .select(['key', 'sizeBytes'])
    .where('contentKey', 'is', null)
    .unionAll(db.selectFrom('storedContents').select(['key', 'sizeBytes']));

/** Every place where something is stored, as far as the database knows. */
export async function findStoredFiles(db: Db) {
  return storedPlaces(db).execute();
}

/** What all of them take, each content once. */
export async function sumStoredFiles(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom(storedPlaces(db).as('places'))
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('sizeBytes'), eb.lit(0)).as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}

/** The files, as `t`, of which a condition holds, and the place of each. */
export async function findFilesWhere(db: Db, where: RawBuilder<boolean>) {
  return db
    .selectFrom('storedFiles as t')
    .select(['t.key', 't.contentType', placeOf.as('place')])
    .where(where)
    .execute();
}

/** In the caller's transaction, or in one of its own: a turn ends with it. */
const within = <Value>(db: Db, work: (trx: Db) => Promise<Value>): Promise<Value> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

async function forget(db: Db, where: RawBuilder<boolean>): Promise<string[]> {
  const files = await db
    .selectFrom('storedFiles as t')
    .leftJoin('storedContents as c', 'c.key', 't.contentKey')
    .select(['t.key', 't.contentKey', 'c.sha256'])
    .where(where)
    .execute();
  if (files.length === 0) return [];
  await takeTurnsWith(
    db,
    files.flatMap(({ sha256 }) => sha256 ?? []),
  );
  const keys = files.map(({ key }) => key);
  await db.deleteFrom('storedFiles').where('key', 'in', keys).execute();
  const contents = files.flatMap(({ contentKey }) => contentKey ?? []);
  if (contents.length === 0) return keys;
  // A statement of its own, which sees what those before it in the turn have written.
  const left = await db
    .deleteFrom('storedContents')
    .where('key', 'in', contents)
    .where(sql<boolean>`not exists (select from stored_files f where f.content_key = stored_contents.key)`)
    .returning('key')
    .execute();
  return [
    ...files.flatMap(({ key, contentKey }) => (contentKey === null ? key : [])),
    ...left.map(({ key }) => key),
  ];
}

/**
 * Forgets files; what shows them by a reference goes with them. Answers the places that nothing refers to any more, whose
 * bytes are the caller's to remove once this is committed.
 */
export async function deleteStoredFiles(db: Db, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  return within(db, (trx) => forget(trx, sql<boolean>`t.key = any(${[...keys]})`));
}

/** The same for all files of these owners. */
export async function deleteFilesOf(db: Db, ownerIds: readonly string[]): Promise<string[]> {
  if (ownerIds.length === 0) return [];
  return within(db, (trx) => forget(trx, sql<boolean>`t.owner_id = any(${[...ownerIds]})`));
}
