import { sql } from 'kysely';
import type { Db } from './db.ts';

/**
 * Transactions that name the same thing wait for each other until they end. Several names are taken in one order, so
 * that two transactions cannot wait for each other.
 */
export async function takeTurns(db: Db, ...names: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 0) as key from unnest(${names}::text[]) name order by 1
    ) keys`.execute(db);
}
