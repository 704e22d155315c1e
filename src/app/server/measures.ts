import { countJobs } from '#platform/postgres/queued-jobs.ts';
import { sumStoredFiles } from '#platform/postgres/stored-files.ts';
import type { Measure } from '#shared/server/hooks.ts';

/** What every process of the product tells of itself and of what it stands on, beside the features' own figures. */
export const processMeasures: readonly Measure[] = [
  {
    name: 'kilele_database_connections_busy',
    help: 'Connections to the database that work for a call',
    read: async ({ pool }) => pool.totalCount - pool.idleCount,
  },
  {
    name: 'kilele_database_connections_awaited',
    help: 'Calls that wait for a connection to the database',
    read: async ({ pool }) => pool.waitingCount,
  },
  {
    name: 'kilele_replica_behind_seconds',
    help: 'How far the database for reading is behind; absent where there is none, or it is not read from',
    read: async ({ replica }) => replica?.behindSeconds() ?? null,
  },
  {
    name: 'kilele_live_streams',
    help: 'Open pages that get their changes from this process',
    read: async ({ events }) => events.streams(),
  },
  {
    name: 'kilele_kept_answer_bytes',
    help: 'Memory for answers that are kept until what they are made from changes',
    read: async ({ kept }) => kept.bytes(),
  },
  {
    name: 'kilele_file_store_failures',
    help: 'Calls to the store of files that failed since this process started',
    read: async ({ files }) => files.failures(),
  },
  {
    name: 'kilele_jobs_waiting',
    help: 'Background jobs whose time has come and that no process has taken up',
    read: async ({ db }, now) => (await countJobs(db, now))?.waiting ?? null,
  },
  {
    name: 'kilele_jobs_failed_today',
    help: 'Background jobs that gave up within the last day',
    read: async ({ db }, now) => (await countJobs(db, now))?.failed ?? null,
  },
  {
    name: 'kilele_stored_file_bytes',
    help: 'Size of all files that people gave',
    read: ({ db }) => sumStoredFiles(db),
  },
];
