import { countJobs } from '#platform/postgres/queued-jobs.ts';
import { sumStoredFiles } from '#platform/postgres/stored-files.ts';
import { MINUTE_MS } from '#shared/domain/time.ts';
import type { Measure } from '#shared/server/hooks.ts';

/** What every process of the product tells of itself and of what it stands on, beside the features' own figures. */
export const processMeasures: readonly Measure[] = [
  {
    help: {
      kilele_database_connections_busy: 'Connections to the database that work for a call',
      kilele_database_connections_awaited: 'Calls that wait for a connection to the database',
      kilele_replica_behind_seconds:
        'How far the database for reading is behind; absent where there is none, or it is not read from',
      kilele_live_streams: 'Open pages that get their changes from this process',
      kilele_kept_answer_bytes: 'Memory for answers that are kept until what they are made from changes',
      kilele_file_store_failures: 'Calls to the store of files that failed since this process started',
    },
    read: async ({ pool, replica, events, kept, files }) => ({
      kilele_database_connections_busy: pool.totalCount - pool.idleCount,
      kilele_database_connections_awaited: pool.waitingCount,
      kilele_replica_behind_seconds: replica?.behindSeconds() ?? null,
      kilele_live_streams: events.streams(),
      kilele_kept_answer_bytes: kept.bytes(),
      kilele_file_store_failures: files.failures(),
    }),
  },
  {
    help: {
      kilele_jobs_waiting: 'Background jobs whose time has come and that no process has taken up',
      kilele_jobs_failed_today: 'Background jobs that gave up within the last day',
    },
    read: async ({ db }, now) => {
      const jobs = await countJobs(db, now);
      return {
        kilele_jobs_waiting: jobs?.waiting ?? null,
        kilele_jobs_failed_today: jobs?.failed ?? null,
      };
    },
  },
  {
    help: { kilele_stored_file_bytes: 'Size of all files that people gave' },
    // It sums the whole table.
    freshMs: 5 * MINUTE_MS,
    read: async ({ db }) => ({ kilele_stored_file_bytes: await sumStoredFiles(db) }),
  },
];
