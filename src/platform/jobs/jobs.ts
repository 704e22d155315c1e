import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { createOutages, type Outages } from '../http/outages.ts';
import type { Db } from '../postgres/db.ts';
import { createPool } from '../postgres/db.ts';
import type { Reach } from '../postgres/connect.ts';
import type { Pulse } from '../postgres/pulse.ts';
import { foreignSql, foreignSqlOf, foreignSqlWithNext } from '../postgres/foreign-sql.ts';

/** A background job or schedule, worked with what the running process offers. */
export type Job<Services> = {
  readonly name: string;
  readonly cron?: string;
  /** For work that somebody waits for: looked for four times as often, and several at once are taken up. */
  readonly isUrgent?: boolean;
  /**
   * An SQL condition that holds while rows tell of work. It is looked at as often as for urgent work, by each process, and the work done
   * beside the queue: two processes may do it at once, and what fails is done again while the condition holds.
   */
  readonly dueWhile?: string;
  readonly work: (services: Services, data: Record<string, unknown>) => Promise<void>;
};

/** A job as it is asked for; see `Jobs.enqueue`. */
export type AskedJob = { readonly data: Record<string, unknown>; readonly key: string };

/** The server's own log: one JSON object a line. */
type JobLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** The call that asks for a job: the job is there if, and only if, its transaction commits. */
export type Within = { readonly db: Db; readonly afterCommit: (work: () => Promise<void>) => void };

/** Background work that survives a restart. Enqueueing the same key twice while it waits is one job. */
export type Jobs<Services> = {
  enqueue(name: string, data: Record<string, unknown>, key?: string, within?: Within): Promise<void>;
  /** The same for many of one kind, in one statement. */
  enqueueAll(name: string, asked: readonly AskedJob[], within: Within): Promise<void>;
  /** Has a job that gave up tried again. */
  retry(name: string, id: string, within: Within): Promise<void>;
  /** Resolves once all of them are worked on; waits for a database that is away meanwhile. */
  start(services: Services, definitions: readonly Job<Services>[], log?: JobLog): Promise<void>;
  close(): Promise<void>;
};

/** Its library keeps its own tables in order now and then. */
const LONGEST_STATEMENT_MS = 120_000;
const LONGEST_PAUSE_MS = 1_000;
const AGAIN_MS = 1_000;
/** Work is looked for once for all kinds together; each of them looks for itself only now and then, lest one be forgotten. */
const LOOK_MS = 500;
const PATIENT_LOOKS = 4;
const PATIENT = { pollingIntervalSeconds: 60 } as const;
const URGENT = { ...PATIENT, batchSize: 10 } as const;
/** What of these is due, by the index that its library takes it from. */
const DUE = `select k.name from unnest($1::text[]) k(name) where exists (
  select from pgboss.job j where j.name = k.name and j.state < 'active' and not j.blocked and j.start_after <= pgboss.job_now())`;
/** The same, and what rows tell of. */
const dueOr = (conditions: Iterable<readonly [name: string, condition: string]>): string =>
  [DUE, ...Array.from(conditions, ([name, condition]) => `select '${name}' where ${condition}`)].join(
    ' union all ',
  );

/** After a job the process pauses for as long as the job took, so that requests come first. */
async function atLeisure(work: () => Promise<void>, name: string, log: JobLog | undefined): Promise<void> {
  const startedAt = performance.now();
  try {
    await work();
  } catch (error) {
    log?.error({ job: name, err: error }, 'job failed');
    throw error;
  }
  const ms = Math.round(performance.now() - startedAt);
  log?.info({ job: name, ms }, 'job done');
  await sleep(Math.min(LONGEST_PAUSE_MS, ms));
}

