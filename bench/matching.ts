// One refresh of a startup's and of an investor's matches among 20,000 investors, what-if, and a run over a whole market
// of 10,000 × 10,000 (a tenth of its startups unless called with `--full`); and how long the server stood still.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { prepareDatabase } from '../src/app/server/start.ts';
import { findLoadedMarket, type MarketSnapshot } from '../src/features/matching/server/snapshot.ts';
import { findBestInvestors, findBestStartups } from '../src/features/matching/server/ranking.ts';
import { insertRun, leaseRun, type RunState } from '../src/features/matching/server/queries-runs.ts';
import { findRunLists, nextStep } from '../src/features/matching/server/whole-market.ts';
import { findWhatIf } from '../src/features/matching/server/what-if.ts';
import { drawTurn, saveLists } from '../src/features/matching/server/queries-stored.ts';
import type { Db, Process } from '../src/shared/server/context.ts';
import { createDb, createPool } from '../src/platform/postgres/db.ts';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded/embedded-postgres.ts';

const INVESTORS = 20_000;
const STARTUPS = 20_000;
const RUNS = 5;
const MARKET = 10_000;
const IS_FULL = process.argv.includes('--full');
const NS_PER_MS = 1e6;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** Investors with three deals each and startups, spread evenly over sectors, stages and countries. */
async function fill(db: Db): Promise<void> {
  const sectors = sql`array['fintech', 'healthtech', 'edtech', 'agritech', 'logistics', 'saas']`;
  const stages = sql`array['pre-seed', 'seed', 'series-a', 'series-b']`;
  const countries = sql`array['NG', 'KE', 'ZA', 'GH', 'EG', 'SN', 'RW', 'IN', 'BR']`;
  const words = sql`array['payments', 'clinics', 'traders', 'farmers', 'schools', 'trucks', 'energy', 'credit', 'insurance', 'mobile', 'markets', 'software']`;
  const text = sql`array_to_string(array(select (${words})[1 + (n * 7 + k * k * 13 + k) % 12] || case when (n + k) % 3 = 0 then ((n * k) % 400)::text else '' end
    from generate_series(1, 40) k), ' ')`;
  await sql`insert into users (id, name, first_name, last_name, email)
    select 'i' || n, 'Investor ' || n, 'Investor', n::text, 'i' || n || '@example.test'
    from generate_series(1, ${INVESTORS}::int) n`.execute(db);
  await sql`insert into investors (user_id, type, investment_thesis, min_ticket_minor, average_ticket_minor,
      max_ticket_minor, preferred_sectors, preferred_geographies, preferred_stages, search, search_name)
    select 'i' || n, 'angel', ${text}, 1000000 * (1 + n % 9), 5000000 * (1 + n % 9), 20000000 * (1 + n % 9),
      array[(${sectors})[1 + n % 6], (${sectors})[1 + (n / 6) % 6]], array[(${countries})[1 + n % 9]],
      array[(${stages})[1 + n % 4]], '', ''
    from generate_series(1, ${INVESTORS}::int) n`.execute(db);
  await sql`insert into investor_deals (investor_id, company, sector_id, stage_id, country, deal_date,
      round_size_usd_minor, led)
    select i.id, 'Company', (${sectors})[1 + (i.id + k) % 6], (${stages})[1 + (i.id + k) % 4],
      (${countries})[1 + (i.id * k) % 9], date '2026-11-01' - (i.id * k) % 900, 10000000 * (1 + (i.id + k) % 40), k = 1
    from investors i, generate_series(1, 3) k`.execute(db);
  await sql`insert into startups (name, description, sector_id, region_id, stage_id, business_model, raising_text,
      raising_minor, raising_currency, team_size, country, users_count, search, search_name)
    select 'Startup ' || n, ${text}, (${sectors})[1 + n % 6], 'africa', (${stages})[1 + n % 4], 'B2B SaaS', '$500K',
      10000000 * (1 + n % 50), 'USD', 4, (${countries})[1 + n % 9], n % 5000, '', ''
    from generate_series(1, ${STARTUPS}::int) n`.execute(db);
  await sql`analyze`.execute(db);
}

