import type { InferResult } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { JobType, SavedStatus } from '../domain/vocabulary.ts';
import { isHidden } from './queries.ts';
import { companyColumns } from './queries-companies.ts';

type Page = { readonly limit: number; readonly offset: number };

/** The contract lets in no other type. */
export type Brief = { jobType: JobType; isHidden: boolean };

/** What a list names a post by; `state` as it is stored. */
export const briefColumns = [
  'j.id as jobId',
  'j.userId',
  'j.title',
  'j.jobType',
  'j.location',
  'j.isRemote',
  'j.status as state',
  'j.expiresAt',
  'j.closeReason',
  'j.isDemo',
  'u.firstName',
  'u.lastName',
  'u.image as profileImageUrl',
] as const;

const saved = (db: Db, owner: UserId) =>
  db
    .selectFrom('savedJobs as s')
    .innerJoin('jobs as j', 'j.id', 's.jobId')
    .innerJoin('peopleCards as u', 'u.id', 'j.userId')
    .select(briefColumns)
    .select((eb) => [isHidden(eb, owner).as('isHidden'), ...companyColumns(eb, owner)])
    .select(['s.status', 's.note', 's.createdAt'])
    .$narrowType<Brief>()
    .where('s.userId', '=', owner);

export type SavedRow = InferResult<ReturnType<typeof saved>>[number];
/** A post as a list names it. */
export type BriefRow = Omit<SavedRow, 'status' | 'note' | 'createdAt'>;

export async function findSavedJobs(db: Db, owner: UserId, { limit, offset }: Page) {
  const rows = await saved(db, owner)
    .orderBy('s.createdAt', 'desc')
    .orderBy('s.jobId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('savedJobs')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('userId', '=', owner)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findSavedJob(db: Db, owner: UserId, jobId: number): Promise<SavedRow | undefined> {
  return saved(db, owner).where('s.jobId', '=', jobId).executeTakeFirst();
}

type Saving = {
  readonly jobId: number;
  readonly note?: string | null;
  readonly status?: SavedStatus;
  readonly now: Date;
};

/** Saves a post, or changes what is given of a saved one. */
export async function saveJob(db: Db, owner: UserId, { jobId, note, status, now }: Saving): Promise<void> {
  await db
    .insertInto('savedJobs')
    .values({
      userId: owner,
      jobId,
      status: status ?? 'saved',
      note: note ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'jobId']).doUpdateSet({
        updatedAt: now,
        ...(status === undefined ? {} : { status }),
        ...(note === undefined ? {} : { note }),
      }),
    )
    .execute();
}

export async function deleteSavedJob(db: Db, owner: UserId, jobId: number): Promise<void> {
  await db.deleteFrom('savedJobs').where('userId', '=', owner).where('jobId', '=', jobId).execute();
}
