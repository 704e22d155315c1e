import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { JobCategory, JobTab, JobType } from '../domain/vocabulary.ts';
import { isHidden, type JobRow, type PostsAndPosters, selectJobs } from './queries.ts';

type Page = { readonly limit: number; readonly offset: number };

/** What narrows the board; a missing one does not. `search` is the text of a tsquery. */
export type BoardFilter = {
  readonly search?: string | null;
  readonly category?: JobCategory;
  readonly type?: JobType;
  readonly tab?: JobTab;
  /** Folded words of a place; `isRemote` where they ask for posts that are remote as well. */
  readonly place?: { readonly words: string; readonly isRemote: boolean } | undefined;
  readonly isRemote?: boolean;
};

const openPosts =
  (
    { search, category, type, tab, place, isRemote }: BoardFilter,
    { now, reader }: Pick<Asking, 'now' | 'reader'>,
  ) =>
  (eb: ExpressionBuilder<PostsAndPosters, 'j' | 'u'>) => {
    // Folded words hold letters, marks and digits only, so that nothing in them is a pattern of its own.
    const isThere = place ? [eb('j.locationFolded', 'like', `%${place.words}%`)] : [];
    const orRemote = place?.isRemote ? [eb('j.isRemote', '=', true)] : [];
    return eb.and([
      eb('j.status', '=', 'open'),
      eb('j.expiresAt', '>', now),
      eb.not(isHidden(eb, reader)),
      ...(search ? [sql<boolean>`j.search @@ ${search}::tsquery`] : []),
      ...(category ? [eb('j.category', '=', category)] : []),
      ...(type ? [eb('j.jobType', '=', type)] : []),
      ...(tab ? [eb('j.tab', '=', tab)] : []),
      ...(isRemote === undefined ? [] : [eb('j.isRemote', '=', isRemote)]),
      ...(place ? [eb.or([...orRemote, ...isThere])] : []),
    ]);
  };

type Asking = { readonly reader: UserId | null; readonly now: Date; readonly page: Page };

/** One page of open posts with the number of all that fit: the best hits first in a search, else the newest. */
export async function findOpenJobs(
  db: Db,
  filter: BoardFilter,
  { reader, now, page }: Asking,
): Promise<{ rows: JobRow[]; total: number }> {
  const isWanted = openPosts(filter, { now, reader });
  const { total } = await db
    .selectFrom('jobs as j')
    .innerJoin('peopleCards as u', 'u.id', 'j.userId')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(isWanted)
    .executeTakeFirstOrThrow();
  const rows = await selectJobs(db, reader)
    .where(isWanted)
    .$if(Boolean(filter.search), (query) =>
      query.orderBy(sql`ts_rank(j.search, ${filter.search}::tsquery)`, 'desc'),
    )
    .orderBy('j.publishedAt', 'desc')
    .orderBy('j.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}

/** A member's own posts in every state, newest first, with counts of applications that were not withdrawn. */
export async function findOwnJobs(db: Db, owner: UserId, page: Page) {
  const { total } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('userId', '=', owner)
    .executeTakeFirstOrThrow();
  const rows = await selectJobs(db, owner)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('jobApplications as a')
          .select(({ fn }) => [
            fn.countAll<number>().as('applications'),
            fn.countAll<number>().filterWhere('a.status', '=', 'received').as('waiting'),
          ])
          .whereRef('a.jobId', '=', 'j.id')
          .where('a.status', '<>', 'withdrawn')
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(['c.applications', 'c.waiting'])
    .where('j.userId', '=', owner)
    .orderBy('j.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}
