import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../src/app/server/server.ts';
import { closeServices, createServices } from '../src/app/server/services.ts';
import { DIST, prepareDatabase } from '../src/app/server/start.ts';
import { createPool } from '../src/platform/postgres/db.ts';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded/embedded-postgres.ts';
import { readEnv } from '../src/shared/server/env.ts';
import type { Process } from '../src/shared/server/context.ts';
import { sessionCookieName, signSessionToken } from '../src/shared/server/session.ts';
import { inlineJobs } from '../test/jobs.ts';

/** The product over a database that `npm run seed:scale` filled, in this process. */
export type World = {
  readonly services: Process;
  readonly server: FastifyInstance;
  /** Milliseconds of processor time so far: of this process, which worlds share, and of the world's own database. */
  readonly cpuMs: () => number;
  /** Calls as a person, or as a visitor; an answer other than 200 is an error. */
  readonly call: (url: string, userId?: string | null) => Promise<void>;
  readonly close: () => Promise<void>;
};

const TICKS_A_SECOND = 100;
const NS_A_MS = 1_000_000;

/** Processor time of a process that runs; none of one that has ended meanwhile. */
function ranMs(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / NS_A_MS;
  } catch {
    return 0;
  }
}

/** Processor time of the children of a process that have ended, which Linux tells in ticks. */
function endedMs(pid: string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[13]) + Number(fields[14])) * 1000) / TICKS_A_SECOND;
}

function databaseCpuMs(folder: string): number {
  const [postmaster = ''] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  return [postmaster, ...children].reduce((sum, pid) => sum + ranMs(pid), endedMs(postmaster));
}

const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

export async function openWorld(dataDir: string): Promise<World> {
  const quiet = { info() {}, warn() {}, error() {} };
  const database = await startEmbeddedPostgres({ dataDir, log: quiet });
  const pool = createPool({
    connectionString: database.url,
    maxConnections: 1,
    statementTimeoutMs: 3_600_000,
  });
  await prepareDatabase(pool);
  const env = readEnv({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DEMO: '0',
    LAG_LIMIT_MS: '0',
    NODE_ENV: 'production',
    TRUST_PROXY: '127.0.0.1',
  });
  const services = createServices({ env, databaseUrl: database.url, jobs: inlineJobs() });
  const server = await createServer(services, DIST);
  const cookies = new Map<string, string>();
  let calls = 0;
  async function cookieOf(userId: string): Promise<string> {
    const known = cookies.get(userId);
    if (known !== undefined) return known;
    await pool.query(
      `insert into sessions (id, token, user_id, expires_at) values ($1, $1, $2, now() + interval '1 day')
        on conflict (id) do update set expires_at = excluded.expires_at`,
      [`growth-${userId}`, userId],
    );
    const token = signSessionToken(`growth-${userId}`, env.sessionSecret);
    const cookie = `${sessionCookieName(env)}=${encodeURIComponent(token)}`;
    cookies.set(userId, cookie);
    return cookie;
  }
  return {
    services,
    server,
    cpuMs: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000 + databaseCpuMs(dataDir);
    },
    async call(url, userId = null) {
      calls += 1;
      const headers: Record<string, string> = {
        'x-forwarded-for': addressOf(calls),
        accept: '*/*',
        'accept-encoding': 'gzip',
      };
      if (userId !== null) headers['cookie'] = await cookieOf(userId);
      const answer = await server.inject({ url, headers });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.payload}`);
    },
    async close() {
      await server.close();
      await closeServices(services);
      await pool.query(`delete from sessions where id like 'growth-%'`);
      await pool.end();
      await database.stop();
    },
  };
}
