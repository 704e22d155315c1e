import { sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import { meetsPerson } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { MarkForm } from '../contract/report.ts';

/** Whose file: a startup's team's (`runnerId` null) or one investor's own. */
export type DiligenceFile = { readonly startupId: number; readonly runnerId: UserId | null };

const ofFile = ({ startupId, runnerId }: DiligenceFile) =>
  sql<boolean>`startup_id = ${startupId} and runner_id is not distinct from ${runnerId}`;

/** Holds a file for the rest of the transaction, so that two runs of it take turns. */
export const lockFile = (db: Db, { startupId, runnerId }: DiligenceFile): Promise<void> =>
  takeTurns(db, `due-diligence ${startupId} ${runnerId ?? ''}`);

/** What people noted in a file, by check. */
export async function findMarks(db: Db, file: DiligenceFile) {
  return db
    .selectFrom('dueDiligenceMarks as m')
    .leftJoin('peopleCards as u', 'u.id', 'm.markedBy')
    .select(['m.checkCode as code', 'm.outcome', 'm.note', 'm.evidence', 'u.name as markedBy', 'm.markedAt'])
    .where(ofFile(file))
    .orderBy('m.checkCode')
    .execute();
}

type NewMark = { file: DiligenceFile; code: string; form: MarkForm; userId: UserId; now: Date };

/** Notes what was found out about a check; a former note of the file about it is replaced. */
export async function saveMark(db: Db, { file, code, form, userId, now }: NewMark): Promise<void> {
  const values = {
    outcome: form.outcome,
    note: form.note,
    evidence: form.evidence ?? null,
    markedBy: userId,
    markedAt: now,
  };
  await db
    .insertInto('dueDiligenceMarks')
    .values({ startupId: file.startupId, runnerId: file.runnerId, checkCode: code, ...values })
    .onConflict((conflict) => conflict.columns(['startupId', 'runnerId', 'checkCode']).doUpdateSet(values))
    .execute();
}

export async function deleteMark(db: Db, file: DiligenceFile, code: string): Promise<boolean> {
  return didWrite(db.deleteFrom('dueDiligenceMarks').where(ofFile(file)).where('checkCode', '=', code));
}

/** The open conversation of a person with an owner of a startup, the latest first. */
export async function findConversation(db: Db, startupId: number, userId: UserId) {
  return db
    .selectFrom('threadPeople as me')
    .innerJoin('threadPeople as o', (join) =>
      join.onRef('o.threadId', '=', 'me.threadId').onRef('o.userId', '<>', 'me.userId'),
    )
    .innerJoin('teamRoles as m', 'm.userId', 'o.userId')
    .innerJoin('peopleCards as u', 'u.id', 'o.userId')
    .select(['me.threadId', 'u.firstName as name'])
    .where('m.startupId', '=', startupId)
    .where('m.role', '=', 'owner')
    .where('u.isSuspended', '=', false)
    .where('me.userId', '=', userId)
    .where((eb) => meetsPerson(userId, { id: eb.ref('u.id'), isDemo: eb.ref('u.isDemo') }))
    .orderBy('me.lastAt', 'desc')
    .orderBy('me.threadId', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The latest results of one reader's files of some startups, as they are kept. */
export async function findLatestResults(
  db: Db,
  startupIds: readonly number[],
  runnerId: UserId | null,
): Promise<{ startupId: number; result: unknown }[]> {
  return db
    .selectFrom('dueDiligenceRuns')
    .select(['startupId', 'result'])
    .distinctOn('startupId')
    .where('startupId', '=', sql<number>`any(${startupIds}::integer[])`)
    .where(sql<boolean>`runner_id is not distinct from ${runnerId}`)
    .orderBy('startupId')
    .orderBy('version', 'desc')
    .execute();
}
