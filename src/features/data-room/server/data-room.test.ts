import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sideProcess } from '#platform/jobs/side-process.ts';
import { daysAfter, daysBefore } from '#shared/domain/time.ts';
import { type Client, createTestApp, type TestApp } from '#test/app.ts';
import { openRoom, provedMember, type RoomBuilder } from '#test/data-room.ts';
import { startupForm } from '#test/forms.ts';
import { listenAs } from '#test/live.ts';
import type { Level } from '../domain/permission.ts';

let app: TestApp;
let room: RoomBuilder;
let company: number;
let accounts: number;
let registration: number;
let audited: number;
let salaries: number;
let licence: number;
let fund: number;
let guest: Client;

beforeAll(async () => {
  app = await createTestApp();
  room = await openRoom(app, 'Mtajiline');
  company = await room.folder('Company');
  accounts = await room.folder('Financials');
  registration = await room.document('Registration', company);
  audited = await room.document('Audited accounts', accounts, [
    'Income statement 2025',
    'Balance sheet 2025',
  ]);
  salaries = await room.document('Salaries', accounts, ['Halima earns 4,000 a month']);
  licence = await room.document('Digital credit licence', accounts, ['Licence number 77']);
  fund = await room.group('Iroko Lane');
  await room.guest(fund, 'iroko.example');
  await room.grant(fund, { folderId: accounts, level: 'view' });
  await room.grant(fund, { documentId: audited, level: 'download' });
  await room.grant(fund, { documentId: salaries, level: 'none' });
  await room.grant(fund, { documentId: licence, level: 'request' });
  guest = await provedMember(app, 'Adaeze@iroko.example');
});
afterAll(async () => {
  sideProcess.close();
  await app.close();
});

async function inTeam(role: 'editor' | 'viewer'): Promise<Client> {
  const client = await app.member();
  await app.services.db
    .insertInto('startupMembers')
    .values({ startupId: room.startupId, userId: client.userId, role })
    .execute();
  return client;
}

/** Every way to a document, and the least level that opens it. */
const WAYS: Readonly<Record<string, { at: (id: number) => string; from: Level; says: RegExp }>> = {
  'in the tree': { at: () => '', from: 'request', says: /"title"/ },
  'by its page': { at: (id) => `/documents/${id}`, from: 'view', says: /"pages"/ },
  'page by page': { at: (id) => `/documents/${id}/pages/1`, from: 'view', says: /"text"/ },
  'as its words': { at: (id) => `/documents/${id}/pages/1/text`, from: 'view', says: /"text"/ },
  'as a file': { at: (id) => `/documents/${id}/file`, from: 'download', says: /^PK/ },
};
const ORDER: readonly Level[] = ['none', 'request', 'view', 'download'];

