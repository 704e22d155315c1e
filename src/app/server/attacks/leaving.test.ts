import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '#platform/postgres/db.ts';
import { type Client, memberPerTest, testApp } from '#test/app.ts';
import { exportOf } from '#test/export.ts';
import { joinTeam, startupForm } from '#test/forms.ts';
import { listen, type OpenStream, openStream } from '#test/streams.ts';

const app = testApp();
const owner = memberPerTest(app);
const mate = memberPerTest(app);
const friend = memberPerTest(app);
let address: string;
let path: `/api/startups/${number}`;
let startupId: number;

beforeAll(async () => {
  address = await listen(app);
});

beforeEach(async () => {
  startupId = (await owner.post('/api/startups', startupForm('Zuri Pay'))).body.id;
  path = `/api/startups/${startupId}`;
  await joinTeam(app, mate, { startupId, role: 'owner' });
});

const tokenIn = ({ link }: { link: string }) => link.split('/').at(-1) ?? '';
const linkOf = async (maker: Client, role = 'owner') =>
  tokenIn((await maker.post(`${path}/invitations`, { role })).body);
const accept = async (who: Client, token: string) =>
  (await who.post(`/api/invitations/${token}/accept`)).status;

describe('a link into a startup’s team', () => {
  it('ends when its maker is taken out', async () => {
    const [theirs, others] = [await linkOf(mate), await linkOf(owner)];
    await owner.delete(`${path}/team/${mate.userId}`);
    expect(await accept(mate, theirs)).toBe(409);
    expect((await friend.get(`/api/invitations/${theirs}`)).body.state).toBe('revoked');
    expect((await mate.get(`${path}/team`)).status).toBe(404);
    expect(await accept(friend, others)).toBe(200);
  });

  it.each(['viewer', 'editor'])('ends when its maker becomes %s, and stays ended', async (role) => {
    const token = await linkOf(mate);
    await owner.put(`${path}/team/${mate.userId}`, { role });
    await owner.put(`${path}/team/${mate.userId}`, { role: 'owner' });
    expect(await accept(friend, token)).toBe(409);
  });

  it('outlives a new title of its maker', async () => {
    const token = await linkOf(mate);
    await owner.put(`${path}/team/${mate.userId}`, { title: 'Head of sales' });
    expect(await accept(friend, token)).toBe(200);
  });

  it('is nobody’s while its maker is suspended, and goes with their account', async () => {
    const token = await linkOf(mate);
    await sql`update users set suspended_at = now() where id = ${mate.userId}`.execute(app.services.db);
    expect(await accept(friend, token)).toBe(404);
    await sql`delete from users where id = ${mate.userId}`.execute(app.services.db);
    expect(await accept(friend, token)).toBe(404);
  });
});

describe('a link into a firm', () => {
  let head: Client;
  let partner: Client;
  const firmLink = async (maker: Client, role: string) =>
    tokenIn((await maker.post('/api/firm/invitations', { role })).body);
  const join = async (who: Client, token: string) =>
    (await who.post(`/api/firm-invitations/${token}/accept`)).status;

  beforeEach(async () => {
    [head, partner] = [await app.member(), await app.member()];
    await head.post('/api/firm', { name: 'Sahel Partners' });
    await join(partner, await firmLink(head, 'owner'));
  });

  it('ends when its maker leaves or is taken out', async () => {
    const token = await firmLink(partner, 'owner');
    await head.delete(`/api/firm/members/${partner.userId}`);
    expect(await join(partner, token)).toBe(409);
  });

  it('ends as far as its maker could not make it any more', async () => {
    const [asOwner, asAnalyst] = [await firmLink(partner, 'owner'), await firmLink(partner, 'analyst')];
    await head.put(`/api/firm/members/${partner.userId}`, { role: 'partner' });
    expect(await join(friend, asOwner)).toBe(409);
    expect(await join(friend, asAnalyst)).toBe(200);
    const last = await firmLink(partner, 'analyst');
    await head.put(`/api/firm/members/${partner.userId}`, { role: 'analyst' });
    expect(await join(await app.member(), last)).toBe(409);
  });
});

