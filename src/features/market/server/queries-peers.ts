import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import type { PeerCounts, PeerLevel } from '../domain/peers.ts';

/** A startup as it is compared; `fundingMinor` sums the dollar rounds known of it, null without any. */
export type PeerRow = {
  readonly id: number;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly sectorId: string;
  readonly stageId: string;
  readonly country: string | null;
  readonly foundedYear: number | null;
  readonly teamSize: number;
  readonly users: number | null;
  readonly revenueMinor: number | null;
  readonly growthPercent: number | null;
  readonly raisingMinor: number | null;
  readonly fundingMinor: number | null;
  readonly isDemo: boolean;
};

const ROW = sql`s.id, s.name, s.logo_url, s.sector_id, s.stage_id, s.country,
  s.founded_year, s.team_size, s.users_count as users,
  s.monthly_revenue_usd_minor as "revenueMinor", s.growth_percent,
  case when s.raising_currency = 'USD' then s.raising_minor end as "raisingMinor",
  (select sum(m.amount_minor)::bigint from market_rounds m
    where m.company_key = s.search_name and m.is_demo = s.is_demo and m.currency = 'USD') as "fundingMinor",
  s.is_demo`;

/** A startup anybody may see; null when it is hidden, or of the demo while that is off. */
export async function findCompared(db: Db, id: number, withDemo: boolean): Promise<PeerRow | null> {
  const { rows } = await sql<PeerRow>`
    select ${ROW} from visible_startups s
    where s.id = ${id} and (${withDemo} or not s.is_demo)`.execute(db);
  return rows[0] ?? null;
}

const others = (own: PeerRow, withDemo: boolean): RawBuilder<boolean> => sql<boolean>`
  s.sector_id = ${own.sectorId} and s.id <> ${own.id} and s.status = 'active'
  and (${withDemo} or not s.is_demo)`;

/** How many peers there are at each level. */
export async function countPeers(db: Db, own: PeerRow, withDemo: boolean): Promise<PeerCounts> {
  const { rows } = await sql<PeerCounts>`
    select count(*) filter (where s.stage_id = ${own.stageId} and s.country = ${own.country})
        as "sector-stage-country",
      count(*) filter (where s.country = ${own.country}) as "sector-country",
      count(*) filter (where s.stage_id = ${own.stageId}) as "sector-stage",
      count(*) as sector
    from visible_startups s where ${others(own, withDemo)}`.execute(db);
  return rows[0] ?? { 'sector-stage-country': 0, 'sector-country': 0, 'sector-stage': 0, sector: 0 };
}

const MOST_PEERS = 100;

/** The peers of a level, the closest first. */
export async function findPeers(
  db: Db,
  own: PeerRow,
  { level, withDemo }: { level: PeerLevel; withDemo: boolean },
): Promise<PeerRow[]> {
  const sameStage = sql`s.stage_id = ${own.stageId}`;
  const sameCountry = sql`s.country is not distinct from ${own.country}`;
  const { rows } = await sql<PeerRow>`
    select ${ROW} from visible_startups s
    where ${others(own, withDemo)}
      and (${!level.includes('stage')} or ${sameStage}) and (${!level.includes('country')} or ${sameCountry})
    order by (${sameStage})::int + (${sameCountry})::int desc, s.users_count desc nulls last, s.id desc
    limit ${MOST_PEERS}`.execute(db);
  return rows;
}
