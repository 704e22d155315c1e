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

const STATES: Readonly<Record<JobState, readonly string[]>> = {
  waiting: ['created', 'retry'],
  running: ['active'],
  failed: ['failed'],
  done: ['completed', 'cancelled'],
};

const job = sql`
  select id::text as id, name,
    case when state in ('created', 'retry') then 'waiting' when state = 'active' then 'running'
      when state = 'failed' then 'failed' else 'done' end as state,
    retry_count + (case when started_on is null then 0 else 1 end) as tries, created_on as "createdAt",
    start_after as "startAfter", started_on as "startedAt", completed_on as "endedAt",
    case when state in ('retry', 'failed') then coalesce(output ->> 'message', output -> 'value' ->> 'message') end as reason
  from pgboss.job`;

/** Jobs in a state, the newest first, and how many there are in each; the library's own housekeeping is left out. */
export async function findJobs(
  db: Db,
  { state, limit, offset }: { state: JobState; limit: number; offset: number },
): Promise<{ rows: QueuedJob[]; counts: Record<JobState, number> }> {
  const counts = { waiting: 0, running: 0, failed: 0, done: 0 };
  if (!(await hasQueue(db))) return { rows: [], counts };
  const ours = sql`left(name, 2) <> '__'`;
  const { rows } = await sql<QueuedJob>`${job} where state::text = any(${[...STATES[state]]}) and ${ours}
    order by created_on desc, id limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ state: string; n: number }>`
    select state::text as state, count(*)::int as n from pgboss.job where ${ours} group by 1`.execute(db);
  for (const [kind, names] of Object.entries(STATES))
    counts[kind as JobState] = counted.rows
      .filter((row) => names.includes(row.state))
      .reduce((sum, { n }) => sum + n, 0);
  return { rows, counts };
}

/** A job by its id; undefined where there is none. */
export async function findJob(db: Db, id: string): Promise<QueuedJob | undefined> {
  if (!(await hasQueue(db))) return undefined;
  return (await sql<QueuedJob>`${job} where id = ${id}::uuid`.execute(db)).rows[0];
}
