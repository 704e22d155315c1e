import { afterAll, beforeAll, expect, it } from 'vitest';
import { sideProcess } from '#platform/jobs/side-process.ts';
import { pictureProcess } from '#platform/pdf/page-pictures.ts';
import { daysAfter, daysBefore } from '#shared/domain/time.ts';
import { type Client, createTestApp, type TestApp } from '#test/app.ts';
import { openRoom, provedMember, type RoomBuilder } from '#test/data-room.ts';
import { makePdf } from '#test/documents.ts';
import { listenAs } from '#test/live.ts';

/** What somebody may do with a document, weakest first; `team` sees besides who may, who came and what they read. */
const LEVELS = ['none', 'request', 'view', 'download', 'team'] as const;
type Level = (typeof LEVELS)[number];
const DOCUMENTS = ['Elsewhere', 'Deck', 'Accounts', 'Salaries', 'Licence', 'Archived', 'Put away'] as const;
type Title = (typeof DOCUMENTS)[number];

const none: Readonly<Record<Title, Level>> = {
  Elsewhere: 'none',
  Deck: 'none',
  Accounts: 'none',
  Salaries: 'none',
  Licence: 'none',
  Archived: 'none',
  'Put away': 'none',
};
const granted = { ...none, Deck: 'view', Accounts: 'download', Licence: 'request' } as const;
const all = Object.fromEntries(DOCUMENTS.map((title) => [title, 'team'])) as Record<Title, Level>;

/** The policy: who comes how, and what they may do with each document. */
const POLICY: Readonly<Record<string, Readonly<Record<Title, Level>>>> = {
  'owner of the startup': all,
  'editor in its team': all,
  'reader in its team': all,
  'guest by mail domain': granted,
  'guest by address': granted,
  'guest as a person': granted,
  'guest by a link': granted,
  'guest of two groups': { ...granted, Elsewhere: 'view' },
  'guest who has not accepted': none,
  'guest of a group that is over': none,
  'guest of a group that was revoked': none,
  'guest by a link that was revoked': none,
  'guest who was taken out': none,
  'address that nothing proves': none,
  'member of another startup’s team': none,
  stranger: none,
  visitor: none,
};

let app: TestApp;
let room: RoomBuilder;
let ids: Readonly<Record<Title, number>>;
const people = new Map<string, Client>();
const TEXT = 'What you read here stays with you.';

const accept = async (who: Client) => void (await who.post(`${room.path}/acceptances`, { number: 1 })).body;

async function inTeam(startupId: number, role: 'editor' | 'viewer'): Promise<Client> {
  const client = await app.member();
  await app.services.db
    .insertInto('startupMembers')
    .values({ startupId, userId: client.userId, role })
    .execute();
  return client;
}

/** A group that may do what the policy says of guests. */
async function grantedGroup(name: string): Promise<number> {
  const group = await room.group(name);
  const folders = (await room.founder.get(room.path)).body.folders;
  const folderId = folders.find((folder) => folder.name === 'Financials')?.id ?? 0;
  await room.grant(group, { folderId, level: 'view' });
  await room.grant(group, { documentId: ids.Accounts, level: 'download' });
  await room.grant(group, { documentId: ids.Salaries, level: 'none' });
  await room.grant(group, { documentId: ids.Licence, level: 'request' });
  return group;
}

async function linkInto(group: number, guest: string): Promise<string> {
  const form = { guest, isMailed: false, expiresAt: null };
  const { link } = (await room.founder.post(`${room.path}/groups/${group}/links`, form)).body;
  return link?.split('/').at(-1) ?? '';
}

