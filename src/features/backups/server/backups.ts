import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBackup } from '#platform/postgres/backup/backup.ts';
import type { Db, Process } from '#shared/server/context.ts';
import { secretsOf } from '#shared/server/env.ts';
import { daysBefore } from '#shared/domain/time.ts';
import type { BackupState } from '../contract.ts';
import { dailyName, isDue, surplusOf } from '../domain.ts';
import { deleteRunsBefore, findLastRun, findNewest, finishRun, insertRun } from './queries.ts';

const KEPT_RUNS_DAYS = 90;

/** Writes the backup of the day unless there is one, and removes those beyond the number kept. */
export async function backUpDaily(services: Process): Promise<void> {
  const { env, db, now, files, directUrl } = services;
  const startedAt = now();
  const newest = await findNewest(db);
  if (!env.backups || !isDue(newest?.finishedAt ?? null, startedAt)) return;
  const { folder, keep } = env.backups;
  const fileName = dailyName(startedAt);
  const id = await insertRun(db, { startedAt, fileName });
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { bytes } = await writeBackup({
      connectionString: directUrl,
      files,
      secrets: secretsOf(env),
      target: join(folder, fileName),
      now: startedAt,
    });
    await finishRun(db, id, { finishedAt: now(), sizeBytes: bytes });
    for (const name of surplusOf(await readdir(folder), keep)) await rm(join(folder, name));
  } catch (error) {
    await finishRun(db, id, { finishedAt: now(), failure: (error as Error).message });
    throw error;
  }
  await deleteRunsBefore(db, daysBefore(startedAt, KEPT_RUNS_DAYS));
}

export async function readBackupState(db: Db, { env }: Pick<Process, 'env'>): Promise<BackupState> {
  const newest = await findNewest(db);
  const last = await findLastRun(db);
  return {
    isOn: env.backups !== null,
    keep: env.backups?.keep ?? 0,
    newest: newest ? { ...newest, finishedAt: newest.finishedAt.toISOString() } : null,
    failure: last?.failure ? { startedAt: last.startedAt.toISOString(), reason: last.failure } : null,
  };
}

/** Seconds since the newest whole backup; null where there is none. */
export async function backupAge(db: Db, now: Date): Promise<number | null> {
  const newest = await findNewest(db);
  return newest ? (now.getTime() - newest.finishedAt.getTime()) / 1000 : null;
}
