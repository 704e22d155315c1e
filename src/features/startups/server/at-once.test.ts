import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createJobs } from '#platform/jobs/jobs.ts';
import type { Process, UserId } from '#shared/server/context.ts';
import { insertStoredFile } from '#platform/postgres/stored-files.ts';
import { daysAfter } from '#shared/domain/time.ts';
import { type Client, createTestApp, testApp, testMember } from '#test/app.ts';
import { createStartup, joinTeam, startupForm } from '#test/forms.ts';
import { sentDuring } from '#test/sent.ts';
import { startupJobs } from './jobs.ts';
import type { StartupValues } from './queries-change.ts';
import { changing, makeStartup, takeSaves } from './queries-save.ts';

const app = testApp();
const founder = testMember(app);
const FORM = startupForm('Zuri Pay');
const savedAlone = startupJobs.filter(({ name }) => name === 'startups-saved');

beforeAll(async () => {
  await vi.waitUntil(() => app.services.events.caughtUp());
});

/** A session that this process remembers. */
async function known(client: Client): Promise<Client> {
  expect((await client.get('/api/profile')).status).toBe(200);
  return client;
}

/** What calls send while they are waited for: the words that searches are corrected to are kept after a save. */
const sentByCalls = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await sentDuring(work)).filter((text) => !text.includes('search_words'));

const sessionOf = async ({ userId }: Client) =>
  app.services.db.selectFrom('sessions').select('id').where('userId', '=', userId).executeTakeFirstOrThrow();

