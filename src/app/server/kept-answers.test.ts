import { createHash, randomInt } from 'node:crypto';
import { connect, createServer as createTcpServer } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AFRICAN_COUNTRY_CODES } from '#shared/domain/catalogue/countries.ts';
import type { Process } from '#shared/server/context.ts';
import { type Client, createTestApp, type TestApp } from '#test/app.ts';
import { clientOf } from '#test/client.ts';
import { createInvestor, jobForm, startupForm } from '#test/forms.ts';
import { inlineJobs } from '#test/jobs.ts';
import { sentDuring } from '#test/sent.ts';
import { createEvents } from '#platform/postgres/events.ts';
import { features } from './features.ts';
import { createServer } from './server.ts';
import { closeServices, createServices } from './services.ts';

/** The same instance as `app`, served by a second process. */
type Elsewhere = { readonly services: Process; readonly server: FastifyInstance; readonly visitor: Client };

let app: TestApp;
let elsewhere: Elsewhere;
let founder: Client;

const FORM = startupForm('Zuri Pay', { sector: 'FinTech' });

const hears = (services: Process) =>
  vi.waitFor(async () => expect(await services.events.caughtUp()).toBe(true));

beforeAll(async () => {
  app = await createTestApp();
  const services = createServices({
    env: app.services.env,
    databaseUrl: app.services.pool.options.connectionString ?? '',
    jobs: inlineJobs(),
    maxConnections: 4,
  });
  const server = await createServer(services, `${app.services.env.dataDir}/no-dist`);
  elsewhere = { services, server, visitor: clientOf(server, '', '') };
  founder = await app.member();
  await hears(app.services);
  await hears(services);
});
afterAll(async () => {
  await elsewhere.server.close();
  await closeServices(elsewhere.services);
  await app.close();
});

