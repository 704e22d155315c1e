import { meetsPerson } from '#features/people/server/queries-visible.ts';
import { type ExpressionBuilder, type InferResult, type RawBuilder, type Selectable, sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import type { DB, Jobs, PeopleCards } from '#platform/postgres/tables.ts';
import type { Db, Member, UserId } from '#shared/server/context.ts';
import type { Job } from '../contract/job.ts';
import type { CloseReason } from '../domain/lifecycle.ts';
import type { ApplicationStatus } from '../domain/vocabulary.ts';
import { companyColumns } from './queries-companies.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';

export type PostsAndPosters = DB & { j: Jobs; u: PeopleCards };

/** Moderation has hidden the post or suspended its poster, or the reader does not meet them. */
export const isHidden = (eb: ExpressionBuilder<PostsAndPosters, 'j' | 'u'>, reader: UserId | null) =>
  eb.or([
    eb('j.hiddenAt', 'is not', null),
    eb('u.isSuspended', '=', true),
    eb.not(meetsPerson(reader, { id: eb.ref('j.userId'), isDemo: eb.ref('j.isDemo') })),
  ]);

/** What the reader has done with a post; a visitor nothing. */
const doneBy = (eb: ExpressionBuilder<PostsAndPosters, 'j'>, reader: UserId | null) =>
  [
    (reader === null
      ? eb.lit(false)
      : eb.exists(
          eb
            .selectFrom('savedJobs as s')
            .select('s.jobId')
            .whereRef('s.jobId', '=', 'j.id')
            .where('s.userId', '=', reader),
        )
    ).as('isSaved'),
    (reader === null
      ? sql<ApplicationStatus | null>`null`
      : eb
          .selectFrom('jobApplications as a')
          .select('a.status')
          .whereRef('a.jobId', '=', 'j.id')
          .where('a.userId', '=', reader)
          .orderBy('a.id', 'desc')
          .limit(1)
    ).as('application'),
  ] as const;

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
      isHidden(eb, reader).as('isHidden'),
      ...companyColumns(eb, reader),
      ...doneBy(eb, reader),
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

type Lifecycle = Pick<
  Jobs,
  'status' | 'closeReason' | 'publishedAt' | 'expiresAt' | 'hiddenAt' | 'createdAt' | 'updatedAt'
>;

/** What a post says, and what it is found by. */
type Terms = Omit<Selectable<Jobs>, 'id' | 'userId' | 'isDemo' | 'version' | 'search' | keyof Lifecycle> & {
  readonly search: RawBuilder<string>;
};

/** Keeps a new post as a draft. */
export async function insertJob(
  db: Db,
  poster: Pick<Member, 'id' | 'isDemo'>,
  terms: Terms,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('jobs')
    .values({
      ...terms,
      userId: poster.id,
      isDemo: poster.isDemo,
      status: 'draft',
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes the terms anew. The caller holds the row and has compared versions. */
export async function updateJob(db: Db, id: number, owner: UserId, terms: Terms): Promise<void> {
  await db
    .updateTable('jobs')
    .set((eb) => ({ ...terms, version: eb('version', '+', 1), updatedAt: sql<Date>`now()` }))
    .where('id', '=', id)
    .where('userId', '=', owner)
    .execute();
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
  return didWrite(
    db
      .updateTable('jobs')
      .set({ hiddenAt: at, updatedAt: sql<Date>`now()` })
      .where('id', '=', Number(id))
      .where('hiddenAt', at === null ? 'is not' : 'is', null),
  );
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
