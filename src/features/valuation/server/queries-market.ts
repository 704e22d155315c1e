import { type NotNull, sql } from 'kysely';
import type { StageId } from '#shared/domain/catalogue/stages.ts';
import type { Db } from '#shared/server/context.ts';

const MOST_RATES = 20_000;
const MOST_ROUNDS = 5_000;

/** The instance's rates into dollars, newest first; what members keep for themselves is theirs. */
export async function findDollarRates(db: Db) {
  return db
    .selectFrom('referenceRates')
    .select((eb) => [
      eb.case().when('quote', '=', 'USD').then(eb.ref('base')).else(eb.ref('quote')).end().as('currency'),
      'rateDate as date',
      sql<number>`(case when quote = 'USD' then rate else 1 / rate end)::float8`.as('dollars'),
      'source',
    ])
    .where((eb) => eb.or([eb('base', '=', 'USD'), eb('quote', '=', 'USD')]))
    .orderBy('rateDate', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_RATES)
    .execute();
}

type RoundScope = { startupId: number; stage: StageId; isDemo: boolean; asOf: string };

/** Closed equity rounds of a stage, the startup's own left out; demo startups are compared with demo rows alone. */
export async function findClosedRounds(db: Db, { startupId, stage, isDemo, asOf }: RoundScope) {
  return (
    db
      .selectFrom('marketRounds as m')
      .leftJoin('visibleStartups as s', 's.id', 'm.startupId')
      .select(['m.origin', 'm.sectorId as sector', 'm.stageId as stage', 'm.country', 'm.roundDate as date'])
      .select(['m.amountMinor', 'm.currency'])
      .select(sql<number | null>`(s.monthly_revenue_usd_minor * 12 / 100.0)::float8`.as('annualRevenue'))
      .where('m.kind', '=', 'equity')
      .where('m.stageId', '=', stage)
      .where('m.isDemo', '=', isDemo)
      .where('m.roundDate', '<=', asOf)
      .where('m.amountMinor', '>', 0)
      .where('m.startupId', 'is distinct from', startupId)
      .orderBy('m.roundDate', 'desc')
      .orderBy('m.id')
      .limit(MOST_ROUNDS)
      // The view knows no other origin, and an amount has its currency.
      .$narrowType<{ origin: 'platform' | 'sourced'; amountMinor: NotNull; currency: NotNull }>()
      .execute()
  );
}
