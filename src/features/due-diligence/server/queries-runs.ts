import { sql } from 'kysely';
import { blockedBetween } from '#features/blocks/server/queries.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { MarkForm } from '../contract/report.ts';
import type { Mark } from '../domain/report.ts';

/** Whose file: a startup's team's (`runnerId` null) or one investor's own. */
export type DiligenceFile = { readonly startupId: number; readonly runnerId: UserId | null };

const ofFile = ({ startupId, runnerId }: DiligenceFile) =>
  sql<boolean>`startup_id = ${startupId} and runner_id is not distinct from ${runnerId}`;

/** Holds a file for the rest of the transaction, so that two runs of it take turns. */
export async function lockFile(db: Db, { startupId, runnerId }: DiligenceFile): Promise<void> {
  const name = `due-diligence ${startupId} ${runnerId ?? ''}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** What people noted in a file, by check. */
export async function findMarks(db: Db, file: DiligenceFile): Promise<Mark[]> {
  const rows = await db
    .selectFrom('dueDiligenceMarks as m')
    .leftJoin('peopleCards as u', 'u.id', 'm.markedBy')
    .select(['m.checkCode as code', 'm.outcome', 'm.note', 'm.evidence', 'u.name as markedBy', 'm.markedAt'])
    .where(ofFile(file))
    .orderBy('m.checkCode')
    .execute();
  return rows.map(({ markedAt, ...row }) => ({
    ...row,
    markedAt: markedAt.toISOString(),
  }));
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
  const result = await db
    .deleteFrom('dueDiligenceMarks')
    .where(ofFile(file))
    .where('checkCode', '=', code)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Whether a person invests: by what they signed up as, or by an investor profile. */
export async function findIsInvestor(db: Db, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('peopleCards as u')
    .leftJoin('investorProfiles as i', 'i.userId', 'u.id')
    .select(['u.userType', 'i.id as investorId'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && (row.investorId !== null || (row.userType ?? 'founder') !== 'founder');
}

/** The open conversation of a person with an owner of a startup, the latest first; null when there is none. */
export async function findConversation(
  db: Db,
  startupId: number,
  userId: UserId,
): Promise<{ threadId: number; name: string } | null> {
  const { rows } = await sql<{ threadId: number; name: string }>`
    select me.thread_id, u.first_name as name
    from thread_people me
      join thread_people o on o.thread_id = me.thread_id and o.user_id <> me.user_id
      join team_roles m on m.user_id = o.user_id and m.startup_id = ${startupId} and m.role = 'owner'
      join people_cards u on u.id = o.user_id and not u.is_suspended
    where me.user_id = ${userId} and not ${blockedBetween(sql`me.user_id`, sql`u.id`)}
    order by me.last_at desc, me.thread_id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
