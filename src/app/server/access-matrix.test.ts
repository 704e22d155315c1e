import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { features } from './features.ts';
import { suspendPerson } from '#features/accounts/server/queries-own.ts';
import { type Client, testApp, testMember } from '#test/app.ts';
import { investorForm, jobForm, joinTeam, startupForm } from '#test/forms.ts';
import { listen, openStream } from '#test/streams.ts';

type Listed = { readonly key: string; readonly endpoint: Endpoint };

const calls: readonly Listed[] = features
  .flatMap(({ routes }) => routes)
  .flatMap(({ table }) => Object.entries(table))
  .flatMap(([key, endpoint]) => (endpoint ? [{ key, endpoint }] : []))
  .toSorted((one, other) => one.key.localeCompare(other.key));

const READ_ONLY = calls.filter(({ key }) => key.startsWith('GET '));

const app = testApp();
const member = testMember(app);
const suspended = testMember(app);

beforeAll(async () => {
  await sql`update users set suspended_at = now() where id = ${suspended.userId}`.execute(app.services.db);
});

async function answerTo(client: Client, { key, endpoint }: Listed) {
  const [method = '', path = ''] = key.split(' ');
  const url = path.replaceAll(/\{\w+\}/g, '1');
  const send: Record<string, () => ReturnType<Client['get']>> = {
    GET: () => client.get(url),
    POST: () => client.post(url, endpoint.body && {}),
    PUT: () => client.put(url, endpoint.body && {}),
    PATCH: () => client.patch(url, endpoint.body && {}),
    DELETE: () => client.delete(url),
  };
  const answer = await send[method]?.();
  if (!answer) throw new Error(`${key} has no method`);
  return answer;
}

const of = (access: Endpoint['access']) => calls.filter(({ endpoint }) => endpoint.access === access);

describe('every call', () => {
  it('is known here', () => {
    expect(calls.length).toBeGreaterThan(150);
  });

  it.each([...of('member'), ...of('admin')])('$key wants a session', async (listed) => {
    for (const client of [app.visitor, suspended]) {
      const answer = await answerTo(client, listed);
      expect(answer.status).toBe(401);
      expect(answer.problem.code).toBe('unauthenticated');
    }
  });

  it.each(of('admin'))('$key is for admins', async (listed) => {
    expect((await answerTo(member, listed)).status).toBeOneOf([403, 404]);
  });

  it.each(of('public'))('$key never fails for a visitor', async (listed) => {
    expect((await answerTo(app.visitor, listed)).status).toBeLessThan(500);
  });
});

/** Things of others by the address they are asked at; what is asked at any other address is number 1. */
type Things = Readonly<Record<'startup' | 'investor' | 'person' | 'job' | 'document', string>>;
const ADDRESSES: readonly (readonly [RegExp, keyof Things])[] = [
  [/^\/api\/(startups|matching\/startups|market\/competitors|portfolio\/company)\/\{\w+\}/, 'startup'],
  [/^\/api\/advanced-matching\/\{startupId\}/, 'startup'],
  [/^\/api\/(investors|matching\/investors)\/\{id\}/, 'investor'],
  [/^\/api\/(people|users|blocks)\/\{\w+\}/, 'person'],
  [/^\/api\/jobs\/\{id\}/, 'job'],
  [/^\/api\/documents\/\{id\}/, 'document'],
];
const ABSENT: Things = {
  startup: '2147483647',
  investor: '2147483647',
  person: 'nobody',
  job: '2147483647',
  document: '2147483647',
};
/** These end the asker's own session, or answer with a stream. */
const UNASKED = new Set(['GET /api/logout', 'GET /api/events', 'POST /api/auth/explore']);

/** What somebody is answered to every call about these things, by its status. */
async function answersTo(client: Client, things: Things, asked: readonly Listed[] = calls) {
  const statuses: Record<string, number> = {};
  for (const { key, endpoint } of asked) {
    if (UNASKED.has(key) || endpoint.upload) continue;
    const [, path = ''] = key.split(' ');
    const thing = ADDRESSES.find(([address]) => address.test(path))?.[1];
    const known = thing ? key.replace(/\{\w+\}/, things[thing]) : key;
    statuses[key] = (await answerTo(client, { key: known, endpoint })).status;
  }
  return statuses;
}

