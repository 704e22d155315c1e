import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';

export async function findRetention(db: Db) {
  const days = await db.selectFrom('retentionSettings').select(['kind', 'days']).execute();
  const runs = await db
    .selectFrom('retentionRuns')
    .distinctOn('kind')
    .select(['kind', 'ranAt', 'removed'])
    .orderBy('kind')
    .orderBy('id', 'desc')
    .execute();
  return {
    days: new Map(days.map((row) => [row.kind, row.days])),
    runs: new Map(runs.map((row) => [row.kind, row])),
  };
}

export async function setRetention(db: Db, kind: string, days: number): Promise<void> {
  await db
    .insertInto('retentionSettings')
    .values({ kind, days })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ days }))
    .execute();
}

/** Notes what a night removed, and forgets what nights of more than a year ago did. */
export async function insertRetentionRun(
  db: Db,
  run: { kind: string; ranAt: Date; before: Date; removed: number },
): Promise<void> {
  await db.insertInto('retentionRuns').values(run).execute();
  await db
    .deleteFrom('retentionRuns')
    .where('ranAt', '<', sql<Date>`${run.ranAt}::timestamptz - interval '400 days'`)
    .execute();
}