describe('every role, every document, every way in', () => {
  it('answers as the policy says', async () => {
    const documents = { registration, audited, salaries, licence };
    const roles: Readonly<
      Record<string, { who: Client; level: Readonly<Record<keyof typeof documents, Level>> }>
    > = {
      owner: { who: room.founder, level: all('download') },
      editor: { who: await inTeam('editor'), level: all('download') },
      viewer: { who: await inTeam('viewer'), level: all('download') },
      guest: {
        who: guest,
        level: { registration: 'none', audited: 'download', salaries: 'none', licence: 'request' },
      },
      'somebody whose address is not proved': {
        who: await app.member({ email: 'kemi@iroko.example' }),
        level: all('none'),
      },
      stranger: { who: await app.member(), level: all('none') },
    };
    const wrong: string[] = [];
    for (const [role, { who, level }] of Object.entries(roles))
      for (const [name, id] of Object.entries(documents))
        for (const [way, { at, from, says }] of Object.entries(WAYS)) {
          const answer = await who.get(`${room.path}${at(id)}` as `${typeof room.path}/documents/${number}`);
          const may = ORDER.indexOf(level[name as keyof typeof documents]) >= ORDER.indexOf(from);
          const isThere =
            way === 'in the tree' ? answer.text.includes(`"id":${id},"folderId"`) : answer.status === 200;
          const isRight =
            isThere === may &&
            (!may || says.test(answer.text)) &&
            (may || [200, 404].includes(answer.status));
          if (!isRight) wrong.push(`${role}, ${name}, ${way}: ${answer.status}`);
        }
    expect(wrong).toEqual([]);
    expect((await (await app.member()).get(room.path)).status).toBe(404);
  });

  const all = (level: Level) => ({ registration: level, audited: level, salaries: level, licence: level });

  it('finds by search only what may be read', async () => {
    const find = async (who: Client, q: string) =>
      (await who.get(`${room.path}/search?q=${q}`)).body.map(({ title, page }) => [title, page]);
    expect(await find(guest, 'earns')).toEqual([]);
    expect(await find(guest, 'number')).toEqual([]);
    expect(await find(guest, 'LICENCE')).toEqual([['Digital credit licence', null]]);
    expect(await find(guest, 'balance')).toEqual([]);
    expect(await find(room.founder, 'balance')).toEqual([['Audited accounts', 2]]);
    expect(await find(room.founder, 'earns')).toEqual([['Salaries', 1]]);
    expect((await guest.get(`${room.path}/search?q=`)).status).toBe(400);
  });

  it('tells a guest nothing of other guests, of what is outside, or of what is expected', async () => {
    const seen = (await guest.get(room.path)).body;
    expect(seen).toMatchObject({
      role: null,
      outside: [],
      preview: null,
      folders: [{ name: 'Financials', expected: [] }],
    });
    expect(seen.folders[0]?.documents.map(({ title, newest }) => [title, newest?.number ?? null])).toEqual([
      ['Audited accounts', 1],
      ['Digital credit licence', null],
    ]);
    for (const path of ['guests', 'readers', 'record', 'nothing'] as const)
      expect((await guest.get(`${room.path}/${path as 'guests'}`)).status).toBe(404);
  });

  it('lets only those change it who edit the startup', async () => {
    const viewer = await inTeam('viewer');
    const stranger = await app.member();
    const attempts = (who: Client) => [
      who.post(`${room.path}/folders`, { name: 'Mine' }),
      who.put(room.path, { isClosed: true }),
      who.post(`${room.path}/groups`, { name: 'Mine', expiresAt: null }),
      who.put(`${room.path}/agreement`, { body: null }),
      who.delete(`${room.path}/documents/${audited}`),
    ];
    const statuses = async (who: Client) => (await Promise.all(attempts(who))).map(({ status }) => status);
    expect(await statuses(viewer)).toEqual([403, 403, 403, 403, 403]);
    for (const who of [guest, stranger]) expect(new Set(await statuses(who))).toEqual(new Set([404]));
  });
});

describe('viewing as a guest', () => {
  it('is decided by the server, for the team alone', async () => {
    const asGroup = (await room.founder.get(`${room.path}?as=${fund}`)).body;
    const asGuest = (await guest.get(room.path)).body;
    expect(asGroup.folders).toEqual(asGuest.folders);
    expect(asGroup).toMatchObject({ preview: { groupId: fund, name: 'Iroko Lane' }, outside: [] });
    expect((await room.founder.get(`${room.path}/documents/${salaries}?as=${fund}`)).status).toBe(404);
    expect((await room.founder.get(`${room.path}/documents/${salaries}/pages/1?as=${fund}`)).status).toBe(
      404,
    );
    expect((await guest.get(`${room.path}?as=${fund}`)).status).toBe(404);
    expect((await room.founder.get(`${room.path}?as=2147483647`)).status).toBe(404);
    expect((await room.founder.get(`${room.path}?as=me`)).status).toBe(400);
  });
});

