import { describe, expect, it } from 'vitest';
import { cookieOf, PASSWORD, sessionStatus, signIn, signUp } from '#test/accounts.ts';
import { createTestApp, testApp } from '#test/app.ts';
import { createPasswords } from './password.ts';

const app = testApp();

describe('wrong passwords', () => {
  it('are ten in a quarter of an hour; open sessions stay open, and the right one gets in after its turn', async () => {
    const { email, cookie } = await signUp(app);
    for (let tries = 0; tries < 10; tries += 1)
      expect((await signIn(app, email, 'wrong one')).status).toBe(401);
    const refused = await signIn(app, email.toUpperCase(), 'wrong one');
    expect([refused.status, refused.problem.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
    expect(await sessionStatus(app, cookie)).toBe(200);
    const since = performance.now();
    expect((await signIn(app, email)).status).toBe(200);
    expect(performance.now() - since).toBeGreaterThan(450);
  });

  it('cannot be tried faster all at once, nor through sign-up', async () => {
    await app.services.db.deleteFrom('rateLimits').execute();
    const { email } = await signUp(app);
    const answers = await Promise.all(Array.from({ length: 14 }, () => signIn(app, email, 'wrong one')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    const since = performance.now();
    const body = { email, password: 'another wrong one', firstName: 'Eve' };
    const guess = await app.visitor.post('/api/account/sign-up/email', body);
    expect(guess.status).toBe(200);
    expect(performance.now() - since).toBeGreaterThan(900);
    expect(await sessionStatus(app, cookieOf(guess.headers))).toBe(401);
    await app.services.db.deleteFrom('rateLimits').execute();
  });

  it('are forgiven by a right one, and kept without the address', async () => {
    const { email } = await signUp(app);
    for (let tries = 0; tries < 4; tries += 1) await signIn(app, email, 'wrong one');
    expect((await signIn(app, email)).status).toBe(200);
    expect((await signIn(app, email, 'wrong one')).status).toBe(401);
    const keys = await app.services.db.selectFrom('rateLimits').select(['key', 'count']).execute();
    const counted = keys.filter(({ key }) => key.startsWith('wrong-pair:')).map(({ count }) => count);
    expect(counted).toContain(1);
    expect(counted).not.toContain(6);
    expect(keys.some(({ key }) => key.includes(email))).toBe(false);
  });
});

describe('a crowd at the door', () => {
  it('is answered or asked to come back, never with a fault of ours', async () => {
    const busy = await createTestApp({}, { passwords: createPasswords({ maxWaiting: 4 }) });
    const crowd = Array.from({ length: 15 }, (_, one) => signIn(busy, `crowd-${one}@example.test`));
    const answers = await Promise.all(crowd);
    await busy.close();
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([401, 503]);
    expect(answers.find(({ status }) => status === 503)?.headers['retry-after']).toBe('5');
  });
});

describe('changing the password (S04)', () => {
  it('ends the other sessions and keeps this one', async () => {
    const { email, cookie } = await signUp(app);
    const other = cookieOf((await signIn(app, email)).headers);
    const newPassword = 'another long phrase';
    const wrong = await app.visitor.post(
      '/api/account/change-password',
      { currentPassword: 'nope', newPassword },
      { cookie },
    );
    expect([wrong.status, wrong.problem.errors?.[0]?.path]).toEqual([400, 'currentPassword']);
    expect(await sessionStatus(app, other)).toBe(200);
    const done = await app.visitor.post(
      '/api/account/change-password',
      { currentPassword: PASSWORD, newPassword },
      { cookie },
    );
    expect(done.status).toBe(200);
    expect(done.text).not.toContain('"token"');
    expect(await sessionStatus(app, other)).toBe(401);
    expect(await sessionStatus(app, cookieOf(done.headers))).toBe(200);
    expect((await signIn(app, email)).status).toBe(401);
    expect((await signIn(app, email, newPassword)).status).toBe(200);
  });

  it('needs a session, and no more than ten wrong guesses from one', async () => {
    const body = { currentPassword: 'nope', newPassword: 'another long phrase' };
    expect((await app.visitor.post('/api/account/change-password', body)).status).toBe(401);
    const { cookie } = await signUp(app);
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await app.visitor.post('/api/account/change-password', body, { cookie })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});
