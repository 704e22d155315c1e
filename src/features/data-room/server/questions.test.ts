import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp } from '#test/app.ts';
import { openRoom, provedMember, type RoomBuilder } from '#test/data-room.ts';
import { joinTeam } from '#test/forms.ts';

const app = testApp();
let room: RoomBuilder;
let group: number;
let deck: number;
let secret: number;
let ama: Client;
let kofi: Client;
let stranger: Client;

beforeAll(async () => {
  room = await openRoom(app, 'Zuri Pay');
  const folder = await room.folder('Company');
  deck = await room.document('Deck', folder);
  secret = await room.document('Salaries', folder);
  group = await room.group('Fund');
  await room.guest(group, 'fund.example');
  await room.grant(group, { documentId: deck, level: 'view' });
  await room.grant(group, { documentId: secret, level: 'request' });
  ama = await provedMember(app, 'ama@fund.example');
  kofi = await provedMember(app, 'kofi@fund.example');
  stranger = await provedMember(app, 'eve@elsewhere.example');
});

const about = (documentId: number) => `${room.path}/documents/${documentId}/questions` as const;
const one = (id: number) => `${room.path}/questions/${id}` as const;

async function ask(guest: Client, body: string, page: number | null = 1) {
  const { body: made, status } = await guest.post(about(deck), { page, body });
  expect(status).toBe(201);
  return made;
}

const answer = (id: number, isForAll: boolean, version = 1, text = 'In March.') =>
  room.founder.put(one(id), { answer: text, isForAll, version });

const seenBy = async (guest: Client) => (await guest.get(about(deck))).body.map(({ body }) => body);
const newsOf = async (person: Client) =>
  (await person.get('/api/notifications')).body.map(({ content, href }) => [content, href]);

describe('a question', () => {
  it('is asked about a page by who may read it, and seen by the team and its asker alone', async () => {
    const made = await ask(ama, 'When was this counted?', 2);
    expect(made).toMatchObject({ documentId: deck, document: 'Deck', page: 2, isOwn: true, answer: null });
    expect(await seenBy(ama)).toEqual(['When was this counted?']);
    expect(await seenBy(kofi)).toEqual([]);
    const [forTeam] = (await room.founder.get(about(deck))).body;
    expect(forTeam).toMatchObject({ askedBy: 'Ada Obi', isOwn: false });
    expect(await newsOf(room.founder)).toContainEqual([
      'Ada Obi asks about “Deck” in the data room of Zuri Pay',
      `/startups/${room.startupId}/room?tab=questions`,
    ]);
  });

  it('is not there for strangers, nor about what one may not read', async () => {
    const { id } = await ask(ama, 'And this?');
    for (const [who, documentId] of [
      [stranger, deck],
      [ama, secret],
    ] as const) {
      expect((await who.get(about(documentId))).status).toBe(404);
      expect((await who.post(about(documentId), { page: null, body: 'May I?' })).status).toBe(404);
    }
    for (const who of [stranger, ama, kofi]) {
      expect((await who.get(`${room.path}/questions`)).status).toBe(404);
      expect((await who.get(`${room.path}/questions/export`)).status).toBe(404);
      expect((await who.put(one(id), { answer: 'Mine', isForAll: true, version: 1 })).status).toBe(404);
    }
    for (const who of [stranger, kofi]) expect((await who.delete(one(id))).status).toBe(404);
    expect((await room.founder.post(about(deck), { page: 1, body: 'Of ourselves?' })).status).toBe(404);
  });

  it.each([
    [{ page: 1, body: ' ' }, 'Write your question'],
    [{ page: 0, body: 'x' }, 'Must be a page of the document'],
    [{ page: 99, body: 'x' }, 'Must be a page of the document'],
    [{ body: 'x' }, 'Must be a page of the document'],
    [{ page: 1, body: 'x'.repeat(2001) }, 'At most 2,000 characters'],
  ])('refuses %j', async (body, message) => {
    const { problem, status } = await ama.post(about(deck), body);
    expect([status, problem.message]).toEqual([400, message]);
  });

  it('is withdrawn by its asker until it is answered', async () => {
    const { id } = await ask(ama, 'Never mind?');
    expect((await ama.delete(one(id))).status).toBe(200);
    expect(await seenBy(ama)).not.toContain('Never mind?');
    const other = await ask(ama, 'Kept?');
    expect((await answer(other.id, false)).status).toBe(200);
    expect((await ama.delete(one(other.id))).status).toBe(404);
    expect((await room.founder.delete(one(other.id))).status).toBe(200);
  });
});

