import { sql } from 'kysely';
import type { StageId } from '#shared/domain/catalogue/stages.ts';
import type { Db } from '#shared/server/context.ts';
import type { ClosedRound } from '../domain/closed-round.ts';
import type { DollarRate } from '../domain/dollar-rate.ts';

const MOST_RATES = 20_000;
const MOST_ROUNDS = 5_000;

/** The instance's rates into dollars, newest first; what members keep for themselves is theirs. */
export async function findDollarRates(db: Db): Promise<DollarRate[]> {
  const { rows } = await sql<DollarRate>`
    select case when quote = 'USD' then base else quote end as currency, rate_date as date,
      (case when quote = 'USD' then rate else 1 / rate end)::float8 as dollars, source
    from reference_rates where 'USD' in (base, quote)
    order by rate_date desc, id desc limit ${MOST_RATES}`.execute(db);
  return rows;
}

type RoundScope = { startupId: number; stage: StageId; isDemo: boolean; asOf: string };

/** Closed equity rounds of a stage, the startup's own left out; demo startups are compared with demo rows alone. */
export async function findClosedRounds(
  db: Db,
  { startupId, stage, isDemo, asOf }: RoundScope,
): Promise<ClosedRound[]> {
  const { rows } = await sql<ClosedRound>`
    select m.origin, m.sector_id as sector, m.stage_id as stage, m.country, m.round_date as date,
      m.amount_minor, m.currency,
      (s.monthly_revenue_usd_minor * 12 / 100.0)::float8 as "annualRevenue"
    from market_rounds m left join visible_startups s on s.id = m.startup_id
    where m.kind = 'equity' and m.stage_id = ${stage} and m.is_demo = ${isDemo} and m.round_date <= ${asOf}
      and m.amount_minor > 0 and m.startup_id is distinct from ${startupId}
    order by m.round_date desc, m.id limit ${MOST_ROUNDS}`.execute(db);
  return rows;
}
