import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/app.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { nameOfClaims } from './library.ts';

type Claims = Record<string, unknown> & { email: string };

const ACCOUNTS: Record<string, Claims> = {
  ngozi: { email: 'Ngozi@example.test', email_verified: true, given_name: 'Ngozi', family_name: 'Bello' },
  known: { email: 'known@example.test', email_verified: true, given_name: 'Eve', family_name: 'Mallory' },
  outsider: { email: 'out@other.test', email_verified: true, name: 'Out Sider' },
  unvouched: { email: 'un@kobo.example', email_verified: false, name: 'Un Vouched' },
  insider: { email: 'in@kobo.example', email_verified: true, name: 'In Sider' },
  newcomer: { email: 'new@kobo.example', email_verified: true, name: 'New Comer' },
  suspended: { email: 'suspended@example.test', email_verified: true, name: 'Sus Pended' },
};

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

type ProviderClass = new (issuer: string, settings: object) => { callback(): RequestListener };

/** The library brings no types and none are published for its version. */
async function loadProvider(): Promise<ProviderClass> {
  const name: string = 'oidc-provider';
  return ((await import(name)) as { default: ProviderClass }).default;
}

/** A provider as companies run them, with its own sign-in and consent forms. */
async function startProvider(redirectUri: string): Promise<{ server: Server; issuer: string }> {
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listen(server)}`;
  const Provider = await loadProvider();
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'kilele', client_secret: 'a secret of the client', redirect_uris: [redirectUri] }],
    claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, ...ACCOUNTS[sub] }),
    }),
    cookies: { keys: ['a key for the cookies of the provider'] },
    pkce: { required: () => true },
  });
  server.on('request', provider.callback());
  return { server, issuer };
}

/** A browser, as far as sign-in needs one: it follows redirects and keeps the cookies of each host and path. */
function browser() {
  const jar = new Map<string, Map<string, string>>();
  async function go(url: string, init: RequestInit = {}): Promise<Response> {
    const { host } = new URL(url);
    const cookies = jar.get(host) ?? new Map<string, string>();
    jar.set(host, cookies);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    const response = await fetch(url, { ...init, redirect: 'manual', headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const cut = pair.indexOf('=');
      const value = pair.slice(cut + 1);
      if (value === '' || /max-age=0|1970/i.test(line)) cookies.delete(pair.slice(0, cut));
      else cookies.set(pair.slice(0, cut), value);
    }
    return response;
  }
  const post = (url: string, body: unknown) =>
    go(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const submit = (url: string, fields: Record<string, string>) =>
    go(url, { method: 'POST', body: new URLSearchParams(fields) });
  return { go, post, submit, jar };
}

let app: TestApp;
let provider: Server;
let base = '';
beforeAll(async () => {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  const started = await startProvider(`${base}/api/account/callback/oidc`);
  provider = started.server;
  app = await createTestApp({
    BASE_URL: base,
    OIDC_ISSUER: started.issuer,
    OIDC_CLIENT_ID: 'kilele',
    OIDC_CLIENT_SECRET: 'a secret of the client',
  });
  await app.server.listen({ port, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});

/** Walks through the provider's forms; answers where our server sends the browser in the end. */
async function signInAs(login: string, redirect?: string, visitor = browser(), invitation?: string) {
  const begun = await visitor.post(`${base}/api/account/sign-in/social`, { redirect, invitation });
  let { url } = (await begun.json()) as { url: string };
  for (let hops = 0; hops < 20; hops += 1) {
    if (url.startsWith(base) && !url.includes('/callback/'))
      return { visitor, landed: url.slice(base.length) };
    const page = await visitor.go(url);
    const location = page.headers.get('location');
    if (location) url = new URL(location, url).href;
    else {
      const prompt = /name="prompt" value="(\w+)"/.exec(await page.text())?.[1] ?? '';
      const answered = await visitor.submit(url, { prompt, login, password: 'any' });
      url = new URL(answered.headers.get('location') ?? '', url).href;
    }
  }
  throw new Error(`lost at ${url}`);
}

const me = async ({ go }: ReturnType<typeof browser>) => {
  const response = await go(`${base}/api/auth/user`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe('signing in at an OpenID Connect provider', () => {
  it('is offered when it is configured', async () => {
    expect((await app.visitor.get('/api/auth/options')).body.openIdConnect).toBe(true);
  });

  it('makes an account with the names the provider tells, and leads a new person to onboarding', async () => {
    const { visitor, landed } = await signInAs('ngozi', '/startups');
    expect(landed).toBe('/onboarding');
    expect((await me(visitor)).body).toMatchObject({
      email: 'ngozi@example.test',
      firstName: 'Ngozi',
      lastName: 'Bello',
      userType: null,
    });
    const security = await visitor.go(`${base}/api/auth/security`);
    expect(await security.json()).toEqual({ hasPassword: false, twoFactor: false, openIdConnect: true });
  });

  it('knows the person again and brings them back to their page', async () => {
    const { visitor, landed } = await signInAs('ngozi', '/startups?sector=fintech');
    expect(landed).toBe('/startups?sector=fintech');
    const same = await app.services.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'ngozi@example.test')
      .execute();
    expect(same.map(({ id }) => id)).toEqual([(await me(visitor)).body.id]);
  });

  it('ends the session this browser carried before (S01)', async () => {
    const { visitor } = await signInAs('ngozi');
    const former = visitor.jar.get(new URL(base).host)?.get('kilele.session') ?? '';
    await signInAs('ngozi', '/', visitor);
    const answer = await app.visitor.get('/api/auth/user', { cookie: `kilele.session=${former}` });
    expect([answer.status, (await me(visitor)).status]).toEqual([401, 200]);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/%09/evil.example'])(
    'stays on this site when it is sent back to %s',
    async (redirect) => expect((await signInAs('ngozi', redirect)).landed).toBe('/'),
  );

  it('does not take over an account that has the same address and a password', async () => {
    const body = { email: 'known@example.test', password: 'a long enough phrase', firstName: 'Ada' };
    await app.visitor.post('/api/account/sign-up/email', body);
    const { visitor, landed } = await signInAs('known');
    expect(landed).toBe('/sign-in?error=account_not_linked');
    expect((await me(visitor)).status).toBe(401);
    const linked = await app.services.db
      .selectFrom('credentials')
      .select('id')
      .where('accountId', '=', 'known')
      .execute();
    expect(linked).toEqual([]);
  });

  it('keeps a suspended person out', async () => {
    await signInAs('suspended');
    await app.services.db
      .updateTable('users')
      .set({ suspendedAt: new Date() })
      .where('email', '=', 'suspended@example.test')
      .execute();
    const { visitor, landed } = await signInAs('suspended');
    expect(landed).toMatch(/^\/sign-in\?error=/);
    expect((await me(visitor)).status).toBe(401);
  });

  it('refuses an answer that this browser did not ask for', async () => {
    const { go } = browser();
    for (const query of [
      '',
      '?code=stolen',
      '?code=stolen&state=made-up',
      '?error=access_denied&state=made-up',
    ]) {
      const answer = await go(`${base}/api/account/callback/oidc${query}`);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toMatch(new RegExp(`^${base}/sign-in\\?error=`));
      expect(answer.headers.getSetCookie().join()).not.toContain('kilele.session=');
    }
  });
});

it('says so when the provider does not answer', async () => {
  const settings = {
    OIDC_ISSUER: `http://127.0.0.1:${await freePort()}`,
    OIDC_CLIENT_ID: 'k',
    OIDC_CLIENT_SECRET: 's',
  };
  const lonely = await createTestApp(settings);
  const answer = await lonely.visitor.post('/api/account/sign-in/social', {});
  expect([answer.status, answer.problem.code]).toEqual([503, 'unavailable']);
  expect(answer.headers['retry-after']).toBeDefined();
  await lonely.close();
});

