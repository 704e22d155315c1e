import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import { activeStartups, inScope, roundCountry, type Rounds, type RoundScope } from './queries.ts';

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

/** The two years of a scope by sector; `sectorId` is null for sectors that are not in the catalogue. */
export async function findSectorSums(db: Db, scope: RoundScope) {
  return twoYears(db, scope)
    .select('m.sectorId')
    .select(years(scope.asOf))
    .groupBy('m.sectorId')
    .orderBy('m.sectorId')
    .execute();
}

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

/** Twelve-month sums up to the scope's day and the same day of five years before, newest first. */
export async function findYearSums(db: Db, scope: RoundScope) {
  const years = (from: 'ago' | 'ago + 1') =>
    sql<string>`${scope.asOf}::date - make_interval(years => ${sql.raw(from)})`;
  return db
    .selectFrom(sql<{ ago: number }>`generate_series(0, 5)`.as('ago'))
    .leftJoin('marketRounds as m', (join) =>
      join.on('m.roundDate', '>', years('ago + 1')).on('m.roundDate', '<=', years('ago')).on(inScope(scope)),
    )
    .select((eb) => [eb.fn.count<number>('m.id').as('deals'), orNone(eb, dollars(eb)).as('fundingMinor')])
    .groupBy('ago.ago')
    .orderBy('ago.ago')
    .execute();
}

/** Dollars of all rounds of a scope. */
export async function findTotalFunding(db: Db, scope: RoundScope): Promise<number> {
  const { total } = await db
    .selectFrom('marketRounds as m')
    .select((eb) => orNone(eb, dollars(eb)).as('total'))
    .where(inScope(scope))
    .executeTakeFirstOrThrow();
  return total;
}

/** The rounds of a scope by where they are from: the table they were imported with, none for what startups report. */
export async function countRoundsBySource(db: Db, scope: RoundScope) {
  return db
    .selectFrom('marketRounds as m')
    .leftJoin('roundImports as i', 'i.id', 'm.importId')
    .select(['m.isDemo', 'i.source', 'i.licence', 'i.sourceUrl'])
    .select(({ fn }) => [
      fn.countAll<number>().as('rounds'),
      fn.countAll<number>().filterWhere('m.amountUsdMinor', 'is', null).as('unsummed'),
    ])
    .where(inScope(scope))
    .groupBy(['m.isDemo', 'i.source', 'i.licence', 'i.sourceUrl'])
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .execute();
}

/** Active startups of a scope by sector, and how many of them are of the demo. */
export async function countStartupsBySector(db: Db, scope: RoundScope) {
  return db
    .selectFrom('visibleStartups as s')
    .select('s.sectorId')
    .select(({ fn }) => [
      fn.countAll<number>().as('startups'),
      fn.countAll<number>().filterWhere('s.isDemo', '=', true).as('demo'),
    ])
    .where(activeStartups({ ...scope, sector: undefined }))
    .groupBy('s.sectorId')
    .orderBy('s.sectorId')
    .execute();
}
