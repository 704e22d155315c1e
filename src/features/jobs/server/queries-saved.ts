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

/** The columns of {@link BriefRow}, of `jobs j join people_cards u`; `state` as it is stored. */
export const briefColumns: RawBuilder<unknown> = sql`j.id as "jobId", j.user_id, j.title,
  j.job_type, j.location, j.is_remote, j.status as state, j.expires_at,
  j.close_reason, (j.hidden_at is not null or u.is_suspended) as "isHidden",
  trim(u.first_name || ' ' || u.last_name) as poster`;

export type SavedRow = BriefRow & {
  readonly status: SavedStatus;
  readonly note: string | null;
  readonly createdAt: Date;
};

const SAVED = sql`${briefColumns}, s.status, s.note, s.created_at
  from saved_jobs s join jobs j on j.id = s.job_id join people_cards u on u.id = j.user_id`;

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
