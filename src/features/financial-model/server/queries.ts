import type { Db } from '#shared/server/context.ts';

/** What readiness counts of a model. */
export type ModelFacts = {
  ltvCac: number | null;
  runwayMonths: number | null;
  cashPositive: boolean;
  criticalFlags: number;
};

/** What readiness counts of a startup's latest model; null before the first. */
export async function findModelFacts(db: Db, startupId: number): Promise<ModelFacts | null> {
  const row = await db
    .selectFrom('financialModels')
    .select([
      'ltvCac',
      'runwayMonths',
      'isCashPositive as cashPositive',
      'criticalFlagCount as criticalFlags',
    ])
    .where('startupId', '=', startupId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** What the profile says that a model uses; null when there is no such startup. */
export async function findModelledStartup(db: Db, startupId: number) {
  const row = await db
    .selectFrom('startupProfiles')
    .select(['teamSize', 'sectorId as sector', 'monthlyRevenueUsdMinor'])
    .where('id', '=', startupId)
    .executeTakeFirst();
  return row ?? null;
}
