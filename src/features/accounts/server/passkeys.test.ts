import { describe, expect, it } from 'vitest';
import { createAuthenticator } from '#test/authenticator.ts';
import { signIn, signUp } from '#test/accounts.ts';
import { type Client, testApp } from '#test/app.ts';
import { DAY_MS } from '#shared/domain/time.ts';

const app = testApp();

type Authenticator = ReturnType<typeof createAuthenticator>;

const cookiesOf = (headers: Readonly<Record<string, unknown>>) =>
  [headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0] ?? '')
    .join('; ');

async function register(person: Client, key: Authenticator, name = 'My phone') {
  const options = await person.get('/api/account/passkey/generate-register-options');
  const cookie = `${person.cookie}; ${cookiesOf(options.headers)}`;
  const response = key.create(options.body);
  return person.post('/api/account/passkey/verify-registration', { name, response }, { cookie });
}

async function enter(key: Authenticator, visitor: Client = app.visitor) {
  const options = await visitor.get('/api/account/passkey/generate-authenticate-options');
  const cookie = cookiesOf(options.headers);
  const response = key.sign(options.body);
  const send = () => visitor.post('/api/account/passkey/verify-authentication', { response }, { cookie });
  return { answer: await send(), send, challenge: options.body.challenge };
}

const sessionOf = (headers: Readonly<Record<string, unknown>>) =>
  cookiesOf(headers)
    .split('; ')
    .find((cookie) => cookie.startsWith('kilele.session=')) ?? '';

async function somebody(): Promise<Client> {
  return app.as((await signUp(app)).cookie);
}

