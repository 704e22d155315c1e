import { describe, expect, it } from 'vitest';
import { cookieOf, PASSWORD } from '#test/accounts.ts';
import { createTestApp, testApp } from '#test/app.ts';

const app = testApp();

async function signUp(email: string, password = PASSWORD) {
  return app.visitor.post('/api/account/sign-up/email', {
    email,
    password,
    firstName: 'Ada',
    lastName: 'Obi',
  });
}

describe('signing up', () => {
  it('signs the person in, and the first real one runs the instance', async () => {
    const first = await signUp('first@example.test');
    expect(first.status).toBe(200);
    expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
    const me = await app.visitor.get('/api/auth/user', { cookie: cookieOf(first.headers) });
    expect(me.body).toMatchObject({
      email: 'first@example.test',
      firstName: 'Ada',
      lastName: 'Obi',
      isAdmin: true,
    });
    const second = await signUp('second@example.test');
    const other = await app.visitor.get('/api/auth/user', { cookie: cookieOf(second.headers) });
    expect(other.body).toMatchObject({ isAdmin: false, userType: null, onboarded: false });
  });

  it('answers a known address as a new one, changes nothing, and opens nothing', async () => {
    const fresh = await signUp('known@example.test');
    const again = await signUp('known@example.test', 'some other password');
    expect(again.status).toBe(fresh.status);
    expect(Object.keys(again.body.user ?? {})).toEqual(Object.keys(fresh.body.user ?? {}));
    expect(again.headers['set-cookie']).toBeDefined();
    expect((await app.visitor.get('/api/auth/user', { cookie: cookieOf(again.headers) })).status).toBe(401);
    const signIn = await app.visitor.post('/api/account/sign-in/email', {
      email: 'known@example.test',
      password: PASSWORD,
    });
    expect(signIn.status).toBe(200);
  });

  it.each([
    [{ email: 'x@example.test', password: 'short', firstName: 'A' }, 'password'],
    [{ email: 'not an address', password: PASSWORD, firstName: 'A' }, 'email'],
    [{ email: 'x'.repeat(250) + '@example.test', password: PASSWORD, firstName: 'A' }, 'email'],
    [{ email: 'z@example.test', password: 'x'.repeat(201), firstName: 'A' }, 'password'],
    [{ email: 'y@example.test', password: PASSWORD, firstName: '\u200b' }, 'firstName'],
    [{ email: 'y@example.test', password: PASSWORD, firstName: 'A', lastName: 'B\u202ecod' }, 'lastName'],
    [{ email: 'y@example.test', password: PASSWORD, firstName: '<b>A</b>' }, 'firstName'],
    [{ email: 'y@example.test', password: PASSWORD }, 'firstName'],
  ])('names the field that breaks a rule: %j', async (body, path) => {
    const answer = await app.visitor.post('/api/account/sign-up/email', body);
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]?.path).toBe(path);
  });

  it('takes one name for both, and nothing that is not asked for', async () => {
    const body = { email: 'one@example.test', password: PASSWORD, name: 'Ngozi Okonjo Iweala' };
    const extras = { isAdmin: true, userType: 'investor', emailVerified: true, id: 'chosen', image: 'x' };
    const answer = await app.visitor.post('/api/account/sign-up/email', { ...body, ...extras });
    expect(answer.status).toBe(200);
    const me = await app.visitor.get('/api/auth/user', { cookie: cookieOf(answer.headers) });
    expect(me.body).toMatchObject({
      firstName: 'Ngozi',
      lastName: 'Okonjo Iweala',
      isAdmin: false,
      userType: null,
      profileImageUrl: null,
    });
    expect(me.body.id).not.toBe('chosen');
  });

  it('sent twice leaves the person signed in', async () => {
    const answers = [await signUp('twice@example.test'), await signUp('twice@example.test')];
    for (const { headers } of answers.slice(1)) {
      expect((await app.visitor.get('/api/auth/user', { cookie: cookieOf(headers) })).status).toBe(200);
    }
    const rows = await app.services.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'twice@example.test')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('tells the owner of a known address, by mail', async () => {
    const letters = await app.services.db
      .selectFrom('mailOutbox')
      .select('subject')
      .where('toAddress', '=', 'known@example.test')
      .execute();
    expect(letters).toEqual([{ subject: 'You already have a Kilele account' }]);
  });
});

describe('what is offered', () => {
  it('says nothing of whether anybody is here', async () => {
    const fresh = await createTestApp();
    const before = (await fresh.visitor.get('/api/auth/options')).body;
    await fresh.member();
    expect((await fresh.visitor.get('/api/auth/options')).body).toEqual(before);
    expect(before).toEqual({
      openIdConnect: false,
      demo: false,
      passwordReset: false,
      inviteOnly: false,
      providerOnly: false,
      mailDomains: [],
      contact: null,
    });
    await fresh.close();
  });
});
