import { daysAfter, daysBefore } from '#shared/domain/time.ts';
import type { Client, TestApp } from './app.ts';
import { openRoom, provedMember, type RoomBuilder } from './data-room.ts';
import { makePdf } from './documents.ts';

/** What somebody may do with a document, weakest first; `team` sees besides who may, who came and what they read. */
export const LEVELS = ['none', 'request', 'view', 'download', 'team'] as const;
type Level = (typeof LEVELS)[number];
export const DOCUMENTS = [
  'Elsewhere',
  'Deck',
  'Ledger',
  'Accounts',
  'Salaries',
  'Licence',
  'Archived',
  'Put away',
  'Hidden',
] as const;
type Title = (typeof DOCUMENTS)[number];

const none: Readonly<Record<Title, Level>> = {
  Elsewhere: 'none',
  Deck: 'none',
  Ledger: 'none',
  Accounts: 'none',
  Salaries: 'none',
  Licence: 'none',
  Archived: 'none',
  'Put away': 'none',
  Hidden: 'none',
};
// The ledger lies in a folder of the granted one.
export const granted = {
  ...none,
  Deck: 'view',
  Ledger: 'view',
  Accounts: 'download',
  Licence: 'request',
} as const;
const all = Object.fromEntries(DOCUMENTS.map((title) => [title, 'team'])) as Record<Title, Level>;

