import { describe, expect, it } from 'vitest';
import { cookieOf, PASSWORD, sessionStatus, signIn, signUp } from '#test/accounts.ts';
import { createTestApp, testApp } from '#test/app.ts';

const app = testApp();

describe('signing in', () => {
  it('opens a session by cookie alone', async () => {
    const { email } = await signUp(app);
    const answer = await signIn(app, email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('token');
    expect(await sessionStatus(app, cookieOf(answer.headers))).toBe(200);
  });

  it.each([
    [{ email: 'person-1@example.test', password: 'wrong' }, 401, 'unauthenticated'],
    [{ email: 'nobody@example.test', password: PASSWORD }, 401, 'unauthenticated'],
    [{ email: 'person-1@example.test' }, 400, 'invalid'],
    [{ email: { $ne: 1 }, password: PASSWORD }, 400, 'invalid'],
    [{ email: 'person-1@example.test', password: 'x'.repeat(201) }, 400, 'invalid'],
    [[], 400, 'invalid'],
  ])('is refused for %j', async (body, status, code) => {
    const answer = await app.visitor.post('/api/account/sign-in/email', body);
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('tells a wrong password and an unknown address in the same words', async () => {
    const { email } = await signUp(app);
    const wrong = await signIn(app, email, 'not this one');
    const unknown = await signIn(app, 'nobody-here@example.test');
    expect(wrong.problem.message).toBe(unknown.problem.message);
  });

  it('ends the session that the browser carried before (S01)', async () => {
    const { email, cookie } = await signUp(app);
    const answer = await signIn(app, email, PASSWORD, { cookie });
    expect(await sessionStatus(app, cookie)).toBe(401);
    expect(await sessionStatus(app, cookieOf(answer.headers))).toBe(200);
  });

  it('keeps the former session when the password was wrong', async () => {
    const { email, cookie } = await signUp(app);
    await signIn(app, email, 'not this one', { cookie });
    expect(await sessionStatus(app, cookie)).toBe(200);
  });
});

describe('the session cookie (S02)', () => {
  it('is HttpOnly, Lax and for every path', async () => {
    const { email } = await signUp(app);
    const cookie = String((await signIn(app, email)).headers['set-cookie']);
    expect(cookie).toMatch(/^kilele\.session=/);
    for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(flag);
    expect(cookie).not.toMatch(/Domain=|Secure/);
  });

  it('is bound to the host behind TLS', async () => {
    const secure = await createTestApp({ BASE_URL: 'https://kilele.example' });
    const body = { email: 'tls@example.test', password: PASSWORD, firstName: 'Ada' };
    const made = await secure.visitor.post('/api/account/sign-up/email', body);
    const cookie = String(made.headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-kilele\.session=/);
    for (const flag of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(flag);
    expect(cookie).not.toContain('Domain=');
    const me = await secure.visitor.get('/api/auth/user', { cookie: cookieOf(made.headers) });
    expect(me.status).toBe(200);
    const repeated = await secure.visitor.post('/api/account/sign-up/email', {
      ...body,
      password: 'another one',
    });
    expect(String(repeated.headers['set-cookie'])).toMatch(/^__Host-kilele\.session=.*; Secure/);
    await secure.close();
  });
});

describe('signing out', () => {
  it('kills the cookie and returns to the start (S03)', async () => {
    const { cookie } = await app.member();
    const answer = await app.visitor.get('/api/logout', { cookie });
    expect([answer.status, answer.headers.location]).toEqual([302, '/']);
    expect(String(answer.headers['set-cookie'])).toMatch(/^kilele\.session=;/);
    expect(await sessionStatus(app, cookie)).toBe(401);
    expect((await app.visitor.get('/api/logout')).status).toBe(302);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://evil.example/page' },
  ])('is not done for another site: %j (E04, S09)', async (headers) => {
    const { cookie } = await app.member();
    expect((await app.visitor.get('/api/logout', { ...headers, cookie })).status).toBe(403);
    expect(await sessionStatus(app, cookie)).toBe(200);
  });

  it.each(['/api/account/sign-out', '/api/account/sign-in/email', '/api/auth/explore'])(
    '%s refuses a foreign origin (S09)',
    async (path) => {
      const { cookie } = await app.member();
      const body = { email: 'person-1@example.test', password: PASSWORD };
      const foreign: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
      ];
      for (const headers of foreign) {
        const answer = await app.visitor.post(path, body, { ...headers, cookie });
        expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
      }
      expect(await sessionStatus(app, cookie)).toBe(200);
    },
  );
});

describe('a suspended person (A17)', () => {
  it('is signed out everywhere and cannot sign in', async () => {
    const { email, cookie } = await signUp(app);
    await app.services.db
      .updateTable('users')
      .set({ suspendedAt: new Date() })
      .where('email', '=', email)
      .execute();
    const calls = [
      app.visitor.get('/api/auth/user', { cookie }),
      app.visitor.get('/api/auth/sessions', { cookie }),
      app.visitor.get('/api/auth/export', { cookie }),
      app.visitor.post('/api/founders', {}, { cookie }),
      app.visitor.post('/api/account/two-factor/enable', { password: PASSWORD }, { cookie }),
      app.visitor.post(
        '/api/account/change-password',
        { currentPassword: PASSWORD, newPassword: `${PASSWORD}2` },
        { cookie },
      ),
      signIn(app, email),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 401));
    const sessions = await app.services.db
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.userId')
      .select('s.id')
      .where('u.email', '=', email)
      .execute();
    expect(sessions).toHaveLength(1);
  });
});

describe('going back to where one was (D15, D16)', () => {
  it.each([
    ['/api/login', {}, '/sign-in'],
    [
      '/api/login?redirect=%2Fstartups%3Fsector%3Dfintech',
      {},
      '/sign-in?redirect=%2Fstartups%3Fsector%3Dfintech',
    ],
    [
      '/api/login',
      { referer: 'http://localhost:3000/investors?type=angel', host: 'localhost:3000' },
      '/sign-in?redirect=%2Finvestors%3Ftype%3Dangel',
    ],
    ['/api/login?to=sign-up', {}, '/sign-up'],
    ['/api/login?to=sign-up&redirect=/startups/7', {}, '/sign-up?redirect=%2Fstartups%2F7'],
    ['/api/login', { referer: 'https://evil.example/x' }, '/sign-in'],
    ['/api/login', { referer: 'http://localhost/sign-up', host: 'localhost' }, '/sign-in'],
    ['/api/login?redirect=//evil.example/%2f..', {}, '/sign-in'],
    ['/api/login?redirect=/%09/evil.example', {}, '/sign-in'],
    ['/api/login?redirect=https://evil.example', {}, '/sign-in'],
    ['/api/login?redirect=/%5Cevil.example', {}, '/sign-in'],
    ['/api/login?redirect=/api/logout', {}, '/sign-in'],
  ])('%s %j goes to %s', async (url, headers, location) => {
    const answer = await app.visitor.get(url, headers);
    expect([answer.status, answer.headers.location]).toEqual([302, location]);
  });

  it('refuses what it does not know', async () => {
    expect((await app.visitor.get('/api/login?next=/x')).status).toBe(400);
    expect((await app.visitor.get('/api/login?to=//evil.example')).status).toBe(400);
  });
});

describe('the account library', () => {
  it.each([
    'GET /get-session',
    'GET /list-sessions',
    'POST /revoke-sessions',
    'POST /update-user',
    'POST /delete-user',
    'POST /change-email',
    'POST /link-social',
    'POST /request-password-reset',
    'POST /reset-password',
    'POST /two-factor/get-totp-uri',
    'POST /two-factor/send-otp',
    'GET /error',
    'GET /ok',
    'GET /reference',
    'GET /sign-in/email',
    'POST /sign-in/email/',
    'POST /toString',
    'GET /__proto__',
  ])('is closed for %s', async (call) => {
    const { cookie } = await app.member();
    const [method, path] = call.split(' ');
    const url = `/api/account${path}` as const;
    const answer =
      method === 'GET' ? await app.visitor.get(url, { cookie }) : await app.visitor.post(url, {}, { cookie });
    expect([answer.status, answer.problem.code]).toEqual([404, 'not_found']);
  });

  it('keeps what it answers out of every cache (E26)', async () => {
    const { cookie } = await app.member();
    const me = await app.visitor.get('/api/auth/user', { cookie });
    expect(me.headers['cache-control']).toContain('no-store');
  });
});

describe('sessions', () => {
  it('are listed for their own person, and can be ended one by one', async () => {
    const { email, cookie } = await signUp(app);
    const other = cookieOf((await signIn(app, email, PASSWORD, { 'user-agent': 'Phone' })).headers);
    const list = await app.visitor.get('/api/auth/sessions', { cookie });
    expect(list.headers['x-total-count']).toBe('2');
    expect(list.text).not.toContain('token');
    const phone = list.body.find(({ userAgent }) => userAgent === 'Phone');
    expect(phone?.current).toBe(false);
    const stranger = await app.member();
    expect((await stranger.delete(`/api/auth/sessions/${phone?.id}`)).status).toBe(404);
    expect(await sessionStatus(app, other)).toBe(200);
    expect((await app.visitor.delete(`/api/auth/sessions/${phone?.id}`, { cookie })).status).toBe(200);
    expect(await sessionStatus(app, other)).toBe(401);
    expect((await app.visitor.get('/api/auth/sessions')).status).toBe(401);
  });
});
