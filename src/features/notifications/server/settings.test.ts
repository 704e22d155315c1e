import { describe, expect, it } from 'vitest';
import { type Client, testApp } from '#test/app.ts';
import { daysAfter } from '#shared/domain/time.ts';
import { insertNotifications } from './queries.ts';
import { unsubscribeUrls } from './settings.ts';

const app = testApp();

const EVERYTHING = {
  inboxOff: [],
  digestOff: [],
  digestEnabled: true,
  mutedUntil: null as string | null,
  version: 0,
};
const tell = (member: Client, kind: string, content: string) =>
  insertNotifications(app.services.db, [{ userId: member.userId, kind, content, href: '/network' }]);
const settle = (member: Client, change: object) =>
  member.put('/api/notifications/settings', { ...EVERYTHING, ...change });
const contents = async (member: Client) =>
  (await member.get('/api/notifications')).body.map(({ content }) => content);
const unread = async (member: Client) => (await member.get('/api/notifications/unread')).body.unread;
const inDays = (days: number) => daysAfter(new Date(), days).toISOString();

describe('switches', () => {
  it('start with everything on', async () => {
    const { body } = await (await app.member()).get('/api/notifications/settings');
    expect(body).toEqual(EVERYTHING);
  });

  it('take a kind out of list, total and count, and bring it back', async () => {
    const member = await app.member();
    await tell(member, 'message', 'Kofi wrote to you.');
    await tell(member, 'team', 'Ada joined your team.');
    expect((await settle(member, { inboxOff: ['message'] })).body).toMatchObject({ version: 1 });
    expect(await contents(member)).toEqual(['Ada joined your team.']);
    expect(await unread(member)).toBe(1);
    await settle(member, { version: 1 });
    expect(await contents(member)).toHaveLength(2);
  });

  it('muting everything counts nothing until it is over', async () => {
    const member = await app.member();
    await tell(member, 'team', 'Ada joined your team.');
    await settle(member, { mutedUntil: inDays(0.5) });
    expect(await unread(member)).toBe(0);
    expect(await contents(member)).toEqual(['Ada joined your team.']);
    app.clock.now = new Date(inDays(0.6));
    expect(await unread(member)).toBe(1);
    expect((await member.get('/api/notifications/settings')).body.mutedUntil).toBeNull();
    app.clock.now = null;
  });

  it('answer 409 with the newer state to who read an older one', async () => {
    const member = await app.member();
    await settle(member, { digestEnabled: false });
    const late = await settle(member, { inboxOff: ['team'] });
    expect(late.status).toBe(409);
    expect(late.problem.current).toMatchObject({ digestEnabled: false, inboxOff: [], version: 1 });
    expect((await settle(await app.member(), { version: 7 })).status).toBe(409);
  });

  it.each([
    [{ inboxOff: ['everything'] }],
    [{ inboxOff: 'message' }],
    [{ digestEnabled: 'yes' }],
    [{ mutedUntil: 'tomorrow' }],
    [{ mutedUntil: inDays(-1) }],
    [{ mutedUntil: inDays(91) }],
    [{ version: -1 }],
    [{ userId: 'somebody' }],
  ])('refuse %j', async (change) => {
    const member = await app.member();
    expect((await settle(member, change)).status).toBe(400);
    expect((await member.get('/api/notifications/settings')).body).toEqual(EVERYTHING);
  });

  it('need a session', async () => {
    expect((await app.visitor.get('/api/notifications/settings')).status).toBe(401);
    expect((await settle(app.visitor, {})).status).toBe(401);
  });
});