describe('an answer', () => {
  it('goes to who asked, who is told, or to all, who do not learn who asked', async () => {
    const own = await ask(ama, 'For me?');
    const all = await ask(ama, 'For all?');
    expect((await answer(own.id, false)).body.answer).toMatchObject({ body: 'In March.', isForAll: false });
    expect((await answer(all.id, true)).status).toBe(200);
    expect(await seenBy(kofi)).toEqual(['For all?']);
    const [seen] = (await kofi.get(about(deck))).body;
    expect(seen).toMatchObject({ askedBy: null, isOwn: false, answer: { body: 'In March.' } });
    expect(JSON.stringify(seen)).not.toContain(ama.userId);
    expect(await newsOf(ama)).toContainEqual([
      'Your question in the data room of Zuri Pay was answered',
      `/startups/${room.startupId}/room?document=${deck}&page=1`,
    ]);
    expect((await answer(all.id, false)).status).toBe(409);
    expect((await answer(all.id, false, 2)).status).toBe(200);
    expect(await seenBy(kofi)).toEqual([]);
  });

  it('is given by who edits the room; a reader of the team sees all and is told why not', async () => {
    const viewer = await app.member();
    await joinTeam(app, viewer, { startupId: room.startupId, role: 'viewer' });
    const { id } = await ask(ama, 'Who answers?');
    expect((await viewer.get(`${room.path}/questions`)).body.map((each) => each.id)).toContain(id);
    expect((await viewer.put(one(id), { answer: 'I do', isForAll: true, version: 1 })).status).toBe(403);
    const bad = await room.founder.put(one(id), { answer: '', isForAll: true, version: 1 });
    expect(bad.problem.message).toBe('Write an answer');
  });

  it('is a read in the ledger when somebody outside the team gets it, and only then', async () => {
    const entriesOf = async (person: Client) =>
      (
        await app.services.pool.query(
          `select r.action from access_reads r where r.user_id = $1 and r.action = 'answers'`,
          [person.userId],
        )
      ).rows.length;
    const guest = await provedMember(app, 'esi@fund.example');
    await ask(guest, 'Read it?');
    expect((await guest.get(about(deck))).status).toBe(200);
    expect(await entriesOf(guest)).toBe(0);
    const mine = (await guest.get(about(deck))).body.find(({ body }) => body === 'Read it?');
    expect((await answer(mine?.id ?? 0, false)).status).toBe(200);
    expect((await guest.get(about(deck))).status).toBe(200);
    expect(await entriesOf(guest)).toBe(1);
    await room.founder.get(about(deck));
    expect(await entriesOf(room.founder)).toBe(0);
    const readers = (await room.founder.get(`${room.path}/readers`)).body;
    expect(readers.filter(({ userId }) => userId === guest.userId)).toEqual([]);
  });

  it('is seen as a group sees it, without questions of one’s own', async () => {
    const shared = await ask(kofi, 'What do all see?');
    expect((await answer(shared.id, true)).status).toBe(200);
    const seen = (await room.founder.get(`${about(deck)}?as=${group}`)).body;
    expect(seen.map(({ body }) => body)).toEqual(['What do all see?']);
    expect(seen[0]).toMatchObject({ askedBy: null, isOwn: false });
  });
});

it('the export runs in no spreadsheet, and holds every question with its answer', async () => {
  const { id } = await ask(ama, '=HYPERLINK("http://evil.example","x")');
  expect((await answer(id, true, 1, '+1 on page 2')).status).toBe(200);
  const { headers, text } = await room.founder.get(`${room.path}/questions/export`);
  expect(headers['content-type']).toContain('text/csv');
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
  expect(text).toContain(`'+1 on page 2,all who may read the document`);
  const count = (await room.founder.get(`${room.path}/questions`)).body.length;
  expect(text.trim().split('\r\n')).toHaveLength(count + 1);
});

it('nothing of it is left to who has lost access', async () => {
  await ask(ama, 'Still there?');
  await room.grant(group, { documentId: deck, level: 'view', isRevoked: true });
  expect((await ama.get(about(deck))).status).toBe(404);
  expect((await ama.post(about(deck), { page: 1, body: 'Again?' })).status).toBe(404);
  expect((await room.founder.get(about(deck))).body.length).toBeGreaterThan(0);
});