describe('an answer to visitors', () => {
  it('is kept from the second time on that it is asked for', async () => {
    const url = `/api/startups?limit=3&offset=${randomInt(1_000_000)}`;
    const asked = async () => (await sentDuring(async () => void (await app.visitor.get(url)))).length;
    expect(await asked()).toBeGreaterThan(0);
    expect(await asked()).toBeGreaterThan(0);
    expect(await asked()).toBe(0);
  });

  it('is made once then, marked, packed, and not sent again to whoever has it', async () => {
    const url = '/api/startups/summary';
    await app.visitor.get(url);
    const first = await app.visitor.get(url);
    const sent = await sentDuring(async () => {
      const again = await app.server.inject({
        url,
        headers: { 'if-none-match': String(first.headers.etag) },
      });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
      expect((await app.visitor.get(url)).body).toEqual(first.body);
    });
    expect(sent).toEqual([]);
    const api = await app.server.inject({ url: '/api/ecosystem', headers: { 'accept-encoding': 'br' } });
    expect(api.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(api.rawPayload).toString())).toHaveLength(
      AFRICAN_COUNTRY_CODES.length,
    );
  });

  it('is never older than the last write, whichever process wrote and whichever answers', async () => {
    const { id, version: first } = (await founder.post('/api/startups', FORM)).body;
    let version = first;
    const readers = [app.visitor, elsewhere.visitor];
    for (let round = 0; round < 25; round += 1) {
      const name = `Zuri Pay ${createHash('sha256').update(String(round)).digest('hex').slice(0, 6)}`;
      const writer = round % 2 === 0 ? founder : clientOf(elsewhere.server, founder.userId, founder.cookie);
      version = (await writer.put(`/api/startups/${id}`, { ...FORM, name, version })).body.version;
      for (const reader of readers) {
        expect((await reader.get(`/api/startups/${id}`)).body.name).toBe(name);
        expect((await reader.get('/api/startups?sector=FinTech')).body[0]?.name).toBe(name);
        expect((await reader.get(`/api/startups?q=${name.split(' ')[2]}`)).body[0]?.name).toBe(name);
      }
    }
  });

  it('is never older than what anybody was told was saved, while several write at once', async () => {
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const processes = [app.server, elsewhere.server];
    const either = () => (random() < 0.5 ? app.server : elsewhere.server);
    const writers = await Promise.all([app.member(), app.member(), app.member()]);

    type Stored = { id: number; version: number };
    /** Publishes, renames or takes away. */
    async function change(through: Client, before: Stored | null, name: string): Promise<Stored | null> {
      const form = { ...FORM, name, sector: 'EdTech' };
      if (before === null) {
        const { body } = await through.post('/api/startups', form);
        return body;
      }
      if (random() < 0.3) {
        await through.delete(`/api/startups/${before.id}`);
        return null;
      }
      const { body } = await through.put(`/api/startups/${before.id}`, { ...form, version: before.version });
      return body;
    }

    /** Writes through either process, and reads what was written through both. */
    async function writeAndRead(writer: Client, mark: string): Promise<void> {
      let stored: Stored | null = null;
      let id = 0;
      for (let round = 0; round < 12; round += 1) {
        const name = `${mark} Nova${round}`;
        stored = await change(clientOf(either(), writer.userId, writer.cookie), stored, name);
        id = stored?.id ?? id;
        const expected = stored === null ? [] : [name];
        // Whatever was acknowledged is in every answer that is asked for from now on.
        await Promise.all(
          processes.flatMap((server) =>
            [clientOf(server, '', ''), clientOf(server, writer.userId, writer.cookie)].map(async (reader) => {
              const found = (await reader.get(`/api/startups?q=${mark}`)).body as { name: string }[];
              const listed = (await reader.get('/api/startups?sector=EdTech')).body as { name: string }[];
              const record = await reader.get(`/api/startups/${id}`);
              const theirs = listed.filter((each) => each.name.startsWith(mark));
              expect([found, theirs].map((rows) => rows.map((row) => row.name))).toEqual([
                expected,
                expected,
              ]);
              expect(record.status === 200 ? record.body.name : record.status).toBe(expected[0] ?? 404);
            }),
          ),
        );
      }
    }
    await Promise.all(
      writers.map((writer, index) => writeAndRead(writer, ['Kitovu', 'Baraka', 'Mawingu'][index] ?? '')),
    );
  });

  it('is nobody else’s view: members read what is theirs', async () => {
    const { id } = (await founder.post('/api/startups', { ...FORM, name: 'Nala Foods' })).body;
    expect((await app.visitor.get(`/api/startups/${id}`)).body.mine).toBeNull();
    const own = await founder.get(`/api/startups/${id}`);
    expect([own.body.mine, own.headers['cache-control'], own.headers.etag]).toEqual([
      'owner',
      'no-store',
      undefined,
    ]);
    expect((await app.visitor.get(`/api/startups/${id}`)).body.mine).toBeNull();
    await app.services.db
      .updateTable('startups')
      .set({ hiddenAt: new Date() })
      .where('id', '=', id)
      .execute();
    expect((await elsewhere.visitor.get(`/api/startups/${id}`)).status).toBe(404);
    expect((await founder.get(`/api/startups/${id}`)).status).toBe(200);
  });

  it('is shared with members who meet everybody, until they do not', async () => {
    const { id } = (await founder.post('/api/startups', { ...FORM, name: 'Shared Page' })).body;
    const url = '/api/startups?q=shared';
    const member = await app.member();
    const there = clientOf(elsewhere.server, member.userId, member.cookie);
    const first = await app.visitor.get(url);
    expect((await member.get(url)).headers.etag).toBe(first.headers.etag);
    expect((await there.get(url)).body[0]?.id).toBe(id);
    await app.services.db
      .insertInto('blocks')
      .values({ blockerId: founder.userId, blockedId: member.userId })
      .execute();
    // At once, in every process; whoever else asks sees what they saw.
    expect((await there.get(url)).body).toEqual([]);
    expect((await member.get(url)).body).toEqual([]);
    expect((await app.visitor.get(url)).body[0]?.id).toBe(id);
    await app.services.db.deleteFrom('blocks').where('blockerId', '=', founder.userId).execute();
    expect((await member.get(url)).body[0]?.id).toBe(id);
  });

  it('names who posts, and for whom, as they are called now, in every process', async () => {
    const { id } = (await founder.post('/api/startups', { ...FORM, name: 'Tuli Works' })).body;
    const post = (await founder.post('/api/jobs', jobForm({ postedFor: `startup:${id}` }))).body;
    const [list, page] = ['/api/jobs', `/api/jobs/${post.id}`] as const;
    const listed = async () =>
      (await elsewhere.visitor.get(list)).body.find((job: { id: number }) => job.id === post.id);
    expect((await listed())?.company.name).toBe('Tuli Works');
    expect((await elsewhere.visitor.get(page)).headers.etag).toEqual(expect.any(String));
    await app.services.db.updateTable('startups').set({ name: 'Tuli Yards' }).where('id', '=', id).execute();
    expect([(await listed())?.company.name, (await elsewhere.visitor.get(page)).body.company.name]).toEqual([
      'Tuli Yards',
      'Tuli Yards',
    ]);
    await founder.post(`/api/jobs/${post.id}/close`, { reason: 'withdrawn' });
    expect([await listed(), (await elsewhere.visitor.get(page)).status]).toEqual([undefined, 404]);
    expect((await founder.get(page)).status).toBe(200);
  });

  it('is not kept where it is a refusal', async () => {
    const { rows } = await app.services.pool.query<{ next: number }>(
      `select nextval(pg_get_serial_sequence('startups', 'id'))::int as next`,
    );
    const url = `/api/startups/${(rows[0]?.next ?? 0) + 1}` as const;
    expect((await app.visitor.get(url)).status).toBe(404);
    const made = (await founder.post('/api/startups', { ...FORM, name: 'Just Made' })).body;
    expect((await app.visitor.get(`/api/startups/${made.id}`)).status).toBe(200);
    expect((await app.visitor.get('/api/startups?colour=red')).status).toBe(400);
    expect((await app.visitor.get('/api/startups?colour=red')).status).toBe(400);
  });
});

