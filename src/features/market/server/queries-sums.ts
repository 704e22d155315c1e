import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import { countedBySector, inScope, roundCountry, type Rounds, type RoundScope } from './queries.ts';

/** A day so many years before another; the 29th of February becomes the 28th. */
const yearsBefore = (asOf: string, years: number) =>
  sql<string>`${asOf}::date - make_interval(years => ${years})`;

const dollars = (eb: Rounds) => eb.fn.sum<number>('m.amountUsdMinor');
const orNone = (eb: Rounds, sum: ReturnType<typeof dollars>) =>
  eb.cast<number>(eb.fn.coalesce(sum, eb.lit(0)), 'bigint');

/** Deals and dollars of the last and the former twelve months before a day. */
const years = (asOf: string) => (eb: Rounds) => {
  const yearAgo = yearsBefore(asOf, 1);
  return [
    eb.fn.countAll<number>().filterWhere('m.roundDate', '>', yearAgo).as('deals12'),
    eb.fn.countAll<number>().filterWhere('m.roundDate', '<=', yearAgo).as('dealsPrev12'),
    orNone(eb, dollars(eb).filterWhere('m.roundDate', '>', yearAgo)).as('funding12Minor'),
    orNone(eb, dollars(eb).filterWhere('m.roundDate', '<=', yearAgo)).as('fundingPrev12Minor'),
  ] as const;
};

const twoYears = (db: Db, scope: RoundScope) =>
  db
    .selectFrom('marketRounds as m')
    .where(inScope(scope))
    .where('m.roundDate', '>', yearsBefore(scope.asOf, 2));

/** The two years of a scope by country; rounds of companies whose country is not known are left out. */
export async function findCountrySums(db: Db, scope: RoundScope) {
  const country = roundCountry(scope.place);
  return twoYears(db, scope)
    .select(country.$notNull().as('country'))
    .select(years(scope.asOf))
    .where(country, 'is not', null)
    .groupBy(country)
    .orderBy(country)
    .execute();
}

/** Who raised in the two years of a scope: companies, rounds at Series A or later, and the largest company's share. */
export async function findSpread(db: Db, scope: RoundScope) {
  return db
    .selectFrom(
      twoYears(db, scope)
        .select((eb) => [
          'm.companyKey',
          dollars(eb).as('usd'),
          eb.fn
            .countAll<number>()
            .filterWhere('m.stageId', 'in', ['series-a', 'series-b', 'series-c', 'growth'])
            .as('later'),
        ])
        .groupBy('m.companyKey')
        .as('each'),
    )
    .select(({ eb, fn }) => [
      fn.countAll<number>().as('companies'),
      eb.cast<number>(fn.coalesce(fn.sum<number>('each.later'), eb.lit(0)), 'integer').as('dealsLater'),
      sql<number | null>`max(each.usd) / nullif(sum(each.usd), 0)`.as('largestShare'),
    ])
    .executeTakeFirstOrThrow();
}

/** So many years are told apart; what is older is together in the one after them. */
export const YEARS_APART = 6;

/** How many whole years before a day a round was: 0 for the last twelve months. */
const yearsAgo = (asOf: string) =>
  sql<number>`${sql.join(
    Array.from(
      { length: YEARS_APART },
      (_, years) => sql`(m.round_date <= ${yearsBefore(asOf, years + 1)})::integer`,
    ),
    sql` + `,
  )}`;

/**
 * The rounds of a scope by sector, years ago and where they are from: the table they were imported with, none for what startups
 * report. `sectorId` is null for sectors that are not in the catalogue, `unsummed` are those whose amount is not known.
 */
export async function findRoundSums(db: Db, scope: RoundScope) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('marketRounds as m')
        .select(['m.sectorId', 'm.isDemo', 'm.importId', 'm.amountUsdMinor'])
        .select(yearsAgo(scope.asOf).as('ago'))
        .where(inScope(scope))
        .as('r'),
    )
    .leftJoin('roundImports as i', 'i.id', 'r.importId')
    .select(['r.sectorId', 'r.ago', 'r.isDemo', 'i.source', 'i.licence', 'i.sourceUrl'])
    .select((eb) => [
      eb.fn.countAll<number>().as('rounds'),
      eb.fn.countAll<number>().filterWhere('r.amountUsdMinor', 'is', null).as('unsummed'),
      eb.cast<number>(eb.fn.coalesce(eb.fn.sum('r.amountUsdMinor'), eb.lit(0)), 'bigint').as('fundingMinor'),
    ])
    .groupBy(['r.sectorId', 'r.ago', 'r.isDemo', 'i.source', 'i.licence', 'i.sourceUrl'])
    .orderBy('r.sectorId')
    .orderBy('r.ago')
    .execute();
}

export type RoundSum = Awaited<ReturnType<typeof findRoundSums>>[number];

/** Active startups of a scope by sector, and how many of them are of the demo. */
export async function countStartupsBySector(db: Db, scope: RoundScope) {
  return db
    .selectFrom('countedStartups as c')
    .select((eb) => [
      eb.ref('c.sectorId').$notNull().as('sectorId'),
      eb.cast<number>(eb.fn.sum('c.n'), 'integer').as('startups'),
      eb
        .cast<number>(
          eb.fn.coalesce(eb.fn.sum('c.n').filterWhere('c.isDemo', '=', true), eb.lit(0)),
          'integer',
        )
        .as('demo'),
    ])
    .where(countedBySector(scope))
    .groupBy('c.sectorId')
    .having((eb) => eb.fn.sum('c.n'), '>', 0)
    .orderBy('c.sectorId')
    .execute();
}