/** Runs `work` and prints its median time and the longest the event loop stood still meanwhile. */
async function measure(label: string, runs: number, work: (run: number) => Promise<unknown>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    if (globalThis.gc) globalThis.gc();
    delay.enable();
    const start = performance.now();
    await work(run);
    times.push(performance.now() - start);
    delay.disable();
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  console.log(
    `${label.padEnd(44)}${median.toFixed(0).padStart(8)} ms${(delay.max / NS_PER_MS).toFixed(0).padStart(10)} ms`,
  );
}

async function run(db: Db, process: object): Promise<void> {
  const now = new Date('2026-11-21T12:00:00Z');
  console.log(`${''.padEnd(44)}${'median'.padStart(11)}${'blocked'.padStart(13)}`);
  let snapshot: MarketSnapshot | null = null;
  await measure(`survey of ${INVESTORS} investors`, 1, async () => {
    snapshot = await findLoadedMarket(db, process, now);
  });
  const market = snapshot ?? (await findLoadedMarket(db, process, now));
  await measure('market not changed', RUNS, (round) =>
    findLoadedMarket(db, process, new Date(now.getTime() + (1 + round) * 5000)),
  );
  await measure('best investors for one startup', RUNS, (round) => findBestInvestors(db, 10 + round, market));
  await measure('the same, asked again', RUNS, () => findBestInvestors(db, 10, market));
  await measure('what if: another ask', RUNS, (round) =>
    findWhatIf(db, 10, { raise: { raiseUsd: 200_000 * (1 + round), raiseStated: null } }, market),
  );
  await measure('what if: stage, country and instrument', RUNS, (round) =>
    findWhatIf(db, 11 + round, { stage: 'series-b', country: 'KE', instrument: 'safe' }, market),
  );
  await measure('the same, stored', RUNS, async (round) => {
    const turn = await drawTurn(db);
    const { pairs } = await findBestInvestors(db, 20 + round, market);
    await db
      .transaction()
      .execute((trx) =>
        saveLists(trx, { side: 'startup', lists: new Map([[20 + round, pairs]]), at: now, turn }),
      );
  });
  await measure(`best of ${STARTUPS} startups for one investor`, RUNS, (round) =>
    findBestStartups(db, 10 + round, market),
  );
}

/** All lists of a market of 10,000 × 10,000, step by step as the background job makes them. */
async function runWholeMarket(db: Db, pool: object): Promise<void> {
  await sql`delete from matches`.execute(db);
  await sql`update startups set status = 'closed' where id > ${IS_FULL ? MARKET : MARKET / 10}`.execute(db);
  await sql`update investors set hidden_at = now() where id > ${MARKET}`.execute(db);
  const now = () => new Date('2026-11-23T12:00:00Z');
  const services = { db, pool, now } as unknown as Process;
  const id = (await insertRun(db, null, now())) ?? 0;
  await findLoadedMarket(db, pool, now());
  let state: RunState | null = await leaseRun(db, id, now(), now());
  if (state === null) throw new Error('no run to work on');
  const best = await findRunLists(services, state);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const startedAt = performance.now();
  let scored = 0;
  for (let isLast = false; !isLast && state;) {
    const step: Awaited<ReturnType<typeof nextStep>> = await nextStep(services, { state, best });
    await db.transaction().execute((trx) => step.save(trx));
    if (state.phase === 'startups') scored = performance.now() - startedAt;
    state = step.state;
    isLast = step.isLast;
  }
  const took = performance.now() - startedAt;
  const pairs = state?.pairsCompared ?? 0;
  const { rows } = await sql<{ n: number }>`select count(*) as n from matches`.execute(db);
  console.log(
    `\nwhole market: ${pairs.toLocaleString('en')} pairs in ${(took / 1000).toFixed(1)} s, ${((1e6 * scored) / pairs).toFixed(0)} ns a pair, ${rows[0]?.n} pairs kept, blocked ${(delay.max / NS_PER_MS).toFixed(0)} ms`,
  );
  if (IS_FULL) return;
  const all = (MARKET * MARKET) / pairs;
  console.log(`extrapolated to ${MARKET} × ${MARKET}: ${((all * took) / 60_000).toFixed(1)} min of one core`);
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kilele-bench-'));
  const embedded = await startEmbeddedPostgres({ dataDir, log: quiet });
  const pool = createPool({ connectionString: embedded.url, maxConnections: 4, statementTimeoutMs: 120_000 });
  try {
    await prepareDatabase(pool);
    const db = createDb(pool);
    await fill(db);
    await run(db, pool);
    await runWholeMarket(db, pool);
  } finally {
    await pool.end();
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await main();
