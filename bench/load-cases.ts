import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { daysAfter } from '#shared/domain/time.ts';
import { sessionCookieName } from '../src/shared/server/session.ts';
import type { Process } from '../src/shared/server/context.ts';
import { signSessionToken } from '../src/shared/server/session.ts';
import { capture } from './load-capture.ts';
import type { CaseName, LoadCase, LoadRequest } from './load-plan.ts';

const VARIANTS = 64;
const UPDATED = 32;
/** Far above any real version, to tell the version from the other parameters. */
const LARGE_VERSION = 1_000_000;

/** Another address for each variant, as from as many people: the limit of requests per address stays out of it. */
const addressOf = (index: number) => ({ 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}` });

const get = (paths: readonly string[]): LoadRequest[] =>
  paths.map((path, index) => ({ method: 'GET', path, headers: addressOf(index) }));

function listPaths(): string[] {
  const sectors = [
    'fintech',
    'healthtech',
    'edtech',
    'ecommerce',
    'agritech',
    'cleantech',
    'logistics',
    'FoodTech',
  ];
  const filters = sectors.flatMap((sector) => [
    `sector=${sector}&stage=seed`,
    `sector=${sector}&region=africa`,
  ]);
  return filters.flatMap((filter) =>
    [0, 20, 40, 60].map((offset) => `/api/startups?${filter}&offset=${offset}`),
  );
}

async function searchPaths({ db }: Process): Promise<string[]> {
  const { rows } = await sql<{ name: string; id: number }>`
    select name, id from startups where id % 1999 = 0 order by id limit ${VARIANTS - 24}`.execute(db);
  const pairs = [
    'fintech nigeria',
    'solar kenya',
    'clinic accra',
    'school fees cairo',
    'coffee uganda',
    'trucks durban',
  ];
  const slips = rows.slice(0, 12).map(({ name }) => name.slice(0, 3) + name.slice(4));
  const texts = [
    ...rows.map(({ name }) => name),
    ...pairs,
    ...pairs.map((pair) => pair.split(' ')[0] ?? ''),
    ...slips,
  ];
  return texts.slice(0, VARIANTS).map((text) => `/api/startups?q=${encodeURIComponent(text)}`);
}

async function openSession({ db, env }: Process): Promise<{ userId: string; cookie: string }> {
  const [userId, token] = [`bench-${randomUUID()}`, randomBytes(24).toString('base64url')];
  const email = `${userId}@example.test`;
  await db
    .insertInto('users')
    .values({ id: userId, name: 'Ada Obi', firstName: 'Ada', lastName: 'Obi', email, isDemo: true })
    .execute();
  const expires = daysAfter(new Date(), 1);
  await db.insertInto('sessions').values({ id: randomUUID(), token, userId, expiresAt: expires }).execute();
  const value = encodeURIComponent(signSessionToken(token, env.sessionSecret));
  return { userId, cookie: `${sessionCookieName(env)}=${value}` };
}

const formOf = (index: number) => ({
  name: `Bench Venture ${index}`,
  description:
    'Cold rooms for market traders, rented by the crate and the day, with prices agreed before loading.',
  sector: 'AgriTech',
  region: 'Africa',
  fundingStage: 'Seed',
  raisingAmount: '$500K',
  teamSize: 8,
  businessModel: 'Subscription',
  country: 'GH',
  city: 'Techiman',
});

/** Startups of the bench's own member, at a version no other parameter has. */
async function ownStartups(app: FastifyInstance, { db }: Process, cookie: string): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < 2 * UPDATED; index += 1) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/startups',
      headers: { cookie, ...addressOf(index) },
      payload: formOf(index),
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    ids.push(answer.json<{ id: number }>().id);
  }
  await sql`update startups set version = ${LARGE_VERSION} where id = any(${ids})`.execute(db);
  return ids;
}

/** Each kind of call, as requests and as the statements our server sends for them. */
export async function makeCases(app: FastifyInstance, services: Process): Promise<LoadCase[]> {
  const { rows } = await sql<{
    id: number;
  }>`select id from startups where id % 97 = 1 order by id limit 960`.execute(services.db);
  const { cookie } = await openSession(services);
  const signedIn = (index: number) => ({ cookie, ...addressOf(index) });
  const creates = Array.from({ length: VARIANTS }, (_, index): LoadRequest => {
    return {
      method: 'POST',
      path: '/api/startups',
      headers: signedIn(index),
      body: JSON.stringify(formOf(index)),
    };
  });
  const updates = (await ownStartups(app, services, cookie)).map((id, index): LoadRequest => {
    const body = JSON.stringify({ ...formOf(index), version: 'VERSION' }).replace('"VERSION"', 'VERSION');
    return {
      method: 'PUT',
      path: `/api/startups/${id}`,
      headers: signedIn(index),
      body,
      firstVersion: LARGE_VERSION,
    };
  });
  const reads: readonly (readonly [CaseName, LoadRequest[]])[] = [
    ['list, 2 filters', get(listPaths())],
    ['text search', get(await searchPaths(services))],
    ['single record', get(rows.map(({ id }) => `/api/startups/${id}`))],
    ['create', creates],
  ];
  const cases: LoadCase[] = [];
  for (const [name, requests] of reads) {
    cases.push({ name, requests, statements: await capture(app, requests), firstVersions: [] });
  }
  const own = updates.slice(UPDATED);
  const firstVersions = own.map(() => LARGE_VERSION + 1);
  const requests = updates.slice(0, UPDATED);
  return [...cases, { name: 'update', requests, statements: await capture(app, own), firstVersions }];
}

/** Takes away what this bench has created: thousands of new rows of one sector would slow down the next run's lists. */
export async function cleanUp({ pool }: Process): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`delete from startups where created_by like 'bench-%'`);
    await client.query(`delete from users where id like 'bench-%'`);
    await client.query('vacuum analyze startups');
  } finally {
    client.release(true);
  }
}