beforeAll(async () => {
  app = await createTestApp();
  room = await openRoom(app, 'Mtajiline');
  const [company, financials, closed] = [
    await room.folder('Company'),
    await room.folder('Financials'),
    await room.folder('Closed'),
  ];
  const pdf = async (title: Title, folder: number) =>
    room.file(`${title}.pdf`, await makePdf([`${title} says zebra`]), folder);
  ids = {
    Elsewhere: await pdf('Elsewhere', company),
    Deck: await pdf('Deck', financials),
    Accounts: await pdf('Accounts', financials),
    Salaries: await pdf('Salaries', financials),
    Licence: await pdf('Licence', financials),
    Archived: await pdf('Archived', financials),
    'Put away': await pdf('Put away', closed),
  };
  const fund = await grantedGroup('Fund');
  const open = await room.group('Closed folder');
  await room.grant(open, { folderId: closed, level: 'download' });
  await room.guest(open, 'fund.example');
  await room.founder.put(`${room.path}/documents/${ids.Archived}`, {
    folderId: financials,
    isArchived: true,
  });
  await room.founder.put(`${room.path}/folders/${closed}`, { name: 'Closed', isArchived: true });
  await room.founder.put(`${room.path}/agreement`, { body: TEXT });

  people.set('owner of the startup', room.founder);
  people.set('editor in its team', await inTeam(room.startupId, 'editor'));
  people.set('reader in its team', await inTeam(room.startupId, 'viewer'));
  await room.guest(fund, 'fund.example');
  await room.guest(fund, 'kofi@angel.example');
  const guest = async (name: string, email: string, accepts = true) => {
    const client = await provedMember(app, email);
    if (accepts) await accept(client);
    people.set(name, client);
    return client;
  };
  await guest('guest by mail domain', 'ama@fund.example');
  await guest('guest by address', 'kofi@angel.example');
  await guest('guest who has not accepted', 'late@fund.example', false);
  const person = await app.member();
  people.set('guest as a person', person);
  const { db } = app.services;
  await db
    .insertInto('dataRoomGroupMembers')
    .values({
      roomId: (await db.selectFrom('dataRooms').select('id').executeTakeFirstOrThrow()).id,
      groupId: fund,
      kind: 'person',
      userId: person.userId,
      addedAt: new Date(),
    })
    .execute();
  await accept(person);
  const byLink = await provedMember(app, 'yaw@link.example');
  await byLink.post(`/api/room-links/${await linkInto(fund, 'yaw@link.example')}`, {});
  await accept(byLink);
  people.set('guest by a link', byLink);
  const second = await room.group('Company folder');
  await room.grant(second, { folderId: company, level: 'view' });
  await room.guest(second, 'both@fund.example');
  await guest('guest of two groups', 'both@fund.example');

  const over = await grantedGroup('Over');
  await room.guest(over, 'over.example');
  await guest('guest of a group that is over', 'x@over.example');
  await db
    .updateTable('dataRoomGroups')
    .set({ expiresAt: daysBefore(new Date(), 1) })
    .where('id', '=', over)
    .execute();
  const revoked = await grantedGroup('Revoked');
  await room.guest(revoked, 'revoked.example');
  await guest('guest of a group that was revoked', 'x@revoked.example');
  await room.founder.put(`${room.path}/groups/${revoked}`, {
    name: 'Revoked',
    expiresAt: null,
    isRevoked: true,
  });
  const ended = await provedMember(app, 'end@link.example');
  await ended.post(`/api/room-links/${await linkInto(fund, 'end@link.example')}`, {});
  await accept(ended);
  people.set('guest by a link that was revoked', ended);
  const { groups } = (await room.founder.get(`${room.path}/guests`)).body;
  const link = groups.find(({ id }) => id === fund)?.links.find(({ value }) => value === 'end@link.example');
  await room.founder.delete(`${room.path}/groups/${fund}/links/${link?.id ?? 0}`);
  await room.guest(fund, 'out@gone.example');
  await guest('guest who was taken out', 'out@gone.example');
  const now = (await room.founder.get(`${room.path}/guests`)).body.groups.find(({ id }) => id === fund);
  const member = now?.guests.find(({ label }) => label === 'out@gone.example');
  await room.founder.delete(`${room.path}/groups/${fund}/guests/${member?.id ?? 0}`);
  people.set('address that nothing proves', await app.member({ email: 'eve@fund.example' }));
  const rival = await openRoom(app, 'Rival');
  people.set('member of another startup’s team', rival.founder);
  people.set('stranger', await app.member());
  people.set('visitor', app.visitor);
}, 120_000);
afterAll(async () => {
  sideProcess.close();
  pictureProcess.close();
  await app.close();
});

type Way = {
  /** The least level that opens it. */
  readonly from: Level;
  readonly isOpen: (who: Client, title: Title) => Promise<boolean>;
};
const opens = async (who: Client, path: string): Promise<boolean> => {
  const { status } = await who.get(path);
  if (![200, 401, 404].includes(status)) throw new Error(`${path} answered ${status}`);
  return status === 200;
};
const says = async (who: Client, path: string, words: string): Promise<boolean> => {
  const answer = await who.get(path);
  return answer.status === 200 && answer.text.includes(words);
};
const at = (title: Title) => `${room.path}/documents/${ids[title]}`;

/** Every way in to a document. */
const WAYS: Readonly<Record<string, Way>> = {
  tree: { from: 'request', isOpen: (who, title) => says(who, room.path, `"id":${ids[title]},"folderId"`) },
  'search by name': {
    from: 'request',
    isOpen: (who, title) => says(who, `${room.path}/search?q=${title}`, `"title":"${title}"`),
  },
  'search by words': {
    from: 'team',
    isOpen: (who, title) => says(who, `${room.path}/search?q=zebra`, `"documentId":${ids[title]}`),
  },
  page: { from: 'view', isOpen: (who, title) => opens(who, at(title)) },
  picture: { from: 'view', isOpen: (who, title) => opens(who, `${at(title)}/pages/1`) },
  words: { from: 'view', isOpen: (who, title) => opens(who, `${at(title)}/pages/1/text`) },
  file: { from: 'download', isOpen: (who, title) => opens(who, `${at(title)}/file`) },
  'export of files': {
    from: 'download',
    isOpen: (who, title) => says(who, `${room.path}/files`, `/${title}.pdf`),
  },
  'whole document': { from: 'team', isOpen: (who, title) => opens(who, `/api/documents/${ids[title]}`) },
  'file of a version': {
    from: 'team',
    isOpen: (who, title) => opens(who, `/api/documents/${ids[title]}/versions/1/file`),
  },
  analytics: { from: 'team', isOpen: (who) => says(who, `${room.path}/readers`, '"viewerName"') },
  'export of reads': { from: 'team', isOpen: (who) => says(who, `${room.path}/record`, 'entry,time') },
  'list of guests': { from: 'team', isOpen: (who) => opens(who, `${room.path}/guests`) },
  'receipt of another’s read': {
    from: 'team',
    isOpen: (who) => opens(who, '/api/access-ledger/entries/0/receipt'),
  },
};

