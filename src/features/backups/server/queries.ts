import type { Db } from '#shared/server/context.ts';

/** The newest backup that was written whole. */
export const findNewest = (db: Db) =>
  db
    .selectFrom('backupRuns')
    .select(['finishedAt', 'fileName', 'sizeBytes'])
    .where('sizeBytes', 'is not', null)
    .orderBy('finishedAt', 'desc')
    .limit(1)
    .$narrowType<{ finishedAt: Date; sizeBytes: number }>()
    .executeTakeFirst();

export const findLastRun = (db: Db) =>
  db
    .selectFrom('backupRuns')
    .select(['startedAt', 'failure'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function insertRun(db: Db, run: { startedAt: Date; fileName: string }): Promise<number> {
  const { id } = await db.insertInto('backupRuns').values(run).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function finishRun(
  db: Db,
  id: number,
  outcome: { finishedAt: Date } & ({ sizeBytes: number } | { failure: string }),
): Promise<void> {
  await db.updateTable('backupRuns').set(outcome).where('id', '=', id).execute();
}

export async function deleteRunsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('backupRuns').where('startedAt', '<', before).execute();
}
