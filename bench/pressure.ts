// What one crowd does to everybody else: 64 at once sign up, or try to leave with a wrong password, while somebody reads the
// startup list; then the rate and the processor time of what costs most without a sign-in. The server runs in a process of
// its own on an embedded database of its own. `node bench/pressure.ts [--seconds 20] [--tree DIR]`: DIR is another checkout.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded/embedded-postgres.ts';
import { createPool } from '../src/platform/postgres/db.ts';

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, tree: { type: 'string', default: '.' } },
});
const CROWD = 64;
const CALLS = 60;
const SECONDS = Number(options.seconds);
const TICKS_PER_SECOND = 100;
const PASSWORD = 'a long enough phrase';
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const tree = resolve(ROOT, options.tree);

type Answer = { readonly status: number; readonly cookie: string; readonly ms: number };
type Ask = (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Answer>;

const agents = {
  crowd: new Agent({ keepAlive: true, maxSockets: CROWD }),
  reader: new Agent({ keepAlive: true }),
};

function asking(port: number, agent: Agent): Ask {
  return (method, path, body, headers = {}) =>
    new Promise((done) => {
      const since = performance.now();
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const json =
        payload === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) };
      const call = request(
        { port, host: '127.0.0.1', method, path, agent, headers: { ...json, ...headers } },
        (answer) => {
          answer.resume().once('end', () =>
            done({
              status: answer.statusCode ?? 0,
              cookie: (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
              ms: performance.now() - since,
            }),
          );
        },
      );
      call.once('error', () => done({ status: 0, cookie: '', ms: performance.now() - since }));
      call.end(payload);
    });
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Somebody reads the list while a crowd of 64 does something over and over. */
async function crowded(name: string, reader: Ask, work: (n: number) => Promise<Answer>): Promise<void> {
  const until = performance.now() + SECONDS * 1_000;
  const crowd: Answer[] = [];
  let n = 0;
  const one = async () => {
    while (performance.now() < until) {
      n += 1;
      const answer = await work(n);
      crowd.push(answer);
      if (answer.status === 429 || answer.status === 503) await sleep(50);
    }
  };
  const all = Promise.all(Array.from({ length: CROWD }, one));
  const read: Answer[] = [];
  while (performance.now() < until) {
    read.push(await reader('GET', '/api/startups'));
    await sleep(20);
  }
  await all;
  const took = read.map(({ ms }) => ms);
  const refused = read.filter(({ status }) => status !== 200).length;
  const statuses = Object.entries(Object.groupBy(crowd, ({ status }) => String(status)));
  console.log(
    `${name.padEnd(26)} the list: p50 ${percentile(took, 0.5).toFixed(0)} ms, p95 ${percentile(took, 0.95).toFixed(0)} ms, ` +
      `${refused} of ${read.length} refused; the crowd: ${statuses.map(([status, some]) => `${some?.length}× ${status}`).join(', ')}`,
  );
}

/** Processor time of a process so far, in milliseconds. Linux only. */
async function workedMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
}

const TEXT =
  'The problem: traders wait days for their money. Traction: revenue of $20,000 in June 2026. '.repeat(200);
const COMPANY = [
  '/api/startups',
  '/api/investors',
  '/api/jobs',
  '/api/market-intelligence',
  '/api/market/rounds',
];
const OPEN: readonly (readonly [string, string, object?])[] = [
  ['GET', '/api/openapi.json'],
  ['GET', '/api/docs'],
  ...COMPANY.map((path) => ['GET', path] as const),
  ['GET', '/api/market-intelligence?country=NG'],
  ['GET', '/api/market-analysis/fintech/NG'],
  ['GET', '/api/ecosystem'],
  ['GET', '/api/startups?q=pay'],
  ['GET', '/api/startups/summary'],
  ['GET', '/api/investors?q=fund'],
  ['GET', '/'],
  ['GET', '/startups'],
  ['GET', '/startups/1'],
  ['GET', '/investors'],
  ['GET', '/jobs'],
  ['GET', '/analytics'],
  ['POST', '/api/documents/1/analyze', { documentText: TEXT.slice(0, 19_000) }],
];

async function measureOpen(ask: Ask, pid: number): Promise<void> {
  for (const [method, path, body] of OPEN) {
    for (let n = 0; n < 5; n += 1) await ask(method, path, body, { 'accept-encoding': 'br' });
    const calls = body === undefined ? CALLS : 5;
    const from = await workedMs(pid);
    const since = performance.now();
    const statuses = new Set<number>();
    const took: number[] = [];
    for (let n = 0; n < calls; n += 1) {
      const { status, ms } = await ask(method, path, body, { 'accept-encoding': 'br' });
      statuses.add(status);
      took.push(ms);
    }
    const seconds = (performance.now() - since) / 1_000;
    const cpu = ((await workedMs(pid)) - from) / calls;
    console.log(
      `${`${method} ${path}`.padEnd(42)} ${(calls / seconds).toFixed(0).padStart(5)} /s  processor ${cpu.toFixed(1).padStart(6)} ms a call  ` +
        `p95 ${percentile(took, 0.95).toFixed(0).padStart(5)} ms  ${[...statuses].join(', ')}`,
    );
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'kilele-pressure-'));
const quiet = { info() {}, warn() {}, error: console.error };
const database = await startEmbeddedPostgres({ dataDir, log: quiet });
const child = fork(join(tree, 'tools/start.ts'), ['--no-build'], {
  cwd: tree,
  env: {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: join(dataDir, 'server'),
    PORT: '3917',
    DEMO: '1',
    LOG_LEVEL: 'silent',
    NODE_ENV: '',
    TRUST_PROXY: '',
    BASE_URL: '',
  },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const ended = once(child, 'exit');
try {
  const [crowd, reader] = [asking(3917, agents.crowd), asking(3917, agents.reader)];
  for (let tries = 0; (await reader('GET', '/readyz')).status !== 200; tries += 1) {
    if (tries > 600 || child.exitCode !== null) throw new Error('the server does not answer');
    await sleep(200);
  }
  await sleep(3_000);
  if (child.pid !== undefined) await measureOpen(reader, child.pid);
  console.log('');
  const person = (n: number | string) => ({
    email: `pressure-${n}@example.test`,
    password: PASSWORD,
    firstName: 'Ada',
  });
  const cookies: string[] = [];
  for (let n = 0; n < 16; n += 1) {
    const { cookie } = await crowd('POST', '/api/account/sign-up/email', person(`leaving-${n}`));
    if (cookie) cookies.push(cookie);
  }
  await crowded('nobody', reader, async () => {
    await sleep(500);
    return { status: 200, cookie: '', ms: 0 };
  });
  await crowded('64 sign up', reader, (n) => crowd('POST', '/api/account/sign-up/email', person(n)));
  const pool = createPool({ connectionString: database.url, maxConnections: 1 });
  await crowded('64 leave, wrong password', reader, async (n) => {
    // As many sessions as an attacker likes: what is counted for one of them does not end the pressure.
    if (n % 200 === 0) await pool.query('delete from rate_limits');
    const headers = { cookie: cookies[n % cookies.length] ?? '' };
    return crowd('DELETE', '/api/auth/user', { password: 'not this one' }, headers);
  });
  await pool.end();
} finally {
  child.kill('SIGTERM');
  await ended;
  for (const agent of Object.values(agents)) agent.destroy();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