describe('what somebody who left takes along', () => {
  const exported = async (who: Client) => (await exportOf(app, who)).tables;
  const made = (rows: Record<string, unknown[]>) =>
    ['cap_tables', 'documents', 'startup_invitations', 'deal_notes', 'startups', 'startup_members'].map(
      (table) => rows[table]?.length,
    );

  it('is nothing of the team', async () => {
    const { db } = app.services;
    await mate.post(`${path}/cap-table`, {
      shares: [{ shareholderName: 'Ada Obi', shareholderType: 'founder', shares: 100, shareClass: 'Common' }],
    });
    await sql`insert into documents (startup_id, type, title, created_by, created_at, updated_at)
      values (${startupId}, 'pitch_deck', 'Our secret plan', ${mate.userId}, now(), now())`.execute(db);
    await linkOf(mate);
    expect(made(await exported(mate))).toEqual([1, 1, 1, 0, 0, 1]);
    await owner.delete(`${path}/team/${mate.userId}`);
    const after = await exported(mate);
    expect(made(after)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(JSON.stringify(after)).not.toContain('Our secret plan');
    expect(made(await exported(owner))).toEqual([0, 0, 0, 0, 1, 1]);
  });

  it('is nothing of the firm, but everything of their own', async () => {
    const { db } = app.services;
    await owner.post('/api/firm', { name: 'Sahel Partners' });
    const { link } = (await owner.post('/api/firm/invitations', { role: 'analyst' })).body;
    await mate.post(`/api/firm-invitations/${tokenIn({ link })}/accept`);
    const deal = (who: Client, name: string) => who.post('/api/portfolio/deal-flow', { company: { name } });
    const [shared, own] = [await deal(owner, 'Ours'), await deal(mate, 'Mine')];
    const { rows: firms } = await sql<{ id: number }>`
      select firm_id as id from firm_members where user_id = ${owner.userId}`.execute(db);
    await sql`update deals set firm_id = ${firms[0]?.id} where id = ${shared.body.id}`.execute(db);
    await sql`update deals set firm_id = null where id = ${own.body.id}`.execute(db);
    for (const { body } of [shared, own])
      await mate.post(`/api/portfolio/deal-flow/${body.id}/notes`, { body: `Of ${body.id}` });
    const notes = async () => (await exported(mate))['deal_notes']?.length;
    expect(await notes()).toBe(2);
    await owner.delete(`/api/firm/members/${mate.userId}`);
    expect(await notes()).toBe(1);
  });

  it('is no reader of a document they shared', async () => {
    const { db } = app.services;
    const { rows } = await sql<{ id: number }>`
      insert into documents (startup_id, type, title, created_by, created_at, updated_at)
      values (${startupId}, 'pitch_deck', 'Our plan', ${owner.userId}, now(), now()) returning id`.execute(
      db,
    );
    const id = rows[0]?.id ?? 0;
    const share = (by: Client, to: Client) =>
      sql`insert into document_shares (document_id, user_id, shared_by, created_at)
        values (${id}, ${to.userId}, ${by.userId}, now())`.execute(db);
    const investor = await app.member();
    await share(mate, friend);
    await share(owner, investor);
    expect((await friend.get(`/api/documents/${id}`)).status).toBe(200);
    await owner.put(`${path}/team/${mate.userId}`, { role: 'viewer' });
    expect((await friend.get(`/api/documents/${id}`)).status).toBe(404);
    expect((await investor.get(`/api/documents/${id}`)).status).toBe(200);
  });
});

describe('an open stream', () => {
  const streams: OpenStream[] = [];
  const open = async (who: Client) => {
    const stream = await openStream(address, who.cookie);
    streams.push(stream);
    return stream;
  };
  afterAll(() => streams.forEach((stream) => stream.close()));

  it('ends when its person signs out', async () => {
    const [stream, others] = [await open(friend), await open(owner)];
    await friend.get('/api/logout');
    expect(await stream.isOver()).toBe(true);
    expect(others.isOpen()).toBe(true);
  });

  it('ends with its session, and with no other', async () => {
    const stream = await open(friend);
    await sql`insert into sessions (id, token, user_id, expires_at)
      values (${`other-${friend.userId}`}, ${friend.userId}, ${friend.userId}, now() + interval '1 day')`.execute(
      app.services.db,
    );
    await friend.delete(`/api/auth/sessions/other-${friend.userId}`);
    const [current] = (await friend.get('/api/auth/sessions')).body;
    expect(stream.isOpen()).toBe(true);
    await friend.delete(`/api/auth/sessions/${current?.id}`);
    expect(await stream.isOver()).toBe(true);
  });

  it('ends when its person is suspended by another process', async () => {
    const stream = await open(friend);
    const elsewhere = createPool({
      connectionString: app.databaseUrl,
      maxConnections: 1,
    });
    await elsewhere.query('delete from sessions where user_id = $1', [friend.userId]);
    await elsewhere.end();
    expect(await stream.isOver()).toBe(true);
  });

  it('ends when its person is taken out of a team or demoted', async () => {
    const stream = await open(mate);
    await owner.put(`${path}/team/${mate.userId}`, { role: 'viewer' });
    expect(await stream.isOver()).toBe(true);
    const second = await open(mate);
    await owner.delete(`${path}/team/${mate.userId}`);
    expect(await second.isOver()).toBe(true);
  });

  it('is one of six at most: the oldest makes room', async () => {
    const all: OpenStream[] = [];
    for (let count = 0; count < 7; count += 1) all.push(await open(friend));
    expect(await all[0]?.isOver()).toBe(true);
    expect(all.slice(1).map((stream) => stream.isOpen())).toEqual(Array(6).fill(true));
  });
});
