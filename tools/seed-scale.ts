// Fills a database for measuring: `npm run seed:scale -- --startups 100000 --investors 20000 --messages 500000 --deals 100000`. The
// same rows for a seed;
// all flagged as demo. Into the database of DATA_DIR, or the one at DATABASE_URL.
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { DAY_MS } from '#shared/domain/time.ts';
import { prepareDatabase } from '../src/app/server/start.ts';
import { openDatabase } from '../src/platform/postgres/database.ts';
import { createDb, createPool } from '../src/platform/postgres/db.ts';
import { readEnv } from '../src/shared/server/env.ts';
import { createRandom, type Random } from './scale/random.ts';
import { networkStatements } from './scale/network.ts';
import { foldNetwork } from '../src/features/ecosystem/server/queries.ts';
import { sumUpCounts as sumUpInvestors } from '../src/features/investors/server/queries-counts.ts';
import { sumUpCounts as sumUpStartups } from '../src/features/startups/server/queries-counts.ts';
import { makeDeal, makeInvestor, makePerson, makeStartup } from './scale/rows.ts';

const BATCH = 5000;
const DEALS_EACH = 3;
const TODAY = Date.UTC(2026, 10, 1);
const SPAN_MS = 3 * 365 * DAY_MS;

const { values: options } = parseArgs({
  options: {
    startups: { type: 'string', default: '100000' },
    investors: { type: 'string', default: '20000' },
    messages: { type: 'string', default: '0' },
    deals: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    force: { type: 'boolean', default: false },
  },
});

const INSERT = {
  users: `insert into users (id, name, first_name, last_name, email, email_verified, user_type, is_demo)
    select id, name, first_name, last_name, email, true, user_type, true from json_populate_recordset(null::users, $1)`,
  startups: `insert into startups (id, name, description, sector_id, region_id, stage_id, business_model, raising_text,
      raising_minor, raising_currency, team_size, country, city, founded_year, users_count, users_evidence,
      monthly_revenue_usd_minor, revenue_evidence, traction_tier, search, search_name, created_by, is_demo, created_at, updated_at)
    select r.id, r.name, r.description, r.sector_id, r.region_id, r.stage_id, r.business_model, r.raising_text,
      r.raising_minor, r.raising_currency, r.team_size, r.country, r.city, r.founded_year, r.users_count, r.users_evidence,
      r.monthly_revenue_usd_minor, r.revenue_evidence, r.traction_tier, r.search, r.search_name, r.created_by, true,
      (e.value->>'at')::timestamptz, (e.value->>'at')::timestamptz
    from json_array_elements($1) e(value), json_populate_record(null::startups, e.value) r`,
  investors: `insert into investors (id, user_id, type, firm_name, investment_thesis, min_ticket_minor, average_ticket_minor,
      max_ticket_minor, preferred_sectors, preferred_geographies, preferred_stages, country, city, search_name, search,
      is_demo, created_at, updated_at)
    select r.id, r.user_id, r.type, r.firm_name, r.investment_thesis, r.min_ticket_minor, r.average_ticket_minor,
      r.max_ticket_minor, r.preferred_sectors, r.preferred_geographies, r.preferred_stages, r.country, r.city, r.search_name,
      setweight(to_tsvector('simple', e.value->>'a'), 'A') || setweight(to_tsvector('simple', e.value->>'b'), 'B')
        || setweight(to_tsvector('simple', e.value->>'c'), 'C'),
      true, (e.value->>'at')::timestamptz, (e.value->>'at')::timestamptz
    from json_array_elements($1) e(value), json_populate_record(null::investors, e.value) r`,
  deals: `insert into investor_deals (investor_id, company, sector_id, stage_id, country, deal_date, round_size_usd_minor, led)
    select investor_id, company, sector_id, stage_id, country, deal_date, round_size_usd_minor, led
    from json_populate_recordset(null::investor_deals, $1)`,
  words: `insert into search_words (word) select json_array_elements_text($1) on conflict do nothing`,
} as const;

const send = (client: pg.PoolClient, table: keyof typeof INSERT, rows: readonly unknown[]) =>
  client.query(INSERT[table], [JSON.stringify(rows)]);

/** The indexes that searches use are made once at the end, which is faster than row by row. */
async function takeIndexes(client: pg.PoolClient, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
    where schemaname = 'public' and indexdef !~ ' UNIQUE ' and tablename = any($1)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return rows.map(({ made }) => made);
}

const nextId = async (client: pg.PoolClient, table: 'startups' | 'investors'): Promise<number> => {
  const { rows } = await client.query<{ next: number }>(
    `select coalesce(max(id), 0) + 1 as next from ${table}`,
  );
  return rows[0]?.next ?? 1;
};

/** Spreads rows over the last years, oldest first. */
const momentOf = (index: number, count: number) =>
  new Date(TODAY - SPAN_MS + (SPAN_MS * (index + 1)) / count).toISOString();

