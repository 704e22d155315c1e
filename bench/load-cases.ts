import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { sessionCookieName, signSessionToken } from '#shared/server/session.ts';
import { createPool } from '../src/platform/postgres/db.ts';
import type { Process } from '../src/shared/server/context.ts';
import { type LoadCase, type LoadRequest, type Side, SIDES } from './load-plan.ts';

const VARIANTS = 64;
const CROWD = 32;
const MEMBERS = 8_192;
const UPDATED = 128;
const MISSED_WORDS = 512;
const MISSED_RECORDS = 65_536;

/** Another address for each variant, as from as many people: the limit of requests per address stays out of it. */
const addressOf = (index: number) => ({
  'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
});

let asked = 0;
/** No address twice in a run: what is kept is answered so often that a few thousand would meet the limit. */
const get = (paths: readonly string[], headers: Readonly<Record<string, string>> = {}): LoadRequest[] =>
  paths.map((path) => ({ method: 'GET', path, headers: { ...addressOf((asked += 1)), ...headers } }));

/** The same questions by more people. */
const often = (paths: readonly string[]): string[] => Array.from({ length: CROWD }, () => paths).flat();

/** The same for both of our servers. */
const sides = (thin: readonly LoadRequest[], ours: readonly LoadRequest[]): LoadCase['requests'] => ({
  thin,
  ours,
  former: ours,
});

/** All orders of some values. */
function permutations<T>(values: readonly T[]): T[][] {
  if (values.length <= 1) return [[...values]];
  return values.flatMap((value, index) =>
    permutations(values.toSpliced(index, 1)).map((rest) => [value, ...rest]),
  );
}

/** A question with its parameters in every order: as many addresses, none of which was asked before. */
const worded = (path: string, parameters: Readonly<Record<string, string>>): string[] =>
  permutations(Object.entries(parameters)).map((each) => `${path}?${new URLSearchParams(each).toString()}`);

/** One wording of each question, then the next one of each, so that the yardstick gets the same questions in turn. */
const inTurn = (wordings: readonly (readonly string[])[]): string[] =>
  (wordings[0] ?? []).flatMap((_, turn) => wordings.map((each) => each[turn] ?? ''));

/** Members by their session cookies: many, since each may publish a few startups a day. The same ones in every run. */
async function openSessions({ pool, env }: Process): Promise<string[]> {
  const members = Array.from({ length: MEMBERS }, (_, index) => ({
    id: `bench-${index}`,
    token: randomBytes(24).toString('base64url'),
  }));
  const given = [members.map(({ id }) => id), members.map(({ token }) => token)];
  await pool.query(
    `insert into users (id, name, first_name, last_name, email, is_demo)
      select id, 'Ada Obi', 'Ada', 'Obi', id || '@example.test', true from unnest($1::text[]) m (id)
      on conflict do nothing`,
    [given[0]],
  );
  await pool.query(
    `insert into sessions (id, token, user_id, expires_at)
      select m.token, m.token, m.id, now() + interval '1 day' from unnest($1::text[], $2::text[]) m (id, token)`,
    given,
  );
  return members.map(
    ({ token }) =>
      `${sessionCookieName(env)}=${encodeURIComponent(signSessionToken(token, env.sessionSecret))}`,
  );
}

const DESCRIPTION =
  'Cold rooms for market traders, rented by the crate and the day, with prices agreed before loading.';

const formOf = (index: number) => ({
  name: `Bench Venture ${index}`,
  description: DESCRIPTION,
  sector: 'AgriTech',
  region: 'Africa',
  fundingStage: 'Seed',
  raisingAmount: '$500K',
  teamSize: 8,
  businessModel: 'Subscription',
  country: 'GH',
  city: 'Techiman',
});

