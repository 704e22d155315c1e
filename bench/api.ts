// Calls a second of our API over 100,000 startups, beside a yardstick: a bare node:http server with the least SQL that
// answers the same question (load-yardstick.ts). At 1, 16 and 64 connections, in turn in one run, medians of the rounds.
// Where an answer may have been kept, questions that were asked before and questions that were not are measured apart.
// `node bench/api.ts [--seconds 1] [--rounds 3] [--only list,search] [--connections 16] [--former DIR]`: DIR is another checkout,
// measured beside this one. `--profiles DIR` keeps the processor profile of each kind of call there, as a browser's tools
// read it. The database is made once per schema, in .cache/bench-data.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from '../src/app/server/server.ts';
import { DIST, MIGRATIONS } from '../src/app/server/start.ts';
import { closeServices, createServices } from '../src/app/server/services.ts';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded/embedded-postgres.ts';
import { readEnv } from '../src/shared/server/env.ts';
import { inlineJobs } from '../test/jobs.ts';
import server from '../tools/server-flags.json' with { type: 'json' };
import { cleanUp, makeCases } from './load-cases.ts';
import { type Child, forkChild } from './load-child.ts';
import { CONNECTIONS, type LoadCase, type Measured, type Side, SIDES, type Spent } from './load-plan.ts';

const CACHE = fileURLToPath(new URL('../.cache/bench-data', import.meta.url));
const DATA_DIR = `${CACHE}/${schemaOf(MIGRATIONS)}`;
const SEED = fileURLToPath(new URL('../tools/seed-scale.ts', import.meta.url));
/** Before each count of connections, and before the first by more of them: what a lone caller asks takes long to be compiled. */
const WARM_UP_S = 0.5;
const WARM_UP_CONNECTIONS = 16;
const PROFILED_S = 2;
const LARGEST_PROFILED = 16;
const MEGABYTE = 1024 * 1024;
const AIM_MEGABYTES = 300;
const SESSION_SECRET = 'bench '.repeat(8).trim();

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    connections: { type: 'string', default: CONNECTIONS.join(',') },
    former: { type: 'string' },
    profiles: { type: 'string' },
  },
});
const connectionCounts = options.connections.split(',').map(Number);
const quiet = { info: () => {}, warn: () => {}, error: console.error };

/** A short name of the schema, so that a changed one gets a database of its own. */
function schemaOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).toSorted()) hash.update(readFileSync(`${folder}/${name}`));
  return hash.digest('hex').slice(0, 12);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const rateOf = ({ answers, failures, seconds }: Measured) => (answers - failures) / seconds;
function percentile(rounds: readonly Measured[], share: number): number {
  const sorted = rounds.flatMap(({ latenciesMs }) => latenciesMs).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

type Ports = Readonly<Partial<Record<Side, number>>>;
type Rounds = Partial<Record<Side, Measured[]>>;

const askedOf = (load: LoadCase, ports: Ports): Side[] =>
  SIDES.filter((side) => ports[side] !== undefined && load.requests[side].length > 0);

async function warmUp(load: LoadCase, ports: Ports, generator: Child, connections: number): Promise<void> {
  for (const side of askedOf(load, ports))
    await generator.ask({ kind: 'drive', side, port: ports[side], connections, seconds: WARM_UP_S });
}

/** The sides that can be asked this, one after the other in every round, so that other load weighs on all alike. */
async function measure(load: LoadCase, ports: Ports, generator: Child, connections: number): Promise<Rounds> {
  const rounds: Rounds = {};
  const asked = askedOf(load, ports);
  const slice = (side: Side, seconds: number) =>
    generator.ask<Measured>({ kind: 'drive', side, port: ports[side], connections, seconds });
  await warmUp(load, ports, generator, connections);
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const side of asked) (rounds[side] ??= []).push(await slice(side, Number(options.seconds)));
  return rounds;
}

/** The median over rounds: a round during which the machine was busy has little weight. */
const ratioOf = (rounds: Rounds, side: Side): number =>
  median(
    (rounds[side] ?? []).map((each, round) => {
      const thin = rounds.thin?.[round];
      return thin ? rateOf(each) / rateOf(thin) : Number.NaN;
    }),
  );

function print(load: LoadCase, connections: number, rounds: Rounds): void {
  const cells = SIDES.flatMap((side) => {
    const measured = rounds[side];
    if (!measured) return [];
    const failures = measured.reduce((sum, each) => sum + each.failures, 0);
    const rate = median(measured.map(rateOf)).toFixed(0).padStart(6);
    const late = percentile(measured, 0.99).toFixed(1).padStart(6);
    const ratio =
      side === 'thin' || !rounds.thin
        ? ''
        : `  ratio ${ratioOf(rounds, side).toFixed(2)}, p99 × ${(Number(late) / percentile(rounds.thin, 0.99)).toFixed(1)}`;
    return [`${side} ${rate}/s p99 ${late} ms${ratio}${failures > 0 ? `  ${failures} FAILED` : ''}`];
  });
  const met =
    load.aim === null ? '' : ` (aim ${load.aim}: ${ratioOf(rounds, 'ours') >= load.aim ? 'met' : 'MISSED'})`;
  console.log(`${load.name.padEnd(14)} ${String(connections).padStart(2)}  ${cells.join('   ')}${met}`);
}

