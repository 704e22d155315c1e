import { type ExpressionBuilder, type InferResult, sql } from 'kysely';
import { insertStoredFile } from '#platform/postgres/stored-files.ts';
import type { DB, Documents, DocumentVersions } from '#platform/postgres/tables.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { DocumentKind } from './reader/kind.ts';
import type { DocumentText } from './reader/text.ts';

/** The newest analysis `a` of a version `v`. */
export const newestAnalysis = (eb: ExpressionBuilder<DB & { v: Pick<DocumentVersions, 'id'> }, 'v'>) =>
  eb
    .selectFrom('documentAnalyses')
    .select(['id', 'scorePercent', 'analysis', 'asRead'])
    .whereRef('versionId', '=', 'v.id')
    .orderBy('id', 'desc')
    .limit(1)
    .as('a');

/** The newest version `v` of a document `d` that was read. */
export const newestReadVersion = (eb: ExpressionBuilder<DB & { d: Pick<Documents, 'id'> }, 'd'>) =>
  eb
    .selectFrom('documentVersions')
    .select(['id', 'number'])
    .whereRef('documentId', '=', 'd.id')
    .where('status', '=', 'ready')
    .orderBy('number', 'desc')
    .limit(1)
    .as('v');

/** From a version `v`, its author `u` and its newest analysis `a`. */
export const VERSION_COLUMNS = [
  'v.id',
  'v.number',
  'v.fileName',
  'v.fileKind',
  'v.sizeBytes',
  'v.note',
  'v.status',
  'v.reason',
  'v.pageUnit',
  'v.pageCount',
  'v.isCut',
  'v.createdAt',
  'u.name as createdBy',
  'a.scorePercent as score',
] as const;

export const FLAG_COUNTS = [
  sql<number | null>`jsonb_array_length(a.analysis->'flags')`.as('flagCount'),
  sql<number | null>`jsonb_array_length(
    jsonb_path_query_array(a.analysis, '$.flags[*] ? (@.severity == "critical")'))`.as('criticalFlagCount'),
] as const;

const versions = (db: Db) =>
  db
    .selectFrom('documentVersions as v')
    .leftJoin('peopleCards as u', 'u.id', 'v.createdBy')
    .leftJoinLateral(
      (eb) => newestAnalysis(eb),
      (join) => join.onTrue(),
    )
    .select(VERSION_COLUMNS)
    .select(FLAG_COUNTS);

export type VersionRow = InferResult<ReturnType<typeof versions>>[number];

/** All versions of a document, newest first. */
export async function findVersions(db: Db, documentId: number): Promise<VersionRow[]> {
  return versions(db).where('v.documentId', '=', documentId).orderBy('v.number', 'desc').execute();
}

/** The id of a version of a document; null where there is none. */
export async function findVersionId(db: Db, documentId: number, number: number): Promise<number | null> {
  const row = await db
    .selectFrom('documentVersions')
    .select('id')
    .where('documentId', '=', documentId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The pages of a version; none before it was read. */
export async function findPages(db: Db, versionId: number): Promise<string[]> {
  const row = await db
    .selectFrom('documentVersions')
    // `saveText` alone writes it.
    .select((eb) => eb.ref('pages').$castTo<string[] | null>().as('pages'))
    .where('id', '=', versionId)
    .executeTakeFirst();
  return row?.pages ?? [];
}

/** Where the bytes of a version are. */
export async function findVersionFile(db: Db, documentId: number, number: number) {
  const row = await db
    .selectFrom('documentVersions as v')
    .innerJoin('storedFileKeys as k', 'k.key', 'v.fileKey')
    .select(['k.place', 'v.fileName', 'v.fileKind', 'v.sha256'])
    .where('v.documentId', '=', documentId)
    .where('v.number', '=', number)
    .executeTakeFirst();
  return row ?? null;
}

export type NewVersion = {
  readonly documentId: number;
  readonly number: number;
  readonly fileName: string;
  readonly fileKind: DocumentKind;
  readonly fileKey: string;
  readonly contentKey: string;
  readonly contentType: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly isScanned: boolean;
  readonly note: string | null;
  /** Whose the file is: null when it is a team's. */
  readonly ownerId: UserId | null;
  readonly userId: UserId;
  readonly now: Date;
};

export async function insertVersion(db: Db, version: NewVersion): Promise<number> {
  const { fileKey: key, contentKey, ownerId, contentType, sizeBytes } = version;
  await insertStoredFile(db, { key, contentKey, ownerId, contentType, sizeBytes });
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
      isScanned: version.isScanned,
      status: 'queued',
      createdBy: version.userId,
      createdAt: version.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const versionsToRead = (db: Db) =>
  db
    .selectFrom('documentVersions as v')
    .innerJoin('documents as d', 'd.id', 'v.documentId')
    .innerJoin('storedFileKeys as k', 'k.key', 'v.fileKey')
    .select(['d.id as documentId', 'd.type as documentType', 'd.startupId'])
    .select(['k.place', 'v.fileName', 'v.fileKind', 'v.createdBy'])
    .where('v.status', 'in', ['queued', 'reading']);

export type VersionToRead = InferResult<ReturnType<typeof versionsToRead>>[number];

/** What the reader of a version needs; null when it was taken away meanwhile or is read already. */
export async function findVersionToRead(db: Db, versionId: number): Promise<VersionToRead | null> {
  return (await versionsToRead(db).where('v.id', '=', versionId).executeTakeFirst()) ?? null;
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

export async function saveText(
  db: Db,
  versionId: number,
  text: Omit<DocumentText, 'hiddenPages'>,
): Promise<void> {
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
  const rows = await db
    .selectFrom('storedFileKeys as f')
    .select('f.key')
    .where('f.key', 'like', 'documents/%')
    .where('f.createdAt', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('documentVersions as v').select('v.id').whereRef('v.fileKey', '=', 'f.key')),
      ),
    )
    .limit(1000)
    .execute();
  return rows.map(({ key }) => key);
}
