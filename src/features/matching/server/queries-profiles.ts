import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import { placePathOf, startupPlace } from '../domain/place.ts';
import { UNKNOWN_DEAL, UNKNOWN_STARTUP, type InvestorProfile, type PastDeal } from '../domain/profile.ts';
import type { StartupProfile } from '../domain/profile.ts';
import { tractionFractionOf, type TractionScale, type TractionScales } from '../domain/traction.ts';

const CENTS = 100;
const LEADS: Readonly<Record<string, boolean | null>> = { lead: true, follow: false, either: null };

/** An investor as the score sees them, with whose profile it is. */
export type InvestorSubject = InvestorProfile & { readonly userId: string };

/** A startup as the score sees it, with who is in its team. */
export type StartupSubject = StartupProfile & { readonly teamIds: readonly string[] };

/** Investors whom anyone may see, most recently changed first: all, or those with the given ids. */
export async function findInvestorProfiles(
  db: Db,
  { ids, limit }: { ids?: readonly number[]; limit: number },
): Promise<InvestorSubject[]> {
  let query = visibleInvestors(db)
    .select([
      'i.id',
      'i.user_id as userId',
      'u.name',
      'i.investment_thesis as thesis',
      'i.preferred_sectors as sectors',
      'i.excluded_sectors as excludedSectors',
      'i.preferred_stages as stages',
      'i.preferred_geographies as geographies',
      'i.min_ticket_minor as minMinor',
      'i.average_ticket_minor as averageMinor',
      'i.max_ticket_minor as maxMinor',
      'i.lead_appetite as leadAppetite',
    ])
    .orderBy('i.updated_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit);
  if (ids) query = query.where('i.id', 'in', [...ids]);
  if (ids?.length === 0) return [];
  const rows = await query.execute();
  const deals = await findDeals(
    db,
    rows.map((row) => row.id),
  );
  return rows.map(({ id, geographies, minMinor, averageMinor, maxMinor, leadAppetite, ...row }) => ({
    ...row,
    id: String(id),
    places: geographies.map(placePathOf).filter((path) => path.length > 0),
    ticketMinUsd: minMinor / CENTS,
    ticketTypicalUsd: averageMinor / CENTS,
    ticketMaxUsd: maxMinor / CENTS,
    leads: LEADS[leadAppetite] ?? null,
    deals: deals.get(id) ?? [],
  }));
}

export const visibleInvestors = (db: Db) =>
  db
    .selectFrom('investors as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .where('i.hidden_at', 'is', null)
    .where('u.suspended_at', 'is', null);

async function findDeals(db: Db, investorIds: readonly number[]): Promise<Map<number, PastDeal[]>> {
  const rows = await db
    .selectFrom('investor_deals')
    .select([
      'investor_id as investorId',
      'sector_id as sector',
      'stage_id as stage',
      'country',
      'deal_date as on',
      'round_size_usd_minor as roundMinor',
      'led',
    ])
    .where('investor_id', '=', sql<number>`any(${investorIds}::integer[])`)
    .orderBy('deal_date')
    .orderBy('id')
    .execute();
  const byInvestor = new Map<number, PastDeal[]>();
  for (const { investorId, sector, country, roundMinor, ...row } of rows) {
    const deals = byInvestor.get(investorId) ?? [];
    byInvestor.set(investorId, deals);
    deals.push({
      ...UNKNOWN_DEAL,
      ...row,
      sectors: [sector],
      place: country === null ? [] : placePathOf(country),
      roundUsd: roundMinor === null ? null : roundMinor / CENTS,
    });
  }
  return byInvestor;
}

export const openStartups = (db: Db) =>
  db.selectFrom('startups as s').where('s.hidden_at', 'is', null).where('s.status', '=', 'active');

/** Active startups whom anyone may see, in no particular order. */
export async function findStartupProfiles(
  db: Db,
  ids: readonly number[],
  scales: TractionScales,
): Promise<StartupSubject[]> {
  const rows = await openStartups(db)
    .select([
      's.id',
      's.name',
      's.description',
      's.sector_id as sector',
      's.stage_id as stage',
      's.region_id as region',
      's.country',
      's.raising_minor as raisingMinor',
      's.raising_currency as raisingCurrency',
      's.users_count as users',
      's.monthly_revenue_usd_minor as revenueMinor',
    ])
    .select(
      sql<string[]>`array(select m.user_id from startup_members m where m.startup_id = s.id)`.as('teamIds'),
    )
    .where('s.id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  return rows.map((row) => ({
    ...UNKNOWN_STARTUP,
    id: String(row.id),
    name: row.name,
    description: row.description,
    sectors: [row.sector],
    stage: row.stage,
    place: startupPlace(row.country, row.region),
    raiseUsd: row.raisingCurrency === 'USD' && row.raisingMinor !== null ? row.raisingMinor / CENTS : null,
    tractionFraction: tractionFractionOf(row, scales),
    teamIds: row.teamIds,
  }));
}

/** Where each stage's startups stand by users and by monthly revenue. */
export async function findTractionScales(db: Db): Promise<TractionScales> {
  const { rows } = await sql<{
    stage: string;
    users: number;
    revenues: number;
    usersAt: number[] | null;
    revenueAt: number[] | null;
  }>`
    with fractions as (select array_agg(n / 20.0::float8 order by n) as at from generate_series(0, 20) n)
    select stage_id as stage, count(users_count)::int as users, count(monthly_revenue_usd_minor)::int as revenues,
      percentile_cont((select at from fractions)) within group (order by users_count) as "usersAt",
      percentile_cont((select at from fractions)) within group (order by monthly_revenue_usd_minor) as "revenueAt"
    from startups
    where hidden_at is null and (users_count is not null or monthly_revenue_usd_minor is not null)
    group by stage_id`.execute(db);
  const scale = (count: number, breakpoints: number[] | null): TractionScale => ({
    count,
    breakpoints: breakpoints ?? [],
  });
  return {
    users: new Map(rows.map((row) => [row.stage, scale(row.users, row.usersAt)])),
    revenue: new Map(rows.map((row) => [row.stage, scale(row.revenues, row.revenueAt)])),
  };
}
