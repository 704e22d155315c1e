import { type InferResult, type RawBuilder, sql } from 'kysely';
import { deleteStoredFiles } from '#platform/postgres/stored-files.ts';
import type { Db, Member, UserId } from '#shared/server/context.ts';
import type { DocumentType } from '../domain/document.ts';
import { sharedWith } from './queries-shares.ts';
import { FLAG_COUNTS, newestAnalysis, VERSION_COLUMNS, newestReadVersion } from './queries-versions.ts';

/** Who reads: a visitor of the demo sees what they themself have brought there, not what others have. */
export type Reader = Pick<Member, 'id' | 'isDemo' | 'sessionId'>;
type Window = Pick<Reader, 'sessionId'> & { readonly limit: number; readonly offset: number };

const isOfReader = ({ sessionId }: Pick<Reader, 'sessionId'>) =>
  sql<boolean>`(d.demo_session_id is null or d.demo_session_id = ${sessionId})`;

const documents = (db: Db, reader: Reader) =>
  db
    .selectFrom('documents as d')
    .leftJoin('startupProfiles as s', 's.id', 'd.startupId')
    .leftJoin('teamRoles as m', (join) =>
      join.onRef('m.startupId', '=', 'd.startupId').on('m.userId', '=', reader.id),
    )
    .select(['d.id', 'd.title', 'd.type as documentType', 'd.startupId', 's.name as startupName', 'm.role'])
    .select([
      sql<boolean>`coalesce(d.owner_id = ${reader.id}, false)`.as('isOwn'),
      sharedWith(reader.id).as('isShared'),
      sql<boolean>`(d.made_as is not null)`.as('isMade'),
      // False for what a demo account did not bring itself.
      sql<boolean>`(not ${reader.isDemo} or d.demo_session_id is not null)`.as('isBrought'),
    ]);

export type DocumentRow = InferResult<ReturnType<typeof documents>>[number];

/** A document and the reader's standing; the policy decides whether it may be seen. */
export async function findDocument(db: Db, id: number, reader: Reader): Promise<DocumentRow | null> {
  const row = await documents(db, reader).where('d.id', '=', id).where(isOfReader(reader)).executeTakeFirst();
  return row ?? null;
}

export type Whose = { readonly startupId: number } | { readonly ownerId: UserId };
/** Documents that are shared with somebody outside the team; of one startup, where it is named. */
type Shared = { readonly startupId?: number; readonly sharedWith: UserId };
export type WhoseDocuments = Whose | Shared;

const belongsTo = (whose: WhoseDocuments): RawBuilder<boolean> => {
  if ('ownerId' in whose) return sql`d.owner_id = ${whose.ownerId}`;
  if (!('sharedWith' in whose)) return sql`d.startup_id = ${whose.startupId}`;
  const shared = sharedWith(whose.sharedWith);
  return whose.startupId === undefined ? shared : sql`d.startup_id = ${whose.startupId} and ${shared}`;
};

/** One page of documents with their newest version, newest first, and the number of all. */
export async function findDocuments(db: Db, whose: WhoseDocuments, { limit, offset, sessionId }: Window) {
  const [rows, total] = await Promise.all([
    db
      .selectFrom('documents as d')
      .leftJoin('startupProfiles as s', 's.id', 'd.startupId')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('documentVersions')
            .selectAll('documentVersions')
            .whereRef('documentId', '=', 'd.id')
            .orderBy('number', 'desc')
            .limit(1)
            .as('v'),
        (join) => join.onTrue(),
      )
      .leftJoin('peopleCards as u', 'u.id', 'v.createdBy')
      .leftJoinLateral(
        (eb) => newestAnalysis(eb),
        (join) => join.onTrue(),
      )
      .select(['d.id as documentId', 'd.title', 'd.type as documentType', 'd.startupId'])
      .select((eb) => eb('d.madeAs', 'is not', null).$castTo<boolean>().as('isMade'))
      .select(['s.name as startupName', 'v.number as versionCount'])
      .select(VERSION_COLUMNS)
      .select(FLAG_COUNTS)
      .where(belongsTo(whose))
      .where(isOfReader({ sessionId }))
      .orderBy('v.createdAt', 'desc')
      .orderBy('d.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    countDocuments(db, whose, { sessionId }),
  ]);
  return { rows, total };
}

export async function countDocuments(
  db: Db,
  whose: WhoseDocuments,
  reader: Pick<Reader, 'sessionId'>,
): Promise<number> {
  const { total } = await db
    .selectFrom('documents as d')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(belongsTo(whose))
    .where(isOfReader(reader))
    .executeTakeFirstOrThrow();
  return total;
}

