// Calls a second of our API over 100,000 startups, beside a bare node:http server that sends the same SQL and beside the
// same SQL without any server: 16 connections, all three in turn in one run. Reads come from visitors, writes from a member.
// `node bench/api.ts [--seconds 1] [--rounds 9] [--only search]`; the database is made once per schema, in .cache/bench-data.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from '../src/app/server/server.ts';
import { MIGRATIONS } from '../src/app/server/start.ts';
import { closeServices, createServices } from '../src/app/server/services.ts';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded/embedded-postgres.ts';
import { readEnv } from '../src/shared/server/env.ts';
import { inlineJobs } from '../test/jobs.ts';
import { cleanUp, makeCases } from './load-cases.ts';
import { type Child, forkChild } from './load-child.ts';
import type { CaseName, LoadCase, LoadRequest, Measured } from './load-plan.ts';

const CACHE = fileURLToPath(new URL('../.cache/bench-data', import.meta.url));
const DATA_DIR = `${CACHE}/${schemaOf(MIGRATIONS)}`;
const SEED = fileURLToPath(new URL('../tools/seed-scale.ts', import.meta.url));
const AIM_RATIO = 0.6;
const AIM_P99_MS: Partial<Record<CaseName, number>> = { 'list, 2 filters': 15, 'text search': 50 };
const WARM_UP_S = 1;
const SESSION_SECRET = 'bench '.repeat(8).trim();

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '9' },
    only: { type: 'string', default: '' },
  },
});
const quiet = { info: () => {}, warn: () => {}, error: console.error };

/** A short name of the schema, so that a changed one gets a database of its own. */
function schemaOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).toSorted()) hash.update(readFileSync(`${folder}/${name}`));
  return hash.digest('hex').slice(0, 12);
}

type Side = 'ours' | 'yardstick' | 'SQL alone';
type Run = {
  readonly answers: number;
  readonly failures: number;
  readonly seconds: number;
  readonly sorted: Float64Array;
  /** Answers a second in each round. */
  readonly rates: readonly number[];
};

function merge(parts: readonly Measured[]): Run {
  const sum = (of: (part: Measured) => number) => parts.reduce((total, part) => total + of(part), 0);
  return {
    answers: sum(({ answers }) => answers),
    failures: sum(({ failures }) => failures),
    seconds: sum(({ seconds }) => seconds),
    rates: parts.map(({ answers, failures, seconds }) => (answers - failures) / seconds),
    sorted: Float64Array.from(parts.flatMap(({ latenciesMs }) => latenciesMs)).toSorted(),
  };
}
const at = ({ sorted }: Run, fraction: number) => sorted[Math.floor(sorted.length * fraction)] ?? Number.NaN;
const rate = ({ answers, failures, seconds }: Run) => (answers - failures) / seconds;

/** The median over rounds: a round during which the machine was busy has little weight. */
function medianRatio(one: Run, other: Run): number {
  const ratios = one.rates
    .map((each, round) => each / (other.rates[round] ?? Number.NaN))
    .toSorted((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 2)] ?? Number.NaN;
}

const plainRequests = ({ statements }: LoadCase): LoadRequest[] =>
  statements.map((_, index) => ({ method: 'GET', path: `/${index}`, headers: {} }));

/** Measures the three servers in turn, several times, so that other load on the machine affects them equally. */
async function measure(
  load: LoadCase,
  ports: { ours: number; yardstick: number },
  children: Record<'generator' | 'yardstick', Child>,
) {
  await children.yardstick.ask({ kind: 'case', load });
  const sides: Record<Side, (seconds: number) => Promise<Measured>> = {
    ours: (seconds) => children.generator.ask({ port: ports.ours, requests: load.requests, seconds }),
    yardstick: (seconds) =>
      children.generator.ask({ port: ports.yardstick, requests: plainRequests(load), seconds }),
    'SQL alone': (seconds) => children.yardstick.ask({ kind: 'direct', seconds }),
  };
  const measured: Record<Side, Measured[]> = { ours: [], yardstick: [], 'SQL alone': [] };
  for (const run of Object.values(sides)) await run(WARM_UP_S);
  for (let round = 0; round < Number(options.rounds); round += 1) {
    measured.ours.push(await sides.ours(Number(options.seconds)));
    measured.yardstick.push(await sides.yardstick(Number(options.seconds)));
    measured['SQL alone'].push(await sides['SQL alone'](Number(options.seconds)));
  }
  return {
    ours: merge(measured.ours),
    yardstick: merge(measured.yardstick),
    'SQL alone': merge(measured['SQL alone']),
  };
}

function print(name: CaseName, runs: Record<Side, Run>): void {
  for (const [side, run] of Object.entries(runs)) {
    const cells = [
      `${rate(run).toFixed(0).padStart(7)} /s`,
      `p50 ${at(run, 0.5).toFixed(2).padStart(7)} ms`,
      `p99 ${at(run, 0.99).toFixed(2).padStart(7)} ms`,
    ];
    const failed = run.failures > 0 ? `  ${run.failures} FAILED` : '';
    console.log(`${name.padEnd(16)}  ${side.padEnd(9)}  ${cells.join('  ')}${failed}`);
  }
  const ratio = medianRatio(runs.ours, runs.yardstick);
  const p99 = AIM_P99_MS[name];
  const late = p99 === undefined ? '' : `, p99 ${at(runs.ours, 0.99) < p99 ? 'under' : 'OVER'} ${p99} ms`;
  console.log(
    `${''.padEnd(16)}  ratio ${ratio.toFixed(2)} (aim ${AIM_RATIO}: ${ratio >= AIM_RATIO ? 'met' : 'MISSED'}${late})\n`,
  );
}

/** The requests, and the SQL that our server sends for them, taken from it in this process. */
async function prepare(databaseUrl: string): Promise<LoadCase[]> {
  const env = readEnv({
    DATA_DIR,
    SESSION_SECRET,
    TRUST_PROXY: '1',
    DEMO: '0',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
  });
  const services = createServices({ env, databaseUrl, jobs: inlineJobs() });
  const app = await createServer(services, `${DATA_DIR}/no-dist`);
  try {
    await cleanUp(services);
    return await makeCases(app, services);
  } finally {
    await app.close();
    await closeServices(services);
  }
}

if (!existsSync(DATA_DIR)) {
  rmSync(CACHE, { recursive: true, force: true });
  execFileSync(process.execPath, [SEED], { env: { ...process.env, DATA_DIR }, stdio: 'inherit' });
}
const database = await startEmbeddedPostgres({ dataDir: DATA_DIR, log: quiet });
const generator = forkChild('./load-generator.ts');
const yardstick = forkChild('./load-yardstick.ts');
const ours = forkChild('./load-server.ts', {
  DATA_DIR: `${DATA_DIR}-files`,
  DATABASE_URL: database.url,
  SESSION_SECRET,
  PORT: '0',
  DEMO: '0',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
  TRUST_PROXY: '1',
});
try {
  const cases = await prepare(database.url);
  const listening = { kind: 'listen', databaseUrl: database.url };
  const [{ port }, plain] = [
    await ours.ask<{ port: number }>({}),
    await yardstick.ask<{ port: number }>(listening),
  ];
  console.log('100,000 startups, embedded database, 16 connections\n');
  for (const load of cases.filter(({ name }) => name.includes(options.only))) {
    print(load.name, await measure(load, { ours: port, yardstick: plain.port }, { generator, yardstick }));
  }
} finally {
  await Promise.all([ours.stop(), yardstick.stop(), generator.stop()]);
  await database.stop();
}