/** A startup of each of some members. */
async function ownStartups(app: FastifyInstance, cookies: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, cookie] of cookies.entries()) {
    const headers = { cookie, ...addressOf(index) };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/startups',
      headers,
      payload: formOf(index),
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    ids.push(answer.json<{ id: number }>().id);
  }
  return ids;
}

/** List by sector, region and stage, newest 20: combinations that have a page of startups. */
async function listCases({ db }: Process, cookie: string): Promise<LoadCase[]> {
  const { rows } = await sql<{ sector: string; region: string; stage: string }>`
    select sector_id as sector, region_id as region, stage_id as stage from startups
    group by 1, 2, 3 having count(*) >= 20 order by md5(sector_id || region_id || stage_id) limit ${VARIANTS}`.execute(
    db,
  );
  const thin = get(rows.map(({ sector, region, stage }) => `/list/${sector}/${region}/${stage}`));
  const plain = rows.map((row) => `/api/startups?${new URLSearchParams(row).toString()}`);
  const wordings = rows.map((row) =>
    worded('/api/startups', { ...row, limit: '20', offset: '0', sort: 'newest' }),
  );
  return [
    { name: 'list', requests: sides(thin, get(inTurn(wordings))), isMissed: true, aim: 0.4 },
    { name: 'list, kept', requests: sides(thin, get(often(plain))), isMissed: false, aim: 0.6 },
    { name: 'list, member', requests: sides(thin, get(often(plain), { cookie })), isMissed: null, aim: null },
  ];
}

/** One word of name and description, newest 20: words of names, from rare to frequent. */
async function searchCases({ db }: Process): Promise<LoadCase[]> {
  const { rows } = await sql<{ word: string }>`
    select word from (select distinct split_part(search_name, ' ', 1) as word from startups) w
    where length(word) > 3 order by md5(word) limit ${MISSED_WORDS}`.execute(db);
  const words = rows.map(({ word }) => word);
  const thin = (some: readonly string[]) => get(some.map((word) => `/search/'${encodeURIComponent(word)}'`));
  const wordings = words.map((q) => worded('/api/startups', { q, limit: '20', offset: '0', sort: 'newest' }));
  const some = words.slice(0, VARIANTS);
  return [
    { name: 'search', requests: sides(thin(words), get(inTurn(wordings))), isMissed: true, aim: 0.4 },
    {
      name: 'search, kept',
      requests: sides(
        thin(some),
        get(often(some.map((word) => `/api/startups?q=${encodeURIComponent(word)}`))),
      ),
      isMissed: false,
      aim: 0.6,
    },
  ];
}

async function recordCases({ db }: Process): Promise<LoadCase[]> {
  const { rows } = await sql<{ id: number }>`
    select id from startups where hidden_at is null order by md5(id::text) limit ${MISSED_RECORDS}`.execute(
    db,
  );
  const requestsFor = (ids: readonly { id: number }[], repeated = (paths: string[]) => paths) =>
    sides(
      get(ids.map(({ id }) => `/record/${id}`)),
      get(repeated(ids.map(({ id }) => `/api/startups/${id}`))),
    );
  return [
    { name: 'record', requests: requestsFor(rows), isMissed: true, aim: 0.4 },
    {
      name: 'record, kept',
      requests: requestsFor(rows.slice(0, VARIANTS), often),
      isMissed: false,
      aim: 0.6,
    },
  ];
}

/** Each member has asked who they are, as each page does. */
const askedByEach = (cookies: readonly string[]): LoadRequest[] =>
  cookies.map((cookie, index) => ({
    method: 'GET',
    path: '/api/auth/user',
    headers: { cookie, ...addressOf(index) },
  }));