it('every role, every document, every way in answers as the policy says', { timeout: 240_000 }, async () => {
  // Somebody has read something, so that there is something to tell of it.
  const first = await provedMember(app, 'first@fund.example');
  await accept(first);
  await first.get(`${at('Deck')}/pages/1/text`);
  const wrong: string[] = [];
  let cases = 0;
  for (const [role, policy] of Object.entries(POLICY)) {
    const who = people.get(role);
    if (!who) throw new Error(`there is no ${role}`);
    for (const title of DOCUMENTS)
      for (const [way, { from, isOpen }] of Object.entries(WAYS)) {
        const may = LEVELS.indexOf(policy[title]) >= LEVELS.indexOf(from);
        if ((await isOpen(who, title)) !== may) wrong.push(`${role}, ${title}, ${way}: not ${may}`);
        cases += 1;
      }
  }
  expect(wrong).toEqual([]);
  expect(cases).toBe(17 * 7 * 14);
});

it(
  'viewing as a group is what its guests see, by every way in, and for the team alone',
  { timeout: 60_000 },
  async () => {
    const guestsOf = (await room.founder.get(`${room.path}/guests`)).body;
    const fund = guestsOf.groups.find(({ name }) => name === 'Fund')?.id ?? 0;
    const wrong: string[] = [];
    for (const title of DOCUMENTS)
      for (const [way, from] of [
        ['', 'view'],
        ['/pages/1', 'view'],
        ['/pages/1/text', 'view'],
      ] as const) {
        const may = LEVELS.indexOf(granted[title]) >= LEVELS.indexOf(from);
        if ((await opens(room.founder, `${at(title)}${way}?as=${fund}`)) !== may)
          wrong.push(`${title} ${way}`);
        for (const who of ['guest by mail domain', 'stranger', 'member of another startup’s team'])
          if (await opens(people.get(who) ?? app.visitor, `${at(title)}${way}?as=${fund}`))
            wrong.push(`${who} ${title}`);
      }
    expect(wrong).toEqual([]);
    expect(await says(room.founder, `${room.path}/search?q=zebra&as=${fund}`, 'documentId')).toBe(false);
  },
);

it('only those who were there hear that something changed, and no more than that', async () => {
  const [guest, stranger] = [people.get('guest by mail domain'), people.get('stranger')];
  await guest?.get(room.path);
  const heard = await listenAs(app, guest?.userId ?? '');
  const nothing = await listenAs(app, stranger?.userId ?? '');
  await room.founder.put(
    `${room.path}/folders/${(await room.founder.get(room.path)).body.folders[0]?.id ?? 0}`,
    {
      name: 'Company papers',
      isArchived: false,
    },
  );
  expect(await heard.topics()).toContain('data-room');
  expect(await nothing.topics()).not.toContain('data-room');
});

it('asking, deciding and changing are for whom they are for', { timeout: 60_000 }, async () => {
  const ask = (who: Client, title: Title, level: 'view' | 'download') =>
    who.post(`${room.path}/documents/${ids[title]}/requests`, { level });
  const guest = people.get('guest by address') ?? app.visitor;
  expect((await ask(guest, 'Licence', 'view')).status).toBe(200);
  expect((await ask(guest, 'Deck', 'download')).status).toBe(200);
  expect((await ask(guest, 'Salaries', 'view')).status).toBe(404);
  expect((await ask(guest, 'Accounts', 'download')).status).toBeGreaterThanOrEqual(400);
  expect((await ask(room.founder, 'Deck', 'download')).status).toBeGreaterThanOrEqual(400);
  for (const role of Object.keys(POLICY).filter((each) => POLICY[each] !== all)) {
    const who = people.get(role) ?? app.visitor;
    const group = { name: 'Mine', expiresAt: daysAfter(new Date(), 1).toISOString() };
    expect([401, 404]).toContain((await who.post(`${room.path}/groups`, group)).status);
    expect([401, 404]).toContain((await who.put(room.path, { isClosed: true })).status);
  }
  const reader = people.get('reader in its team') ?? app.visitor;
  expect((await reader.put(room.path, { isClosed: true })).status).toBe(403);
  const seen = (await guest.get(room.path)).body;
  expect([seen.outside, seen.folders.flatMap(({ expected }) => expected), seen.role]).toEqual([[], [], null]);
  expect((await guest.get(at('Deck') as `${typeof room.path}/documents/${number}`)).body.versions).toEqual(
    [],
  );
});