/** How many documents a startup or a person has, and what all their versions weigh. */
export async function findUsage(
  db: Db,
  whose: Whose,
  reader: Pick<Reader, 'sessionId'>,
): Promise<{ documents: number; bytes: number }> {
  const { documents, bytes } = await db
    .selectFrom('documents as d')
    .leftJoin('documentVersions as v', 'v.documentId', 'd.id')
    .select(({ fn }) => [
      fn.count<number>('d.id').distinct().as('documents'),
      sql<number>`coalesce(sum(v.size_bytes), 0)::double precision`.as('bytes'),
    ])
    .where(belongsTo(whose))
    .where(isOfReader(reader))
    .executeTakeFirstOrThrow();
  return { documents, bytes };
}

type NewDocument = {
  readonly whose: Whose;
  /** What the product made it as; nothing for what somebody brought. */
  readonly madeAs?: string;
  readonly type: DocumentType;
  readonly title: string;
  readonly userId: UserId;
  readonly demoSessionId: string | null;
  readonly now: Date;
};

export async function insertDocument(db: Db, document: NewDocument): Promise<number> {
  const { whose, madeAs, type, title, userId, demoSessionId, now } = document;
  const { id } = await db
    .insertInto('documents')
    .values({
      ...('startupId' in whose ? { startupId: whose.startupId } : { ownerId: whose.ownerId }),
      madeAs: madeAs ?? null,
      type,
      title,
      createdBy: userId,
      demoSessionId,
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The document that the product has made as this of a startup, with the number of its newest version. */
export async function findMade(
  db: Db,
  startupId: number,
  madeAs: string,
): Promise<{ id: number; version: number } | null> {
  const row = await db
    .selectFrom('documents as d')
    .innerJoin('documentVersions as v', 'v.documentId', 'd.id')
    .select(['d.id', 'v.number as version'])
    .where('d.startupId', '=', startupId)
    .where('d.madeAs', '=', madeAs)
    .orderBy('v.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Holds the document for the rest of the transaction, so that two versions sent at once take turns. */
export async function lockDocument(db: Db, id: number): Promise<void> {
  await db.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute();
}

export async function updateDocumentType(db: Db, id: number, type: DocumentType, now: Date): Promise<void> {
  await db.updateTable('documents').set({ type, updatedAt: now }).where('id', '=', id).execute();
}

/** Takes a document away; answers the places of its files that nothing refers to any more. */
export async function deleteDocument(db: Db, id: number): Promise<string[]> {
  const files = await db
    .selectFrom('documentVersions')
    .select('fileKey as key')
    .where('documentId', '=', id)
    .execute();
  await db.deleteFrom('documents').where('id', '=', id).execute();
  return deleteStoredFiles(
    db,
    files.map(({ key }) => key),
  );
}

const insiders = (db: Db, documentId: number) =>
  db
    .selectFrom('documents as d')
    .leftJoin('teamRoles as m', 'm.startupId', 'd.startupId')
    .select((eb) => eb.fn.coalesce('m.userId', 'd.ownerId').as('userId'))
    .where('d.id', '=', documentId);

/** Whose a document is: the whole team, or the one it belongs to. */
export async function findInsiderIds(db: Db, documentId: number): Promise<string[]> {
  const rows = await insiders(db, documentId).execute();
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** Who sees a document: the whole team or the one it belongs to, and those it is shared with. */
export async function findReaderIds(db: Db, documentId: number): Promise<string[]> {
  const rows = await insiders(db, documentId)
    .union(db.selectFrom('documentShares').select('userId').where('documentId', '=', documentId))
    .execute();
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** What readiness counts of a startup's documents: its best deck, and how many kinds were read; pictures are not. */
export async function findDocumentFacts(db: Db, startupId: number) {
  return db
    .selectFrom('documents as d')
    .innerJoinLateral(
      (eb) => newestReadVersion(eb),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) => newestAnalysis(eb),
      (join) => join.onTrue(),
    )
    .select(({ fn }) => [
      fn.max('a.scorePercent').filterWhere('d.type', '=', 'pitch_deck').as('deckScore'),
      fn.count<number>('d.type').distinct().filterWhere('a.scorePercent', 'is not', null).as('documentKinds'),
    ])
    .where('d.startupId', '=', startupId)
    .where('d.demoSessionId', 'is', null)
    .executeTakeFirstOrThrow();
}
