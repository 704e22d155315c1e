import { sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { DocumentType } from '../domain/document.ts';

const MOST_PASTED = 20;
const BEGINNING = 120;

/** As the column has it: `readAnalysis` says whether it can be believed. */
export type StoredAnalysis = { analysis: unknown; createdAt: Date };

/** `analysis` as it is written to the column. */
export type NewAnalysis = {
  readonly type: DocumentType;
  readonly scorePercent: number | null;
  readonly analysis: string;
  /** As it was before the team's answers; null where `analysis` is just that. */
  readonly asRead?: string | null;
  readonly engineVersion: number;
  readonly createdBy: string | null;
  readonly createdAt: Date;
};

export async function insertAnalysis(db: Db, versionId: number, made: NewAnalysis): Promise<void> {
  await db
    .insertInto('documentAnalyses')
    .values({ versionId, ...made })
    .execute();
}

const newestOf = (db: Db, versionId: number) =>
  db.selectFrom('documentAnalyses').where('versionId', '=', versionId).orderBy('id', 'desc').limit(1);

/** The newest analysis of a version, with the team's answers; null before the first. */
export async function findAnalysis(db: Db, versionId: number): Promise<StoredAnalysis | null> {
  const row = await newestOf(db, versionId).select(['analysis', 'createdAt']).executeTakeFirst();
  return row ?? null;
}

/** The same without anybody's answers. */
export async function findAnalysisAsRead(db: Db, versionId: number): Promise<StoredAnalysis | null> {
  const row = await newestOf(db, versionId)
    .select((eb) => [eb.fn.coalesce('asRead', 'analysis').$castTo<unknown>().as('analysis'), 'createdAt'])
    .executeTakeFirst();
  return row ?? null;
}

type Owner = { readonly ownerId: UserId; readonly demoSessionId: string | null };
const isOf = ({ ownerId, demoSessionId }: Owner) =>
  sql<boolean>`owner_id = ${ownerId} and demo_session_id is not distinct from ${demoSessionId}`;

/** Keeps a pasted text with what was found in it; the oldest beyond twenty go. */
export async function insertPasted(
  db: Db,
  { ownerId, demoSessionId, pages, ...made }: NewAnalysis & Owner & { pages: readonly string[] },
): Promise<number> {
  const { id } = await db
    .insertInto('documentAnalyses')
    .values({ ownerId, demoSessionId, pastedPages: JSON.stringify(pages), ...made })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('documentAnalyses')
    .where(isOf({ ownerId, demoSessionId }))
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('documentAnalyses')
        .select('id')
        .where(isOf({ ownerId, demoSessionId }))
        .orderBy('id', 'desc')
        .limit(MOST_PASTED),
    )
    .execute();
  return id;
}

export async function findPasted(db: Db, owner: Owner, id: number) {
  const row = await db
    .selectFrom('documentAnalyses')
    .select(['id', 'analysis', 'createdAt'])
    // `insertPasted` alone writes it.
    .select((eb) => eb.ref('pastedPages').$castTo<string[]>().as('pages'))
    .where(isOf(owner))
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** One page of a member's pasted texts, newest first. */
export async function findPastedList(
  db: Db,
  owner: Owner,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .selectFrom('documentAnalyses')
    .select(['id', 'type as documentType', 'scorePercent as score', 'createdAt'])
    .select([
      sql<string>`left(pasted_pages->>0, ${BEGINNING})`.as('beginning'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where(isOf(owner))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function deletePasted(db: Db, owner: Owner, id: number): Promise<boolean> {
  return didWrite(db.deleteFrom('documentAnalyses').where(isOf(owner)).where('id', '=', id));
}