describe('what answers are made from', () => {
  const kept = features.flatMap((feature) =>
    feature.routes.flatMap(({ handlers }) =>
      Object.entries(handlers).flatMap(([key, { keeping }]) =>
        keeping ? [[key, keeping.topics] as const] : [],
      ),
    ),
  );
  const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
    'GET /api/startups': ['?limit=3', '?q=zuri', '?q=zury', '?ticket=1000', '?region=Africa&sort=traction'],
    'GET /api/startups/summary': ['', '?q=zuri'],
    'GET /api/investors': ['', '?q=ada&ticket=1000'],
    'GET /api/investors/summary': [''],
    'GET /api/jobs': ['', '?q=engineer', '?location=Nairobi'],
  };

  /** What a text reads from, by name. */
  const namedIn = (text: string) =>
    [...text.matchAll(/\b(?:from|join)\s+\(*"?(\w+)/gi)].map(([, name = '']) => name);

  /** Tables behind each name a statement may use: of a view, those it rests on, and those its functions read. */
  async function tablesBehind(): Promise<Map<string, string[]>> {
    const { rows } = await app.services.pool.query<{ name: string; tables: string[]; functions: string[] }>(`
      with recursive rests as (
        select c.oid as root, c.oid as at from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
        union select r.root, d.refobjid from rests r
          join pg_rewrite w on w.ev_class = r.at join pg_depend d on d.objid = w.oid and d.classid = 'pg_rewrite'::regclass
            and d.refclassid in ('pg_class'::regclass, 'pg_proc'::regclass))
      select r.root::regclass::text as name,
        array_agg(distinct b.relname::text) filter (where b.relkind = 'r') as tables,
        coalesce(array_agg(distinct f.prosrc) filter (where f.oid is not null), '{}') as functions
      from rests r left join pg_class b on b.oid = r.at left join pg_proc f on f.oid = r.at group by 1`);
    const byName = new Map(rows.map((row) => [row.name, row]));
    const behind = (name: string): string[] => {
      const { tables = [], functions = [] } = byName.get(name) ?? {};
      return [...tables, ...functions.flatMap(namedIn).flatMap(behind)];
    };
    return new Map(rows.map(({ name }) => [name, behind(name)]));
  }

  /** Under which topics the database tells of a table; some of a table tell of a part of its columns alone. */
  async function topicsTold(): Promise<Map<string, string[]>> {
    const { rows } = await app.services.pool.query<{ name: string; topics: string[] }>(
      `select tgrelid::regclass::text as name, array_agg(rtrim(encode(tgargs, 'escape'), '\\000')) as topics
        from pg_trigger where tgfoid = 'tell_change'::regproc group by 1`,
    );
    return new Map(rows.map(({ name, topics }) => [name, topics]));
  }

  it.each(kept.map(([key]) => key))('%s names the topic of every table it reads', async (key) => {
    const topics = new Set<string>(kept.find(([each]) => each === key)?.[1] ?? []);
    const topicOf = await topicsTold();
    const behind = await tablesBehind();
    const { id } = (await founder.post('/api/startups', FORM)).body;
    const investor = await createInvestor(app);
    const job = (await founder.post('/api/jobs', jobForm({ postedFor: `startup:${id}` }))).body;
    const path = (key.split(' ')[1] ?? '')
      .replace('/jobs/{id}', `/jobs/${job.id}`)
      .replace('/investors/{id}', `/investors/${investor.id}`)
      .replace('{id}', String(id))
      .replace('{sector}', 'FinTech')
      .replace('{country}', 'Kenya');
    const sent = await sentDuring(async () => {
      for (const query of ADDRESSES[key] ?? ['']) {
        const { statusCode } = await app.server.inject({ url: `${path}${query}` });
        expect(statusCode).toBe(200);
      }
    });
    const read = new Set(namedIn(sent.join(' ')).flatMap((name) => behind.get(name) ?? []));
    expect(read.size).toBeGreaterThan(0);
    expect([...read].filter((table) => !topicOf.get(table)?.some((topic) => topics.has(topic)))).toEqual([]);
  });

  it('is told by the database', async () => {
    const told = new Set([...(await topicsTold()).values()].flat());
    expect(kept.flatMap(([, topics]) => topics).filter((topic) => !told.has(topic))).toEqual([]);
  });
});

describe('who holds a session', () => {
  it('is asked once, and refused at the very next call after it ended, in every process', async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await app.member();
      const there = clientOf(elsewhere.server, member.userId, member.cookie);
      expect((await there.get('/api/auth/user')).status).toBe(200);
      expect((await there.get('/api/auth/user')).status).toBe(200);
      await app.services.db.deleteFrom('sessions').where('userId', '=', member.userId).execute();
      expect((await there.get('/api/auth/user')).status).toBe(401);
    }
  });

  it('is known by what they are now: a name, a right, a suspension count at once everywhere', async () => {
    const member = await app.member({ firstName: 'Ada' });
    const there = clientOf(elsewhere.server, member.userId, member.cookie);
    const change = (set: { firstName?: string; isAdmin?: boolean; suspendedAt?: Date }) =>
      app.services.db.updateTable('users').set(set).where('id', '=', member.userId).execute();
    expect((await there.get('/api/auth/user')).body).toMatchObject({ firstName: 'Ada' });
    await change({ firstName: 'Ama' });
    expect((await there.get('/api/auth/user')).body).toMatchObject({ firstName: 'Ama' });
    await change({ suspendedAt: new Date() });
    expect((await there.get('/api/auth/user')).status).toBe(401);
  });

  it('is looked up each time while the process hears of nothing', async () => {
    const member = await app.member();
    const there = clientOf(elsewhere.server, member.userId, member.cookie);
    expect((await there.get('/api/auth/user')).status).toBe(200);
    await app.services.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'kilele events' and datname = current_database()`,
    );
    await app.services.db.deleteFrom('sessions').where('userId', '=', member.userId).execute();
    expect((await there.get('/api/auth/user')).status).toBe(401);
    await hears(elsewhere.services);
    await hears(app.services);
  });
});

/** Passes on all that a database and its client say, save for notifications, as a pooler between transactions does. */
async function poolerBefore(host: string, port: number) {
  const server = createTcpServer((client) => {
    const database = connect(port, host);
    client.on('error', () => database.destroy()).pipe(database);
    let rest = Buffer.alloc(0);
    database.on('error', () => client.destroy()).on('end', () => client.end());
    database.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
        const length = 1 + rest.readUInt32BE(1);
        if (rest[0] !== 'A'.charCodeAt(0)) client.write(rest.subarray(0, length));
        rest = rest.subarray(length);
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
}

it('behind a pooler that swallows notifications nothing is remembered', async () => {
  const own = new URL(app.databaseUrl);
  const pooler = await poolerBefore(own.hostname, Number(own.port));
  const through = new URL(own);
  through.hostname = '127.0.0.1';
  through.port = String(pooler.port);
  const events = createEvents(through.href);
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await events.caughtUp()).toBe(false);
    await new Promise((done) => setTimeout(done, 100));
  }
  await events.close();
  pooler.server.close();
});