/** Jobs stored in the database; any process that serves it may take one. */
export function createJobs<Services>(reach: Reach & { readonly pulse?: Pulse }): Jobs<Services> {
  const pool = createPool({
    ...reach,
    maxConnections: 2,
    applicationName: 'kilele jobs',
    statementTimeoutMs: LONGEST_STATEMENT_MS,
  });
  let outages: Outages | null = null;
  const sql = foreignSqlOf(pool, () => outages?.answered());
  const boss = new PgBoss({ db: sql });
  boss.on('error', (error) => outages?.failed(error));
  let starting: Promise<void> | null = null;
  const closing = new AbortController();
  const workers = new Map<string, { readonly id: string; readonly isUrgent: boolean }>();
  const told = new Map<string, { readonly condition: string; readonly work: () => Promise<void> }>();
  let looking: Promise<void> | null = null;

  /** What of these is due, once what rows tell of is done: that may ask for some of it. */
  async function findDue(names: readonly string[]): Promise<string[]> {
    const ask = async (statement: string) =>
      (await sql.executeSql(statement, [names])).rows.map(({ name }) => String(name));
    const due = await ask(dueOr([...told].map(([name, { condition }]) => [name, condition])));
    const works = due.flatMap((name) => told.get(name)?.work ?? []);
    if (works.length === 0) return due;
    for (const work of works) await work();
    return ask(DUE);
  }

  /** Wakes who works on what is due: a statement twice a second, where each kind of work had its own. */
  async function keepLooking(): Promise<void> {
    for (let look = 1; !closing.signal.aborted; look += 1) {
      const names = [...workers].flatMap(([name, { isUrgent }]) =>
        isUrgent || look % PATIENT_LOOKS === 0 ? [name] : [],
      );
      try {
        for (const name of await findDue(names)) {
          const worker = workers.get(name);
          if (worker) boss.notifyWorker(worker.id);
        }
      } catch (error) {
        outages?.failed(error);
      }
      await sleep(LOOK_MS, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  /** A process whose start met an outage would else work on nothing, and refuse all that asks for work, until its end. */
  async function insist(step: () => Promise<unknown>): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await step();
        return;
      } catch (error) {
        outages?.failed(error);
        await sleep(AGAIN_MS);
      }
    }
    throw new Error('the process ends');
  }

  async function open(
    services: Services,
    definitions: readonly Job<Services>[],
    jobLog?: JobLog,
  ): Promise<void> {
    outages = jobLog ? createOutages(jobLog, () => performance.now(), 'the queue of background work') : null;
    await insist(() => boss.start());
    for (const { name, cron, isUrgent = false, dueWhile, work } of definitions) {
      if (dueWhile !== undefined) {
        told.set(name, {
          condition: dueWhile,
          work: () =>
            work(services, {}).catch((error: unknown) =>
              jobLog?.error({ job: name, err: error }, 'job failed'),
            ),
        });
        continue;
      }
      await insist(() => boss.createQueue(name, { policy: 'short', retryLimit: 3, retryBackoff: true }));
      const worker = await boss.work<Record<string, unknown>>(
        name,
        isUrgent ? URGENT : PATIENT,
        async (batch) => {
          for (const job of batch) await atLeisure(() => work(services, job.data ?? {}), name, jobLog);
        },
      );
      workers.set(name, { id: worker, isUrgent });
      if (cron) await insist(() => boss.schedule(name, cron));
    }
    looking = keepLooking();
  }

  const sentWithin = ({ db }: Within) => (db.isTransaction ? foreignSqlWithNext(db) : foreignSql(db));

  return {
    async enqueue(name, data, key, within) {
      await starting;
      await boss.send(name, data, {
        ...(key ? { singletonKey: key } : {}),
        ...(within ? { db: sentWithin(within) } : {}),
      });
    },
    async enqueueAll(name, asked, within) {
      await starting;
      const jobs = asked.map(({ data, key }) => ({ data, singletonKey: key }));
      if (jobs.length > 0) await boss.insert(name, jobs, { db: sentWithin(within) });
    },
    async retry(name, id, { db }) {
      await starting;
      await boss.retry(name, id, { db: foreignSql(db) });
    },
    start(services, definitions, jobLog) {
      starting ??= open(services, definitions, jobLog);
      return starting.catch((error: unknown) => {
        if (!closing.signal.aborted) throw error;
      });
    },
    async close() {
      closing.abort();
      if (starting) {
        await starting.catch(() => {});
        await looking;
        await boss.stop({ graceful: true, timeout: 5_000 });
      }
      await pool.end();
    },
  };
}
