import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Side } from './queries-sides.ts';

/** What a side has said of others: whom it passed on, and each reason it gave. */
export type OwnWords = { readonly otherIds: ReadonlySet<number>; readonly reasons: readonly string[] };

const COLUMNS = {
  startup: { own: 'startupId', other: 'investorId' },
  investor: { own: 'investorId', other: 'startupId' },
} as const;

/** A side's own feedback, as ranking needs it. */
export async function findOwnWords(db: Db, side: Side, subjectId: number): Promise<OwnWords> {
  const { own, other } = COLUMNS[side];
  const rows = await db
    .selectFrom('matchFeedback')
    .select([`${other} as otherId`, 'reason'])
    .where('side', '=', side)
    .where(own, '=', subjectId)
    .execute();
  return { otherIds: new Set(rows.map(({ otherId }) => otherId)), reasons: rows.map(({ reason }) => reason) };
}

/** Sides that have said anything: their lists are made one by one. */
export async function findSidesWithWords(db: Db, side: Side): Promise<Set<number>> {
  const rows = await db
    .selectFrom('matchFeedback')
    .select(`${COLUMNS[side].own} as id`)
    .distinct()
    .where('side', '=', side)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export type FeedbackRow = {
  readonly id: number;
  readonly side: Side;
  readonly startupId: number;
  readonly investorId: number;
  readonly reason: string;
  readonly note: string | null;
  /** Who said it; null when the account is gone. */
  readonly byName: string | null;
  readonly createdAt: Date;
};

const feedback = (db: Db) =>
  db
    .selectFrom('matchFeedback as f')
    .leftJoin('peopleCards as u', 'u.id', 'f.createdBy')
    .select(['f.id', 'f.side', 'f.startupId', 'f.investorId'])
    .select(['f.reason', 'f.note', 'u.name as byName', 'f.createdAt']);

/** A side's feedback, newest first. */
export async function findFeedback(
  db: Db,
  { side, subjectId, limit, offset }: { side: Side; subjectId: number; limit: number; offset: number },
): Promise<{ rows: FeedbackRow[]; total: number }> {
  const rows = await feedback(db)
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('f.side', '=', side)
    .where(`f.${COLUMNS[side].own}`, '=', subjectId)
    .orderBy('f.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** One piece of feedback; null when there is none. */
export async function findFeedbackById(db: Db, id: number): Promise<FeedbackRow | null> {
  return (await feedback(db).where('f.id', '=', id).executeTakeFirst()) ?? null;
}

type Said = {
  readonly side: Side;
  readonly startupId: number;
  readonly investorId: number;
  readonly reason: string;
  readonly note: string | null;
};

/** Keeps what a side says of a pair; said again, the newer word counts. */
export async function saveFeedback(db: Db, userId: UserId, said: Said): Promise<number> {
  const values = { reason: said.reason, note: said.note, createdBy: userId };
  const { id } = await db
    .insertInto('matchFeedback')
    .values({ side: said.side, startupId: said.startupId, investorId: said.investorId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['side', 'startupId', 'investorId']).doUpdateSet({ ...values, createdAt: sql`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteFeedback(db: Db, id: number): Promise<void> {
  await db.deleteFrom('matchFeedback').where('id', '=', id).execute();
}
