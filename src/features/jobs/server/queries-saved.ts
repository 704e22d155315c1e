import { type RawBuilder, sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { CloseReason, JobState } from '../domain/lifecycle.ts';
import type { JobType, SavedStatus } from '../domain/vocabulary.ts';

type Page = { readonly limit: number; readonly offset: number };

/** A post as a list names it. */
export type BriefRow = {
  readonly jobId: number;
  readonly userId: string;
  readonly title: string;
  readonly jobType: JobType;
  readonly location: string;
  readonly isRemote: boolean;
  readonly state: JobState;
  readonly expiresAt: Date | null;
  readonly closeReason: CloseReason | null;
  readonly isHidden: boolean;
  readonly poster: string;
};

/** The columns of {@link BriefRow}, of `jobs j join users u`; `state` as it is stored. */
export const briefColumns: RawBuilder<unknown> = sql`j.id as "jobId", j.user_id as "userId", j.title,
  j.job_type as "jobType", j.location, j.is_remote as "isRemote", j.status as state, j.expires_at as "expiresAt",
  j.close_reason as "closeReason", (j.hidden_at is not null or u.suspended_at is not null) as "isHidden",
  trim(u.first_name || ' ' || u.last_name) as poster`;

export type SavedRow = BriefRow & {
  readonly status: SavedStatus;
  readonly note: string | null;
  readonly createdAt: Date;
};

const SAVED = sql`${briefColumns}, s.status, s.note, s.created_at as "createdAt"
  from saved_jobs s join jobs j on j.id = s.job_id join users u on u.id = j.user_id`;

export async function findSavedJobs(db: Db, owner: UserId, { limit, offset }: Page) {
  const [{ rows }, counted] = [
    await sql<SavedRow>`select ${SAVED} where s.user_id = ${owner}
      order by s.created_at desc, s.job_id desc limit ${limit} offset ${offset}`.execute(db),
    await sql<{ total: number }>`select count(*) as total from saved_jobs where user_id = ${owner}`.execute(
      db,
    ),
  ];
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findSavedJob(db: Db, owner: UserId, jobId: number): Promise<SavedRow | undefined> {
  const { rows } = await sql<SavedRow>`
    select ${SAVED} where s.user_id = ${owner} and s.job_id = ${jobId}`.execute(db);
  return rows[0];
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
    .insertInto('saved_jobs')
    .values({
      user_id: owner,
      job_id: jobId,
      status: status ?? 'saved',
      note: note ?? null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'job_id']).doUpdateSet({
        updated_at: now,
        ...(status === undefined ? {} : { status }),
        ...(note === undefined ? {} : { note }),
      }),
    )
    .execute();
}

export async function deleteSavedJob(db: Db, owner: UserId, jobId: number): Promise<void> {
  await db.deleteFrom('saved_jobs').where('user_id', '=', owner).where('job_id', '=', jobId).execute();
}