describe('what is taken away', () => {
  const read = async () => (await guest.get(`${room.path}/documents/${audited}/pages/1`)).status;
  const settings = { name: 'Iroko Lane', expiresAt: null, isRevoked: false };

  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    [
      'a grant that is revoked',
      () => room.grant(fund, { documentId: audited, level: 'download', isRevoked: true }),
      () => room.grant(fund, { documentId: audited, level: 'download' }),
    ],
    [
      'a group that is revoked',
      () => room.founder.put(`${room.path}/groups/${fund}`, { ...settings, isRevoked: true }),
      () => room.founder.put(`${room.path}/groups/${fund}`, settings),
    ],
    [
      'a document that is archived',
      () => room.founder.put(`${room.path}/documents/${audited}`, { folderId: accounts, isArchived: true }),
      () => room.founder.put(`${room.path}/documents/${audited}`, { folderId: accounts, isArchived: false }),
    ],
    [
      'a folder that is archived',
      () => room.founder.put(`${room.path}/folders/${accounts}`, { name: 'Financials', isArchived: true }),
      () => room.founder.put(`${room.path}/folders/${accounts}`, { name: 'Financials', isArchived: false }),
    ],
    [
      'a room that is closed',
      () => room.founder.put(room.path, { isClosed: true }),
      () => room.founder.put(room.path, { isClosed: false }),
    ],
  ])('%s is gone with the next request, and the open page hears of it', async (_, take, giveBack) => {
    await guest.get(room.path);
    expect(await read()).toBe(200);
    const heard = await listenAs(app, guest.userId);
    await take();
    expect(await read()).toBe(404);
    await giveBack();
    expect(await read()).toBe(200);
    expect(await heard.topics()).toContain('data-room');
  });

  it('a file that was read since has pages now, and the open page hears of it', async () => {
    await guest.get(room.path);
    const heard = await listenAs(app, guest.userId);
    await app.services.db
      .updateTable('documentVersions')
      .set({ status: 'reading' })
      .where('documentId', '=', audited)
      .execute();
    expect(await heard.topics()).toEqual(['data-room']);
    await app.services.db
      .updateTable('documentVersions')
      .set({ status: 'ready' })
      .where('documentId', '=', audited)
      .execute();
  });

  it('ends by the clock', async () => {
    onTestFinished(() => void (app.clock.now = null));
    const end = daysAfter(new Date(), 0.1);
    await room.grant(fund, { documentId: audited, level: 'view', expiresAt: end.toISOString() });
    expect((await guest.get(room.path)).body.endsAt).toBe(end.toISOString());
    expect(await read()).toBe(200);
    app.clock.now = end;
    expect(await read()).toBe(404);
    app.clock.now = daysBefore(end, 0.001);
    expect(await read()).toBe(200);
    app.clock.now = null;
    await room.grant(fund, { documentId: audited, level: 'download' });
  });

  it('is gone for whoever the owner shuts out', async () => {
    const shutOut = await provedMember(app, 'shut@iroko.example');
    expect((await shutOut.get(room.path)).status).toBe(200);
    await room.founder.post('/api/blocks', { userId: shutOut.userId });
    expect((await shutOut.get(room.path)).status).toBe(404);
  });
});

