import { describe, expect, it } from 'vitest';
import { PASSWORD, signIn, signUp } from '#test/accounts.ts';
import { createTestApp, type TestApp, testApp } from '#test/app.ts';
import { warningsOf } from '#platform/http/visitor.ts';

const METRICS_TOKEN = 'a token for whoever measures';

type Forwarded = Record<string, string>;
const FORWARDED: readonly Forwarded[] = [
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-host': 'kilele.example' },
  { 'x-real-ip': '127.0.0.1' },
  { forwarded: 'for=127.0.0.1' },
  { 'cf-connecting-ip': '127.0.0.1' },
  { via: '1.1 proxy' },
];

const limitOf = async (app: TestApp, headers: Forwarded, cookie = '') =>
  (await app.visitor.get('/api/startups', { ...headers, ...(cookie ? { cookie } : {}) })).headers[
    'x-ratelimit-limit'
  ];

describe('as it is installed', () => {
  const app = testApp();

  it('this machine reads the metrics and is not counted', async () => {
    expect((await app.visitor.get('/metrics')).status).toBe(200);
    expect(await limitOf(app, {})).toBeUndefined();
  });

  it.each(FORWARDED)('nobody who was forwarded is this machine: %j', async (headers) => {
    expect((await app.visitor.get('/metrics', headers)).status).toBe(404);
    expect(await limitOf(app, headers)).toBeDefined();
    const absent = await app.visitor.get('/api/nope', headers);
    expect([absent.status, absent.headers['x-ratelimit-limit']]).toEqual([404, '3000']);
  });
});

describe.each([
  ['in production', { NODE_ENV: 'production' }],
  ['at a public address', { BASE_URL: 'https://kilele.example' }],
])('%s without a trusted proxy', (_name, settings) => {
  const app = testApp(settings);

  it('warns', () => {
    expect(warningsOf(app.services.env).join(' ')).toContain('TRUST_PROXY');
    expect(warningsOf({ ...app.services.env, trustProxy: 1 })).toEqual([]);
  });

  it('keeps the metrics from a proxy on this machine that adds no header', async () => {
    expect((await app.visitor.get('/metrics')).status).toBe(404);
  });

  it('counts a member by session, whatever address they claim', async () => {
    const member = await app.member();
    const left = async (from: string) =>
      Number(
        (await member.get('/api/startups', { 'x-forwarded-for': from })).headers['x-ratelimit-remaining'],
      );
    const first = await left('203.0.113.1');
    expect(await left('203.0.113.2')).toBe(first - 1);
    expect(await left('')).toBe(first - 2);
  });

  it('does not count visitors it cannot tell apart as one', async () => {
    expect(await limitOf(app, {})).toBeUndefined();
    const left = async (from: string) =>
      Number(
        (await app.visitor.get('/api/startups', { 'x-forwarded-for': from })).headers[
          'x-ratelimit-remaining'
        ],
      );
    expect(await left('10.9.9.9, 203.0.113.1')).toBe(await left('10.9.9.9, 203.0.113.2'));
  });

  it('an account’s owner gets in while somebody tries wrong passwords', async () => {
    const { email } = await signUp(app);
    for (let tries = 0; tries < 12; tries += 1) await signIn(app, email, `wrong ${tries}`);
    expect((await signIn(app, email)).status).toBe(200);
  });
});

describe('the metrics', () => {
  it('with a token are for whoever knows it, and for nobody else', async () => {
    const app = await createTestApp({ METRICS_TOKEN });
    const ask = async (headers: Forwarded) => (await app.visitor.get('/metrics', headers)).status;
    expect(await ask({})).toBe(404);
    expect(await ask({ authorization: 'Bearer wrong' })).toBe(404);
    expect(await ask({ authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
    expect(await ask({ authorization: `Bearer ${METRICS_TOKEN}`, ...FORWARDED[0] })).toBe(200);
    await app.close();
  });
});

describe('wrong passwords of one visitor', () => {
  const app = testApp({ TRUST_PROXY: '1' });
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('do not slow the account’s owner, who asks from elsewhere', async () => {
    const { email } = await signUp(app);
    const tries = Array.from({ length: 30 }, () => signIn(app, email, 'wrong one', from('203.0.113.66')));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    const since = performance.now();
    expect((await signIn(app, email, PASSWORD, from('198.51.100.1'))).status).toBe(200);
    expect(performance.now() - since).toBeLessThan(450);
  });

  it('at any account keep nobody else out, neither there nor here', async () => {
    const { email } = await signUp(app);
    const one = from('203.0.113.67');
    for (let tries = 0; tries < 104; tries += 1)
      await signIn(app, `nobody-${tries}@example.test`, 'wrong one', one);
    expect((await signIn(app, email, PASSWORD, from('198.51.100.2'))).status).toBe(200);
    expect((await signIn(app, email, PASSWORD, one)).status).toBe(200);
  });

  it('from everywhere at one account leave its owner the first try', async () => {
    const { email } = await signUp(app);
    for (let n = 0; n < 101; n += 1) await signIn(app, email, 'wrong one', from(`192.0.2.${n}`));
    const stranger = from('192.0.2.200');
    const wrong = [];
    for (let tries = 0; tries < 3; tries += 1)
      wrong.push((await signIn(app, email, 'wrong one', stranger)).status);
    expect(wrong).toEqual([401, 401, 429]);
    expect((await signIn(app, email, PASSWORD, from('198.51.100.3'))).status).toBe(200);
  });
});