async function fillStartups(
  client: pg.PoolClient,
  random: Random,
  count: number,
  words: Set<string>,
): Promise<void> {
  const first = await nextId(client, 'startups');
  for (let done = 0; done < count; done += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, count - done) }, (_, index) => first + done + index);
    const people = ids.map((id) => makePerson(random, `scale-founder-${id}`, 'founder'));
    const startups = ids.map((id, index) =>
      makeStartup(random, id, { ownerId: people[index]?.id ?? '', at: momentOf(id - first, count) }),
    );
    for (const startup of startups) for (const word of startup.words) words.add(word);
    await send(client, 'users', people);
    await send(
      client,
      'startups',
      startups.map(({ row }) => row),
    );
  }
  await client.query(
    `insert into startup_members (startup_id, user_id, role, title, joined_at)
      select id, created_by, 'owner', 'Founder', created_at from startups where id >= $1`,
    [first],
  );
  await client.query(
    `insert into traction_points (startup_id, metric, as_of, value, currency, evidence, created_by)
      select id, 'users', created_at::date, users_count, null, users_evidence, created_by
        from startups where id >= $1 and users_count is not null
      union all select id, 'monthly_revenue', created_at::date, monthly_revenue_usd_minor / 100.0, 'USD', revenue_evidence, created_by
        from startups where id >= $1 and monthly_revenue_usd_minor is not null`,
    [first],
  );
}

async function fillInvestors(
  client: pg.PoolClient,
  random: Random,
  count: number,
  words: Set<string>,
): Promise<void> {
  const first = await nextId(client, 'investors');
  for (let done = 0; done < count; done += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, count - done) }, (_, index) => first + done + index);
    const people = ids.map((id) => makePerson(random, `scale-investor-${id}`, 'investor'));
    const investors = people.map((user, index) => {
      const id = first + done + index;
      return makeInvestor(random, id, { user, at: momentOf(id - first, count) });
    });
    for (const investor of investors) for (const word of investor.words) words.add(word);
    const deals = ids.flatMap((id) => Array.from({ length: DEALS_EACH }, () => makeDeal(random, id, TODAY)));
    await send(client, 'users', people);
    await send(
      client,
      'investors',
      investors.map(({ row }) => row),
    );
    await send(client, 'deals', deals);
  }
}

type Counts = { startups: number; investors: number; messages: number; deals: number };

async function fillDirectory(client: pg.PoolClient, counts: Counts): Promise<void> {
  const random = createRandom(Number(options.seed));
  const words = new Set<string>();
  const ofStartups = await takeIndexes(client, ['startups', 'startup_members', 'traction_points']);
  await fillStartups(client, random, counts.startups, words);
  // Each investor's profile is made by looking up their teams.
  for (const made of ofStartups) await client.query(made);
  // What investors are active in is counted by looking up their deals.
  const ofInvestors = await takeIndexes(client, ['investors', 'search_words']);
  await fillInvestors(client, random, counts.investors, words);
  await send(client, 'words', [...words].toSorted());
  for (const made of ofInvestors) await client.query(made);
  for (const table of ['startups', 'investors']) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    );
  }
}

async function fill(client: pg.PoolClient, counts: Counts): Promise<void> {
  await client.query(`begin; set local statement_timeout = 0; set local maintenance_work_mem = '256MB'`);
  if (counts.startups + counts.investors > 0) await fillDirectory(client, counts);
  if (counts.messages + counts.deals > 0) {
    for (const statement of networkStatements(counts)) await client.query(statement);
  }
  await client.query('commit');
}

async function refuse(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ real: number }>('select count(*) as real from users where not is_demo');
  const real = rows[0]?.real ?? 0;
  if (real === 0 || options.force) return;
  throw new Error(
    `This database has ${real} real accounts. Nothing was changed; --force fills it nevertheless.`,
  );
}

async function main(): Promise<void> {
  const { startups, investors, messages, deals } = options;
  const counts = {
    startups: Number(startups),
    investors: Number(investors),
    messages: Number(messages),
    deals: Number(deals),
  };
  if (!Object.values(counts).every((count) => Number.isInteger(count) && count >= 0)) {
    throw new Error('--startups, --investors, --messages and --deals are whole numbers');
  }
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const database = await openDatabase(readEnv(), log);
  const pool = createPool({
    connectionString: database.directUrl,
    maxConnections: 1,
    statementTimeoutMs: 6 * 3_600_000,
  });
  try {
    await prepareDatabase(pool);
    await refuse(pool);
    const begun = performance.now();
    const client = await pool.connect();
    await fill(client, counts).finally(() => client.release(true));
    // Without figures of what was filled in, the sums below are planned for empty tables.
    await pool.query('analyze');
    // As the jobs of each minute do.
    const db = createDb(pool);
    for (const settle of [sumUpStartups, sumUpInvestors, foldNetwork]) await settle(db);
    // Kept counts never have a line for each row at once elsewhere: the room of these would be read with each sum.
    await pool.query(
      'vacuum full startup_counts, directory_counts, investor_counts, ticket_counts, seeker_counts',
    );
    await pool.query('vacuum analyze');
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(
      `${counts.startups} startups, ${counts.investors} investors with ${counts.investors * DEALS_EACH} deals, ${counts.messages} messages and ${counts.deals} deals in pipelines in ${seconds} s`,
    );
  } finally {
    await pool.end();
    await database.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