describe('the digest', () => {
  const runDigest = () => app.services.jobs.enqueue('notification-digest', {});
  async function person(firstName: string) {
    const email = `${firstName}.${Math.random()}@example.test`.toLowerCase();
    return { email, member: await app.member({ firstName, email }) };
  }
  const lettersTo = (email: string) =>
    app.services.db
      .selectFrom('mailOutbox')
      .select(['subject', 'body', 'unsubscribeUrl'])
      .where('toAddress', '=', email)
      .orderBy('id')
      .execute();

  it('is one letter a day with what is new, and none when nothing is', async () => {
    const [busy, idle] = [await person('Thandi'), await person('Yaw')];
    await tell(busy.member, 'message', 'Kofi wrote to you.');
    await tell(busy.member, 'team', 'Ada joined your team.');
    await Promise.all([runDigest(), runDigest()]);
    await runDigest();
    const letters = await lettersTo(busy.email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toBe('2 new notifications on Kilele');
    expect(letters[0]?.body).toContain(`- Kofi wrote to you.\n  ${app.services.env.baseUrl}/network`);
    expect(await lettersTo(idle.email)).toEqual([]);

    app.clock.now = new Date(inDays(1));
    await runDigest();
    expect(await lettersTo(busy.email)).toHaveLength(1);
    await tell(busy.member, 'job', 'Somebody applied.');
    await runDigest();
    app.clock.now = null;
    expect((await lettersTo(busy.email)).at(-1)?.subject).toBe('1 new notification on Kilele');
    expect((await lettersTo(busy.email)).at(-1)?.body).not.toContain('Kofi');
  });

  it('leaves out what was read or turned off, and who is muted or wants none', async () => {
    const [reader, picky, quiet, muted] = await Promise.all(['Rita', 'Pius', 'Quentin', 'Musa'].map(person));
    for (const one of [reader, picky, quiet, muted])
      if (one) await tell(one.member, 'message', 'Kofi wrote to you.');
    if (!reader || !picky || !quiet || !muted) throw new Error('people are missing');
    await reader.member.post('/api/notifications/read', {});
    await settle(picky.member, { digestOff: ['message'] });
    await settle(quiet.member, { digestEnabled: false });
    await settle(muted.member, { mutedUntil: inDays(3) });
    await runDigest();
    for (const { email } of [reader, picky, quiet, muted]) expect(await lettersTo(email)).toEqual([]);
  });

  it('ends with the link of the letter, without signing in', async () => {
    const { email, member } = await person('Uche');
    await tell(member, 'message', 'Kofi wrote to you.');
    await runDigest();
    const [letter] = await lettersTo(email);
    const token = /\/unsubscribe#(\S+)/.exec(letter?.body ?? '')?.[1] ?? '';
    const forged = token.replace(member.userId, (await app.member()).userId);
    for (const wrong of [{}, { token: '' }, { token: 'x.y' }, { token: forged }, { token, all: true }])
      expect((await app.visitor.post('/api/notifications/unsubscribe', wrong)).status).toBe(400);
    for (const _ of [1, 2])
      expect((await app.visitor.post('/api/notifications/unsubscribe', { token })).body).toEqual({
        ok: true,
      });
    expect((await member.get('/api/notifications/settings')).body.digestEnabled).toBe(false);
  });
});

describe('one click in a mail program', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const CLICK = 'List-Unsubscribe=One-Click';
  const post = (url: string, body: string, headers: Record<string, string> = FORM) =>
    app.visitor.post(url, body, headers);
  /** Somebody and the address in the header of their letters. */
  async function reader() {
    const member = await app.member();
    const url = new URL(unsubscribeUrls(app.services.env, member.userId).oneClick);
    const digestEnabled = async () =>
      (await member.get('/api/notifications/settings')).text.includes('"digestEnabled":true');
    return { member, address: url.pathname + url.search, digestEnabled };
  }

  it('ends the digest, as often as it is sent, from any site and whoever is signed in there', async () => {
    const { member, address, digestEnabled } = await reader();
    const other = await app.member();
    const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site', cookie: other.cookie };
    expect((await post(address, CLICK, { ...FORM, ...foreign })).body).toEqual({ ok: true });
    expect(await digestEnabled()).toBe(false);
    const { version } = (await member.get('/api/notifications/settings')).body;
    expect((await post(address, CLICK)).status).toBe(200);
    expect((await member.get('/api/notifications/settings')).body.version).toBe(version);
    expect((await other.get('/api/notifications/settings')).body.digestEnabled).toBe(true);
  });

  it('may be sent as multipart', async () => {
    const { address, digestEnabled } = await reader();
    const part = 'Content-Disposition: form-data; name="List-Unsubscribe"';
    const body = `--edge\r\n${part}\r\n\r\nOne-Click\r\n--edge--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
    expect((await post(address, body, headers)).status).toBe(200);
    expect(await digestEnabled()).toBe(false);
  });

  it.each([
    ['no body', '', FORM, 400],
    ['another value', 'List-Unsubscribe=Two-Clicks', FORM, 400],
    ['another field', 'unsubscribe=One-Click', FORM, 400],
    ['the field twice', `${CLICK}&List-Unsubscribe=x`, FORM, 400],
    [
      'json',
      JSON.stringify({ 'List-Unsubscribe': 'One-Click' }),
      { 'content-type': 'application/json' },
      415,
    ],
    ['plain text', CLICK, { 'content-type': 'text/plain' }, 415],
    ['a broken form', '--edge\r\nx', { 'content-type': 'multipart/form-data; boundary=edge' }, 400],
    ['a form without its edge', CLICK, { 'content-type': 'multipart/form-data' }, 400],
    ['a huge form', `${CLICK}&x=${'x'.repeat(5000)}`, FORM, 413],
  ])('takes nothing of %s', async (_what, body, headers, status) => {
    const { address, digestEnabled } = await reader();
    const answer = await post(address, body, headers);
    expect(answer.status).toBe(status);
    expect(answer.problem.message).not.toMatch(/application\/json/);
    expect(await digestEnabled()).toBe(true);
  });

  it('wants the key of that person', async () => {
    const [one, other] = [await reader(), await reader()];
    const path = one.address.split('?')[0] ?? '';
    const forged = one.address.replace(one.member.userId, other.member.userId);
    for (const url of [path, `${path}?token=`, `${path}?token=x.y`, forged, `${one.address}&all=true`])
      expect((await post(url, CLICK)).status).toBe(400);
    expect(await one.digestEnabled()).toBe(true);
    expect(await other.digestEnabled()).toBe(true);
  });

  it('does nothing when the address is only opened, and shows the page', async () => {
    const { address, digestEnabled } = await reader();
    const { status, headers } = await app.visitor.get(address);
    expect([status, headers.location]).toEqual([302, `/unsubscribe#${address.split('=')[1]}`]);
    expect(await digestEnabled()).toBe(true);
    const away = await app.visitor.get(`${address.split('?')[0]}?token=//evil.example`);
    expect(away.headers.location).toBe('/unsubscribe#%2F%2Fevil.example');
  });

  it('is the one call that another site may send', async () => {
    const { member } = await reader();
    const foreign = { origin: 'https://mail.example' };
    const elsewhere = await member.post('/api/notifications/unsubscribe', { token: 'x' }, foreign);
    expect(elsewhere.status).toBe(403);
  });
});

it('whoever writes news, the open screens of its reader hear of it', async () => {
  const member = await app.member();
  const heard: string[] = [];
  const stop = app.services.events.subscribe(member.userId, ({ topic }) => heard.push(topic));
  await expect
    .poll(async () => {
      await tell(member, 'team', 'Ada joined your team.');
      return heard;
    })
    .toContain('notifications');
  stop();
});
