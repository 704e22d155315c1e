import { type ExpressionBuilder, type InferResult, sql } from 'kysely';
import type { DB, Jobs, PeopleCards } from '#platform/postgres/tables.ts';
import { words } from '#shared/domain/text.ts';
import type { Db, Member, UserId } from '#shared/server/context.ts';
import { rememberWords, searchVector } from '#shared/server/search.ts';
import type { Job } from '../contract/job.ts';
import type { JobTerms } from '../contract/job-input.ts';
import type { CloseReason } from '../domain/lifecycle.ts';
import { payOf } from '../domain/pay.ts';
import { tabOf } from '../domain/vocabulary.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';

export type PostsAndPosters = DB & { j: Jobs; u: PeopleCards };

/** Moderation has hidden the post, or suspended its poster. */
export const isHidden = (eb: ExpressionBuilder<PostsAndPosters, 'j' | 'u'>) =>
  eb.or([eb('j.hiddenAt', 'is not', null), eb('u.isSuspended', '=', true)]);

/** Posts with their posters, and what the reader has done with them. */
export const selectJobs = (db: Db, reader: UserId | null) =>
  db
    .selectFrom('jobs as j')
    .innerJoin('peopleCards as u', 'u.id', 'j.userId')
    .select([
      'j.id',
      'j.userId',
      'j.title',
      'j.description',
      'j.jobType',
      'j.category',
      'j.tab',
      'j.location',
    ])
    .select(['j.isRemote', 'j.salaryMinMinor', 'j.salaryMaxMinor', 'j.currency', 'j.payPeriod'])
    .select(['j.equityMin', 'j.equityMax', 'j.requirements', 'j.benefits', 'j.applicationUrl'])
    .select(['j.applicationEmail', 'j.takesApplications', 'j.status', 'j.closeReason', 'j.publishedAt'])
    .select(['j.expiresAt', 'j.createdAt', 'j.isDemo', 'j.version'])
    .innerJoin('peopleAddresses as e', 'e.id', 'j.userId')
    .select(['u.firstName', 'u.lastName', 'u.image as profileImageUrl', 'e.email'])
    .select((eb) => [
      isHidden(eb).as('isHidden'),
      eb
        .exists(
          eb
            .selectFrom('savedJobs as s')
            .select('s.jobId')
            .whereRef('s.jobId', '=', 'j.id')
            .where('s.userId', '=', reader ?? ''),
        )
        .as('isSaved'),
      eb
        .selectFrom('jobApplications as a')
        .select('a.status')
        .whereRef('a.jobId', '=', 'j.id')
        .where('a.userId', '=', reader ?? '')
        .orderBy('a.id', 'desc')
        .limit(1)
        .as('application'),
    ])
    // The contract lets in no others.
    .$narrowType<
      Pick<Job, 'jobType' | 'category'> & {
        currency: CurrencyCode | null;
        isHidden: boolean;
        isSaved: boolean;
      }
    >();

export type JobRow = InferResult<ReturnType<typeof selectJobs>>[number];

/** One post in any state: the policy decides who may see it. */
export async function findJob(db: Db, id: number, reader: UserId | null): Promise<JobRow | undefined> {
  return selectJobs(db, reader).where('j.id', '=', id).executeTakeFirst();
}

/** The same, kept from other writers until the transaction ends. */
export async function lockJob(db: Db, id: number, reader: UserId): Promise<JobRow | undefined> {
  return selectJobs(db, reader).where('j.id', '=', id).forUpdate('j').executeTakeFirst();
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
  return db
    .updateTable('jobs')
    .set((eb) => ({ status: 'expired', version: eb('version', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('jobs as over')
        .select('over.id')
        .where('over.status', '=', 'open')
        .where('over.expiresAt', '<=', now)
        .orderBy('over.expiresAt')
        .limit(1000)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'userId', 'title'])
    .execute();
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
