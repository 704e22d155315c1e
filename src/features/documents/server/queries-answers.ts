import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { FlagCode } from '../domain/document.ts';
import { newestAnalysis } from './queries-versions.ts';

/** Whose answers: a reader's own, or with null those of the team or the one it belongs to. */
type Whose = { readonly documentId: number; readonly ownerId: UserId | null };

/** Only answers to what the engine asked are kept, so that a code is one of a flag. */
const CODE = sql<FlagCode>`a.code`.as('code');

/** What one side answered of a document, with who said it (null when they have left) and when. */
export async function findAnswers(db: Db, { documentId, ownerId }: Whose) {
  return db
    .selectFrom('documentAnswers as a')
    .leftJoin('peopleCards as u', 'u.id', 'a.createdBy')
    .select([CODE, 'a.passage', 'a.isSo', 'a.createdAt', 'u.name as by'])
    .where('a.documentId', '=', documentId)
    .where('a.ownerId', 'is not distinct from', ownerId)
    .orderBy('a.id')
    .execute();
}

/** What anybody answered of a document, each once. */
export async function findAsked(db: Db, documentId: number) {
  return db
    .selectFrom('documentAnswers as a')
    .select([CODE, 'a.passage'])
    .distinct()
    .where('a.documentId', '=', documentId)
    .execute();
}

type NewAnswer = Whose & {
  readonly code: string;
  readonly passage: string;
  readonly isSo: boolean;
  readonly userId: UserId;
  readonly now: Date;
};

export async function saveAnswer(
  db: Db,
  { documentId, ownerId, code, passage, isSo, userId, now }: NewAnswer,
): Promise<void> {
  const said = { isSo, createdBy: userId, createdAt: now };
  await db
    .insertInto('documentAnswers')
    .values({ documentId, ownerId, code, passage, ...said })
    .onConflict((conflict) =>
      conflict.expression(sql`document_id, owner_id, code, md5(passage)`).doUpdateSet(said),
    )
    .execute();
}

export async function deleteAnswer(
  db: Db,
  { documentId, ownerId, code, passage }: Pick<NewAnswer, 'documentId' | 'ownerId' | 'code' | 'passage'>,
): Promise<void> {
  await db
    .deleteFrom('documentAnswers')
    .where('documentId', '=', documentId)
    .where('ownerId', 'is not distinct from', ownerId)
    .where('code', '=', code)
    .where('passage', '=', passage)
    .execute();
}

/** The newest analyses of a document's versions in which something of this code is asked, as they were read. */
export async function findAnalysesAsking(db: Db, documentId: number, code: string) {
  return db
    .selectFrom('documentVersions as v')
    .innerJoinLateral(
      (eb) => newestAnalysis(eb),
      (join) => join.onTrue(),
    )
    .select(['a.id', sql`coalesce(a.as_read, a.analysis)`.as('asRead')])
    .where('v.documentId', '=', documentId)
    .where(
      sql<boolean>`coalesce(a.as_read, a.analysis) -> 'questions' @> ${JSON.stringify([{ code }])}::jsonb`,
    )
    .orderBy('a.id')
    .execute();
}

type Rejudged = {
  readonly id: number;
  readonly scorePercent: number | null;
  readonly analysis: string;
  /** Null where nothing is answered any more. */
  readonly asRead: string | null;
};

/** Keeps analyses with the team's answers in them. */
export async function updateAnalyses(db: Db, rejudged: readonly Rejudged[]): Promise<void> {
  const column = <Key extends keyof Rejudged>(key: Key) => rejudged.map((one) => one[key]);
  const given = sql<Rejudged>`unnest(${column('id')}::integer[], ${column('scorePercent')}::integer[],
    ${column('analysis')}::text[], ${column('asRead')}::text[])`;
  await db
    .updateTable('documentAnalyses as a')
    .from(given.as<'n'>(sql`n (id, score_percent, analysis, as_read)`))
    .set((eb) => ({
      scorePercent: eb.ref('n.scorePercent'),
      analysis: eb.cast(eb.ref('n.analysis'), 'jsonb'),
      asRead: eb.cast(eb.ref('n.asRead'), 'jsonb'),
    }))
    .whereRef('a.id', '=', 'n.id')
    .execute();
}
