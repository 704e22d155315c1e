// What anybody may ask that is heavy to make, over a database that `npm run seed:scale` filled:
//   npm run bench -- anonymous --data DIR [--rounds 15]
// Missed: everything the answer is made from has just changed. Kept: asked again. Milliseconds of processor of the process
// and its database a call, and how many kept ones a core makes of it in a second; the first ten that a new process
// was asked for stand apart.
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ChangeTopic } from '../src/shared/server/change-topics.ts';
import { openWorld } from './load-world.ts';

const { values: options } = parseArgs({
  options: { data: { type: 'string' }, rounds: { type: 'string', default: '15' } },
});
if (!options.data) throw new Error('--data names a folder');
const ROUNDS = Number(options.rounds);
const FIRST = 10;
const PAUSE_MS = 30;
const REST_MS = 2000;
const KEPT_CALLS = 1500;
const MOST_MISSED_MS = 20;
const LEAST_KEPT = 1000;

const TOPICS = [
  'startups',
  'teams',
  'raises',
  'rates',
  'investors',
  'imports',
  'connections',
  'introductions',
  'users',
] as const satisfies readonly ChangeTopic[];
const PATHS = [
  '/api/market-intelligence',
  '/api/ecosystem/Nigeria',
  '/api/ecosystem',
  '/api/startups/summary',
  '/api/investors',
  '/api/market-analysis/FinTech/Nigeria',
  '/api/docs',
  '/api/openapi.json',
  '/startups',
  '/investors',
  '/jobs',
  '/',
];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const { server, services, call, cpuMs, close } = await openWorld(options.data);
try {
  // What is written once is written now.
  await server.listen({ port: 0, host: '127.0.0.1' });
  console.log(
    `${''.padEnd(30)}${'missed, ms'.padStart(12)}${'kept, ms'.padStart(12)}${'kept a second'.padStart(16)}`,
  );
  for (const path of PATHS) {
    await setTimeout(REST_MS);
    const missed: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const topic of TOPICS)
        await services.pool.query(`select pg_notify('kilele_changes', $1)`, [topic]);
      await services.events.caughtUp();
      // A process that does nothing else in all its time leaves pages to the browser to draw.
      await setTimeout(PAUSE_MS);
      const since = cpuMs();
      await call(path);
      missed.push(cpuMs() - since);
    }
    const first = missed.slice(0, FIRST);
    const since = cpuMs();
    for (let n = 0; n < KEPT_CALLS; n += 1) await call(path);
    const kept = (cpuMs() - since) / KEPT_CALLS;
    const cost = median(missed);
    const verdict = Math.max(...first) <= MOST_MISSED_MS && 1000 / kept >= LEAST_KEPT ? '' : '  NOT kept';
    console.log(
      `${path.padEnd(30)}${cost.toFixed(1).padStart(12)}${kept.toFixed(2).padStart(12)}${(1000 / kept).toFixed(0).padStart(16)}   first: ${first.map((ms) => ms.toFixed(0)).join(' ')}${verdict}`,
    );
  }
} finally {
  await close();
}