const stored = async (id: number) =>
  app.services.db.selectFrom('startups').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a write of a member whose session is remembered', () => {
  it('is one statement, for a new startup and for a change', async () => {
    // What is done of it in the background is no part of it.
    const look = vi.spyOn(app.jobs, 'look').mockResolvedValue();
    await known(founder);
    let id = 0;
    await founder.post('/api/startups', FORM);
    const made = await sentByCalls(async () => {
      ({ id } = (await founder.post('/api/startups', FORM)).body);
    });
    expect(made).toHaveLength(1);
    const changed = await sentByCalls(async () => {
      const { body } = await founder.put(`/api/startups/${id}`, { ...FORM, teamSize: 9, version: 1 });
      expect(body).toMatchObject({ id, teamSize: 9, version: 2, mine: 'owner' });
    });
    expect(changed).toHaveLength(1);
    look.mockRestore();
    expect(await stored(id)).toMatchObject({ teamSize: 9, version: 2 });
  });

  it('is two for a session that is not remembered: it is looked up first', async () => {
    const look = vi.spyOn(app.jobs, 'look').mockResolvedValue();
    const newcomer = await app.member({ firstName: 'Amina' });
    const sent = await sentByCalls(async () => {
      expect((await newcomer.post('/api/startups', FORM)).status).toBe(201);
    });
    expect(sent.map((text) => /into startups|from sessions/.exec(text)?.[0])).toEqual([
      'from sessions',
      'into startups',
    ]);
    look.mockRestore();
  });

  it('may change or take away the logo, whose picture goes then, and keeps places that are left out', async () => {
    const member = await known(await app.member());
    const form = { ...FORM, country: 'KE', city: 'Nairobi' };
    const { id } = (await member.post('/api/startups', form)).body;
    const key = `logos/${randomUUID()}.webp`;
    const { db } = app.services;
    await app.services.files.put(key, Buffer.from('x'), 'image/webp');
    await insertStoredFile(db, {
      key,
      ownerId: member.userId,
      contentType: 'image/webp',
      sizeBytes: 1,
    });
    const change = async (fields: object, version: number) => {
      const sent = await sentByCalls(async () => {
        const { status, body } = await member.put(`/api/startups/${id}`, { ...form, ...fields, version });
        expect([status, body.version]).toEqual([200, version + 1]);
      });
      return sent.filter((text) => text.includes('update startups')).length;
    };
    const files = () => db.selectFrom('storedFiles').select('key').where('key', '=', key).execute();
    await sql`update startups set logo_url = ${`/files/${key}`} where id = ${id}`.execute(db);
    expect(await change({ teamSize: 5 }, 1)).toBe(1);
    expect(await files()).toHaveLength(1);
    expect(await change({ logoUrl: null }, 2)).toBe(1);
    expect(await files()).toHaveLength(0);
    expect(await change({ logoUrl: 'https://zuri.example/logo.png' }, 3)).toBe(1);
    await member.put(`/api/startups/${id}`, { ...FORM, version: 4 });
    expect(await stored(id)).toMatchObject({ country: 'NG', city: 'Nairobi', version: 5 });
    expect(
      (await member.get('/api/startups?q=nairobi')).body.map((found: { id: number }) => found.id),
    ).toContain(id);
  });

  it('shares its statement with those of the same moment, and each gets its own answer', async () => {
    const members = await Promise.all(
      Array.from({ length: 6 }, async () => known(await app.member({ firstName: 'Amina' }))),
    );
    const sent = await sentDuring(async () => {
      const made = await Promise.all(
        members.map((member, index) =>
          member.post('/api/startups', { ...FORM, name: `Baobab ${index}`, teamSize: index + 1 }),
        ),
      );
      const changed = await Promise.all(
        members.map((member, index) =>
          member.put(`/api/startups/${made[index]?.body.id ?? 0}`, {
            ...FORM,
            name: `Mwangaza ${index}`,
            // The last one was typed over a version that is not there.
            version: index === 5 ? 7 : 1,
          }),
        ),
      );
      expect(made.map(({ body }) => [body.name, body.teamSize, body.version])).toEqual(
        members.map((_, index) => [`Baobab ${index}`, index + 1, 1]),
      );
      expect(changed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 409]);
      expect(changed.slice(0, 5).map(({ body }) => body.name)).toEqual(
        Array.from({ length: 5 }, (_, index) => `Mwangaza ${index}`),
      );
    });
    expect(sent.filter((text) => text.includes('into startups')).length).toBeLessThanOrEqual(3);
    expect(sent.filter((text) => text.includes('update startups')).length).toBeLessThanOrEqual(4);
  });

  it('with an Idempotency-Key is one statement, too, and keeps the answer that its repetition gets', async () => {
    const look = vi.spyOn(app.jobs, 'look').mockResolvedValue();
    const member = await known(await app.member({ firstName: 'Amina' }));
    const form = { ...FORM, country: 'KE', countryMarket: 'NG', city: 'Nairobi', foundedYear: 2020 };
    const send = (key: string, body: object = form) =>
      member.post('/api/startups', body, { 'idempotency-key': key });
    await send('warm-4711-0');
    let first = await send('once-4711-a');
    const sent = await sentByCalls(async () => {
      first = await send('once-4711-b');
    });
    expect(sent).toHaveLength(1);
    expect(first.status).toBe(201);
    const again = await send('once-4711-b');
    expect([again.status, again.headers['idempotent-replay'], again.body]).toEqual([201, 'true', first.body]);
    const another = await send('once-4711-b', { ...form, teamSize: 77 });
    expect(another.status).toBe(409);
    expect((await send('no')).status).toBe(400);
    expect((await member.get('/api/profile')).body.startups).toHaveLength(3);
    look.mockRestore();
  });

  it('is done once for a key that comes several times at the same moment', async () => {
    const members = await Promise.all([1, 2].map(async () => known(await app.member())));
    const answers = await Promise.all(
      members.flatMap((member) =>
        [1, 2, 3, 4].map(() => member.post('/api/startups', FORM, { 'idempotency-key': 'the-same-key' })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    for (const [index, member] of members.entries()) {
      const { startups } = (await member.get('/api/profile')).body;
      expect(startups).toHaveLength(1);
      const theirs = answers.slice(4 * index, 4 * index + 4);
      expect(theirs.map(({ body }) => body)).toEqual(theirs.map(() => theirs[0]?.body));
      expect(theirs[0]?.body.id).toBe(startups[0]?.id);
    }
    const { rows } = await sql<{ count: number }>`select count from rate_limits
      where key = ${`call:POST /api/startups:${members[0]?.userId}`}`.execute(app.services.db);
    expect(rows[0]?.count).toBe(1);
  });

  it('does not fail for somebody else’s that is refused', async () => {
    const [busy, other] = [await known(await app.member()), await known(await app.member())];
    await app.services.db
      .insertInto('rateLimits')
      .values({ key: `call:POST /api/startups:${busy.userId}`, count: 40, lastRequest: Date.now() })
      .execute();
    const answers = await Promise.all([busy, other].map((client) => client.post('/api/startups', FORM)));
    expect(answers.map(({ status }) => status)).toEqual([429, 201]);
    expect((await busy.get('/api/profile')).body.startups).toEqual([]);
  });

  it('is told in the usual order why it is refused', async () => {
    const stranger = await known(await app.member());
    const { id } = await createStartup(founder);
    await joinTeam(app, stranger, { startupId: id, role: 'viewer' });
    const change = { ...FORM, version: 1 };
    expect((await stranger.put(`/api/startups/${id}`, change)).status).toBe(403);
    expect((await stranger.put('/api/startups/2147483647', change)).status).toBe(404);
    const inTheFuture = { ...change, foundedYear: 2999 };
    expect((await stranger.put('/api/startups/2147483647', inTheFuture)).status).toBe(404);
    expect((await founder.put(`/api/startups/${id}`, inTheFuture)).status).toBe(400);
    expect((await founder.put(`/api/startups/${id}`, { version: 1 })).status).toBe(400);
    expect((await stored(id)).version).toBe(1);
  });
});

it('a process that is asked for nothing but changes hears of others all the same, and looks each session up once', async () => {
  const fresh = await createTestApp();
  const client = await fresh.member();
  const { id } = await createStartup(client, 'Zuri Pay');
  await vi.waitFor(() => expect(fresh.services.events.isHearing()).toBe(true));
  const change = (version: number) => client.put(`/api/startups/${id}`, { ...FORM, version });
  await change(1);
  const sent = await sentByCalls(() => change(2));
  expect(sent.filter((text) => text.includes('sessions') && !text.includes('update startups'))).toEqual([]);
  await fresh.close();
});

describe('the statement itself', () => {
  const values: StartupValues = {
    name: 'Zuri Pay',
    description: 'Something people pay for.',
    sectorId: 'fintech',
    regionId: 'africa',
    stageId: 'seed',
    businessModel: 'B2B SaaS',
    raisingText: '$500K',
    raisingMinor: 50_000_000,
    raisingCurrency: 'USD',
    teamSize: 4,
    country: 'NG',
    countryMarket: null,
    city: null,
    search: "'zuri':1A",
    searchName: 'zuri pay',
  };
  const changeAtOnce = changing(['owner', 'editor']);
  const saver = async (client: Client) => ({
    id: client.userId as UserId,
    sessionId: (await sessionOf(client)).id,
    now: new Date(),
  });
  type By = Awaited<ReturnType<typeof saver>>;
  const change = (id: number, by: By, version = 1) =>
    changeAtOnce(app.services.db, { id, version, by, values });
  const make = (by: By) => {
    const use = { key: `call:x:${by.id}`, most: 9, windowMs: 1_000, now: by.now };
    return makeStartup(app.services.db, { by, values, use, claimed: null });
  };

  it('saves nothing for a session that is over, or another’s, or of somebody suspended', async () => {
    const [owner, other] = [await app.member(), await app.member()];
    const { id } = await createStartup(owner);
    const mine = await saver(owner);
    const refused = [
      { ...mine, now: daysAfter(mine.now, 400) },
      { ...mine, sessionId: (await sessionOf(other)).id },
      { ...mine, sessionId: 'none' },
      await saver(other),
    ];
    expect(await Promise.all(refused.map((by) => change(id, by)))).toEqual(refused.map(() => null));
    expect(await Promise.all(refused.slice(0, 3).map(make))).toEqual([null, null, null]);
    await sql`update users set suspended_at = now() where id = ${owner.userId}`.execute(app.services.db);
    expect([await change(id, mine), await make(mine)]).toEqual([null, null]);
    expect((await stored(id)).version).toBe(1);
    await sql`update users set suspended_at = null where id = ${owner.userId}`.execute(app.services.db);
    expect(await change(id, mine)).toMatchObject({ version: 2, mine: 'owner' });
    expect(await make(mine)).toMatchObject({ version: 1 });
  });

  it('takes one of two changes over the same version', async () => {
    const { id } = await createStartup(founder);
    const by = await saver(founder);
    const both = await Promise.all([change(id, by), change(id, by)]);
    expect(both.filter((saved) => saved !== null)).toHaveLength(1);
    expect((await stored(id)).version).toBe(2);
  });

  it('notes what was saved, and nothing else, for whoever takes it: once, however often it was saved', async () => {
    const by = await saver(founder);
    const [{ id }, other] = [await createStartup(founder), await createStartup(founder)];
    const { db } = app.services;
    const saved = await Promise.all([change(id, by), change(other.id, by, 5)]);
    expect(saved.map((each) => each?.id)).toEqual([id, undefined]);
    const made = await make(by);
    await change(id, by, 2);
    const ids = [id, made?.id ?? 0];
    const failing = db.transaction().execute(async (trx) => {
      expect(await takeSaves(trx)).toEqual(ids);
      throw new Error('the process was lost');
    });
    await expect(failing).rejects.toThrow('lost');
    // What one process is taking is not waited for by another, and is not taken twice.
    await db.transaction().execute(async (one) => {
      expect(await takeSaves(one)).toEqual(ids);
      await change(id, by, 3);
      expect(await db.transaction().execute(takeSaves)).toEqual([id]);
    });
    expect(await db.transaction().execute(takeSaves)).toEqual([]);
  });
});

describe('a process that comes after one that was lost', () => {
  it('has what was saved matched, each startup once, together with what an older version asked for itself', async () => {
    const look = vi.spyOn(app.jobs, 'look').mockResolvedValue();
    const [first, second] = [await createStartup(founder), await createStartup(founder)];
    const { body } = await founder.put(`/api/startups/${first.id}`, { ...FORM, teamSize: 9, version: 1 });
    expect(body.version).toBe(2);
    look.mockRestore();

    const { db } = app.services;
    const [older, newer] = [1, 2].map(() => createJobs<Process>({ connectionString: app.databaseUrl }));
    const waiting = async () => {
      const { rows } = await sql<{ data: unknown }>`
        select data from pgboss.job where name = 'matching-refresh' order by data ->> 'startupId'`.execute(
        db,
      );
      return rows.map(({ data }) => data);
    };
    try {
      await older?.start(app.services, []);
      await sql`select pgboss.create_queue('matching-refresh', '{"policy":"short"}'::jsonb)`.execute(db);
      await older?.enqueue('matching-refresh', { startupId: first.id }, `startup:${first.id}`);
      expect(await waiting()).toEqual([{ startupId: first.id }]);
      if (newer) await newer.start({ ...app.services, jobs: newer }, savedAlone);
      const both = [{ startupId: first.id }, { startupId: second.id }];
      await expect.poll(waiting, { timeout: 5_000 }).toEqual(both);
      expect(await db.transaction().execute(takeSaves)).toEqual([]);
    } finally {
      await older?.close();
      await newer?.close();
    }
  });
});

describe('what is done behind a save', () => {
  it('enters its words in the index, so that neither a search nor a later save has to', async () => {
    const look = vi.spyOn(app.jobs, 'look').mockResolvedValue();
    const { db } = app.services;
    const pagesOfWaiting = async () => {
      const { rows } = await sql<{ pages: string }>`
        select gin_clean_pending_list('startups_search') as pages`.execute(db);
      return Number(rows[0]?.pages);
    };
    await createStartup(founder);
    expect(await pagesOfWaiting()).toBeGreaterThan(0);
    await createStartup(founder);
    await savedAlone[0]?.work({ ...app.services, jobs: app.jobs }, {});
    expect(await pagesOfWaiting()).toBe(0);
    look.mockRestore();
  });
});