describe('the names of a claim', () => {
  it.each([
    [{ given_name: 'Ada', family_name: 'Obi' }, 'Ada', 'Obi'],
    [{ name: 'Chimamanda Ngozi Adichie' }, 'Chimamanda', 'Ngozi Adichie'],
    [{ given_name: 'Madonna', name: 'Madonna Ciccone' }, 'Madonna', ''],
    [{ email: 'tunde@example.test' }, 'Member', ''],
    [{ given_name: '<b>\u202eAda\u0000', family_name: 7 }, 'bAda', ''],
    [{ given_name: 'Kilele', family_name: 'Team' }, 'Member', 'Team'],
    [{}, 'Member', ''],
  ])('%j', (claims, firstName, lastName) => {
    expect(nameOfClaims(claims)).toMatchObject({
      firstName,
      lastName,
      name: fullName({ firstName, lastName }),
    });
  });

  it('obeys who may sign up: a vouched address of a listed domain, or an invitation', async () => {
    const admin = await app.member({ isAdmin: true });
    const change = { inviteOnly: false, mailDomains: ['kobo.example'], version: 1 };
    await admin.put('/api/admin/admission', change);
    for (const login of ['outsider', 'unvouched'])
      expect((await signInAs(login)).landed).toBe('/sign-in?error=not_admitted');
    expect((await signInAs('insider')).landed).toBe('/onboarding');
    expect((await signInAs('ngozi')).landed).not.toContain('error');
    const { link } = (await admin.post('/api/admin/invitations', {})).body;
    const key = link.slice(link.indexOf('#') + 1);
    expect((await signInAs('outsider', '/', browser(), key)).landed).toBe('/onboarding');
    expect((await admin.get('/api/admin/invitations')).body[0]?.state).toBe('accepted');
  });

  it('lets in whom the provider knows and nobody else, where accounts are its own only', async () => {
    const admin = await app.member({ isAdmin: true });
    const { version } = (await admin.get('/api/admin/admission')).body;
    const change = { inviteOnly: false, mailDomains: [], providerOnly: true, version };
    expect((await admin.put('/api/admin/admission', change)).status).toBe(200);
    const body = { email: 'late@kobo.example', password: 'a long enough phrase', firstName: 'Ada' };
    const refused = await app.visitor.post('/api/account/sign-up/email', body);
    expect([refused.status, refused.problem.message]).toEqual([
      403,
      'Sign-up is through your organisation. Choose “Continue with your organisation”.',
    ]);
    const { visitor, landed } = await signInAs('newcomer');
    expect(landed).toBe('/onboarding');
    expect((await me(visitor)).body).toMatchObject({ email: 'new@kobo.example' });
    expect((await signInAs('ngozi')).landed).not.toContain('error');
  });
});
