// Breaks the running product in every way a machine does and counts what was lost:
//   node tools/run.mjs bench/faults.ts [--kills 20]
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded/embedded-postgres.ts';
import {
  databaseProcesses,
  killTree,
  launch,
  postmasterPid,
  script,
  type ServerProcess,
} from '../tools/faults/server-process.ts';
import { call, createStartups, readyMs, signUp } from './fault-client.ts';
import { freeze, holdIdle } from './fault-pressure.ts';

type Row = { fault: string; 'what came of it': string; good: boolean };

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '20' } },
  allowPositionals: true,
});
const KILLS = Number(values.kills);
const PORT = 4199;
const READY_MS = 3000;
const FROZEN_S = 30;
const IDLE = 10_000;
const dataDir = mkdtempSync(join(tmpdir(), 'kilele faults é '));
const rows: Row[] = [];
let server: ServerProcess | null = null;
let cookie = '';

function report(fault: string, outcome: string, good: boolean): void {
  rows.push({ fault, 'what came of it': outcome, good });
  console.log(`${good ? 'good' : 'BAD '}  ${fault}: ${outcome}`);
}

async function start(env: Record<string, string> = {}): Promise<number> {
  const since = performance.now();
  const settings = { PORT: String(PORT), DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent', ...env };
  server = launch(script('tools/start.ts'), { env: settings });
  const ended = server.ended.then((code) => {
    throw new Error(`the server ended with ${code}: ${server?.complaints()}`);
  });
  return Promise.race([readyMs(PORT, since), ended]);
}

async function stop(): Promise<void> {
  server?.child.kill('SIGTERM');
  await server?.ended;
}

/** The ids of all startups in the database. The server must be down. */
async function readCommitted(): Promise<Set<number>> {
  const silent = { info() {}, warn() {}, error() {} };
  const database = await startEmbeddedPostgres({ dataDir, log: silent });
  const pool = new Pool({ connectionString: database.url, max: 1 });
  const { rows } = await pool.query<{ id: number }>('select id from startups');
  await pool.end();
  await database.stop();
  return new Set(rows.map(({ id }) => id));
}

/** How many of the acknowledged ids the database does not have. */
async function countLost(ids: number[]): Promise<number> {
  const committed = await readCommitted();
  return ids.filter((id) => !committed.has(id)).length;
}

async function killRepeatedly(fault: string, kill: (running: ServerProcess) => Promise<void>): Promise<void> {
  const ids: number[] = [];
  let slowestMs = 0;
  for (let kills = 0; kills < KILLS; kills += 1) {
    slowestMs = Math.max(slowestMs, await start());
    const load = createStartups(PORT, cookie);
    await sleep(400 + Math.random() * 600);
    if (server) await kill(server);
    await load.stop();
    ids.push(...load.ids);
  }
  const lost = await countLost(ids);
  const outcome = `${lost} of ${ids.length} acknowledged creates lost in ${KILLS} kills, ready again in at most ${Math.round(slowestMs)} ms`;
  report(fault, outcome, lost === 0 && ids.length > KILLS && slowestMs < READY_MS);
}

async function killDatabase(): Promise<void> {
  await start();
  const load = createStartups(PORT, cookie);
  for (let kills = 0; kills < 3; kills += 1) {
    await sleep(1500);
    process.kill(postmasterPid(dataDir), 'SIGKILL');
  }
  await sleep(2500);
  await load.stop();
  await stop();
  const lost = await countLost(load.ids);
  const odd = [...load.statuses.keys()].filter((status) => status !== 201 && status !== 503);
  const outcome = `${lost} of ${load.ids.length} lost, statuses ${[...load.statuses.keys()].join(' ')}, longest gap ${Math.round(load.longestGapMs)} ms`;
  report(
    'database killed 3 times under load',
    outcome,
    lost === 0 && odd.length === 0 && load.longestGapMs < 5000,
  );
}

async function terminateUnderLoad(): Promise<void> {
  const before = await readCommitted();
  await start();
  const load = createStartups(PORT, cookie, 16);
  await sleep(1000);
  const since = performance.now();
  await stop();
  const stopMs = performance.now() - since;
  await load.stop();
  const committed = await readCommitted();
  const lost = load.ids.filter((id) => !committed.has(id)).length;
  // What the server had taken up it must have answered; a call still on its way to it may be cut off.
  const unanswered = committed.size - before.size - load.ids.length;
  const left = databaseProcesses(dataDir).length;
  const outcome = `${lost} of ${load.ids.length} lost, ${unanswered} done but not answered, ${load.cutOff} not taken up, down in ${Math.round(stopMs)} ms, ${left} processes left`;
  report('SIGTERM under load', outcome, lost === 0 && unanswered === 0 && left === 0);
}

async function startTwice(): Promise<void> {
  await start();
  const since = performance.now();
  const second = launch(script('tools/start.ts'), {
    env: { PORT: String(PORT + 1), DATA_DIR: dataDir, DEMO: '0' },
  });
  const code = await second.ended;
  const tookMs = performance.now() - since;
  const said = second.complaints().trim();
  const isFirstWell = (await call(PORT, 'GET', '/readyz')).status === 200;
  const isNamed = said.includes(`process ${server?.child.pid}`) && said.includes(dataDir);
  report(
    'two servers, one data folder',
    `second ended with ${code} in ${Math.round(tookMs)} ms: ${said}`,
    [code === 1, isFirstWell, isNamed, tookMs < 2000].every(Boolean),
  );
  await stop();
}

async function fillDisk(): Promise<void> {
  const { bavail, bsize } = statfsSync(dataDir);
  await start({ DISK_FLOOR_MB: String(Math.ceil((bavail * bsize) / 1024 / 1024) * 2) });
  const read = await call(PORT, 'GET', '/api/startups');
  const load = createStartups(PORT, cookie, 1);
  await sleep(300);
  await load.stop();
  await stop();
  const statuses = [...load.statuses.keys()].join(' ');
  report(
    'disk below its floor',
    `reads answer ${read.status}, creates ${statuses}`,
    read.status === 200 && statuses === '503',
  );
}

/** A call waits at most for a connection (5 s) and a statement (12 s); what the database misses stays short of that. */
const DEADLINE_MS = 18_000;

async function freezeDatabase(): Promise<void> {
  await start();
  const serverPid = server?.child.pid ?? 0;
  const frozen = { port: PORT, serverPid, databasePids: databaseProcesses(dataDir) };
  const { statuses, slowestMs, grewMb } = await freeze(frozen, FROZEN_S);
  const afterwards = await call(PORT, 'GET', '/api/startups');
  await stop();
  report(
    `database frozen for ${FROZEN_S} s`,
    `statuses ${[...statuses].join(' ')}, slowest answer ${Math.round(slowestMs)} ms, ${Math.round(grewMb)} MB more, then ${afterwards.status}`,
    [...statuses].every((status) => status === 200 || status === 503) &&
      slowestMs < DEADLINE_MS &&
      grewMb < 100 &&
      afterwards.status === 200,
  );
}

async function holdConnections(): Promise<void> {
  await start();
  const { held, status, answerMs, grewMb } = await holdIdle(PORT, server?.child.pid ?? 0, IDLE);
  await stop();
  report(
    `${IDLE} idle connections`,
    `${held} held, a list answers ${status} in ${Math.round(answerMs)} ms, ${Math.round(grewMb)} MB more`,
    status === 200 && answerMs < 1000,
  );
}

try {
  console.log(`first start: ready in ${Math.round(await start())} ms`);
  cookie = await signUp(PORT);
  await stop();
  await killRepeatedly('server and database killed at once', (running) => killTree(running, dataDir));
  await killRepeatedly('server killed, database orphaned', async (running) => {
    running.child.kill('SIGKILL');
    await running.ended;
  });
  await killDatabase();
  await terminateUnderLoad();
  await startTwice();
  await fillDisk();
  await freezeDatabase();
  await holdConnections();
} finally {
  if (server) await killTree(server, dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}
console.table(rows);
process.exitCode = rows.length === 8 && rows.every(({ good }) => good) ? 0 : 1;
