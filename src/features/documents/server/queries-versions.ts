import { sql } from 'kysely';
import { insertStoredFile } from '#platform/postgres/stored-files.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { DocumentKind } from './reader/kind.ts';
import type { DocumentText } from './reader/text.ts';
import type { DocumentVersion } from '../contract/document.ts';
import type { DocumentType } from '../domain/document.ts';

export type VersionRow = Omit<DocumentVersion, 'createdAt'> & { id: number; createdAt: Date };

/** From `document_versions v`, its author `users u` and its newest analysis `a`. */
export const VERSION_COLUMNS = `v.id, v.number, v.file_name, v.file_kind,
  v.size_bytes, v.note, v.status, v.reason, v.page_unit, v.page_count,
  v.is_cut, v.created_at, u.name as "createdBy", a.score_percent as score,
  jsonb_array_length(a.analysis->'flags') as "flagCount",
  jsonb_array_length(jsonb_path_query_array(a.analysis, '$.flags[*] ? (@.severity == "critical")')) as "criticalFlagCount"`;

const COLUMNS = sql.raw(VERSION_COLUMNS);

export function versionOf({ id: _id, createdAt, ...version }: VersionRow): DocumentVersion {
  return { ...version, createdAt: createdAt.toISOString() };
}

/** A version for a reader outside the team: without the team's note, and without counts that rest on its own figures. */
export const versionOutside = (version: DocumentVersion): DocumentVersion => ({
  ...version,
  note: null,
  score: null,
  flagCount: null,
  criticalFlagCount: null,
});

/** All versions of a document, newest first. */
export async function findVersions(db: Db, documentId: number): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${COLUMNS}
    from document_versions v
      left join people_cards u on u.id = v.created_by
      left join lateral (
        select score_percent, analysis from document_analyses where version_id = v.id order by id desc limit 1
      ) a on true
    where v.document_id = ${documentId} order by v.number desc`.execute(db);
  return rows;
}

/** The pages of a version; none before it was read. */
export async function findPages(db: Db, versionId: number): Promise<string[]> {
  const { rows } = await sql<{ pages: string[] | null }>`
    select pages from document_versions where id = ${versionId}`.execute(db);
  return rows[0]?.pages ?? [];
}

export type VersionFile = {
  fileKey: string;
  fileName: string;
  fileKind: DocumentKind;
  sha256: string;
};

/** Where the bytes of a version are. The column's check constraint admits exactly the kinds of `DocumentKind`. */
export async function findVersionFile(
  db: Db,
  documentId: number,
  number: number,
): Promise<VersionFile | null> {
  const { rows } = await sql<VersionFile>`
    select file_key, file_name, file_kind, sha256
    from document_versions where document_id = ${documentId} and number = ${number}`.execute(db);
  return rows[0] ?? null;
}

export type NewVersion = {
  readonly documentId: number;
  readonly number: number;
  readonly fileName: string;
  readonly fileKind: DocumentKind;
  readonly fileKey: string;
  readonly contentType: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly note: string | null;
  /** Whose the file is: null when it is a team's. */
  readonly ownerId: UserId | null;
  readonly userId: UserId;
  readonly now: Date;
};

export async function insertVersion(db: Db, version: NewVersion): Promise<number> {
  const { fileKey: key, ownerId, contentType, sizeBytes } = version;
  await insertStoredFile(db, { key, ownerId, contentType, sizeBytes });
  const { id } = await db
    .insertInto('documentVersions')
    .values({
      documentId: version.documentId,
      number: version.number,
      fileName: version.fileName,
      fileKind: version.fileKind,
      fileKey: version.fileKey,
      sha256: version.sha256,
      sizeBytes: version.sizeBytes,
      note: version.note,
      status: 'queued',
      createdBy: version.userId,
      createdAt: version.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type VersionToRead = {
  documentId: number;
  documentType: DocumentType;
  startupId: number | null;
  fileKey: string;
  fileKind: DocumentKind;
  createdBy: UserId | null;
};

/** What the reader of a version needs; null when it was taken away meanwhile or is read already. */
export async function findVersionToRead(db: Db, versionId: number): Promise<VersionToRead | null> {
  const { rows } = await sql<VersionToRead>`
    select d.id as "documentId", d.type as "documentType", d.startup_id, v.file_key,
      v.file_kind, v.created_by
    from document_versions v join documents d on d.id = v.document_id
    where v.id = ${versionId} and v.status in ('queued', 'reading')`.execute(db);
  return rows[0] ?? null;
}

/** Which document a version is of; null when it is gone. */
export async function findDocumentOfVersion(
  db: Db,
  versionId: number,
): Promise<{ id: number; type: string } | null> {
  const row = await db
    .selectFrom('documentVersions as v')
    .innerJoin('documents as d', 'd.id', 'v.documentId')
    .select(['d.id', 'd.type'])
    .where('v.id', '=', versionId)
    .executeTakeFirst();
  return row ?? null;
}

/** Versions sent before `before` that nobody is done with: their reader may have been ended with its server. */
export async function findWaitingVersions(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('documentVersions')
    .select('id')
    .where('status', 'in', ['queued', 'reading'])
    .where('createdAt', '<', before)
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

export async function markExtracting(db: Db, versionId: number): Promise<void> {
  await db.updateTable('documentVersions').set({ status: 'reading' }).where('id', '=', versionId).execute();
}

export async function saveText(db: Db, versionId: number, text: DocumentText): Promise<void> {
  await db
    .updateTable('documentVersions')
    .set({
      status: 'ready',
      pageUnit: text.unit,
      pages: JSON.stringify(text.pages),
      pageCount: text.pageCount,
      isCut: text.isCut,
    })
    .where('id', '=', versionId)
    .execute();
}

export async function saveFailure(db: Db, versionId: number, reason: string): Promise<void> {
  await db
    .updateTable('documentVersions')
    .set({ status: 'failed', reason })
    .where('id', '=', versionId)
    .execute();
}

/** Keys of documents' files that no version shows any more, kept since before `before`. */
export async function findForgottenFiles(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select f.key from stored_file_keys f
    where f.key like 'documents/%' and f.created_at < ${before}
      and not exists (select from document_versions v where v.file_key = f.key)
    limit 1000`.execute(db);
  return rows.map(({ key }) => key);
}
