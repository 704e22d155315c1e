import { type NotNull, sql } from 'kysely';
import type { StageId } from '#shared/domain/catalogue/stages.ts';
import type { Db } from '#shared/server/context.ts';

const MOST_ROUNDS = 5_000;

type RoundScope = { startupId: number; stage: StageId; isDemo: boolean; asOf: string };

/** Closed equity rounds of a stage whose size is known in dollars, the startup's own left out; demo startups are compared with demo rows alone. */
export async function findClosedRounds(db: Db, { startupId, stage, isDemo, asOf }: RoundScope) {
  return (
    db
      .selectFrom('marketRounds as m')
      .leftJoin('visibleStartups as s', 's.id', 'm.startupId')
      .select(['m.origin', 'm.sectorId as sector', 'm.stageId as stage', 'm.country', 'm.roundDate as date'])
      .select('m.amountUsdMinor')
      .select(sql<number | null>`(s.monthly_revenue_usd_minor * 12 / 100.0)::float8`.as('annualRevenue'))
      .where('m.kind', '=', 'equity')
      .where('m.stageId', '=', stage)
      .where('m.isDemo', '=', isDemo)
      .where('m.roundDate', '<=', asOf)
      .where('m.amountUsdMinor', '>', 0)
      .where('m.startupId', 'is distinct from', startupId)
      .orderBy('m.roundDate', 'desc')
      .orderBy('m.id')
      .limit(MOST_ROUNDS)
      // The view knows no other origin.
      .$narrowType<{ origin: 'platform' | 'sourced'; amountUsdMinor: NotNull }>()
      .execute()
  );
}
