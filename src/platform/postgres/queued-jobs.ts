import { sql } from 'kysely';
import { DAY_MS } from '#shared/domain/time.ts';
import type { Db } from './db.ts';

/** The library's own table, which it makes when the queue first starts. */
async function hasQueue(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('pgboss.job') is not null as there`.execute(db);
  return rows[0]?.there ?? false;
}

/** How the queue stands; null before the library has made its tables. */
export async function countJobs(db: Db, now: Date): Promise<{ waiting: number; failed: number } | null> {
  if (!(await hasQueue(db))) return null;
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select
      count(*) filter (where state in ('created', 'retry') and start_after <= ${now})::int as waiting,
      count(*) filter (where state = 'failed' and completed_on > ${new Date(now.getTime() - DAY_MS)})::int as failed
    from pgboss.job`.execute(db);
  return rows[0] ?? null;
}

/** What becomes of a job: it waits, also for another try; runs; gave up; is done. */
export type JobState = 'waiting' | 'running' | 'failed' | 'done';

/** A job of the queue. `reason` is why its last try failed. */
export type QueuedJob = {
  readonly id: string;
  readonly name: string;
  readonly state: JobState;
  readonly tries: number;
  readonly createdAt: Date;
  readonly startAfter: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly reason: string | null;
};

/** What the library calls them. */
const STATES = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  failed: 'failed',
  completed: 'done',
  cancelled: 'done',
} as const satisfies Record<string, JobState>;
type LibraryState = keyof typeof STATES;

type Row = Omit<QueuedJob, 'state'> & { readonly state: LibraryState };

const jobOf = (row: Row): QueuedJob => ({ ...row, state: STATES[row.state] });

const job = sql`
  select id::text as id, name, state::text as state,
    retry_count + (case when started_on is null then 0 else 1 end) as tries, created_on as "createdAt",
    start_after as "startAfter", started_on as "startedAt", completed_on as "endedAt",
    case when state in ('retry', 'failed') then coalesce(output ->> 'message', output -> 'value' ->> 'message') end as reason
  from pgboss.job`;

/** Leaves the library's own housekeeping out. */
const ours = sql`left(name, 2) <> '__'`;

/** Jobs in a state, the newest first. */
export async function findJobs(
  db: Db,
  { state, limit, offset }: { state: JobState; limit: number; offset: number },
): Promise<QueuedJob[]> {
  if (!(await hasQueue(db))) return [];
  const names = Object.entries(STATES).flatMap(([name, kind]) => (kind === state ? [name] : []));
  const { rows } = await sql<Row>`${job} where state::text = any(${names}) and ${ours}
    order by created_on desc, id limit ${limit} offset ${offset}`.execute(db);
  return rows.map(jobOf);
}

/** How many jobs there are in each state. */
export async function countByState(db: Db): Promise<Record<JobState, number>> {
  const counts = { waiting: 0, running: 0, failed: 0, done: 0 };
  if (!(await hasQueue(db))) return counts;
  const { rows } = await sql<{ state: LibraryState; jobs: number }>`
    select state::text as state, count(*)::int as jobs from pgboss.job where ${ours} group by 1`.execute(db);
  for (const { state, jobs } of rows) counts[STATES[state]] += jobs;
  return counts;
}

/** A job by its id; undefined where there is none. */
export async function findJob(db: Db, id: string): Promise<QueuedJob | undefined> {
  if (!(await hasQueue(db))) return undefined;
  const { rows } = await sql<Row>`${job} where id = ${id}::uuid`.execute(db);
  return rows.map(jobOf)[0];
}
