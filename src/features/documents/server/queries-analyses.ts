import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { PastedSummary } from '../contract/analysis.ts';
import type { Analysis, DocumentType } from '../domain/document.ts';
import { storedAnalysis } from './stored-analysis.ts';

const MOST_PASTED = 20;
const BEGINNING = 120;

/** As the column has it: `readAnalysis` says whether it can be believed. */
export type StoredAnalysis = { analysis: unknown; createdAt: Date };

type NewAnalysis = {
  readonly analysis: Analysis;
  readonly engineVersion: number;
  readonly userId: UserId | null;
  readonly now: Date;
};

const columnsOf = ({ analysis, engineVersion, userId, now }: NewAnalysis) => ({
  type: analysis.type,
  scorePercent: analysis.score,
  analysis: storedAnalysis.write(analysis),
  engineVersion,
  createdBy: userId,
  createdAt: now,
});

export async function insertAnalysis(db: Db, versionId: number, made: NewAnalysis): Promise<void> {
  await db
    .insertInto('documentAnalyses')
    .values({ versionId, ...columnsOf(made) })
    .execute();
}

/** The newest analysis of a version; null before the first. */
export async function findAnalysis(db: Db, versionId: number): Promise<StoredAnalysis | null> {
  const row = await db
    .selectFrom('documentAnalyses')
    .select(['analysis', 'createdAt'])
    .where('versionId', '=', versionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps a pasted text with what was found in it; the oldest beyond twenty go. */
export async function insertPasted(
  db: Db,
  { ownerId, pages, ...made }: Omit<NewAnalysis, 'userId'> & { ownerId: UserId; pages: readonly string[] },
): Promise<number> {
  const { id } = await db
    .insertInto('documentAnalyses')
    .values({
      ownerId,
      pastedPages: JSON.stringify(pages),
      ...columnsOf({ ...made, userId: ownerId }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    delete from document_analyses where owner_id = ${ownerId} and id not in (
      select id from document_analyses where owner_id = ${ownerId} order by id desc limit ${MOST_PASTED}
    )`.execute(db);
  return id;
}

export async function findPasted(
  db: Db,
  ownerId: UserId,
  id: number,
): Promise<(StoredAnalysis & { id: number; pages: string[] }) | null> {
  const { rows } = await sql<{ id: number; pages: string[]; analysis: unknown; createdAt: Date }>`
    select id, pasted_pages as pages, analysis, created_at
    from document_analyses where owner_id = ${ownerId} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** One page of a member's pasted texts, newest first. */
export async function findPastedList(
  db: Db,
  ownerId: UserId,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: PastedSummary[]; total: number }> {
  type Row = {
    id: number;
    documentType: DocumentType;
    beginning: string;
    score: number | null;
    createdAt: Date;
    total: number;
  };
  const { rows } = await sql<Row>`
    select id, type as "documentType", left(pasted_pages->>0, ${BEGINNING}) as beginning, score_percent as score,
      created_at, (count(*) over ())::int as total
    from document_analyses where owner_id = ${ownerId} order by id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  const items = rows.map(({ createdAt, total: _total, ...row }) => {
    return { ...row, analysedAt: createdAt.toISOString() };
  });
  return { items, total: rows[0]?.total ?? 0 };
}

export async function deletePasted(db: Db, ownerId: UserId, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('documentAnalyses')
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
