import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const PASSWORD = 'a long enough phrase';
const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? '';

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
    expect(Object.keys(again.body['user'] ?? {})).toEqual(Object.keys(fresh.body['user'] ?? {}));
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
    [{ email: 'y@example.test', password: PASSWORD, firstName: '\u200b' }, 'firstName'],
  ])('names the field that breaks a rule: %j', async (body, path) => {
    const answer = await app.visitor.post('/api/account/sign-up/email', body);
    expect(answer.status).toBe(400);
    expect(answer.body['errors']?.[0]?.['path']).toBe(path);
  });
});
