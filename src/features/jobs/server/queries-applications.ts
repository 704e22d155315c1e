import { type InferResult, sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { ProfileSnapshot } from '../contract/application.ts';
import type { ApplicationStatus } from '../domain/vocabulary.ts';
import { isHidden } from './queries.ts';
import { companyColumns } from './queries-companies.ts';
import { type Brief, briefColumns } from './queries-saved.ts';

type Page = { readonly limit: number; readonly offset: number };
const own = (db: Db, owner: UserId) =>
  db
    .selectFrom('jobApplications as a')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .innerJoin('peopleCards as u', 'u.id', 'j.userId')
    .select(briefColumns)
    .select((eb) => [isHidden(eb, owner).as('isHidden'), ...companyColumns(eb, owner)])
    .select(['a.id', 'a.status', 'a.message', 'a.note', 'a.createdAt', 'a.updatedAt'])
    .$narrowType<Brief>()
    .where('a.userId', '=', owner)
    .orderBy('a.id', 'desc');

const received = (db: Db, jobId: number) =>
  db
    .selectFrom('jobApplications')
    .select([
      'id',
      'userId as applicantId',
      'status',
      'message',
      'snapshot',
      'version',
      'createdAt',
      'updatedAt',
    ])
    // `insertApplication` alone writes it.
    .$narrowType<{ snapshot: ProfileSnapshot }>()
    .where('jobId', '=', jobId);

export type OwnApplicationRow = InferResult<ReturnType<typeof own>>[number];
export type ReceivedRow = InferResult<ReturnType<typeof received>>[number];

export async function findOwnApplications(db: Db, owner: UserId, { limit, offset }: Page) {
  const rows = await own(db, owner).limit(limit).offset(offset).execute();
  const { total } = await db
    .selectFrom('jobApplications')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('userId', '=', owner)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** A member's latest application to a post, withdrawn or not. */
export async function findOwnApplication(
  db: Db,
  owner: UserId,
  jobId: number,
): Promise<OwnApplicationRow | undefined> {
  return own(db, owner).where('a.jobId', '=', jobId).limit(1).executeTakeFirst();
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
      conflict.columns(['jobId', 'userId']).where('status', '<>', sql.lit('withdrawn')).doNothing(),
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
  const rows = await received(db, jobId)
    .where('status', '<>', 'withdrawn')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('jobApplications')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('jobId', '=', jobId)
    .where('status', '<>', 'withdrawn')
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** One of them, kept from other writers until the transaction ends. */
export async function lockReceived(db: Db, jobId: number, id: number): Promise<ReceivedRow | undefined> {
  return received(db, jobId).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateStatus(db: Db, id: number, status: ApplicationStatus, now: Date): Promise<void> {
  await db
    .updateTable('jobApplications')
    .set((eb) => ({ status, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
}
