import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, memberPerTest, testApp } from '#test/app.ts';
import { createEvents } from '#platform/postgres/events.ts';
import { insertThread } from './queries-change.ts';

const app = testApp();
const ada = memberPerTest(app, { firstName: 'Ada', lastName: 'Obi' });
const kofi = memberPerTest(app, { firstName: 'Kofi', lastName: 'Mensah' });
let threadId: number;
beforeEach(async () => {
  threadId = await insertThread(app.services.db, {
    subject: 'Zuri Pay',
    subjectHref: '/startups/1',
    members: [ada.userId, kofi.userId],
    now: new Date(),
  });
});

const write = (who: Client, content: unknown, clientId: unknown = randomUUID(), id = threadId) =>
  who.post(`/api/threads/${id}/messages`, { content, clientId });
const read = async (who: Client, query = '') =>
  (await who.get(`/api/threads/${threadId}/messages?${query}`)).body.map((one) => one.content);
const unread = async (who: Client) => (await who.get('/api/threads/unread')).body.unread;
const markRead = (who: Client, messageId: unknown) =>
  who.post(`/api/threads/${threadId}/read`, { messageId });

describe('a conversation', () => {
  it('is read by its two people, with what brought them together', async () => {
    expect((await write(ada, 'Good morning')).status).toBe(201);
    expect((await write(kofi, 'Good morning, Ada\nHow are you?')).body).toMatchObject({ isMine: true });
    expect(await read(ada)).toEqual(['Good morning, Ada\nHow are you?', 'Good morning']);
    const [thread] = (await ada.get('/api/threads')).body;
    expect(thread).toMatchObject({
      other: { id: kofi.userId, firstName: 'Kofi' },
      subject: 'Zuri Pay',
      subjectHref: '/startups/1',
      lastMessage: { isMine: false },
      unreadCount: 1,
      isMuted: false,
      isClosed: false,
    });
    expect((await ada.get(`/api/threads/${threadId}`)).body).toEqual(thread);
  });

  it('that was read is no news any more: not in the inbox, not among recent activity', async () => {
    const activity = async () => (await kofi.get('/api/dashboard/activity')).body;
    const { body: first } = await write(ada, 'Good morning');
    expect(await activity()).toMatchObject([{ content: 'Ada Obi wrote to you.', count: 1 }]);
    await markRead(kofi, first.id);
    expect(await activity()).toEqual([]);
    expect((await kofi.get('/api/notifications/unread')).body).toEqual({ unread: 0 });
    await write(ada, 'How are you?');
    expect(await activity()).toMatchObject([{ content: 'Ada Obi wrote to you.', count: 1 }]);
  });

  it('pages back from a message, with the count of all', async () => {
    for (let nth = 1; nth <= 5; nth += 1) await write(ada, `message ${nth}`);
    const page = await kofi.get(`/api/threads/${threadId}/messages?limit=2`);
    expect(page.headers['x-total-count']).toBe('5');
    const oldest = page.body[1]?.id;
    expect(await read(kofi, `limit=2&before=${String(oldest)}`)).toEqual(['message 3', 'message 2']);
  });

  it('lists the latest conversation first', async () => {
    const other = await app.member();
    const members = [ada.userId, other.userId] as const;
    const later = { subject: 'Other', subjectHref: null, members, now: new Date() };
    const second = await insertThread(app.services.db, later);
    await write(other, 'newer', randomUUID(), second);
    await write(kofi, 'newest');
    const list = (await ada.get('/api/threads')).body;
    expect(list.map((one) => one.id)).toEqual([threadId, second]);
  });
});

describe('sending', () => {
  it('twice with one client id is one message, at once too', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => write(ada, 'once', clientId)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await read(kofi)).toEqual(['once']);
    expect(await unread(kofi)).toBe(1);
    expect((await write(ada, 'once', clientId.toUpperCase())).status).toBe(201);
    expect(await read(kofi)).toEqual(['once']);
  });

  it('a client id of another conversation is a conflict', async () => {
    const other = await app.member();
    const members = [ada.userId, other.userId] as const;
    const now = new Date();
    const second = await insertThread(app.services.db, { subject: 'x', subjectHref: null, members, now });
    const clientId = randomUUID();
    await write(ada, 'here', clientId);
    expect((await write(ada, 'there', clientId, second)).status).toBe(409);
  });

  it.each([
    ['', 'content'],
    ['   \u200b', 'content'],
    [undefined, 'content'],
    ['x'.repeat(5001), 'content'],
    ['x'.repeat(10_000), 'content'],
    ['a\u0000b', 'content'],
    [7, 'content'],
  ])('content %j is refused', async (content, path) => {
    const answer = await write(ada, content);
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, path]);
    expect(await read(ada)).toEqual([]);
  });

  it('takes 5,000 characters, and shows markup as it was typed', async () => {
    const long = '🌍'.repeat(2500) + 'x'.repeat(2500);
    expect((await write(ada, long)).status).toBe(201);
    await write(ada, '<img src=x onerror=alert(1)>');
    expect(await read(kofi)).toEqual(['<img src=x onerror=alert(1)>', long]);
  });

  it.each([[undefined], ['7'], [7], ['not-a-uuid']])('client id %j is refused', async (clientId) => {
    const body = { content: 'x', clientId };
    expect((await ada.post(`/api/threads/${threadId}/messages`, body)).status).toBe(400);
    expect(await read(ada)).toEqual([]);
  });

  it('ends where one has blocked the other or left, and what was said stays', async () => {
    await write(ada, 'before');
    await kofi.post('/api/blocks', { userId: ada.userId });
    for (const who of [ada, kofi]) {
      expect((await write(who, 'after')).status).toBe(409);
      expect((await who.get(`/api/threads/${threadId}`)).body).toMatchObject({ isClosed: true });
    }
    await kofi.delete(`/api/blocks/${ada.userId}`);
    expect((await write(ada, 'again')).status).toBe(201);
    await app.services.db.deleteFrom('users').where('id', '=', ada.userId).execute();
    expect((await kofi.get(`/api/threads/${threadId}`)).body).toMatchObject({ other: null, isClosed: true });
    expect((await write(kofi, 'after')).status).toBe(409);
    const messages = (await kofi.get(`/api/threads/${threadId}/messages`)).body;
    expect(messages.map(({ content, senderId }) => [content, senderId])).toEqual([
      ['again', null],
      ['before', null],
    ]);
    await app.services.db.deleteFrom('users').where('id', '=', kofi.userId).execute();
    const left = app.services.db.selectFrom('messages').select('id').where('threadId', '=', threadId);
    expect(await left.execute()).toEqual([]);
  });
});

