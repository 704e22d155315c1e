import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { type Client, memberPerTest, testApp } from '#test/app.ts';
import { createInvestor, createStartup, joinTeam } from '#test/forms.ts';
import { countViews } from '#test/views.ts';
import { daysAfter } from '#shared/domain/time.ts';
import { writeNow } from '#platform/postgres/written-soon.ts';

const app = testApp();
const founder = memberPerTest(app, { userType: 'founder' });
let startupId: number;

beforeEach(async () => {
  startupId = (await createStartup(founder)).id;
});
afterEach(() => {
  app.clock.now = null;
  app.disk.hasRoom = true;
});

async function look(who: Client, headers: Record<string, string> = {}, id = startupId): Promise<void> {
  expect((await who.get(`/api/startups/${id}`, headers)).status).toBe(200);
}

/** Looks are counted behind the answer. */
const viewsOf = async (views: number) => {
  const count = () => countViews(app.services.db, 'startup', startupId);
  await vi.waitFor(async () => expect(await count()).toBe(views));
  return count();
};

const keysOf = async (id = startupId) =>
  app.services.db
    .selectFrom('pageViews')
    .select(['viewerKey', 'viewerId'])
    .where('subject', '=', 'startup')
    .where('subjectId', '=', id)
    .orderBy('day')
    .execute();

const statsOf = async (who: Client) => (await who.get('/api/dashboard/stats')).body;

describe('a look at a page', () => {
  it('counts once a day for a member wherever they look from, and for a visitor once for each browser', async () => {
    const member = await app.member();
    await look(member, { 'user-agent': 'phone' });
    await look(member, { 'user-agent': 'desk' });
    await look(app.visitor, { 'user-agent': 'phone' });
    await look(app.visitor, { 'user-agent': 'phone' });
    await look(app.visitor, { 'user-agent': 'desk' });
    expect(await viewsOf(3)).toBe(3);
  });

  it('waits for no disk, and whoever writes next over its connection does', async () => {
    const { pool } = app.services;
    await pool.query(`
      create table unhurried (commits text);
      create function note_commit() returns trigger language plpgsql as
        $$ begin insert into unhurried values (current_setting('synchronous_commit')); return null; end $$;
      create trigger note_commit after insert on page_views for each row execute function note_commit()`);
    await look(app.visitor, { 'user-agent': 'phone' });
    await viewsOf(1);
    expect((await pool.query('select commits from unhurried')).rows).toEqual([{ commits: 'off' }]);
    const settings = await Promise.all(
      Array.from({ length: 8 }, async () => (await pool.query('show synchronous_commit')).rows[0]),
    );
    expect(new Set(settings.map((each) => each.synchronous_commit))).toEqual(new Set(['on']));
    await pool.query('drop trigger note_commit on page_views');
  });

  it('of a visitor is known for one day by a key that gives nothing away', async () => {
    await look(app.visitor, { 'user-agent': 'Opera Mini' });
    expect(await viewsOf(1)).toBe(1);
    app.clock.now = daysAfter(new Date(), 1);
    await look(app.visitor, { 'user-agent': 'Opera Mini' });
    expect(await viewsOf(2)).toBe(2);
    const [today, tomorrow] = await keysOf();
    expect(today?.viewerKey).not.toBe(tomorrow?.viewerKey);
    for (const row of [today, tomorrow]) {
      expect(row).toMatchObject({ viewerId: null, viewerKey: expect.stringMatching(/^[\w-]{43}$/) });
      expect(row?.viewerKey).not.toMatch(/127|Opera/);
    }
  });

  it('is none where the page is fetched ahead, where the disk is full, and where one’s own team looks', async () => {
    await look(app.visitor, { 'sec-purpose': 'prefetch;prerender', 'user-agent': 'ahead of time' });
    app.disk.hasRoom = false;
    await look(app.visitor, { 'user-agent': 'on a full disk' });
    app.disk.hasRoom = true;
    await look(founder);
    // By the time the later two are counted, the three before them would be.
    await look(app.visitor, { 'user-agent': 'one' });
    await look(await app.member());
    expect(await viewsOf(2)).toBe(2);
  });

  it('is answered though it cannot be counted', async () => {
    const { db } = app.services;
    await sql`alter table page_views rename to page_views_away`.execute(db);
    await look(await app.member());
    await look(app.visitor);
    await writeNow(db);
    await sql`alter table page_views_away rename to page_views`.execute(db);
    expect(await viewsOf(0)).toBe(0);
  });

  it('at an investor’s page counts for others, not for the investor', async () => {
    const { client, id } = await createInvestor(app);
    for (const who of [client, founder, founder])
      expect((await who.get(`/api/investors/${id}`)).status).toBe(200);
    await vi.waitFor(async () => expect(await countViews(app.services.db, 'investor', id)).toBe(1));
  });
});

describe('the figures made of looks', () => {
  it('name investors among them, day by day, for everybody of the team and nobody else', async () => {
    const colleague = await app.member({ userType: 'founder' });
    await joinTeam(app, colleague, { startupId, role: 'viewer' });
    const { client: investor } = await createInvestor(app);
    for (const who of [investor, await app.member(), app.visitor]) await look(who);
    expect(await viewsOf(3)).toBe(3);
    for (const who of [founder, colleague])
      expect(await statsOf(who)).toMatchObject({ views: 3, viewsThisWeek: 3, investorViewsThisWeek: 1 });
    expect((await statsOf(founder)).viewsByDay.at(-1)?.views).toBe(3);
    await founder.delete(`/api/startups/${startupId}/team/${colleague.userId}`);
    expect(await statsOf(colleague)).toMatchObject({ views: 0, viewsByDay: expect.any(Array) });
  });

  it('count startups an investor has seen, each once however often', async () => {
    const { client: investor } = await createInvestor(app, {}, { userType: 'investor' });
    const other = (await createStartup(founder)).id;
    await look(investor);
    await look(investor, {}, other);
    app.clock.now = daysAfter(new Date(), 1);
    await app.services.db
      .updateTable('sessions')
      .set({ expiresAt: daysAfter(new Date(), 9) })
      .execute();
    await look(investor);
    expect(await viewsOf(2)).toBe(2);
    expect(await statsOf(investor)).toMatchObject({ views: 2 });
  });

  it('go with the startup, and stay without a name when who looked is gone', async () => {
    const member = await app.member();
    await look(member);
    expect(await viewsOf(1)).toBe(1);
    await app.services.db.deleteFrom('users').where('id', '=', member.userId).execute();
    expect(await keysOf()).toMatchObject([{ viewerId: null }]);
    expect(await statsOf(founder)).toMatchObject({ views: 1 });
    expect((await founder.delete(`/api/startups/${startupId}`)).status).toBe(200);
    expect(await viewsOf(0)).toBe(0);
  });
});
