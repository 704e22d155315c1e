import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { ProfileSnapshot, ReceivedApplication } from '../contract/application.ts';
import type { ApplicationStatus } from '../domain/vocabulary.ts';
import { type BriefRow, briefColumns } from './queries-saved.ts';

type Page = { readonly limit: number; readonly offset: number };
type Dated<T> = Omit<T, 'createdAt' | 'updatedAt'> & { readonly createdAt: Date; readonly updatedAt: Date };

export type OwnApplicationRow = BriefRow &
  Dated<{
    readonly id: number;
    readonly status: ApplicationStatus;
    readonly message: string | null;
    readonly note: string | null;
    readonly createdAt: Date;
    readonly updatedAt: Date;
  }>;
export type ReceivedRow = Dated<ReceivedApplication> & { readonly applicantId: string };

const OWN = sql`${briefColumns}, a.id, a.status, a.message, a.note, a.created_at,
  a.updated_at
  from job_applications a join jobs j on j.id = a.job_id join people_cards u on u.id = j.user_id`;
const RECEIVED = sql`a.id, a.user_id as "applicantId", a.status, a.message, a.snapshot, a.version,
  a.created_at, a.updated_at from job_applications a`;

export async function findOwnApplications(db: Db, owner: UserId, { limit, offset }: Page) {
  const { rows } = await sql<OwnApplicationRow>`select ${OWN} where a.user_id = ${owner}
    order by a.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{
    total: number;
  }>`select count(*) as total from job_applications where user_id = ${owner}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** A member's latest application to a post, withdrawn or not. */
export async function findOwnApplication(
  db: Db,
  owner: UserId,
  jobId: number,
): Promise<OwnApplicationRow | undefined> {
  const { rows } = await sql<OwnApplicationRow>`
    select ${OWN} where a.user_id = ${owner} and a.job_id = ${jobId} order by a.id desc limit 1`.execute(db);
  return rows[0];
}

type NewApplication = {
  readonly jobId: number;
  readonly message: string | null;
  readonly snapshot: ProfileSnapshot;
  readonly now: Date;
};

/** False when this member has an application to the post that was not withdrawn. */
export async function insertApplication(
  db: Db,
  owner: UserId,
  { jobId, message, snapshot, now }: NewApplication,
): Promise<boolean> {
  const row = await db
    .insertInto('jobApplications')
    .values({
      jobId,
      userId: owner,
      status: 'received',
      message,
      snapshot: JSON.stringify(snapshot),
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['jobId', 'userId']).where('status', '<>', 'withdrawn').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the applicant's own note. */
export async function updateNote(db: Db, owner: UserId, id: number, note: string | null): Promise<void> {
  await db
    .updateTable('jobApplications')
    .set({ note })
    .where('id', '=', id)
    .where('userId', '=', owner)
    .execute();
}

/** Withdraws an application; false when none is running. */
export async function withdrawApplication(db: Db, owner: UserId, jobId: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('jobApplications')
    .set((eb) => ({ status: 'withdrawn', version: eb('version', '+', 1), updatedAt: now }))
    .where('jobId', '=', jobId)
    .where('userId', '=', owner)
    .where('status', '<>', 'withdrawn')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Applications to a post. Whose post it is, the caller has checked. */
export async function findReceived(db: Db, jobId: number, { limit, offset }: Page) {
  const { rows } =
    await sql<ReceivedRow>`select ${RECEIVED} where a.job_id = ${jobId} and a.status <> 'withdrawn'
    order by a.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from job_applications where job_id = ${jobId} and status <> 'withdrawn'`.execute(
    db,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** One of them, kept from other writers until the transaction ends. */
export async function lockReceived(db: Db, jobId: number, id: number): Promise<ReceivedRow | undefined> {
  const { rows } = await sql<ReceivedRow>`
    select ${RECEIVED} where a.job_id = ${jobId} and a.id = ${id} for update`.execute(db);
  return rows[0];
}

export async function updateStatus(db: Db, id: number, status: ApplicationStatus, now: Date): Promise<void> {
  await db
    .updateTable('jobApplications')
    .set((eb) => ({ status, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
}

/** Whether one of the two has blocked the other. */
export async function isBlockedBetween(db: Db, one: UserId, other: string): Promise<boolean> {
  const { rows } = await sql<{ blocked: boolean }>`
    select exists (select from blocked_pairs where (blocker_id = ${one} and blocked_id = ${other})
      or (blocker_id = ${other} and blocked_id = ${one})) as blocked`.execute(db);
  return rows[0]?.blocked ?? false;
}
