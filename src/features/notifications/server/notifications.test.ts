import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { listen, openStream } from '#test/streams.ts';
import { insertNotifications } from './queries.ts';

const app = testApp();

let listening: Promise<string> | null = null;
/** Where the server listens, for calls that a stream answers. */
const addressOf = (): Promise<string> => (listening ??= listen(app));

async function memberWith(contents: string[]) {
  const member = await app.member();
  const note = (content: string) => ({ userId: member.userId, kind: 'test', content, href: '/startups/1' });
  await insertNotifications(app.services.db, contents.map(note));
  return member;
}

it('lists what concerns the reader, newest first, with the total', async () => {
  const member = await memberWith(['first', 'second', 'third']);
  const { body, headers } = await member.get('/api/notifications?limit=2');
  expect(headers['x-total-count']).toBe('3');
  expect(body.map(({ content }) => content)).toEqual(['third', 'second']);
  expect((await member.get('/api/notifications/unread')).body).toEqual({ unread: 3 });
});

it('marks the named ones, then all; nobody else’s', async () => {
  const member = await memberWith(['one', 'two', 'three']);
  const other = await memberWith(['theirs']);
  const [theirs] = (await other.get('/api/notifications')).body;
  const [newest] = (await member.get('/api/notifications')).body;
  const some = await member.post('/api/notifications/read', { ids: [newest?.id, theirs?.id] });
  expect(some.body).toEqual({ unread: 2 });
  expect((await other.get('/api/notifications/unread')).body).toEqual({ unread: 1 });
  expect((await member.get('/api/notifications?unread=true')).headers['x-total-count']).toBe('2');
  expect((await member.post('/api/notifications/read', {})).body).toEqual({ unread: 0 });
});

it.each(['/api/notifications', '/api/notifications/unread', '/api/events'])(
  '%s needs a session',
  async (url) => {
    expect((await app.visitor.get(url)).status).toBe(401);
  },
);

it.each([[{ ids: 'all' }], [{ ids: [0] }], [{ ids: [1.5] }], [{ everything: true }], [[]]])(
  'refuses %j',
  async (body) => {
    const member = await memberWith(['kept']);
    expect((await member.post('/api/notifications/read', body)).status).toBe(400);
    expect((await member.get('/api/notifications/unread')).body).toEqual({ unread: 1 });
  },
);

it('the live stream tells a person of their own things only', async () => {
  const [ada, kofi] = [await app.member(), await app.member()];
  const address = await addressOf();
  const abort = new AbortController();
  const stream = await fetch(`${address}/api/events`, {
    headers: { cookie: ada.cookie },
    signal: abort.signal,
  });
  expect(stream.headers.get('content-type')).toMatch(/event-stream/);
  let heard = '';
  const listening = (async () => {
    for await (const chunk of stream.body ?? []) heard += Buffer.from(chunk).toString();
  })().catch(() => {});
  const { events, db } = app.services;
  for (let tries = 0; tries < 50 && !heard.includes('dashboard'); tries += 1) {
    await events.publish(db, { userId: kofi.userId, topic: 'secret' });
    await events.publish(db, { userId: ada.userId, topic: 'dashboard' });
    await sleep(50);
  }
  abort.abort();
  await listening;
  expect(heard).toContain('data: {"topic":"dashboard"}');
  expect(heard).not.toContain('secret');
});

it('says at once whether something changed since the page was made, or since what was heard last', async () => {
  const member = await app.member();
  const address = await addressOf();
  const { events, db, now } = app.services;
  await app.services.events.caughtUp();
  /** What the stream says first. */
  async function firstWords(query: string, headers = {}): Promise<string> {
    const stream = await openStream(address, member.cookie, { query, headers });
    await sleep(150);
    stream.close();
    return stream.words();
  }
  // As late as clocks may differ.
  const soon = () => now().getTime() + 1_900;
  const all = 'data: {"topic":"*"}';
  expect(await firstWords('')).toContain(all);
  expect(await firstWords(`?since=${soon()}`)).not.toContain(all);
  await events.publish(db, { userId: member.userId, topic: 'dashboard' });
  await events.caughtUp();
  expect(await firstWords(`?since=${soon() - 60_000}`)).toContain(all);
  expect(await firstWords('', { 'last-event-id': String(soon() - 60_000) })).toContain(all);
  expect(await firstWords(`?since=${soon() + 600_000}`)).toContain(all);
  expect((await member.get('/api/events?since=soon')).status).toBe(400);
});
