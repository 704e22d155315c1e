import { sql } from 'kysely';
import type { Db } from './db.ts';

/** Lets transactions that give the same name take turns: this one waits for the others, and holds it until it ends. */
export async function takeTurns(db: Db, name: string): Promise<void> {
  await db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`.as('held')).execute();
}
