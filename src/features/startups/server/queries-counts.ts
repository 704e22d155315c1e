import type { Db } from '#shared/server/context.ts';
import { sumUpLines } from '#platform/postgres/sum-up-lines.ts';

/** Keeps the lines of counted startups few. */
export async function sumUpCounts(db: Db): Promise<void> {
  await sumUpLines(db, 'directoryCounts', [
    'sectorId',
    'stageId',
    'regionId',
    'country',
    'isDemo',
    'isAsking',
  ]);
  await sumUpLines(db, 'startupCounts', [
    'sectorId',
    'country',
    'countryIncorporation',
    'countryMarket',
    'city',
    'isDemo',
    'isAsking',
  ]);
}
