import { sql } from 'kysely';
import { DAY_MS } from '#shared/domain/time.ts';
import type { Db } from './db.ts';

/** How the queue stands, by its library's own tables; null before the library has made them. */
export async function countJobs(db: Db, now: Date): Promise<{ waiting: number; failed: number } | null> {
  const made = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(
    db,
  );
  if (!made.rows[0]?.there) return null;
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select
      count(*) filter (where state in ('created', 'retry') and start_after <= ${now}) as waiting,
      count(*) filter (where state = 'failed' and completed_on > ${new Date(now.getTime() - DAY_MS)}) as failed
    from pgboss.job`.execute(db);
  return rows[0] ?? null;
}
