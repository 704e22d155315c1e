import type { Db } from '#shared/server/context.ts';
import { sumUpLines } from '#platform/postgres/sum-up-lines.ts';

/** Keeps the lines of counted investors few. */
export const sumUpCounts = (db: Db): Promise<void> =>
  sumUpLines(db, 'investorCounts', ['country', 'geographies', 'isDemo']);
