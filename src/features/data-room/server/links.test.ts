import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sideProcess } from '#platform/jobs/side-process.ts';
import { daysAfter } from '#shared/domain/time.ts';
import { type Client, createTestApp, type TestApp } from '#test/app.ts';
import { openRoom, provedMember, type RoomBuilder } from '#test/data-room.ts';

let app: TestApp;
let room: RoomBuilder;
let group: number;

beforeAll(async () => {
  app = await createTestApp();
  room = await openRoom(app, 'Mtajiline');
  await room.document('Accounts', await room.folder('Financials'));
  group = await room.group('Fund');
  await room.grant(group, { level: 'view' });
});
afterAll(async () => {
  sideProcess.close();
  await app.close();
});

const newLink = (guest: string, isMailed = false) =>
  room.founder.post(`${room.path}/groups/${group}/links`, { guest, isMailed, expiresAt: null });
const tokenOf = (link: string | null) => link?.split('/').at(-1) ?? '';
const use = (who: Client, token: string, email?: string) =>
  who.post(`/api/room-links/${token}`, email === undefined ? {} : { email });
const enters = async (who: Client) => (await who.get(room.path)).status === 200;

/** The link in the newest letter to an address. */
async function letterTo(address: string): Promise<string> {
  const { body } = await app.services.db
    .selectFrom('mailOutbox')
    .select('body')
    .where('toAddress', '=', address)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /room-links\/([\w-]{43})/.exec(body)?.[1] ?? '';
}
const letters = async () => (await app.services.db.selectFrom('mailOutbox').select('id').execute()).length;

describe('a mailed link', () => {
  it('is told to its address alone, lets in one person, and looking at it spends nothing', async () => {
    expect((await newLink('ama@fund.example', true)).body).toEqual({ link: null });
    const token = await letterTo('ama@fund.example');
    const ama = await app.member();
    for (const who of [app.visitor, ama, app.visitor, await app.member()])
      expect((await who.get(`/api/room-links/${token}`)).body).toMatchObject({
        state: 'open',
        hint: 'a…@fund.example',
      });
    expect((await app.visitor.post(`/api/room-links/${token}`, {})).status).toBe(401);
    expect(await enters(ama)).toBe(false);
    expect((await use(ama, token)).body).toEqual({ startupId: room.startupId, isMailed: false });
    expect(await enters(ama)).toBe(true);
    const other = await app.member();
    expect((await other.get(`/api/room-links/${token}`)).body.state).toBe('used');
    expect((await use(other, token)).status).toBe(409);
    expect((await use(ama, token)).status).toBe(200);
    expect(await enters(other)).toBe(false);
    await app.services.db.deleteFrom('users').where('id', '=', ama.userId).execute();
    expect((await use(other, token)).status).toBe(409);
  });
});

describe('the link of a mail domain', () => {
  it('lets in a proved address of it at once, and others by a letter to one', async () => {
    const { link } = (await newLink('@Fund.Example')).body;
    const token = tokenOf(link);
    const efua = await provedMember(app, 'efua@fund.example');
    expect((await use(efua, token)).body.isMailed).toBe(false);
    expect(await enters(efua)).toBe(true);
    const kofi = await app.member({ email: 'kofi@fund.example' });
    const before = await letters();
    expect((await use(kofi, token)).status).toBe(400);
    expect((await use(kofi, token, 'kofi@evil.example')).status).toBe(400);
    expect((await use(kofi, token, 'kofi@fund.example.evil.example')).status).toBe(400);
    expect(await letters()).toBe(before);
    expect((await use(kofi, token, 'Kofi@fund.example')).body.isMailed).toBe(true);
    expect(await enters(kofi)).toBe(false);
    const proof = await letterTo('kofi@fund.example');
    expect((await use(kofi, proof)).body.isMailed).toBe(false);
    expect(await enters(kofi)).toBe(true);
    const { groups } = (await room.founder.get(`${room.path}/guests`)).body;
    const shown = groups[0]?.links.find(({ kind }) => kind === 'domain');
    expect((await room.founder.delete(`${room.path}/groups/${group}/links/${shown?.id}`)).status).toBe(200);
    expect([await enters(efua), await enters(kofi)]).toEqual([false, false]);
    expect((await app.visitor.get(`/api/room-links/${token}`)).body.state).toBe('revoked');
    expect((await use(kofi, proof)).status).toBe(409);
  });
});

describe('the link of one address', () => {
  it('helps nobody else, whoever passes it on, and ends by the clock', async () => {
    const token = tokenOf((await newLink('yaw@angel.example')).body.link);
    const thief = await app.member();
    expect((await use(thief, token)).body.isMailed).toBe(true);
    expect(await enters(thief)).toBe(false);
    const yaw = await provedMember(app, 'yaw@angel.example');
    expect((await use(yaw, token)).body.isMailed).toBe(false);
    expect(await enters(yaw)).toBe(true);
    app.clock.now = daysAfter(new Date(), 14.01);
    const seen = await app.visitor.get(`/api/room-links/${token}`);
    expect(seen.body.state).toBe('expired');
    app.clock.now = null;
    expect((await use(room.founder, token)).status).toBe(409);
  });

  it('is nothing where its text is wrong', async () => {
    for (const token of ['x', 'A'.repeat(43), '..%2f..'])
      expect((await app.visitor.get(`/api/room-links/${token}`)).status).toBe(404);
    expect((await use(await app.member(), 'A'.repeat(43))).status).toBe(404);
  });
});
