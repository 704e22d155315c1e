import { type RawBuilder, sql } from 'kysely';
import { words } from '#shared/domain/text.ts';
import type { Db, Member, UserId } from '#shared/server/context.ts';
import { rememberWords, searchVector } from '#shared/server/search.ts';
import type { Job } from '../contract/job.ts';
import type { JobTerms } from '../contract/job-input.ts';
import type { CloseReason, JobState } from '../domain/lifecycle.ts';
import { payOf } from '../domain/pay.ts';
import { type ApplicationStatus, tabOf } from '../domain/vocabulary.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';

type Shown = Omit<
  Job,
  | 'salaryMin'
  | 'salaryMax'
  | 'currency'
  | 'state'
  | 'publishedAt'
  | 'expiresAt'
  | 'createdAt'
  | 'user'
  | 'viewer'
>;

/** A post with its poster, and what the reader has done with it. */
export type JobRow = Shown & {
  readonly userId: string;
  readonly salaryMinMinor: number | null;
  readonly salaryMaxMinor: number | null;
  readonly currency: CurrencyCode | null;
  readonly status: JobState;
  readonly isHidden: boolean;
  readonly publishedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImageUrl: string | null;
  readonly email: string;
  readonly isSaved: boolean;
  readonly application: ApplicationStatus | null;
};

/** Everything of `jobs j join people_cards u` for a reader. */
export const jobColumns = (reader: UserId | null): RawBuilder<unknown> => sql`
  j.id, j.user_id, j.title, j.description, j.job_type, j.category, j.tab, j.location,
  j.is_remote, j.salary_min_minor, j.salary_max_minor,
  j.currency, j.pay_period, j.equity_min, j.equity_max,
  j.requirements, j.benefits, j.application_url, j.application_email,
  j.takes_applications, j.status, j.close_reason,
  (j.hidden_at is not null or u.is_suspended) as "isHidden", j.published_at,
  j.expires_at, j.created_at, j.is_demo, j.version,
  u.first_name, u.last_name, u.image as "profileImageUrl",
  (select a.email from people_addresses a where a.id = u.id) as email,
  exists (select from saved_jobs s where s.job_id = j.id and s.user_id = ${reader}) as "isSaved",
  (select a.status from job_applications a where a.job_id = j.id and a.user_id = ${reader}
    order by a.id desc limit 1) as application`;

/** One post in any state: the policy decides who may see it. */
export async function findJob(db: Db, id: number, reader: UserId | null): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    select ${jobColumns(reader)} from jobs j join people_cards u on u.id = j.user_id where j.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** The same, kept from other writers until the transaction ends. */
export async function lockJob(db: Db, id: number, reader: UserId): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    select ${jobColumns(reader)} from jobs j join people_cards u on u.id = j.user_id
    where j.id = ${id} for update of j`.execute(db);
  return rows[0];
}

/** The row of a post's terms, with what it is found by. */
export function columnsOf(terms: JobTerms) {
  const { minMinor, maxMinor, currency, period } = payOf(terms);
  return {
    title: terms.title,
    description: terms.description,
    jobType: terms.jobType,
    category: terms.category,
    tab: tabOf(terms),
    location: terms.location,
    locationFolded: words(terms.location).join(' '),
    isRemote: terms.isRemote,
    salaryMinMinor: minMinor,
    salaryMaxMinor: maxMinor,
    currency,
    payPeriod: period,
    equityMin: terms.equityMin ?? null,
    equityMax: terms.equityMax ?? null,
    requirements: terms.requirements ?? null,
    benefits: terms.benefits ?? null,
    applicationUrl: terms.applicationUrl ?? null,
    applicationEmail: terms.applicationEmail ?? null,
    takesApplications: terms.takesApplications,
    search: searchVector({
      A: terms.title,
      B: `${terms.jobType} ${terms.category} ${terms.location} ${terms.isRemote ? 'remote' : ''}`,
      C: terms.requirements ?? '',
      D: terms.description,
    }),
  };
}

const remember = (db: Db, { title, category, location }: JobTerms) =>
  rememberWords(db, [title, category, location]);

/** Keeps a new post as a draft. */
export async function insertJob(
  db: Db,
  poster: Pick<Member, 'id' | 'isDemo'>,
  terms: JobTerms,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('jobs')
    .values({
      ...columnsOf(terms),
      userId: poster.id,
      isDemo: poster.isDemo,
      status: 'draft',
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await remember(db, terms);
  return id;
}

/** Writes the terms anew. The caller holds the row and has compared versions. */
export async function updateJob(db: Db, id: number, owner: UserId, terms: JobTerms): Promise<void> {
  await db
    .updateTable('jobs')
    .set((eb) => ({ ...columnsOf(terms), version: eb('version', '+', 1), updatedAt: sql<Date>`now()` }))
    .where('id', '=', id)
    .where('userId', '=', owner)
    .execute();
  await remember(db, terms);
}

/** Opens a post until `expiresAt`. */
export async function openJob(
  db: Db,
  owner: UserId,
  { id, publishedAt, expiresAt }: { id: number; publishedAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set((eb) => ({
      status: 'open',
      closeReason: null,
      publishedAt,
      expiresAt,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('userId', '=', owner)
    .execute();
}

export async function closeJob(db: Db, owner: UserId, id: number, reason: CloseReason): Promise<void> {
  await db
    .updateTable('jobs')
    .set((eb) => ({ status: 'closed', closeReason: reason, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('userId', '=', owner)
    .execute();
}

export type ExpiredJob = { readonly id: number; readonly userId: string; readonly title: string };

/** Marks open posts whose time is over, at most a thousand at once, and says whose they were. */
export async function expireJobs(db: Db, now: Date): Promise<ExpiredJob[]> {
  const { rows } = await sql<ExpiredJob>`
    update jobs set status = 'expired', version = version + 1 where id in (
      select id from jobs where status = 'open' and expires_at <= ${now}
      order by expires_at limit 1000 for update skip locked)
    returning id, user_id, title`.execute(db);
  return rows;
}

/** Hides a post (`at`), or shows it again (null); false when it was so before. */
export async function hideJob(db: Db, id: string, at: Date | null): Promise<boolean> {
  const changed = await db
    .updateTable('jobs')
    .set({ hiddenAt: at, updatedAt: sql<Date>`now()` })
    .where('id', '=', Number(id))
    .where('hiddenAt', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** What anybody may read of a post: not drafts, withdrawn or hidden ones. */
export function findPublicJob(db: Db, id: number) {
  return db
    .selectFrom('jobPosts')
    .select(['title', 'location', 'description'])
    .where('id', '=', id)
    .where('isHidden', '=', false)
    .where('status', '<>', 'draft')
    .where((eb) => eb.or([eb('closeReason', 'is', null), eb('closeReason', '=', 'filled')]))
    .executeTakeFirst();
}