/** The policy: who comes how, and what they may do with each document. */
export const POLICY: Readonly<Record<string, Readonly<Record<Title, Level>>>> = {
  'owner of the startup': all,
  'editor in its team': all,
  'reader in its team': all,
  'guest by mail domain': granted,
  'guest by address': granted,
  'guest as a person': granted,
  'guest by a link': granted,
  'guest of an empty folder': none,
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

/** A room with every kind of document, and everybody who may come to it. */
export type Matrix = {
  readonly app: TestApp;
  readonly room: RoomBuilder;
  readonly ids: Readonly<Record<Title, number>>;
  readonly people: ReadonlyMap<string, Client>;
};

/** When the access of some ends by the clock. */
const ENDS_AT = daysAfter(new Date(), 30);
const TEXT = 'What you read here stays with you.';

const accept = async (room: RoomBuilder, who: Client) =>
  void (await who.post(`${room.path}/acceptances`, { number: 1 })).body;

async function inTeam(app: TestApp, startupId: number, role: 'editor' | 'viewer'): Promise<Client> {
  const client = await app.member();
  await app.services.db
    .insertInto('startupMembers')
    .values({ startupId, userId: client.userId, role })
    .execute();
  return client;
}

/** A group that may do what the policy says of guests. */
async function grantedGroup(room: RoomBuilder, ids: Matrix['ids'], name: string): Promise<number> {
  const group = await room.group(name);
  const folders = (await room.founder.get(room.path)).body.folders;
  const folderId = folders.find((folder) => folder.name === 'Financials')?.id ?? 0;
  await room.grant(group, { folderId, level: 'view' });
  await room.grant(group, { documentId: ids.Accounts, level: 'download' });
  await room.grant(group, { documentId: ids.Salaries, level: 'none' });
  await room.grant(group, { documentId: ids.Licence, level: 'request' });
  return group;
}

async function linkInto(room: RoomBuilder, group: number, guest: string): Promise<string> {
  const form = { guest, isMailed: false, expiresAt: null };
  const { link } = (await room.founder.post(`${room.path}/groups/${group}/links`, form)).body;
  return link?.split('/').at(-1) ?? '';
}

/** The room as it stands while it is compared with the policy; what is asked of it changes nothing that decides. */
export async function openMatrix(app: TestApp): Promise<Matrix> {
  const room = await openRoom(app, 'Mtajiline');
  const people = new Map<string, Client>();
  const [company, financials, closed] = [
    await room.folder('Company'),
    await room.folder('Financials'),
    await room.folder('Closed'),
  ];
  const pdf = async (title: Title, folder: number) =>
    room.file(`${title}.pdf`, await makePdf([`${title} says zebra`]), folder);
  const ids: Readonly<Record<Title, number>> = {
    Elsewhere: await pdf('Elsewhere', company),
    Deck: await pdf('Deck', financials),
    Ledger: await pdf('Ledger', await room.folder('2025', financials)),
    Accounts: await pdf('Accounts', financials),
    Salaries: await pdf('Salaries', financials),
    Licence: await pdf('Licence', financials),
    Archived: await pdf('Archived', financials),
    'Put away': await pdf('Put away', closed),
    Hidden: await pdf('Hidden', await room.folder('Inside', closed)),
  };
  const fund = await grantedGroup(room, ids, 'Fund');
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
  people.set('editor in its team', await inTeam(app, room.startupId, 'editor'));
  people.set('reader in its team', await inTeam(app, room.startupId, 'viewer'));
  await room.guest(fund, 'fund.example');
  await room.guest(fund, 'kofi@angel.example');
  const guest = async (name: string, email: string, accepts = true) => {
    const client = await provedMember(app, email);
    if (accepts) await accept(room, client);
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
  await accept(room, person);
  const byLink = await provedMember(app, 'yaw@link.example');
  await byLink.post(`/api/room-links/${await linkInto(room, fund, 'yaw@link.example')}`, {});
  await accept(room, byLink);
  people.set('guest by a link', byLink);
  const second = await room.group('Company folder');
  await room.grant(second, { folderId: company, level: 'view' });
  await room.guest(second, 'both@fund.example');
  await guest('guest of two groups', 'both@fund.example');

  const over = await grantedGroup(room, ids, 'Over');
  await room.guest(over, 'over.example');
  await guest('guest of a group that is over', 'x@over.example');
  await db
    .updateTable('dataRoomGroups')
    .set({ expiresAt: daysBefore(new Date(), 1) })
    .where('id', '=', over)
    .execute();
  const revoked = await grantedGroup(room, ids, 'Revoked');
  await room.guest(revoked, 'revoked.example');
  await guest('guest of a group that was revoked', 'x@revoked.example');
  await room.founder.put(`${room.path}/groups/${revoked}`, {
    name: 'Revoked',
    expiresAt: null,
    isRevoked: true,
  });
  const ended = await provedMember(app, 'end@link.example');
  await ended.post(`/api/room-links/${await linkInto(room, fund, 'end@link.example')}`, {});
  await accept(room, ended);
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

  await room.file('Outside.pdf', await makePdf(['Outside']), null);
  void (
    await room.founder.post(`${room.path}/expectations`, { folderId: financials, title: 'Tax clearance' })
  ).body;
  const later = await room.group('Later');
  await room.grant(later, {
    folderId: await room.folder('Empty'),
    level: 'view',
    expiresAt: ENDS_AT.toISOString(),
  });
  await room.guest(later, 'later.example');
  await guest('guest of an empty folder', 'x@later.example');
  // Somebody has read something, so that there is something to tell of it.
  const first = await provedMember(app, 'first@fund.example');
  await accept(room, first);
  await first.get(`${at({ room, ids }, 'Deck')}/pages/1/text`);
  return { app, room, ids, people };
}

type Way = {
  /** The least level that opens it. */
  readonly from: Level;
  readonly isOpen: (matrix: Matrix, who: Client, title: Title) => Promise<boolean>;
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
const at = ({ room, ids }: Pick<Matrix, 'room' | 'ids'>, title: Title) =>
  `${room.path}/documents/${ids[title]}` as const;

/** Every way in to a document. */
export const WAYS: Readonly<Record<string, Way>> = {
  tree: {
    from: 'request',
    isOpen: ({ room, ids }, who, title) => says(who, room.path, `"id":${ids[title]},"folderId"`),
  },
  'search by name': {
    from: 'request',
    isOpen: ({ room }, who, title) => says(who, `${room.path}/search?q=${title}`, `"title":"${title}"`),
  },
  'search by words': {
    from: 'team',
    isOpen: ({ room, ids }, who, title) =>
      says(who, `${room.path}/search?q=zebra`, `"documentId":${ids[title]}`),
  },
  page: { from: 'view', isOpen: (matrix, who, title) => opens(who, at(matrix, title)) },
  picture: { from: 'view', isOpen: (matrix, who, title) => opens(who, `${at(matrix, title)}/pages/1`) },
  words: { from: 'view', isOpen: (matrix, who, title) => opens(who, `${at(matrix, title)}/pages/1/text`) },
  questions: { from: 'view', isOpen: (matrix, who, title) => opens(who, `${at(matrix, title)}/questions`) },
  file: { from: 'download', isOpen: (matrix, who, title) => opens(who, `${at(matrix, title)}/file`) },
  'export of files': {
    from: 'download',
    isOpen: ({ room }, who, title) => says(who, `${room.path}/files`, `/${title}.pdf`),
  },
  'whole document': {
    from: 'team',
    isOpen: ({ ids }, who, title) => opens(who, `/api/documents/${ids[title]}`),
  },
  'file of a version': {
    from: 'team',
    isOpen: ({ ids }, who, title) => opens(who, `/api/documents/${ids[title]}/versions/1/file`),
  },
  analytics: { from: 'team', isOpen: ({ room }, who) => says(who, `${room.path}/readers`, '"viewerName"') },
  'export of reads': {
    from: 'team',
    isOpen: ({ room }, who) => says(who, `${room.path}/record`, 'entry,time'),
  },
  'list of guests': { from: 'team', isOpen: ({ room }, who) => opens(who, `${room.path}/guests`) },
  'receipt of another’s read': {
    from: 'team',
    isOpen: (_matrix, who) => opens(who, '/api/access-ledger/entries/0/receipt'),
  },
};

export function personOf({ people }: Pick<Matrix, 'people'>, role: string): Client {
  const who = people.get(role);
  if (!who) throw new Error(`there is no ${role}`);
  return who;
}

/** Where the room answers otherwise than the policy says: by role, document and way; all of them, or the first. */
export async function wrongWays(matrix: Matrix, { onlyFirst = false } = {}): Promise<string[]> {
  const wrong: string[] = [];
  for (const [role, policy] of Object.entries(POLICY))
    for (const title of DOCUMENTS)
      for (const [way, { from, isOpen }] of Object.entries(WAYS)) {
        const may = LEVELS.indexOf(policy[title]) >= LEVELS.indexOf(from);
        if ((await isOpen(matrix, personOf(matrix, role), title)) === may) continue;
        wrong.push(`${role}, ${title}, ${way}: not ${may}`);
        if (onlyFirst) return wrong;
      }
  return wrong;
}

type Act = { readonly what: string; readonly expected: unknown; readonly found: unknown };

const isTeam = (role: string) => POLICY[role] === all;

/** What may be asked, told and changed, by whom. */
async function* acts(matrix: Matrix): AsyncGenerator<Act> {
  const { room } = matrix;
  const by = (role: string) => personOf(matrix, role);
  const guest = by('guest by address');
  const status = async (answer: Promise<{ status: number }>) => (await answer).status;
  const isRefused = async (answer: Promise<{ status: number }>) => [401, 404].includes((await answer).status);

  for (const role of Object.keys(POLICY).filter((each) => !isTeam(each))) {
    const [who, mayEnter] = [
      by(role),
      POLICY[role] === granted ||
        role.includes('two groups') ||
        role.includes('accepted') ||
        role.includes('empty'),
    ];
    yield { what: `${role} enters`, expected: mayEnter, found: !(await isRefused(who.get(room.path))) };
    yield {
      what: `${role} makes a group`,
      expected: true,
      found: await isRefused(who.post(`${room.path}/groups`, { name: 'Mine', expiresAt: null })),
    };
    yield {
      what: `${role} opens the room`,
      expected: true,
      found: await isRefused(who.put(room.path, { isClosed: false })),
    };
  }
  yield {
    what: 'a reader of the team opens the room',
    expected: 403,
    found: await status(by('reader in its team').put(room.path, { isClosed: false })),
  };
  yield {
    what: 'an editor opens the room',
    expected: 200,
    found: await status(by('editor in its team').put(room.path, { isClosed: false })),
  };

  const seen = (await guest.get(room.path)).body;
  const own = (await room.founder.get(room.path)).body;
  const namesOf = (folders: typeof seen.folders) => folders.map(({ name }) => name).join();
  const expectedIn = (folders: typeof seen.folders) => folders.flatMap(({ expected }) => expected).length;
  yield { what: 'folders of a guest', expected: 'Financials,2025', found: namesOf(seen.folders) };
  yield {
    what: 'folders of the team',
    expected: 'Company,Financials,2025,Closed,Inside,Empty',
    found: namesOf(own.folders),
  };
  yield {
    what: 'what is expected, to a guest and to the team',
    expected: [0, 1],
    found: [expectedIn(seen.folders), expectedIn(own.folders)],
  };
  yield {
    what: 'what is not in the room, to a guest and to the team',
    expected: [0, 1],
    found: [seen.outside.length, own.outside.length],
  };
  const licence = seen.folders.flatMap(({ documents }) => documents).find(({ title }) => title === 'Licence');
  yield { what: 'what is told of a document one may ask for', expected: null, found: licence?.newest };
  const gated = (await by('guest who has not accepted').get(room.path)).body;
  yield {
    what: 'the text before the room',
    expected: [TEXT, 0],
    found: [gated.gate?.body, gated.folders.length],
  };
  yield { what: 'a gate for who has accepted', expected: null, found: seen.gate };
  const ending = (await by('guest of an empty folder').get(room.path)).body;
  yield { what: 'when a guest’s access ends', expected: ENDS_AT.toISOString(), found: ending.endsAt };
  const versions = async (who: Client) => (await who.get(at(matrix, 'Deck'))).body.versions.length;
  yield {
    what: 'versions, to a guest and to the team',
    expected: [0, 1],
    found: [await versions(guest), await versions(room.founder)],
  };

  const ask = (who: Client, title: Title, level: 'view' | 'download') =>
    status(who.post(`${at(matrix, title)}/requests`, { level }));
  yield {
    what: 'asking to read what may be asked for',
    expected: 200,
    found: await ask(guest, 'Licence', 'view'),
  };
  yield {
    what: 'asking to download what may be read',
    expected: 200,
    found: await ask(guest, 'Deck', 'download'),
  };
  yield {
    what: 'asking for what one may not know of',
    expected: 404,
    found: await ask(guest, 'Salaries', 'view'),
  };
  yield { what: 'asking for less than one has', expected: 409, found: await ask(guest, 'Accounts', 'view') };
  yield { what: 'the team asking', expected: 409, found: await ask(room.founder, 'Deck', 'view') };

  const questions = `${at(matrix, 'Deck')}/questions` as const;
  const question = { page: null, body: 'What is in cash?' };
  yield {
    what: 'a question of the team',
    expected: 404,
    found: await status(room.founder.post(questions, question)),
  };
  yield {
    what: 'a question about what one may not read',
    expected: 404,
    found: await status(guest.post(`${at(matrix, 'Licence')}/questions`, question)),
  };
  const { id } = (await guest.post(questions, question)).body;
  const other = by('guest by mail domain');
  const knows = async (who: Client) => (await who.get(questions)).body.some((each) => each.id === id);
  yield {
    what: 'an open question to its asker, another guest and the team',
    expected: [true, false, true],
    found: [await knows(guest), await knows(other), await knows(room.founder)],
  };
  const withdrawal = `${room.path}/questions/${id}` as const;
  yield {
    what: 'another guest withdraws a question',
    expected: 404,
    found: await status(other.delete(withdrawal)),
  };
  yield { what: 'its asker withdraws it', expected: 200, found: await status(guest.delete(withdrawal)) };
}

/** Where something that is asked of the room, told by it or changed in it is otherwise than the policy says. */
export async function wrongActs(matrix: Matrix, { onlyFirst = false } = {}): Promise<string[]> {
  const wrong: string[] = [];
  for await (const { what, expected, found } of acts(matrix)) {
    if (JSON.stringify(found) === JSON.stringify(expected)) continue;
    wrong.push(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
    if (onlyFirst) return wrong;
  }
  return wrong;
}
