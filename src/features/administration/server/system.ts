import { setTimeout as sleep } from 'node:timers/promises';
import { readBackupState } from '#features/backups/server/backups.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { countUnsent } from '#platform/mail/outbox.ts';
import {
  countByState,
  countJobs,
  findJob,
  findJobs,
  type QueuedJob as JobRow,
} from '#platform/postgres/queued-jobs.ts';
import { readServerState } from '#platform/postgres/server-state.ts';
import {
  findLargestOwners,
  findLargestStartups,
  findLargestTables,
  findUseByKind,
  type OwnerUse,
} from '#platform/postgres/storage-use.ts';
import { sumStoredFiles } from '#platform/postgres/stored-files.ts';
import { PRODUCT_VERSION } from '#platform/product-version.ts';
import type { StoreTrial } from '#platform/storage/files.ts';
import type { Services } from '#shared/server/context.ts';
import { folderWarning } from '#shared/server/env.ts';
import type { Call } from '#shared/server/implement.ts';
import type { QueuedJob, systemEndpoints } from '../contract/system.ts';
import { findNames } from './queries.ts';

type CallOf<K extends keyof typeof systemEndpoints> = Call<(typeof systemEndpoints)[K]>;

const startedAt = new Date(Date.now() - process.uptime() * 1000);
const PATIENCE_MS = 2_000;

/** What is wrong with the store of files; null where it answers. */
async function storeProblem({ files }: Services): Promise<string | null> {
  const late = sleep(PATIENCE_MS, { down: 'The store does not answer.' }, { ref: false });
  const { refused, down }: StoreTrial = await Promise.race([files.tryOut(), late]);
  return refused ?? down ?? null;
}

/** Where files are, without what opens it. */
function placeOfFiles({ env }: Services): string {
  if (env.storageUrl === undefined) return 'A folder of this machine';
  const { protocol, host, pathname } = new URL(env.storageUrl);
  return protocol === 'file:' ? `A folder of this machine (${pathname})` : `${host}${pathname}`;
}

export async function handleSystem({ db, services }: CallOf<'GET /api/admin/system'>) {
  const now = services.now();
  const database = await readServerState(db);
  const backup = await readBackupState(db, services);
  const jobs = await countJobs(db, now);
  return {
    version: PRODUCT_VERSION,
    startedAt: startedAt.toISOString(),
    database: { ...database, standbys: [...database.standbys], startedAt: database.startedAt.toISOString() },
    files: {
      place: placeOfFiles(services),
      problem: await storeProblem(services),
      warning: folderWarning(services.env),
    },
    mail: { hasServer: services.env.mail.smtpUrl !== undefined, ...(await countUnsent(db)) },
    backup: {
      isOn: backup.isOn,
      newestAt: backup.newest?.finishedAt ?? null,
      problem: backup.failure?.reason ?? null,
    },
    jobs: { waiting: jobs?.waiting ?? 0, failedToday: jobs?.failed ?? 0 },
    hasRoom: services.hasRoom(),
  };
}

/** What files are, by the table that shows them. */
const KINDS: Readonly<Record<string, string>> = {
  document_versions: 'Documents',
  data_room_pictures: 'Pictures of pages in data rooms',
  uploads: 'Uploads under way',
};
const LISTED = 10;

export async function handleStorage({ db }: CallOf<'GET /api/admin/storage'>) {
  const kinds = await findUseByKind(db);
  const startups = await findLargestStartups(db, LISTED);
  const people = await findLargestOwners(db, LISTED);
  const names = await findNames(db, {
    startupIds: startups.map(({ id }) => Number(id)),
    personIds: people.map(({ id }) => id),
  });
  const named = (uses: readonly OwnerUse[], of: ReadonlyMap<string, string>) =>
    uses.map((use) => ({ ...use, name: of.get(use.id) ?? null }));
  return {
    fileBytes: await sumStoredFiles(db),
    kinds: kinds.map(({ table, ...use }) => ({
      ...use,
      kind: table === null ? 'Pictures of people and startups' : (KINDS[table] ?? table.replaceAll('_', ' ')),
    })),
    startups: named(startups, names.startups),
    people: named(people, names.people),
    tables: await findLargestTables(db, LISTED),
  };
}

const jobOf = (row: JobRow): QueuedJob => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  startAfter: row.startAfter.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
});

export async function handleJobs({ db, query }: CallOf<'GET /api/admin/jobs'>) {
  const counts = await countByState(db);
  return { items: (await findJobs(db, query)).map(jobOf), total: counts[query.state] };
}

export const handleJobCounts = ({ db }: CallOf<'GET /api/admin/jobs/counts'>) => countByState(db);

export async function handleRetry(call: CallOf<'POST /api/admin/jobs/{id}/retry'>) {
  const { db, params, services, afterCommit, actedOn } = call;
  const job = await findJob(db, params.id);
  if (!job) throw notFound();
  if (job.state !== 'failed')
    throw new AppError('conflict', 'This has not failed: it waits, runs or is done.');
  await services.jobs.retry(job.name, job.id, { db, afterCommit });
  actedOn({ detail: job.name });
  return jobOf((await findJob(db, params.id)) ?? job);
}