describe('the text to accept', () => {
  it('stands before everything until its very number is accepted, and again when it changes', async () => {
    const set = async (body: string | null) =>
      (await room.founder.put(`${room.path}/agreement`, { body })).body;
    expect((await set('Tell nobody.')).current).toBe(1);
    const before = (await guest.get(room.path)).body;
    expect(before).toMatchObject({ gate: { number: 1, body: 'Tell nobody.' }, folders: [] });
    expect((await guest.get(`${room.path}/documents/${audited}/pages/1`)).status).toBe(404);
    const accept = (number: unknown) => guest.post(`${room.path}/acceptances`, { number });
    expect((await accept(2)).status).toBe(409);
    expect((await accept('x')).status).toBe(400);
    expect((await accept(1)).status).toBe(200);
    expect((await accept(1)).status).toBe(200);
    expect((await guest.get(room.path)).body).toMatchObject({
      gate: null,
      folders: [{ name: 'Financials' }],
    });
    expect((await set('Tell nobody at all.')).current).toBe(2);
    expect((await accept(1)).status).toBe(409);
    expect((await guest.get(room.path)).body.gate?.number).toBe(2);
    const back = await set('Tell nobody at all.');
    expect(back.agreements.map(({ number, acceptances }) => [number, acceptances])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    expect((await room.founder.get(`${room.path}?as=${fund}`)).body.folders).toHaveLength(1);
    await set(null);
    expect((await guest.get(room.path)).body.gate).toBeNull();
    expect((await (await app.member()).post(`${room.path}/acceptances`, { number: 1 })).status).toBe(404);
  });
});

describe('asking for more', () => {
  it('is told to the team once, and granted to that person alone', async () => {
    const ask = (who: Client, level: string) =>
      who.post(`${room.path}/documents/${licence}/requests`, { level, reason: 'For our credit committee' });
    expect((await ask(await app.member(), 'view')).status).toBe(404);
    expect((await ask(guest, 'own')).status).toBe(400);
    expect([(await ask(guest, 'view')).status, (await ask(guest, 'view')).status]).toEqual([200, 200]);
    const news = (await room.founder.get('/api/notifications')).body.filter(({ href }) =>
      href?.includes('tab=guests'),
    );
    expect(news).toHaveLength(1);
    const { requests } = (await room.founder.get(`${room.path}/guests`)).body;
    expect(requests).toMatchObject([{ title: 'Digital credit licence', level: 'view', decision: null }]);
    const decide = (isGranted: boolean) =>
      room.founder.post(`${room.path}/requests/${requests.at(0)?.id ?? 0}`, { isGranted, expiresAt: null });
    expect((await decide(true)).body.requests[0]?.decision).toBe('granted');
    expect((await decide(false)).status).toBe(404);
    expect((await guest.get(`${room.path}/documents/${licence}/pages/1`)).body.text).toContain('77');
    const colleague = await provedMember(app, 'tobi@iroko.example');
    expect((await colleague.get(`${room.path}/documents/${licence}`)).status).toBe(404);
    expect((await ask(guest, 'view')).status).toBe(409);
  });

  it('never widens the group of a firm that holds one person so far', async () => {
    const solo = await provedMember(app, 'solo@solo.example');
    const group = await room.group('Solo Capital');
    await room.guest(group, 'solo@solo.example');
    await room.grant(group, { documentId: audited, level: 'view' });
    await room.grant(group, { documentId: licence, level: 'request' });
    await solo.post(`${room.path}/documents/${licence}/requests`, {
      level: 'view',
      reason: 'Our committee asks',
    });
    const { requests } = (await room.founder.get(`${room.path}/guests`)).body;
    const mine = requests.find(({ decision }) => decision === null);
    await room.founder.post(`${room.path}/requests/${mine?.id ?? 0}`, { isGranted: true, expiresAt: null });
    expect((await solo.get(`${room.path}/documents/${licence}`)).status).toBe(200);
    await room.guest(group, 'partner@solo.example');
    const partner = await provedMember(app, 'partner@solo.example');
    expect((await partner.get(`${room.path}/documents/${audited}`)).status).toBe(200);
    expect((await partner.get(`${room.path}/documents/${licence}`)).status).toBe(404);
  });
});

describe('bad input', () => {
  it.each<[string, () => Promise<{ status: number; text: string }>, string]>([
    [
      'a folder of the same name',
      () => room.founder.post(`${room.path}/folders`, { name: 'COMPANY' }),
      'name',
    ],
    ['a nameless folder', () => room.founder.post(`${room.path}/folders`, { name: '​' }), 'name'],
    [
      'a foreign folder',
      () => room.founder.post(`${room.path}/documents`, { documentId: audited, folderId: 999 }),
      'folderId',
    ],
    [
      'a document twice',
      () => room.founder.post(`${room.path}/documents`, { documentId: audited, folderId: company }),
      'documentId',
    ],
    [
      'a foreign document',
      () => room.founder.post(`${room.path}/documents`, { documentId: 2_000_000, folderId: company }),
      'documentId',
    ],
    [
      'a guest who is none',
      () => room.founder.post(`${room.path}/groups/${fund}/guests`, { guest: 'not an address' }),
      'guest',
    ],
    [
      'a grant of both',
      () =>
        room.founder.put(`${room.path}/groups/${fund}/grants`, {
          folderId: company,
          documentId: audited,
          level: 'view',
          expiresAt: null,
          isRevoked: false,
        }),
      'documentId',
    ],
    [
      'a grant in a foreign folder',
      () =>
        room.founder.put(`${room.path}/groups/${fund}/grants`, {
          folderId: 999,
          documentId: null,
          level: 'view',
          expiresAt: null,
          isRevoked: false,
        }),
      'folderId',
    ],
    [
      'a letter to a domain',
      () =>
        room.founder.post(`${room.path}/groups/${fund}/links`, {
          guest: 'iroko.example',
          isMailed: true,
          expiresAt: null,
        }),
      'isMailed',
    ],
    [
      'a link that has ended',
      () =>
        room.founder.post(`${room.path}/groups/${fund}/links`, {
          guest: 'iroko.example',
          isMailed: false,
          expiresAt: '2020-01-01T00:00:00Z',
        }),
      'expiresAt',
    ],
  ])('%s is refused by name', async (_, send, field) => {
    const answer = await send();
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ path: field }] });
  });

  it('does not reach into another room', async () => {
    const other = await openRoom(app, 'Elsewhere');
    const theirs = await other.folder('Company');
    const their = other.founder;
    expect(
      (await their.put(`${other.path}/folders/${company}`, { name: 'x', isArchived: false })).status,
    ).toBe(404);
    expect((await their.get(`${other.path}/documents/${audited}`)).status).toBe(404);
    expect((await their.delete(`${other.path}/documents/${audited}`)).status).toBe(404);
    expect(
      (await their.put(`${other.path}/groups/${fund}`, { name: 'x', expiresAt: null, isRevoked: true }))
        .status,
    ).toBe(404);
    expect(
      (await their.post(`${other.path}/documents`, { documentId: audited, folderId: theirs })).status,
    ).toBe(400);
    expect((await their.get(`${other.path}?as=${fund}`)).status).toBe(404);
  });

  it('keeps an order only when it names everything', async () => {
    const { folders } = (await room.founder.get(room.path)).body;
    const given = folders.map(({ id, documents }) => ({ id, documentIds: documents.map((each) => each.id) }));
    const turned = given
      .toReversed()
      .map(({ id, documentIds }) => ({ id, documentIds: documentIds.toReversed() }));
    const after = (await room.founder.put(`${room.path}/order`, { folders: turned })).body;
    expect(
      after.folders.map(({ id, documents }) => ({ id, documentIds: documents.map((each) => each.id) })),
    ).toEqual(turned);
    expect((await room.founder.put(`${room.path}/order`, { folders: turned.slice(1) })).status).toBe(409);
    await room.founder.put(`${room.path}/order`, { folders: given });
  });
});

