import { sql } from 'kysely';
import type { Db } from './db.ts';
import { deleteStoredFiles, insertStoredFile } from './stored-files.ts';

type NewUpload = {
  readonly id: string;
  readonly userId: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly now: Date;
};

export async function insertUpload(db: Db, { now, ...upload }: NewUpload): Promise<void> {
  await db
    .insertInto('uploads')
    .values({ ...upload, createdAt: now })
    .execute();
}

/** Files of a person that are still on their way. */
export async function countUnfinished(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('finishedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A person's upload and how much of it is here; null for anybody else's. */
export async function findUpload(db: Db, { id, userId }: { id: string; userId: string }) {
  const row = await db
    .selectFrom('uploads as u')
    .select(['u.id', 'u.fileName', 'u.sizeBytes', 'u.createdAt', 'u.finishedAt'])
    .select(
      sql<number>`(select coalesce(sum(p.size_bytes), 0)::integer from upload_parts p where p.upload_id = u.id)`.as(
        'receivedBytes',
      ),
    )
    .where('u.id', '=', id)
    .where('u.userId', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}
export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

type Lease = { readonly id: string; readonly lock: string; readonly now: Date; readonly until: Date };

/** Holds an upload until a moment, or holds it longer; false while somebody else does. */
export async function leaseUpload(db: Db, { id, lock, now, until }: Lease): Promise<boolean> {
  const row = await db
    .updateTable('uploads')
    .set({ lock, lockedUntil: until })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('lock', 'is', null), eb('lock', '=', lock), eb('lockedUntil', '<', now)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseUpload(db: Db, { id, lock }: Pick<Lease, 'id' | 'lock'>): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ lock: null, lockedUntil: null })
    .where('id', '=', id)
    .where('lock', '=', lock)
    .execute();
}

type NewPart = {
  readonly uploadId: string;
  readonly userId: string;
  readonly startByte: number;
  readonly sizeBytes: number;
  readonly key: string;
};

/** Notes a part that is stored. */
export async function insertPart(db: Db, { userId, key, ...part }: NewPart): Promise<void> {
  const { sizeBytes } = part;
  await insertStoredFile(db, { key, ownerId: userId, contentType: 'application/octet-stream', sizeBytes });
  await db
    .insertInto('uploadParts')
    .values({ ...part, fileKey: key })
    .execute();
}

export async function finishUpload(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('uploads').set({ finishedAt: now }).where('id', '=', id).execute();
}

/** Keys of the parts, in order. */
export async function findParts(db: Db, uploadId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('uploadParts')
    .select('fileKey')
    .where('uploadId', '=', uploadId)
    .orderBy('startByte')
    .execute();
  return rows.map(({ fileKey }) => fileKey);
}

/** Forgets uploads; the bytes under the keys are the caller's to remove. */
export async function deleteUploads(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('uploadParts').select('fileKey').where('uploadId', 'in', ids).execute();
  const places = await deleteStoredFiles(
    db,
    rows.map(({ fileKey }) => fileKey),
  );
  await db.deleteFrom('uploads').where('id', 'in', ids).execute();
  return places;
}

/** Uploads begun before one moment, and finished ones before another. */
export async function findOldUploads(
  db: Db,
  { begun, finished, limit }: { begun: Date; finished: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where((eb) => eb.or([eb('createdAt', '<', begun), eb('finishedAt', '<', finished)]))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
