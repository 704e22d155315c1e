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

/** Everything of `jobs j join users u` for a reader. */
export const jobColumns = (reader: UserId | null): RawBuilder<unknown> => sql`
  j.id, j.user_id as "userId", j.title, j.description, j.job_type as "jobType", j.category, j.tab, j.location,
  j.is_remote as "isRemote", j.salary_min_minor as "salaryMinMinor", j.salary_max_minor as "salaryMaxMinor",
  j.currency, j.pay_period as "payPeriod", j.equity_min as "equityMin", j.equity_max as "equityMax",
  j.requirements, j.benefits, j.application_url as "applicationUrl", j.application_email as "applicationEmail",
  j.takes_applications as "takesApplications", j.status, j.close_reason as "closeReason",
  (j.hidden_at is not null or u.suspended_at is not null) as "isHidden", j.published_at as "publishedAt",
  j.expires_at as "expiresAt", j.created_at as "createdAt", j.is_demo as "isDemo", j.version,
  u.first_name as "firstName", u.last_name as "lastName", u.image as "profileImageUrl", u.email,
  exists (select from saved_jobs s where s.job_id = j.id and s.user_id = ${reader}) as "isSaved",
  (select a.status from job_applications a where a.job_id = j.id and a.user_id = ${reader}
    order by a.id desc limit 1) as application`;

/** One post in any state: the policy decides who may see it. */
export async function findJob(db: Db, id: number, reader: UserId | null): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    select ${jobColumns(reader)} from jobs j join users u on u.id = j.user_id where j.id = ${id}`.execute(db);
  return rows[0];
}

/** The same, kept from other writers until the transaction ends. */
export async function lockJob(db: Db, id: number, reader: UserId): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    select ${jobColumns(reader)} from jobs j join users u on u.id = j.user_id
    where j.id = ${id} for update of j`.execute(db);
  return rows[0];
}

/** The row of a post's terms, with what it is found by. */
export function columnsOf(terms: JobTerms) {
  const { minMinor, maxMinor, currency, period } = payOf(terms);
  return {
    title: terms.title,
    description: terms.description,
    job_type: terms.jobType,
    category: terms.category,
    tab: tabOf(terms),
    location: terms.location,
    location_folded: words(terms.location).join(' '),
    is_remote: terms.isRemote,
    salary_min_minor: minMinor,
    salary_max_minor: maxMinor,
    currency,
    pay_period: period,
    equity_min: terms.equityMin ?? null,
    equity_max: terms.equityMax ?? null,
    requirements: terms.requirements ?? null,
    benefits: terms.benefits ?? null,
    application_url: terms.applicationUrl ?? null,
    application_email: terms.applicationEmail ?? null,
    takes_applications: terms.takesApplications,
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
      user_id: poster.id,
      is_demo: poster.isDemo,
      status: 'draft',
      created_at: now,
      updated_at: now,
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
    .set((eb) => ({ ...columnsOf(terms), version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('id', '=', id)
    .where('user_id', '=', owner)
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
      close_reason: null,
      published_at: publishedAt,
      expires_at: expiresAt,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('user_id', '=', owner)
    .execute();
}

export async function closeJob(db: Db, owner: UserId, id: number, reason: CloseReason): Promise<void> {
  await db
    .updateTable('jobs')
    .set((eb) => ({ status: 'closed', close_reason: reason, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('user_id', '=', owner)
    .execute();
}

export type ExpiredJob = { readonly id: number; readonly userId: string; readonly title: string };

/** Marks open posts whose time is over, at most a thousand at once, and says whose they were. */
export async function expireJobs(db: Db, now: Date): Promise<ExpiredJob[]> {
  const { rows } = await sql<ExpiredJob>`
    update jobs set status = 'expired', version = version + 1 where id in (
      select id from jobs where status = 'open' and expires_at <= ${now}
      order by expires_at limit 1000 for update skip locked)
    returning id, user_id as "userId", title`.execute(db);
  return rows;
}
