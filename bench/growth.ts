// What a call costs in a network and in one ten times its size, in processor time of the process and its database together:
//   npm run bench -- growth --small DIR --large DIR [--rounds 5] [--only people]
// The folders are filled before: `DATA_DIR=DIR npm run seed:scale -- --startups 100000 --investors 20000 --messages 500000
// --deals 100000`, and ten times as much of each. The same calls in both in turn, one after the other; medians of the rounds.
import { parseArgs } from 'node:util';
import { refreshList } from '../src/features/matching/server/jobs.ts';
import { openWorld, type World } from './load-world.ts';

const { values: options } = parseArgs({
  options: {
    small: { type: 'string' },
    large: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
if (!options.small || !options.large) throw new Error('--small and --large name two folders');
const ROUNDS = Number(options.rounds);
const AIM = 1.3;
const CALLS = 60;
const REFRESHES = 4;
const BUSY = 50;

type Case = {
  readonly name: string;
  readonly calls: number;
  /** Readies a call; what it answers is timed. `n` is another number for each call of a world. */
  readonly make: (world: World, n: number) => Promise<() => Promise<unknown>>;
};

const at = <T>(list: readonly T[], n: number): T => {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('nothing to ask for');
  return item;
};

const get = (
  name: string,
  path: (n: number, world: World) => string | Promise<string>,
  who: (n: number) => string | null = () => null,
): Case => ({
  name,
  calls: CALLS,
  make: async (world, n) => {
    const url = await path(n, world);
    return () => world.call(url, who(n));
  },
});

const lists = new WeakMap<World, Map<string, Promise<readonly string[]>>>();

/** Texts of a world that calls are made with, read once. */
async function textsOf(world: World, sql: string): Promise<readonly string[]> {
  const own = lists.get(world) ?? new Map<string, Promise<readonly string[]>>();
  lists.set(world, own);
  const read = async () => (await world.services.pool.query<{ t: string }>(sql)).rows.map(({ t }) => t);
  const known = own.get(sql) ?? read();
  own.set(sql, known);
  return known;
}

const FILTERS = `select 'sector=' || sector_id || '&region=' || region_id || '&stage=' || stage_id as t from startups
  where id <= 100000 group by sector_id, region_id, stage_id having count(*) >= 40 order by md5(sector_id || region_id || stage_id)`;
const WORDS = `select word as t from (select distinct split_part(search_name, ' ', 1) as word from startups where id <= 20000) w
  where length(word) > 3 order by md5(word) limit 2000`;
const PAGES = [
  'limit=20',
  'limit=19',
  'limit=21',
  'limit=18',
  'limit=22',
  'limit=17',
  'limit=23',
  'limit=16',
];

const founder = (n: number) => `scale-founder-${(n % BUSY) + 1}`;
const backer = (n: number) => `scale-investor-${(n % BUSY) + 1}`;
const threadOf = async (world: World, n: number) =>
  at(
    await textsOf(
      world,
      `select min(thread_id)::text as t from thread_members where user_id like 'scale-founder-__' group by user_id order by user_id`,
    ),
    n,
  );
const ownerOf = async (world: World, n: number) =>
  at(
    await textsOf(
      world,
      `select min(user_id) as t from thread_members where user_id like 'scale-founder-__' group by user_id order by user_id`,
    ),
    n,
  );

const refresh = (side: 'startup' | 'investor', own: (n: number) => number): Case => ({
  name: `matches: one changed ${side}, refreshed`,
  calls: REFRESHES,
  make: async ({ services }, n) => {
    const id = own(n);
    await services.pool.query(`update ${side}s set updated_at = now() where id = $1`, [id]);
    return () => refreshList(services, side, id);
  },
});

/** A call just after a startup has changed. */
const afterChange = (name: string, path: (n: number, world: World) => string | Promise<string>): Case => ({
  name,
  calls: CALLS,
  make: async (world, n) => {
    const url = await path(n, world);
    const { pool, events } = world.services;
    return async () => {
      await pool.query(
        `select pg_notify('kilele_changes', t) from unnest('{startups,startup counts}'::text[]) t`,
      );
      await events.caughtUp();
      await world.call(url);
    };
  },
});

const made = new WeakMap<World, Map<number, Promise<unknown>>>();
let lastMade: Promise<unknown> = Promise.resolve();

/** Makes a startup's list of matches once, one after the other. */
function keepList(world: World, startupId: number): Promise<unknown> {
  const own = made.get(world) ?? new Map<number, Promise<unknown>>();
  made.set(world, own);
  const known = own.get(startupId) ?? lastMade.then(() => refreshList(world.services, 'startup', startupId));
  lastMade = known;
  own.set(startupId, known);
  return known;
}

const CASES: readonly Case[] = [
  get('list: newest 20', (n) => `/api/startups?${at(PAGES, n)}&offset=${n}`),
  get(
    'list: sector, region, stage',
    async (n, world) =>
      `/api/startups?${at(await textsOf(world, FILTERS), n)}&${at(PAGES, n >> 4)}&offset=${n % 7}`,
  ),
  get(
    'search: a word, newest 20',
    async (n, world) => `/api/startups?q=${at(await textsOf(world, WORDS), n)}&sort=newest`,
  ),
  get('search: a frequent word', (n) => `/api/startups?q=payments&${at(PAGES, n)}&offset=${n}`),
  get('record: a startup', (n) => `/api/startups/${1 + ((n * 7919) % 90_000)}`),
  get('list: investors', (n) => `/api/investors?${at(PAGES, n)}&offset=${n}`),
  get('people: everybody', (n) => `/api/users/search?limit=20&offset=${n}`, founder),
  get(
    'people: a name',
    async (n, world) =>
      `/api/users/search?limit=20&q=${at(await textsOf(world, `select lower(first_name) as t from users where id like 'scale-%' group by 1 order by 1`), n)}`,
    founder,
  ),
  get(
    'people: a skill',
    (n) => `/api/users/search?limit=20&q=${at(['finance', 'rust', 'design'], n)}`,
    founder,
  ),
  get(
    'people: a whole name',
    async (n, world) =>
      `/api/users/search?limit=20&q=${encodeURIComponent(
        at(
          await textsOf(
            world,
            `select search_name as t from profiles
              where user_id in (select 'scale-founder-' || n from generate_series(100, 199) n) order by user_id`,
          ),
          n,
        ),
      )}`,
    founder,
  ),
  get('threads: the list', () => '/api/threads?limit=20', founder),
  get('threads: unread', () => '/api/threads/unread', founder),
  {
    name: 'threads: messages of one',
    calls: CALLS,
    make: async (world, n) => {
      const [thread, owner] = [await threadOf(world, n), await ownerOf(world, n)];
      return () => world.call(`/api/threads/${thread}/messages`, owner);
    },
  },
  get('deals: the board', () => '/api/portfolio/deal-flow?limit=5000', backer),
  afterChange('tiles: all startups', () => '/api/startups/summary'),
  afterChange(
    'tiles: sector, region, stage',
    async (n, world) => `/api/startups/summary?${at(await textsOf(world, FILTERS), n)}`,
  ),
  afterChange(
    'a country',
    (n) => `/api/ecosystem/${at(['Nigeria', 'Kenya', 'Egypt', 'Ghana', 'Rwanda'], n)}`,
  ),
  {
    name: 'matches: the kept list',
    calls: CALLS,
    make: async (world, n) => {
      const own = (n % BUSY) + 1;
      await keepList(world, own);
      return () => world.call(`/api/advanced-matching/${own}`, founder(n));
    },
  },
  refresh('startup', (n) => 1 + ((n * 7919) % 90_000)),
  refresh('investor', (n) => 1 + ((n * 7919) % 18_000)),
];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Milliseconds a call in each round of each world, in turn. */
async function measure({ calls, make }: Case, worlds: readonly World[]): Promise<number[]> {
  const costs = worlds.map((): number[] => []);
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [index, world] of worlds.entries()) {
      const first = (round + 1) * calls;
      const ready = await Promise.all(Array.from({ length: calls }, (_, n) => make(world, first + n)));
      const since = world.cpuMs();
      for (const run of ready) await run();
      // The first round fills what is read from disk once.
      if (round >= 0) costs[index]?.push((world.cpuMs() - since) / calls);
    }
  }
  return costs.map(median);
}

const small = await openWorld(options.small);
const large = await openWorld(options.large);
try {
  console.log(`milliseconds of processor a call, process and database; aim ${AIM} ×\n`);
  console.log(`${''.padEnd(40)}${'small'.padStart(9)}${'large'.padStart(9)}${'ratio'.padStart(8)}`);
  for (const one of CASES.filter(({ name }) => name.includes(options.only))) {
    const [before = 0, after = 0] = await measure(one, [small, large]);
    const ratio = after / before;
    const verdict = ratio <= AIM ? '' : '  NOT kept';
    console.log(
      `${one.name.padEnd(40)}${before.toFixed(2).padStart(9)}${after.toFixed(2).padStart(9)}${ratio.toFixed(2).padStart(8)}${verdict}`,
    );
  }
} finally {
  await small.close();
  await large.close();
}
