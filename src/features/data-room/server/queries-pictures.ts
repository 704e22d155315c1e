import { sql } from 'kysely';
import { deleteStoredFiles, insertStoredFile } from '#platform/postgres/stored-files.ts';
import type { Db } from '#shared/server/context.ts';

/** A page's picture, as far as it is known. */
export async function findPicture(db: Db, sha256: string, page: number) {
  const row = await db
    .selectFrom('dataRoomPictures')
    .select(['fileKey', 'width', 'height', 'createdAt'])
    .where('sha256', '=', sha256)
    .where('page', '=', page)
    .executeTakeFirst();
  return row ?? null;
}

/** What each page's picture weighs; null for one that cannot be drawn. */
export async function findPictureSizes(db: Db, sha256: string): Promise<Map<number, number | null>> {
  const rows = await db
    .selectFrom('dataRoomPictures')
    .select(['page', 'sizeBytes'])
    .where('sha256', '=', sha256)
    .execute();
  return new Map(rows.map(({ page, sizeBytes }) => [page, sizeBytes]));
}

type Picture = {
  readonly sha256: string;
  readonly page: number;
  readonly file: {
    readonly key: string;
    readonly contentType: string;
    readonly sizeBytes: number;
    readonly width: number;
    readonly height: number;
  } | null;
  readonly now: Date;
};

/** Notes a page's picture, or that there is none; what was noted before is replaced. */
export async function savePicture(db: Db, { sha256, page, file, now }: Picture): Promise<void> {
  if (file) await insertStoredFile(db, { ...file, ownerId: null });
  const values = {
    fileKey: file?.key ?? null,
    width: file?.width ?? null,
    height: file?.height ?? null,
    sizeBytes: file?.sizeBytes ?? null,
    createdAt: now,
  };
  await db
    .insertInto('dataRoomPictures')
    .values({ sha256, page, ...values })
    .onConflict((conflict) => conflict.columns(['sha256', 'page']).doUpdateSet(values))
    .execute();
}

/** PDFs in rooms whose newest version has been read and has pages, up to `most`, that nobody has drawn yet. */
export async function findUndrawn(db: Db, { most, limit }: { most: number; limit: number }) {
  const drawn = sql<number>`(select count(*) from data_room_pictures p where p.sha256 = f.sha256)`;
  return db
    .selectFrom('dataRoomDocuments as r')
    .innerJoin('documentFiles as f', 'f.documentId', 'r.documentId')
    .select(['f.sha256', 'f.fileKey', 'f.pageCount'])
    .where('f.fileKind', '=', 'pdf')
    .where('f.status', '=', 'ready')
    .where('f.pageCount', '>', 0)
    .where(
      sql<boolean>`f.number = (select max(n.number) from document_files n where n.document_id = f.document_id)`,
    )
    .where(sql<boolean>`${drawn} < least(f.page_count, ${most})`)
    .orderBy('r.addedAt', 'desc')
    .limit(limit)
    .execute();
}

/** Forgets pictures of files that no document shows any more; keys of what is to be removed. */
export async function deleteForgottenPictures(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('dataRoomPictures')
    .where(
      sql<boolean>`(sha256, page) in (select p.sha256, p.page from data_room_pictures p
        where not exists (select from document_files f where f.sha256 = p.sha256) limit ${limit})`,
    )
    .returning('fileKey')
    .execute();
  return deleteStoredFiles(
    db,
    rows.flatMap(({ fileKey }) => fileKey ?? []),
  );
}
