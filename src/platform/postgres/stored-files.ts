import type { RawBuilder } from 'kysely';
import type { Db } from './db.ts';

/** What files are called in the catalogue. */
export const FILES_TABLE = 'stored_files';

/** A stored file as the database knows it; the bytes are in `Files` under the key. `ownerId` is null when nobody's. */
export type StoredFile = {
  readonly key: string;
  readonly ownerId: string | null;
  readonly contentType: string;
  readonly sizeBytes: number;
};

/** Notes what is stored under a key; what is noted already stays as it is. */
export async function insertStoredFile(db: Db, file: StoredFile): Promise<void> {
  await db
    .insertInto('storedFiles')
    .values({
      key: file.key,
      ownerId: file.ownerId,
      contentType: file.contentType,
      sizeBytes: file.sizeBytes,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Everything that is stored, as far as the database knows. */
export async function findStoredFiles(db: Db) {
  return db.selectFrom('storedFiles').select(['key', 'sizeBytes']).execute();
}

/** The files, as `t`, of which a condition holds. */
export async function findFilesWhere(db: Db, where: RawBuilder<boolean>) {
  return db.selectFrom('storedFiles as t').select(['t.key', 't.contentType']).where(where).execute();
}

/** Forgets files; what shows them by a reference goes with them. The bytes are the caller's to remove. */
export async function deleteStoredFiles(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('storedFiles').where('key', 'in', keys).execute();
}

/** The same for all files of these owners; their keys. */
export async function deleteFilesOf(db: Db, ownerIds: readonly string[]): Promise<string[]> {
  if (ownerIds.length === 0) return [];
  const rows = await db.deleteFrom('storedFiles').where('ownerId', 'in', ownerIds).returning('key').execute();
  return rows.map(({ key }) => key);
}
