import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import { inScope, roundCountry, type RoundScope, startupCountry } from './queries.ts';

/** Deals and dollars of the last and the former twelve months before the scope's day. */
export type YearSums = {
  readonly deals12: number;
  readonly dealsPrev12: number;
  readonly funding12Minor: number;
  readonly fundingPrev12Minor: number;
};

const years = (asOf: string) => sql`
  count(*) filter (where m.round_date > ${asOf}::date - interval '1 year') as "deals12",
  count(*) filter (where m.round_date <= ${asOf}::date - interval '1 year') as "dealsPrev12",
  coalesce(sum(m.amount_minor) filter (where m.currency = 'USD'
    and m.round_date > ${asOf}::date - interval '1 year'), 0)::bigint as "funding12Minor",
  coalesce(sum(m.amount_minor) filter (where m.currency = 'USD'
    and m.round_date <= ${asOf}::date - interval '1 year'), 0)::bigint as "fundingPrev12Minor"`;
const twoYears = (asOf: string) => sql`m.round_date > ${asOf}::date - interval '2 years'`;

/** The two years of a scope by sector; `sectorId` is null for sectors that are not in the catalogue. */
export async function findSectorSums(
  db: Db,
  scope: RoundScope,
): Promise<(YearSums & { sectorId: string | null })[]> {
  const { rows } = await sql<YearSums & { sectorId: string | null }>`
    select m.sector_id, ${years(scope.asOf)}
    from market_rounds m where ${inScope(scope)} and ${twoYears(scope.asOf)} group by 1 order by 1`.execute(
    db,
  );
  return rows;
}

/** The two years of a scope by country; rounds of companies whose country is not known are left out. */
export async function findCountrySums(
  db: Db,
  scope: RoundScope,
): Promise<(YearSums & { country: string })[]> {
  const { rows } = await sql<YearSums & { country: string }>`
    select ${roundCountry(scope.place)} as country, ${years(scope.asOf)}
    from market_rounds m where ${inScope(scope)} and ${twoYears(scope.asOf)}
      and ${roundCountry(scope.place)} is not null group by 1 order by 1`.execute(db);
  return rows;
}

/** Who raised in the two years of a scope: companies, rounds at Series A or later, and the largest company's share. */
export async function findSpread(
  db: Db,
  scope: RoundScope,
): Promise<{ companies: number; dealsLater: number; largestShare: number | null }> {
  const { rows } = await sql<{ companies: number; dealsLater: number; largestShare: number | null }>`
    with each as (
      select m.company_key, sum(m.amount_minor) filter (where m.currency = 'USD') as usd,
        count(*) filter (where m.stage_id in ('series-a', 'series-b', 'series-c', 'growth')) as later
      from market_rounds m where ${inScope(scope)} and ${twoYears(scope.asOf)} group by 1
    )
    select count(*) as companies, coalesce(sum(later), 0)::int as "dealsLater",
      max(usd) / nullif(sum(usd), 0) as "largestShare" from each`.execute(db);
  return rows[0] ?? { companies: 0, dealsLater: 0, largestShare: null };
}

/** Twelve-month sums up to the scope's day and the same day of five years before, newest first. */
export async function findYearSums(
  db: Db,
  scope: RoundScope,
): Promise<{ deals: number; fundingMinor: number }[]> {
  const { rows } = await sql<{ deals: number; fundingMinor: number }>`
    select count(m.id) as deals,
      coalesce(sum(m.amount_minor) filter (where m.currency = 'USD'), 0)::bigint as "fundingMinor"
    from generate_series(0, 5) ago
    left join market_rounds m on m.round_date > ${scope.asOf}::date - make_interval(years => ago + 1)
      and m.round_date <= ${scope.asOf}::date - make_interval(years => ago) and ${inScope(scope)}
    group by ago order by ago`.execute(db);
  return rows;
}

/** Dollars of all rounds of a scope. */
export async function findTotalFunding(db: Db, scope: RoundScope): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(m.amount_minor), 0)::bigint as total
    from market_rounds m where m.currency = 'USD' and ${inScope(scope)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Active startups of a scope by sector, and how many of them are of the demo. */
export async function countStartupsBySector(
  db: Db,
  { place, withDemo, country }: RoundScope,
): Promise<{ sectorId: string; startups: number; demo: number }[]> {
  const { rows } = await sql<{ sectorId: string; startups: number; demo: number }>`
    select s.sector_id, count(*) as startups, count(*) filter (where s.is_demo) as demo
    from visible_startups s where s.status = 'active' and (${withDemo} or not s.is_demo)
      and (${country ?? null}::text is null or ${startupCountry(place)} = ${country ?? null})
    group by 1 order by 1`.execute(db);
  return rows;
}
