import type { Db } from '#shared/server/context.ts';

/** What a valuation takes from the profile, the figures and the round. Amounts are in minor units. */
export async function findValuedStartup(db: Db, startupId: number) {
  return db
    .selectFrom('startupProfiles as s')
    .leftJoin('fundingRounds as r', 'r.startupId', 's.id')
    .select([
      's.stageId',
      's.sectorId',
      's.country',
      's.isDemo',
      's.raisingMinor',
      's.raisingCurrency',
      'r.targetMinor',
      'r.currency as roundCurrency',
    ])
    .where('s.id', '=', startupId)
    .executeTakeFirstOrThrow();
}

/** The latest monthly revenue a team states, in major units of its currency. */
export async function findMonthlyRevenue(db: Db, startupId: number) {
  const row = await db
    .selectFrom('tractionFigures')
    .select(['asOf as date', 'value', 'currency'])
    .where('startupId', '=', startupId)
    .where('metric', '=', 'monthly_revenue')
    .orderBy('asOf', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