describe('a passkey', () => {
  it('opens its owner’s account without a password, and says when', async () => {
    const person = await somebody();
    const key = createAuthenticator();
    const made = await register(person, key);
    expect(made.body).toMatchObject({ name: 'My phone' });
    expect(Object.keys(made.body).toSorted()).toEqual(['id', 'name']);
    const { answer } = await enter(key);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toMatch(/token/i);
    const cookie = sessionOf(answer.headers);
    const me = (await person.get('/api/auth/user')).body;
    expect((await app.visitor.get('/api/auth/user', { cookie })).body.id).toBe(me.id);
    const [passkey] = (await person.get('/api/auth/passkeys')).body;
    expect(passkey).toMatchObject({ name: 'My phone', backedUp: false });
    expect(passkey?.lastUsedAt).not.toBeNull();
  });

  it('signs each challenge once', async () => {
    const key = createAuthenticator();
    await register(await somebody(), key);
    const { answer, send } = await enter(key);
    expect([answer.status, (await send()).status]).toEqual([200, 400]);
  });

  it('is renamed and removed by its owner alone', async () => {
    const [person, stranger] = [await somebody(), await somebody()];
    const key = createAuthenticator();
    const { id } = (await register(person, key)).body;
    const at = `/api/auth/passkeys/${id}` as const;
    expect((await stranger.get('/api/auth/passkeys')).body).toEqual([]);
    expect((await stranger.patch(at, { name: 'Mine' })).status).toBe(404);
    expect((await stranger.delete(at)).status).toBe(404);
    expect((await app.visitor.delete(at)).status).toBe(401);
    expect((await person.patch(at, { name: 'Work laptop' })).body).toMatchObject({ name: 'Work laptop' });
    expect((await person.patch(at, { name: ' ' })).problem.errors?.[0]?.path).toBe('name');
    expect((await person.patch(at, { name: 'x'.repeat(61) })).status).toBe(400);
    expect((await person.delete(at)).status).toBe(200);
    expect((await enter(key)).answer.status).toBe(401);
  });

  it('asks its owner for a PIN, a finger or a face, or it does not count', async () => {
    const careless = createAuthenticator({ asksOwner: false });
    const refused = await register(await somebody(), careless);
    expect(refused.problem.message).toContain('did not verify you');
  });

  it.each([
    ['another site’s page', { origin: 'https://kilele.example' }],
    ['a look-alike host', { origin: 'http://localhost:3000.example' }],
  ])('made for %s is refused', async (_, options) => {
    expect((await register(await somebody(), createAuthenticator(options))).status).toBe(400);
  });

  it('of nobody, or signed by another key, opens nothing', async () => {
    expect((await enter(createAuthenticator())).answer.status).toBe(401);
    const key = createAuthenticator();
    await register(await somebody(), key);
    const options = await app.visitor.get('/api/account/passkey/generate-authenticate-options');
    const forged = { ...createAuthenticator().sign(options.body), ...idsOf(key.sign(options.body)) };
    const cookie = cookiesOf(options.headers);
    const answer = await app.visitor.post(
      '/api/account/passkey/verify-authentication',
      { response: forged },
      { cookie },
    );
    expect(answer.status).toBe(401);
  });

  it('cannot be added to an account by somebody else’s challenge', async () => {
    const [person, stranger] = [await somebody(), await somebody()];
    const options = await stranger.get('/api/account/passkey/generate-register-options');
    const response = createAuthenticator().create(options.body);
    const cookie = `${person.cookie}; ${cookiesOf(options.headers)}`;
    const body = { name: 'Theirs', response };
    const answer = await person.post('/api/account/passkey/verify-registration', body, { cookie });
    expect(answer.status).toBe(401);
    expect((await person.get('/api/auth/passkeys')).body).toEqual([]);
  });

  it.each([
    {},
    { response: null },
    { response: { id: '../x' } },
    { response: { id: 'a', rawId: 'a', type: 'password', response: {} } },
    {
      response: { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'x'.repeat(9_999) } },
    },
  ])('is not read from %j', async (body) => {
    const person = await somebody();
    const answers = [
      await app.visitor.post('/api/account/passkey/verify-authentication', body),
      await person.post('/api/account/passkey/verify-registration', { name: 'x', ...body }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  });

  it('needs a session of today, and a real person', async () => {
    const person = await somebody();
    expect((await app.visitor.get('/api/account/passkey/generate-register-options')).status).toBe(401);
    await app.services.db
      .updateTable('sessions')
      .set({ createdAt: new Date(Date.now() - 2 * DAY_MS) })
      .where('userId', '=', (await person.get('/api/auth/user')).body.id)
      .execute();
    const old = await person.get('/api/account/passkey/generate-register-options');
    expect([old.status, old.problem.message]).toEqual([
      403,
      'Please sign in again first: a passkey can be added only within 24 hours of signing in.',
    ]);
  });

  it('of somebody suspended opens nothing', async () => {
    const person = await somebody();
    const key = createAuthenticator();
    await register(person, key);
    const { id } = (await person.get('/api/auth/user')).body;
    await app.services.db
      .updateTable('users')
      .set({ suspendedAt: new Date() })
      .where('id', '=', id)
      .execute();
    const { answer } = await enter(key);
    expect([answer.status, sessionOf(answer.headers)]).toEqual([401, '']);
  });

  it('is one of twenty at most', async () => {
    const person = await somebody();
    const { id: userId } = (await person.get('/api/auth/user')).body;
    const rows = Array.from({ length: 20 }, (_, n) => ({
      id: `${userId}-${n}`,
      credentialId: `${userId}-${n}`,
      userId,
      name: `Key ${n}`,
      publicKey: 'x',
      counter: 0,
      deviceType: 'singleDevice',
      backedUp: false,
    }));
    await app.services.db.insertInto('passkeys').values(rows).execute();
    const answer = await person.get('/api/account/passkey/generate-register-options');
    expect(answer.status).toBe(409);
  });

  it('ends the session this browser had, like any sign-in', async () => {
    const former = await signUp(app);
    const key = createAuthenticator();
    await register(await somebody(), key);
    const options = await app.visitor.get('/api/account/passkey/generate-authenticate-options');
    const cookie = `${former.cookie}; ${cookiesOf(options.headers)}`;
    const body = { response: key.sign(options.body) };
    await app.visitor.post('/api/account/passkey/verify-authentication', body, { cookie });
    expect((await app.visitor.get('/api/auth/user', { cookie: former.cookie })).status).toBe(401);
    expect((await signIn(app, former.email)).status).toBe(200);
  });
});

const idsOf = ({ id, rawId }: { id: string; rawId: string }) => ({ id, rawId });