describe('unread', () => {
  it('counts the other’s messages until they are read, never backwards', async () => {
    const first = await write(ada, 'one');
    const second = await write(ada, 'two');
    expect([await unread(kofi), await unread(ada)]).toEqual([2, 0]);
    expect((await markRead(kofi, first.body.id)).body).toEqual({ unread: 1 });
    expect((await markRead(kofi, second.body.id)).body).toEqual({ unread: 0 });
    expect((await markRead(kofi, first.body.id)).body).toEqual({ unread: 0 });
  });

  it('a marker beyond the last message hides none that follow', async () => {
    await write(ada, 'one');
    await markRead(kofi, 999_999_999_999);
    await write(ada, 'two');
    await markRead(kofi, 1);
    expect(await unread(kofi)).toBe(1);
  });

  it('writes one inbox line until the conversation is read', async () => {
    await write(ada, 'one');
    const last = await write(ada, 'two');
    const lines = async () => (await kofi.get('/api/notifications')).body.map((note) => note.content);
    expect(await lines()).toEqual(['Ada Obi wrote to you.']);
    await markRead(kofi, last.body.id);
    await write(ada, 'three');
    expect(await lines()).toHaveLength(2);
  });

  it('a muted conversation neither counts nor notifies', async () => {
    expect((await kofi.put(`/api/threads/${threadId}/mute`, { muted: true })).body).toEqual({ muted: true });
    await write(ada, 'quiet');
    expect(await unread(kofi)).toBe(0);
    expect((await kofi.get('/api/notifications')).body).toEqual([]);
    expect((await kofi.get(`/api/threads/${threadId}`)).body).toMatchObject({
      isMuted: true,
      unreadCount: 1,
    });
    await kofi.put(`/api/threads/${threadId}/mute`, { muted: false });
    expect(await unread(kofi)).toBe(1);
  });
});

describe('strangers', () => {
  const calls = (id: unknown) =>
    [
      ['get', `/api/threads/${String(id)}`],
      ['get', `/api/threads/${String(id)}/messages`],
      ['post', `/api/threads/${String(id)}/messages`, { content: 'x', clientId: randomUUID() }],
      ['post', `/api/threads/${String(id)}/read`, { messageId: 1 }],
      ['put', `/api/threads/${String(id)}/mute`, { muted: true }],
    ] as const;

  it('find a foreign thread as absent as an unknown one; visitors must sign in', async () => {
    const stranger = await app.member();
    await write(ada, 'private');
    for (const [method, url, body] of [...calls(threadId), ...calls(2_147_483_647)]) {
      const answer = method === 'get' ? await stranger.get(url) : await stranger[method](url, body);
      expect([url, answer.status]).toEqual([url, 404]);
      expect(answer.text).not.toContain('private');
    }
    for (const [method, url, body] of calls(threadId)) {
      const answer = method === 'get' ? await app.visitor.get(url) : await app.visitor[method](url, body);
      expect(answer.status).toBe(401);
    }
    expect((await stranger.get('/api/threads')).body).toEqual([]);
    for (const url of ['/api/threads', '/api/threads/unread'])
      expect((await app.visitor.get(url)).status).toBe(401);
    expect(await read(ada)).toEqual(['private']);
  });

  it.each(['?limit=0', '?limit=101', '?before=0', '?before=-1', '?before=1e3', '?offset=1'])(
    'messages%s is refused',
    async (query) => {
      expect((await ada.get(`/api/threads/${threadId}/messages?${query}`)).status).toBe(400);
    },
  );

  it.each([[{}], [{ messageId: 0 }], [{ messageId: 1.5 }], [{ messageId: '1' }]])(
    'a marker of %j is refused',
    async (body) => {
      expect((await ada.post(`/api/threads/${threadId}/read`, body)).status).toBe(400);
    },
  );

  it('a mute must say which', async () => {
    expect((await ada.put(`/api/threads/${threadId}/mute`, {})).status).toBe(400);
    expect((await ada.get('/api/threads?limit=101')).status).toBe(400);
    expect((await ada.get('/api/threads?offset=-1')).status).toBe(400);
    expect((await ada.get('/api/threads/abc')).status).toBe(400);
  });
});

it('another process hears of a message when it is there to be read', async () => {
  const elsewhere = createEvents(app.services.directUrl);
  const heard: string[] = [];
  const stop = elsewhere.subscribe(kofi.userId, ({ topic }) => heard.push(topic));
  for (let tries = 0; tries < 50 && !heard.includes('messages'); tries += 1) {
    await write(ada, `try ${tries}`);
    await sleep(50);
  }
  stop();
  await elsewhere.close();
  expect(heard).toContain('messages');
  expect((await read(kofi)).length).toBeGreaterThan(0);
});
