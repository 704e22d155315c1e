import { sql } from 'kysely';
import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf } from '#shared/domain/catalogue/stages.ts';
import type { Db } from '#shared/server/context.ts';
import type { FigureFact, FounderFact, PublicFacts, RoundFact } from '../domain/facts.ts';

type Row = {
  id: number;
  name: string;
  description: string;
  businessModel: string;
  sectorId: string;
  stageId: string;
  country: string | null;
  countryMarket: string | null;
  website: string | null;
  foundedYear: number | null;
  teamSize: number;
  raisingMinor: number | null;
  raisingCurrency: string | null;
  founders: FounderFact[];
  series: FigureFact[];
  round: RoundFact | null;
};

const findRows = async (db: Db, startupIds: readonly number[]): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select s.id, s.name, s.description, s.business_model, s.sector_id,
      s.stage_id, coalesce(s.country_incorporation, s.country) as country,
      s.country_market, s.website, s.founded_year,
      s.team_size, s.raising_minor, s.raising_currency,
      (select coalesce(json_agg(json_build_object('name', u.name,
          'workEntries', (select count(*) from profile_experiences e
            where e.user_id = u.id and e.type <> 'education' and p.visibility = 'members'),
          'recommendations', (select count(*) from accepted_recommendations r
            where r.subject_id = u.id and p.visibility = 'members')
        ) order by m.joined_at, u.id), '[]')
        from team_roles m join people_cards u on u.id = m.user_id join member_profiles p on p.user_id = u.id
        where m.startup_id = s.id and m.role = 'owner') as founders,
      (select coalesce(json_agg(json_build_object('metric', t.metric, 'date', t.as_of, 'value', t.value,
          'currency', t.currency, 'evidence', t.evidence) order by t.as_of, t.id), '[]')
        from traction_figures t where t.startup_id = s.id) as series,
      (select json_build_object('instrument', r.instrument, 'currency', r.currency,
          'targetMinor', r.target_minor, 'closeDate', r.close_date)
        from funding_rounds r where r.startup_id = s.id) as round
    from startup_profiles s where s.id = any(${[...startupIds]}) order by s.id`.execute(db);
  return rows;
};

type Count = { key: string; n: number };
const byKey = (rows: readonly Count[]): Map<string, number> => new Map(rows.map(({ key, n }) => [key, n]));

/** Visible, active startups of some sectors, by `sector/country`. */
const countPeers = async (db: Db, sectors: readonly string[]): Promise<Map<string, number>> => {
  const { rows } = await sql<Count>`
    select sector_id || '/' || coalesce(country_incorporation, country) as key, count(*)::int as n
    from visible_startups where sector_id = any(${sectors}) and status = 'active'
      and coalesce(country_incorporation, country) is not null
    group by 1`.execute(db);
  return byKey(rows);
};

/** Visible investors who name some sectors, by `sector/stage`. */
const countSeekers = async (db: Db, sectors: readonly string[]): Promise<Map<string, number>> => {
  const { rows } = await sql<Count>`
    select s.sector || '/' || t.stage as key, count(*)::int as n
    from visible_investors i, unnest(i.preferred_sectors) as s(sector), unnest(i.preferred_stages) as t(stage)
    where i.preferred_sectors && ${sectors}::text[] and s.sector = any(${sectors})
    group by 1`.execute(db);
  return byKey(rows);
};

const dollars = (minor: number | null, currency: string | null | undefined): number | null =>
  minor !== null && currency === 'USD' ? minor : null;

/** What any member may see of startups on the day `asOf`, by their ids; ids that are not there are left out. */
export async function findPublicFacts(
  db: Db,
  startupIds: readonly number[],
  asOf: string,
): Promise<Map<number, PublicFacts>> {
  const rows = await findRows(db, startupIds);
  const sectors = [...new Set(rows.map(({ sectorId }) => sectorId))];
  const [peers, seekers] = await Promise.all([countPeers(db, sectors), countSeekers(db, sectors)]);
  return new Map(
    rows.map(({ id, raisingMinor, raisingCurrency, ...row }) => {
      const same = row.country === null ? 0 : (peers.get(`${row.sectorId}/${row.country}`) ?? 0);
      const facts: PublicFacts = {
        ...row,
        asOf,
        sectorId: sectorIdOf(row.sectorId),
        stageId: stageIdOf(row.stageId) ?? 'pre-seed',
        country: row.country === null ? null : countryOf(row.country),
        countryMarket: row.countryMarket === null ? null : countryOf(row.countryMarket),
        raisingUsdMinor:
          dollars(row.round?.targetMinor ?? null, row.round?.currency) ??
          dollars(raisingMinor, raisingCurrency),
        peers: Math.max(0, same - 1),
        investors: seekers.get(`${row.sectorId}/${row.stageId}`) ?? 0,
      };
      return [id, facts] as const;
    }),
  );
}