describe('every call about the things of others', () => {
  let owner: Client;
  let things: Things;

  /** Somebody with a startup, an investor's profile, a job and a document. */
  beforeAll(async () => {
    const { db } = app.services;
    owner = await app.member({ firstName: 'Thandeka' });
    const startup = (await owner.post('/api/startups', startupForm('Zuri Pay'))).body.id;
    const investor = (await owner.post('/api/investors', investorForm())).body.id;
    const job = (await owner.post('/api/jobs', jobForm())).body.id;
    const { id: document } = await db
      .insertInto('documents')
      .values({
        startupId: startup,
        type: 'pitch_deck',
        title: 'Plan',
        createdBy: owner.userId,
        createdAt: new Date(),
        updatedAt: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    things = {
      startup: String(startup),
      investor: String(investor),
      person: owner.userId,
      job: String(job),
      document: String(document),
    };
  });

  async function inTeam(role: 'owner' | 'editor' | 'viewer'): Promise<Client> {
    const client = await app.member();
    await joinTeam(app, client, { startupId: Number(things.startup), role });
    return client;
  }
  const team = () => `/api/startups/${Number(things.startup)}/team` as const;

  it('answers a removed member as it answers a stranger', async () => {
    const removed = await inTeam('owner');
    expect((await owner.delete(`${team()}/${removed.userId}`)).status).toBe(200);
    expect(await answersTo(removed, things)).toEqual(await answersTo(await app.member(), things));
  });

  it('answers a demoted member as it answers one who was never more', async () => {
    const demoted = await inTeam('owner');
    expect((await owner.put(`${team()}/${demoted.userId}`, { role: 'viewer' })).status).toBe(200);
    const asViewer = await answersTo(await inTeam('viewer'), things, READ_ONLY);
    expect(await answersTo(demoted, things, READ_ONLY)).toEqual(asViewer);
    const own = calls.filter(
      ({ key }) => key.includes('/startups/{id}/') && !READ_ONLY.some((one) => one.key === key),
    );
    const [asWriter, others] = [
      await answersTo(demoted, things, own),
      await answersTo(await inTeam('viewer'), things, own),
    ];
    expect(asWriter).toEqual(others);
  });

  it.each(['blocks', 'excludes'])(
    'answers somebody whom the owner %s as if there were nothing',
    async (how) => {
      const shutOut = await app.member();
      const before = await answersTo(shutOut, ABSENT);
      if (how === 'blocks') await owner.post('/api/blocks', { userId: shutOut.userId });
      else await owner.post('/api/exclusions', { kind: 'person', value: shutOut.userId });
      expect(await answersTo(shutOut, things)).toEqual(before);
    },
  );

  it('answers a visitor of the demo as if there were nothing', async () => {
    const demo = await app.member();
    await sql`update users set is_demo = true where id = ${demo.userId}`.execute(app.services.db);
    const answers = await answersTo(demo, things);
    expect(answers).toEqual(await answersTo(demo, ABSENT));
    const realOnly = calls.filter(({ key, endpoint }) => endpoint.realOnly && answers[key] !== undefined);
    expect(realOnly.map(({ key }) => [key, answers[key]])).toEqual(realOnly.map(({ key }) => [key, 403]));
  });

  it('ends the open stream of somebody who is suspended, and answers them nothing', async () => {
    const gone = await app.member();
    const stream = await openStream(await listen(app), gone.cookie);
    await app.services.db.transaction().execute((db) => suspendPerson(db, gone.userId, new Date()));
    expect(await stream.isOver()).toBe(true);
    for (const [key, status] of Object.entries(
      await answersTo(gone, things, [...of('member'), ...of('admin')]),
    ))
      expect([key, status]).toEqual([key, 401]);
  });
});