/** How many answers were of a question that had been asked before; null where it makes no difference. */
function keptText({ isMissed, requests }: LoadCase, answers: number): string {
  if (isMissed === null) return '';
  const questions = new Set(requests.ours.map(({ path }) => path)).size;
  return `   kept ${(100 * Math.max(0, 1 - questions / answers)).toFixed(1)} %`;
}

/** Where the processor time of a call goes, in this process. */
async function printSpent(
  load: LoadCase,
  port: number,
  { generator, ours, kept }: { generator: Child; ours: Child; kept: string },
): Promise<void> {
  await ours.ask({ kind: 'profile' });
  const { answers } = await generator.ask<Measured>({
    kind: 'drive',
    side: 'ours',
    port,
    connections: LARGEST_PROFILED,
    seconds: PROFILED_S,
  });
  const file =
    options.profiles === undefined
      ? null
      : resolve(options.profiles, `${load.name.replaceAll(/\W+/g, '-')}.cpuprofile`);
  const { cpuMs, shares } = await ours.ask<Spent>({ kind: 'spent', file });
  const each = cpuMs / answers;
  const parts = Object.entries(shares)
    .toSorted(([, a], [, b]) => b - a)
    .map(([part, share]) => `${part} ${(share * each).toFixed(3)}`);
  console.log(
    `${load.name.padEnd(18)} processor ms a call: ${each.toFixed(3)} = ${parts.join(' + ')}${kept}`,
  );
}

/** The requests; what they need is made in this process. */
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
    await cleanUp(databaseUrl);
    return await makeCases(app, services, existsSync(join(DIST, 'web', 'index.html')));
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
const settings = {
  DATA_DIR: `${DATA_DIR}-files`,
  DATABASE_URL: database.url,
  SESSION_SECRET,
  PORT: '0',
  DEMO: '0',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
  TRUST_PROXY: '1',
};
const run = { env: { ...server.environment, ...settings }, flags: server.flags };
const ours = forkChild('./load-server.ts', run);
const former =
  options.former === undefined ? null : forkChild(resolve(options.former, 'bench/load-server.ts'), run);
try {
  const cases = await prepare(database.url);
  const portOf = async (child: Child, message: object = {}) =>
    (await child.ask<{ port: number }>(message)).port;
  const port = await portOf(ours);
  const ports: Ports = {
    thin: await portOf(yardstick, { databaseUrl: database.url }),
    ours: port,
    ...(former ? { former: await portOf(former) } : {}),
  };
  console.log('100,000 startups, embedded database; connections, then calls a second\n');
  let largest = 0;
  const only = options.only.split(',');
  const asked = cases.filter(({ name }) => only.some((part) => name.includes(part)));
  const answers = new Map<LoadCase, number>();
  for (const load of asked) {
    await generator.ask({ kind: 'plan', load });
    let answered = 0;
    for (const side of askedOf(load, ports).filter((each) => each !== 'thin'))
      await generator.ask({ kind: 'before', port: ports[side] });
    await warmUp(load, ports, generator, WARM_UP_CONNECTIONS);
    for (const connections of connectionCounts) {
      const rounds = await measure(load, ports, generator, connections);
      answered += rounds.ours?.reduce((sum, { answers }) => sum + answers, 0) ?? 0;
      print(load, connections, rounds);
      const { residentBytes } = await ours.ask<Pick<Spent, 'residentBytes'>>({ kind: 'memory' });
      largest = Math.max(largest, residentBytes / MEGABYTE);
    }
    answers.set(load, answered);
    console.log();
  }
  const isSmall = largest <= AIM_MEGABYTES;
  console.log(
    `memory of the server: ${largest.toFixed(0)} MB (aim ${AIM_MEGABYTES}: ${isSmall ? 'met' : 'MISSED'})\n`,
  );
  // Last, since a process that was looked into holds tens of megabytes for that.
  for (const load of asked) {
    await generator.ask({ kind: 'plan', load });
    await warmUp(load, ports, generator, WARM_UP_CONNECTIONS);
    await printSpent(load, port, { generator, ours, kept: keptText(load, answers.get(load) ?? 0) });
  }
} finally {
  await Promise.all([ours.stop(), former?.stop(), yardstick.stop(), generator.stop()]);
  await database.stop();
}
