import { sql } from 'kysely';
import { startupCountry, type RoundScope } from '#features/market/server/queries.ts';
import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { RegionId } from '#shared/domain/catalogue/regions.ts';
import type { Db } from '#shared/server/context.ts';

const counted = (alias: 's' | 'i', withDemo: boolean) =>
  sql`(${withDemo} or not ${sql.ref(`${alias}.isDemo`)})`;

type CountryCount = { readonly country: string; readonly startups: number; readonly investors: number };

/** Active startups and investors of each country that has any. */
export async function countByCountry(db: Db, { place, withDemo }: RoundScope): Promise<CountryCount[]> {
  const { rows } = await sql<CountryCount>`
    select country, sum(startups)::int as startups, sum(investors)::int as investors from (
      select ${startupCountry(place)} as country, count(*) as startups, 0 as investors
      from visible_startups s where s.status = 'active' and ${counted('s', withDemo)} group by 1
      union all
      select i.country, 0, count(*) from visible_investors i where ${counted('i', withDemo)} group by 1) each
    where country is not null group by 1`.execute(db);
  return rows;
}

type Grouped = {
  readonly id: string;
  readonly count: number;
  readonly demo: number;
  readonly raising: number;
};

/** Active startups of a country by sector, most first; how many of them are of the demo, and raising now. */
export async function countBySector(
  db: Db,
  { place, withDemo, asOf }: RoundScope,
  country: CountryCode,
): Promise<Grouped[]> {
  const { rows } = await sql<Grouped>`
    select s.sector_id as id, count(*) as count, count(*) filter (where s.is_demo) as demo,
      count(*) filter (where s.raising_minor > 0 and not exists (select from funding_rounds r
        where r.startup_id = s.id and r.close_date < ${asOf})) as raising
    from visible_startups s
    where s.status = 'active' and ${counted('s', withDemo)} and ${startupCountry(place)} = ${country}
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

/** The cities of a country with most startups. */
export async function countByCity(
  db: Db,
  { place, withDemo }: RoundScope,
  country: CountryCode,
): Promise<{ name: string; count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select min(s.city) as name, count(*) as count from visible_startups s
    where s.status = 'active' and ${counted('s', withDemo)} and ${startupCountry(place)} = ${country}
      and s.city is not null group by lower(s.city) order by 2 desc, 1 limit 5`.execute(db);
  return rows;
}

type InvestorCount = { readonly here: number; readonly demo: number; readonly looking: number };

/** Investors based in a country, and those elsewhere who name it or a region it is in. */
export async function countInvestors(
  db: Db,
  { withDemo }: RoundScope,
  { country, regions }: { country: CountryCode; regions: readonly RegionId[] },
): Promise<InvestorCount> {
  const { rows } = await sql<InvestorCount>`
    select count(*) filter (where i.country = ${country}) as here,
      count(*) filter (where i.country = ${country} and i.is_demo) as demo,
      count(*) filter (where i.country is distinct from ${country}
        and i.preferred_geographies && ${[country, ...regions]}::text[]) as looking
    from visible_investors i where ${counted('i', withDemo)}`.execute(db);
  return rows[0] ?? { here: 0, demo: 0, looking: 0 };
}

/** The people of a country's ecosystem, and how many pairs of them are connected or were introduced. */
export async function countNetwork(
  db: Db,
  { withDemo }: RoundScope,
  country: CountryCode,
): Promise<{ people: number; ties: number }> {
  const { rows } = await sql<{ people: number; ties: number }>`
    with people as materialized (
      select u.id from people_cards u
      where not u.is_suspended and (${withDemo} or not u.is_demo) and (
        u.id in (select m.user_id from team_roles m join visible_startups s on s.id = m.startup_id
          where s.country = ${country} and s.status = 'active' and ${counted('s', withDemo)})
        or u.id in (select i.user_id from visible_investors i where i.country = ${country} and ${counted('i', withDemo)}))
    ), ties as (
      select least(c.requester_id, c.addressee_id) as low, greatest(c.requester_id, c.addressee_id) as high
      from connected_pairs c
      union select st.low_id, st.high_id from introduction_requests st where st.answer = 'accepted'
    )
    select (select count(*) from people) as people,
      (select count(*) from ties where low in (select id from people) and high in (select id from people)) as ties`.execute(
    db,
  );
  return rows[0] ?? { people: 0, ties: 0 };
}