function createCase(cookies: readonly string[]): LoadCase {
  const write = (path: string, some: readonly string[], body: (index: number) => unknown): LoadRequest[] =>
    some.map((cookie, index) => ({
      method: 'POST',
      path,
      headers: { cookie, ...addressOf(index) },
      body: JSON.stringify(body(index)),
    }));
  const row = (index: number) => {
    const { name, description, raisingAmount, teamSize, businessModel, country, city } = formOf(index);
    const ids = { sector: 'agritech', region: 'africa', stage: 'seed' };
    return { name, description, ...ids, raisingAmount, teamSize, businessModel, country, city };
  };
  const half = cookies.length / 2;
  const [ours, former] = [cookies.slice(0, half), cookies.slice(half)];
  const requests = {
    thin: write('/create', ours, row),
    ours: write('/api/startups', ours, formOf),
    former: write('/api/startups', former, formOf),
  };
  return { name: 'create', requests, before: askedByEach(cookies), isMissed: null, aim: 0.5 };
}

/** Each side changes rows of its own, in two columns: the end of the description and the size of the team. */
async function updateCase(app: FastifyInstance, cookies: readonly string[]): Promise<LoadCase> {
  const requests = async (side: Side): Promise<LoadRequest[]> => {
    const own = cookies.slice(SIDES.indexOf(side) * UPDATED).slice(0, UPDATED);
    const ids = await ownStartups(app, own);
    return ids.map((id, index): LoadRequest => {
      const description = `${DESCRIPTION} VERSION`;
      const body =
        side === 'thin'
          ? { description, teamSize: 0 }
          : { ...formOf(index), description, teamSize: 0, version: 0 };
      return {
        method: 'PUT',
        path: side === 'thin' ? `/update/${id}` : `/api/startups/${id}`,
        headers: { cookie: own[index] ?? '', ...addressOf(index) },
        body: JSON.stringify(body).replaceAll(/"(teamSize|version)":0/g, '"$1":VERSION'),
        firstVersion: 1,
      };
    });
  };
  const [thin, ours, former] = [await requests('thin'), await requests('ours'), await requests('former')];
  const before = askedByEach(cookies.slice(0, SIDES.length * UPDATED));
  return { name: 'update', requests: { thin, ours, former }, before, isMissed: null, aim: 0.6 };
}

/** What is heavy to make and asked by anybody; there is nothing thin to compare it with. */
function heavyCases(hasPages: boolean): LoadCase[] {
  const one = (name: string, path: string): LoadCase => ({
    name,
    requests: sides([], get(Array.from({ length: VARIANTS * CROWD }, () => path))),
    isMissed: false,
    aim: null,
  });
  return [
    one('market', '/api/market-intelligence'),
    one('ecosystem', '/api/ecosystem/Nigeria'),
    one('investors', '/api/investors'),
    one('openapi', '/api/openapi.json'),
    ...(hasPages ? [one('page /', '/'), one('page /startups', '/startups')] : []),
  ];
}

/** Each kind of call, as requests to each server. */
export async function makeCases(
  app: FastifyInstance,
  services: Process,
  hasPages: boolean,
): Promise<LoadCase[]> {
  const cookies = await openSessions(services);
  const cases = [
    ...(await listCases(services, cookies[0] ?? '')),
    ...(await searchCases(services)),
    ...(await recordCases(services)),
    createCase(cookies),
    await updateCase(app, cookies),
    ...heavyCases(hasPages),
  ];
  // As a database does by itself within a minute of such changes.
  await services.pool.query('vacuum analyze users, sessions, startups, startup_members');
  return cases;
}

/** Takes away what this bench has created: thousands of new rows of one sector would slow down the next run's lists. */
export async function cleanUp(connectionString: string): Promise<void> {
  const pool = createPool({ connectionString, maxConnections: 1, statementTimeoutMs: 600_000 });
  try {
    await pool.query(`delete from startups where created_by like 'bench-%' or name like 'Bench Venture %'`);
    await pool.query(`delete from sessions where user_id like 'bench-%'`);
    await pool.query(`delete from rate_limits where key like 'call:%:bench-%'`);
    await pool.query('vacuum analyze startups');
  } finally {
    await pool.end();
  }
}
