import { type RawBuilder, sql } from 'kysely';
import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { SectorId } from '#shared/domain/catalogue/sectors.ts';
import type { Db } from '#shared/server/context.ts';
import { type FundingDefinition, kindsOf, type PlaceId } from '../domain/definition.ts';
import type { FigureCompany, FigureRound } from '../domain/figures.ts';

/** Which rounds are meant: the definition, the last day, and whether demo rows count. */
export type RoundScope = FundingDefinition & {
  readonly asOf: string;
  readonly withDemo: boolean;
  readonly sector?: SectorId | undefined;
  readonly country?: CountryCode | undefined;
  readonly from?: string | undefined;
};

const ROUND_PLACE: Record<PlaceId, RawBuilder<string>> = {
  headquarters: sql`m.country`,
  incorporation: sql`coalesce(m.country_incorporation, m.country)`,
  market: sql`coalesce(m.country_market, m.country)`,
};
const STARTUP_PLACE: Record<PlaceId, RawBuilder<string>> = {
  headquarters: sql`s.country`,
  incorporation: sql`coalesce(s.country_incorporation, s.country)`,
  market: sql`coalesce(s.country_market, s.country)`,
};

/** The country a round belongs to under a definition. */
export const roundCountry = (place: PlaceId): RawBuilder<string> => ROUND_PLACE[place];

/** The country a startup `s` belongs to under a definition. */
export const startupCountry = (place: PlaceId): RawBuilder<string> => STARTUP_PLACE[place];

/** The condition on `market_rounds m` of a scope. A size that is not known is not above a minimum. */
export function inScope(scope: RoundScope): RawBuilder<boolean> {
  const { capital, minimumUsd, place, asOf, withDemo, sector, country, from } = scope;
  return sql<boolean>`m.round_date <= ${asOf} and m.kind = any(${[...kindsOf(capital)]})
    and (${withDemo} or not m.is_demo)
    and (${minimumUsd} = 0 or (m.currency = 'USD' and m.amount_minor >= ${minimumUsd * 100}))
    and (${sector ?? null}::text is null or m.sector_id = ${sector ?? null})
    and (${country ?? null}::text is null or ${roundCountry(place)} = ${country ?? null})
    and (${from ?? null}::date is null or m.round_date >= ${from ?? null})`;
}

/** The rounds of a scope as the figures need them, newest first. */
export async function findFigureRounds(db: Db, scope: RoundScope): Promise<FigureRound[]> {
  const { rows } = await sql<FigureRound>`
    select m.company_key, m.stage_id, m.kind, m.round_date as date,
      case when m.currency = 'USD' then m.amount_minor end as "usdMinor"
    from market_rounds m where ${inScope(scope)} order by m.round_date desc, m.id`.execute(db);
  return rows;
}

export type ListedCompany = FigureCompany & { readonly isDemo: boolean; readonly isRaising: boolean };

/** Active startups of a sector in a country; a founding year stands for the middle of the year. */
export async function findListedCompanies(db: Db, scope: RoundScope): Promise<ListedCompany[]> {
  const { rows } = await sql<ListedCompany>`
    select s.search_name as "companyKey", s.founded_year || '-07-01' as since, s.is_demo,
      s.raising_minor > 0 and not exists (select from funding_rounds r
        where r.startup_id = s.id and r.close_date < ${scope.asOf}) as "isRaising"
    from visible_startups s
    where s.status = 'active' and (${scope.withDemo} or not s.is_demo)
      and (${scope.sector ?? null}::text is null or s.sector_id = ${scope.sector ?? null})
      and (${scope.country ?? null}::text is null or ${startupCountry(scope.place)} = ${scope.country ?? null})
    order by s.id limit 20000`.execute(db);
  return rows;
}

export type RoundRow = {
  id: string;
  company: string;
  startupId: number | null;
  sectorId: string | null;
  sectorText: string;
  stageId: string | null;
  roundName: string;
  kind: string;
  date: string;
  datePrecision: 'day' | 'month' | 'year';
  amountMinor: number | null;
  currency: string | null;
  country: string | null;
  origin: 'platform' | 'sourced';
  source: string | null;
  licence: string | null;
  sourceUrl: string | null;
  isDemo: boolean;
};

/** One page of the rounds of a scope, newest first. */
export async function findRounds(
  db: Db,
  scope: RoundScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: RoundRow[]; total: number }> {
  const { rows } = await sql<RoundRow>`
    select m.id, m.company, m.startup_id, m.sector_id, m.sector_text,
      m.stage_id, m.round_name, m.kind, m.round_date as date,
      m.date_precision, m.amount_minor, m.currency,
      ${roundCountry(scope.place)} as country, m.origin, i.source, i.licence,
      coalesce(m.source_url, i.source_url) as "sourceUrl", m.is_demo
    from market_rounds m left join round_imports i on i.id = m.import_id
    where ${inScope(scope)} order by m.round_date desc, m.id limit ${limit} offset ${offset}`.execute(db);
  const count = await sql<{
    n: number;
  }>`select count(*) as n from market_rounds m where ${inScope(scope)}`.execute(db);
  return { rows, total: count.rows[0]?.n ?? 0 };
}