describe('opening a room', () => {
  it('is done once, from the folders of the stage and the country', async () => {
    const founder = room.founder;
    expect((await founder.post(room.path, { withTemplate: true })).status).toBe(409);
    const { body } = await founder.post('/api/startups', startupForm('Fresh', { country: 'KE' }));
    const path = `/api/startups/${body.id}/room` as const;
    expect((await founder.get(path)).body).toMatchObject({ isOpened: false, folders: [] });
    expect((await (await app.member()).get(path)).status).toBe(404);
    const opened = (await founder.post(path, { withTemplate: true })).body;
    expect(opened.folders.map(({ name }) => name)).toContain('Financials');
    const cr12 = opened.folders
      .flatMap(({ expected }) => expected)
      .find(({ title }) => title.includes('CR12'));
    expect(cr12?.state).toBe('missing');
    const change = (more: object) =>
      founder.put(`${path}/expectations/${Number(cr12?.id)}`, {
        isRequested: true,
        documentId: null,
        isReviewed: false,
        ...more,
      });
    const states = (folders: typeof opened.folders) =>
      folders.flatMap(({ expected }) => expected).find(({ id }) => id === cr12?.id)?.state;
    expect(states((await change({})).body.folders)).toBe('requested');
    expect((await change({ isReviewed: true })).status).toBe(400);
    expect((await change({ documentId: audited })).status).toBe(400);
    expect((await founder.delete(`${path}/expectations/${Number(cr12?.id)}`)).status).toBe(200);
    expect((await change({})).status).toBe(404);
  });
});
