import { sql } from 'kysely';
import { deleteStoredFiles } from '#platform/postgres/stored-files.ts';
import type { TeamRole } from '#features/startups/contract/team-role.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { DocumentSummary } from '../contract/document.ts';
import type { DocumentType } from '../domain/document.ts';
import { sharedWith } from './queries-shares.ts';
import { type VersionRow, versionOf, VERSION_COLUMNS } from './queries-versions.ts';

const COLUMNS = sql.raw(VERSION_COLUMNS);

export type DocumentRow = {
  id: number;
  title: string;
  documentType: DocumentType;
  startupId: number | null;
  startupName: string | null;
  role: TeamRole | null;
  isOwn: boolean;
  isShared: boolean;
};

/** A document and the reader's standing; the policy decides whether it may be seen. */
export async function findDocument(db: Db, id: number, reader: UserId): Promise<DocumentRow | null> {
  const { rows } = await sql<DocumentRow>`
    select d.id, d.title, d.type as "documentType", d.startup_id, s.name as "startupName", m.role,
      coalesce(d.owner_id = ${reader}, false) as "isOwn",
      ${sharedWith(reader)} as "isShared"
    from documents d
      left join startup_profiles s on s.id = d.startup_id
      left join team_roles m on m.startup_id = d.startup_id and m.user_id = ${reader}
    where d.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

type Whose = { readonly startupId: number } | { readonly ownerId: UserId };
/** Documents that are shared with somebody outside the team; of one startup, where it is named. */
type Shared = { readonly startupId?: number; readonly sharedWith: UserId };

const belongsTo = (whose: Whose | Shared) => {
  if ('ownerId' in whose) return sql`d.owner_id = ${whose.ownerId}`;
  if (!('sharedWith' in whose)) return sql`d.startup_id = ${whose.startupId}`;
  const shared = sharedWith(whose.sharedWith);
  return whose.startupId === undefined ? shared : sql`d.startup_id = ${whose.startupId} and ${shared}`;
};

/** One page of documents with their newest version, newest first, and the number of all. */
export async function findDocuments(
  db: Db,
  whose: Whose | Shared,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: DocumentSummary[]; total: number }> {
  type Row = VersionRow & Omit<DocumentSummary, 'id' | 'latest'> & { documentId: number };
  const [{ rows }, total] = await Promise.all([
    sql<Row>`
      select d.id as "documentId", d.title, d.type as "documentType", d.startup_id,
        s.name as "startupName", v.number as "versionCount", ${COLUMNS}
      from documents d
        left join startup_profiles s on s.id = d.startup_id
        join lateral (select * from document_versions where document_id = d.id order by number desc limit 1) v on true
        left join people_cards u on u.id = v.created_by
        left join lateral (
          select score_percent, analysis from document_analyses where version_id = v.id order by id desc limit 1
        ) a on true
      where ${belongsTo(whose)}
      order by v.created_at desc, d.id desc limit ${limit} offset ${offset}`.execute(db),
    countDocuments(db, whose),
  ]);
  const items = rows.map((row) => {
    const { documentId, title, documentType, startupId, startupName, versionCount, ...version } = row;
    const latest = versionOf(version);
    return { id: documentId, title, documentType, startupId, startupName, versionCount, latest };
  });
  return { items, total };
}

export async function countDocuments(db: Db, whose: Whose | Shared): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from documents d where ${belongsTo(whose)}`.execute(db);
  return rows[0]?.total ?? 0;
}

type NewDocument = {
  readonly whose: Whose;
  readonly type: DocumentType;
  readonly title: string;
  readonly userId: UserId;
  readonly now: Date;
};

export async function insertDocument(db: Db, document: NewDocument): Promise<number> {
  const { whose, type, title, userId, now } = document;
  const { id } = await db
    .insertInto('documents')
    .values({
      ...('startupId' in whose ? { startupId: whose.startupId } : { ownerId: whose.ownerId }),
      type,
      title,
      createdBy: userId,
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Holds the document for the rest of the transaction, so that two versions sent at once take turns. */
export async function lockDocument(db: Db, id: number): Promise<void> {
  await db.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute();
}

export async function updateDocumentType(db: Db, id: number, type: DocumentType, now: Date): Promise<void> {
  await db.updateTable('documents').set({ type, updatedAt: now }).where('id', '=', id).execute();
}

/** Takes a document away; answers the keys of its files, whose rows go with it. */
export async function deleteDocument(db: Db, id: number): Promise<string[]> {
  const files = await db
    .selectFrom('documentVersions')
    .select('fileKey as key')
    .where('documentId', '=', id)
    .execute();
  await db.deleteFrom('documents').where('id', '=', id).execute();
  const keys = files.map(({ key }) => key);
  await deleteStoredFiles(db, keys);
  return keys;
}

/** Who sees a document: the whole team or the one it belongs to, and those it is shared with. */
export async function findReaderIds(db: Db, documentId: number): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select coalesce(m.user_id, d.owner_id) as "userId"
    from documents d left join team_roles m on m.startup_id = d.startup_id
    where d.id = ${documentId} and coalesce(m.user_id, d.owner_id) is not null
    union select user_id from document_shares where document_id = ${documentId}`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** What readiness counts of a startup's documents: its best deck, and how many kinds were read; pictures are not. */
export async function findDocumentFacts(
  db: Db,
  startupId: number,
): Promise<{ deckScore: number | null; documentKinds: number }> {
  const { rows } = await sql<{ deckScore: number | null; documentKinds: number }>`
    select max(a.score_percent) filter (where d.type = 'pitch_deck') as "deckScore",
      count(distinct d.type) filter (where a.score_percent is not null)::int as "documentKinds"
    from documents d
      join lateral (select id from document_versions where document_id = d.id and status = 'ready'
        order by number desc limit 1) v on true
      left join lateral (select score_percent from document_analyses where version_id = v.id
        order by id desc limit 1) a on true
    where d.startup_id = ${startupId}`.execute(db);
  return rows[0] ?? { deckScore: null, documentKinds: 0 };
}
