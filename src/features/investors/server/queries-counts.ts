import type { Db } from '#shared/server/context.ts';
import { sumUpLines } from '#platform/postgres/sum-up-lines.ts';

/** Keeps the lines of counted investors few. */
export async function sumUpCounts(db: Db): Promise<void> {
  await sumUpLines(db, 'investorCounts', ['country', 'geographies', 'isDemo', 'isVerified']);
  await sumUpLines(db, 'ticketCounts', ['averageTicketMinor', 'isDemo']);
  await sumUpLines(db, 'seekerCounts', ['sectorId', 'stageId']);
}
