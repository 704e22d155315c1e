import type { Db } from '#shared/server/context.ts';

/** What readiness counts of a startup's latest cap table; null before the first. */
export async function findCapTableFacts(
  db: Db,
  startupId: number,
): Promise<{ founderPercent: number | null; foundersVesting: boolean } | null> {
  const row = await db
    .selectFrom('capTables')
    .select(['founderPercent', 'foundersVest as foundersVesting'])
    .where('startupId', '=', startupId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The stage of a startup, as the catalogue's id. */
export async function findStage(db: Db, startupId: number): Promise<string | null> {
  const row = await db
    .selectFrom('startupProfiles')
    .select('stageId')
    .where('id', '=', startupId)
    .executeTakeFirst();
  return row?.stageId ?? null;
}
