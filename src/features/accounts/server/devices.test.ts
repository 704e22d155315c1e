import { describe, expect, it } from 'vitest';
import { cookieOf, PASSWORD, signIn } from '#test/accounts.ts';
import { createTestApp, testApp } from '#test/app.ts';
import { MINUTE_MS } from '#shared/domain/time.ts';

const app = testApp();

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
const NEWER_PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';

const join = (email: string, agent: string, password = PASSWORD) =>
  app.visitor.post(
    '/api/account/sign-up/email',
    { email, password, firstName: 'Ada' },
    { 'user-agent': agent },
  );
const come = (email: string, agent: string, password = PASSWORD) =>
  signIn(app, email, password, { 'user-agent': agent });

async function letters(to: string) {
  return app.services.db
    .selectFrom('mailOutbox')
    .select(['subject', 'body'])
    .where('toAddress', '=', to)
    .orderBy('id')
    .execute();
}

describe('a letter when a new device signs in', () => {
  it('is not sent of the very first, nor of one that came before, newer or not', async () => {
    await join('known@example.test', PHONE);
    await come('known@example.test', PHONE);
    await come('known@example.test', NEWER_PHONE);
    expect(await letters('known@example.test')).toEqual([]);
  });

  it('names device, place and time, once', async () => {
    await join('moved@example.test', PHONE);
    app.clock.now = new Date('2026-11-22T09:30:00Z');
    await come('moved@example.test', LAPTOP);
    await come('moved@example.test', LAPTOP);
    app.clock.now = null;
    const sent = await letters('moved@example.test');
    expect(sent.map(({ subject }) => subject)).toEqual(['A new device signed in to your Kilele account']);
    expect(sent[0]?.body).toContain(
      'Device: Firefox on Windows\nPlace: The computer Kilele runs on\nTime: 2026-11-22 09:30 UTC',
    );
    expect(sent[0]?.body).toContain('http://localhost:3000/settings');
  });

  it('is not sent for a wrong password, nor to anybody else', async () => {
    await join('guessed@example.test', PHONE);
    expect((await come('guessed@example.test', LAPTOP, 'a wrong long phrase')).status).toBe(401);
    await join('guessed@example.test', LAPTOP, 'a wrong long phrase');
    const subjects = (await letters('guessed@example.test')).map(({ subject }) => subject);
    expect(subjects).not.toContain('A new device signed in to your Kilele account');
  });
});

describe('where somebody is signed in', () => {
  it('names device and place, and when it was last seen', async () => {
    const cookie = cookieOf((await join('seen@example.test', LAPTOP)).headers);
    const list = async () => (await app.visitor.get('/api/auth/sessions', { cookie })).body[0];
    expect(await list()).toMatchObject({
      device: 'Firefox on Windows',
      place: 'The computer Kilele runs on',
      current: true,
    });
    const before = (await list())?.lastSeenAt ?? '';
    app.clock.now = new Date(Date.now() + 11 * MINUTE_MS);
    await list();
    await expect.poll(async () => (await list())?.lastSeenAt).not.toBe(before);
    app.clock.now = null;
  });

  it('says nothing of a place that a nameless proxy hides', async () => {
    const exposed = await createTestApp({ BASE_URL: 'https://kilele.example', NODE_ENV: 'production' });
    const made = await exposed.visitor.post(
      '/api/account/sign-up/email',
      { email: 'far@example.test', password: PASSWORD, firstName: 'Ada' },
      { 'x-forwarded-for': '41.90.1.2', 'user-agent': PHONE },
    );
    const { body } = await exposed.visitor.get('/api/auth/sessions', { cookie: cookieOf(made.headers) });
    expect(body[0]).toMatchObject({ device: 'Chrome on Android', place: 'Place unknown', ipAddress: null });
    await exposed.close();
  });
});
