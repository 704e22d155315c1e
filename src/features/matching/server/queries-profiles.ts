import { type InferResult, sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';

export const visibleInvestors = (db: Db) =>
  db
    .selectFrom('visibleInvestors as i')
    .innerJoin('peopleCards as u', 'u.id', 'i.userId')
    .where('u.isSuspended', '=', false);

export const openStartups = (db: Db) =>
  db.selectFrom('visibleStartups as s').where('s.status', '=', 'active');

/** The investors whom anyone may see, the most recently changed first. */
export async function findInvestorIds(db: Db, limit: number): Promise<number[]> {
  const rows = await visibleInvestors(db)
    .select('i.id')
    .orderBy('i.updatedAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many there are, suspended ones included, from what is kept. */
export async function countInvestors(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('countedInvestors')
    .select((eb) => eb.cast<number>(eb.fn.coalesce(eb.fn.sum('n'), eb.lit(0)), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Some of them in the order of their ids, after those at hand already. */
export async function findInvestorIdsFrom(db: Db, offset: number, limit: number): Promise<number[]> {
  const rows = await visibleInvestors(db)
    .select('i.id')
    .orderBy('i.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** The next startups that can be matched, by id. */
export async function findStartupIdsAfter(db: Db, lastId: number, limit: number): Promise<number[]> {
  const rows = await openStartups(db)
    .select('s.id')
    .where('s.id', '>', lastId)
    .orderBy('s.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** What the newest startups say they do. */
export async function findDescriptions(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('visibleStartups')
    .select('description')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ description }) => description);
}

/** Of some people those who are suspended. */
export async function findSuspendedIds(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('peopleCards')
    .select('id')
    .where('isSuspended', '=', true)
    .where('id', '=', sql<string>`any(${userIds}::text[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function findTeamMembers(db: Db, startupIds: readonly number[]) {
  return db
    .selectFrom('teamRoles')
    .select(['startupId', 'userId'])
    .where('startupId', '=', sql<number>`any(${startupIds}::integer[])`)
    .execute();
}

const moreFacts = (db: Db) =>
  db
    .selectFrom('startupProfiles as s')
    .leftJoin('fundingRounds as r', 'r.startupId', 's.id')
    .select(['s.id', 's.foundedYear', 's.updatedAt', 'r.instrument', 'r.closeDate'])
    .select(['r.targetMinor', 'r.currency as roundCurrency']);

export type MoreFacts = InferResult<ReturnType<typeof moreFacts>>[number];

/** What only matching looks at: how the round is held, when the company began, and when its profile changed. */
export async function findMoreFacts(db: Db, startupIds: readonly number[]): Promise<MoreFacts[]> {
  return moreFacts(db)
    .where('s.id', '=', sql<number>`any(${startupIds}::integer[])`)
    .execute();
}

/** The twenty-one values, 0 %, 5 % … 100 %, of a column within each group; null where none is known. */
const twentieths = (column: string) => sql<number[] | null>`percentile_cont(
  (select array_agg(n / 20.0::float8 order by n) from generate_series(0, 20) n))
  within group (order by ${sql.ref(column)})`;

/** Where each stage's startups stand by users and by monthly revenue, as far as they are among the newest. */
export async function findTractionByStage(db: Db, newest: number) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('visibleStartups')
        .select(['stageId', 'usersCount', 'monthlyRevenueUsdMinor'])
        .orderBy('id', 'desc')
        .limit(newest)
        .as('s'),
    )
    .select(({ fn }) => [
      'stageId as stage',
      fn.count<number>('usersCount').as('users'),
      fn.count<number>('monthlyRevenueUsdMinor').as('revenues'),
      twentieths('usersCount').as('usersAt'),
      twentieths('monthlyRevenueUsdMinor').as('revenueAt'),
    ])
    .where((eb) => eb.or([eb('usersCount', 'is not', null), eb('monthlyRevenueUsdMinor', 'is not', null)]))
    .groupBy('stageId')
    .execute();
}
