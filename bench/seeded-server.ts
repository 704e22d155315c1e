import { mkdtemp, rm } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../src/app/server/server.ts';
import { closeServices, createServices } from '../src/app/server/services.ts';
import { prepareDatabase } from '../src/app/server/start.ts';
import { sessionCookieName } from '../src/shared/server/session.ts';
import type { Process } from '../src/shared/server/context.ts';
import { createPool } from '../src/platform/postgres/db.ts';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded/embedded-postgres.ts';
import { readEnv } from '../src/shared/server/env.ts';
import { inlineJobs } from '../test/jobs.ts';
import { signSessionToken } from '../src/shared/server/session.ts';

const WARM_UP = 20;

export type Timing = {
  /** Milliseconds of server time, the shortest call first. */
  readonly sorted: readonly number[];
  /** Milliseconds of this process's processor a call. */
  readonly cpuMs: number;
  readonly bytes: number;
  /** `X-Total-Count` of a list, else ''. */
  readonly total: string;
};

/** Times `calls` calls by the first `callers` members in turn: their sessions are `t1`, `t2` … of the seed. */
export type TimeCalls = (url: string, calls: number, callers?: number) => Promise<Timing>;

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** `p50    1.0  p95    2.0  p99    3.0` */
export function percentilesText({ sorted }: Timing): string {
  return [50, 95, 99]
    .map(
      (share) =>
        `p${share}${percentile(sorted, share / 100)
          .toFixed(1)
          .padStart(7)}`,
    )
    .join('  ');
}

/** The process over an embedded database of its own, filled by the SQL of `seed`, for as long as `measure` takes. */
export async function withSeededServices(
  seed: string,
  measure: (services: Process, dataDir: string) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kilele-bench-'));
  const quiet = { info() {}, warn() {}, error() {} };
  const database = await startEmbeddedPostgres({ dataDir, log: quiet });
  try {
    await fill(database.url, seed);
    const env = readEnv({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      DEMO: '0',
      LAG_LIMIT_MS: '0',
      NODE_ENV: 'production',
      TRUST_PROXY: '127.0.0.1',
    });
    const services = createServices({ env, databaseUrl: database.url, jobs: inlineJobs() });
    try {
      await measure(services, dataDir);
    } finally {
      await closeServices(services);
    }
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The same with the server over it. */
export const withSeededServer = (seed: string, measure: (time: TimeCalls) => Promise<void>): Promise<void> =>
  withSeededServices(seed, async (services, dataDir) => {
    const { env } = services;
    const server = await createServer(services, join(dataDir, 'no-dist'));
    const cookieOf = (n: number) =>
      `${sessionCookieName(env)}=${encodeURIComponent(signSessionToken(`t${n}`, env.sessionSecret))}`;
    async function call(url: string, caller: number) {
      const answer = await server.inject({ url, headers: { cookie: cookieOf(caller) } });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.payload}`);
      return answer;
    }
    try {
      await measure((url, calls, callers = 1) => time((n) => call(url, (n % callers) + 1), calls));
    } finally {
      await server.close();
    }
  });

async function fill(connectionString: string, seed: string): Promise<void> {
  const pool = createPool({ connectionString, maxConnections: 1, statementTimeoutMs: 600_000 });
  await prepareDatabase(pool);
  await pool.query(seed);
  await pool.query('vacuum analyze');
  await pool.end();
}

type Answer = { readonly rawPayload: Buffer; readonly headers: OutgoingHttpHeaders };

async function time(call: (n: number) => Promise<Answer>, calls: number): Promise<Timing> {
  for (let n = 0; n < WARM_UP; n += 1) await call(n);
  const took: number[] = [];
  let last: Answer | null = null;
  const from = process.cpuUsage();
  for (let n = 0; n < calls; n += 1) {
    const since = performance.now();
    last = await call(n);
    took.push(performance.now() - since);
  }
  const { user, system } = process.cpuUsage(from);
  return {
    sorted: took.toSorted((a, b) => a - b),
    cpuMs: (user + system) / 1000 / calls,
    bytes: last?.rawPayload.length ?? 0,
    total: String(last?.headers['x-total-count'] ?? ''),
  };
}
