import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { cookieOf, PASSWORD, signUp } from '#test/accounts.ts';
import { testApp } from '#test/app.ts';
import { investorForm } from '#test/forms.ts';
import type { Passwords } from '#shared/server/context.ts';

const CROWD = 24;
const SLOW_MS = 150;

/** Hashing as on a busy machine: one at a time, each a while. */
function slowPasswords(): Passwords {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = async <T>(value: T): Promise<T> => {
    last = last.then(() => sleep(SLOW_MS));
    await last;
    return value;
  };
  return {
    hash: (password) => inTurn(`hash of ${password}`),
    verify: ({ hash, password }) => inTurn(hash === `hash of ${password}`),
  };
}

const app = testApp({ TRUST_PROXY: '1' }, { passwords: slowPasswords() });

/** Somebody who reads the directory all the while; how long the slowest answer took, and what was refused. */
async function whileReading(work: () => Promise<unknown>) {
  const reader = await app.member();
  const ending = new AbortController();
  const done = work().finally(() => {
    ending.abort();
  });
  let slowestMs = 0;
  const refused: number[] = [];
  while (!ending.signal.aborted) {
    const since = performance.now();
    const { status } = await reader.get('/api/startups');
    slowestMs = Math.max(slowestMs, performance.now() - since);
    if (status !== 200) refused.push(status);
    await sleep(10);
  }
  await done;
  return { slowestMs, refused };
}

const crowdOf = <T>(one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CROWD }, (_, n) => one(n)));

const post = (url: string, body: object, cookie = '', from = '203.0.113.9') =>
  app.visitor.post(url, body, { cookie, 'x-forwarded-for': from });

it('a crowd that signs up holds nobody else up', async () => {
  const { slowestMs, refused } = await whileReading(() =>
    crowdOf(async (n) => {
      const body = { email: `crowd-${n}@example.test`, password: PASSWORD, firstName: 'Ada' };
      expect((await post('/api/account/sign-up/email', body, '', `198.51.100.${n}`)).status).toBe(200);
    }),
  );
  expect(refused).toEqual([]);
  expect(slowestMs).toBeLessThan(1_000);
});

it('a crowd of known addresses at the sign-up form holds nobody else up', async () => {
  const { email } = await signUp(app);
  const { slowestMs, refused } = await whileReading(() =>
    crowdOf((n) =>
      post(
        '/api/account/sign-up/email',
        { email, password: 'some other phrase', firstName: 'Eve' },
        '',
        `192.0.2.${n}`,
      ),
    ),
  );
  expect(refused).toEqual([]);
  expect(slowestMs).toBeLessThan(1_000);
});

it('wrong passwords of those who would leave hold nobody else up', async () => {
  const cookies: string[] = [];
  for (let n = 0; n < 4; n += 1) cookies.push((await signUp(app)).cookie);
  const { slowestMs, refused } = await whileReading(() =>
    crowdOf(async (n) => {
      const { statusCode } = await app.server.inject({
        method: 'DELETE',
        url: '/api/auth/user',
        headers: { cookie: cookies[n % 4] ?? '', 'content-type': 'application/json' },
        payload: JSON.stringify({ password: 'not this one' }),
      });
      expect(statusCode).toBe(400);
    }),
  );
  expect(refused).toEqual([]);
  expect(slowestMs).toBeLessThan(1_000);
});

it('those who ask for their matches all at once hold nobody else up', async () => {
  const investor = await app.member();
  const made = await investor.post(
    '/api/investors',
    investorForm({
      investmentThesis: 'We back payments and logistics founders early, across East Africa.',
      sectors: ['FinTech'],
      geographies: ['Africa'],
      stages: ['Seed'],
    }),
  );
  expect(made.status).toBe(201);
  const { slowestMs, refused } = await whileReading(() =>
    crowdOf(async () => {
      expect((await investor.post('/api/advanced-matching', undefined)).status).toBe(200);
    }),
  );
  expect(refused).toEqual([]);
  expect(slowestMs).toBeLessThan(1_500);
});

it('one network makes thirty accounts an hour, and another is not held off by that', async () => {
  await app.services.db.deleteFrom('rateLimits').execute();
  const statuses = await Promise.all(
    Array.from({ length: 31 }, async (_, n) => {
      const body = { email: `many-${n}@example.test`, password: PASSWORD, firstName: 'Eve' };
      return (await post('/api/account/sign-up/email', body)).status;
    }),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  const other = { email: 'other@example.test', password: PASSWORD, firstName: 'Ada' };
  const entered = await post('/api/account/sign-up/email', other, '', '198.51.100.77');
  const me = await app.visitor.get('/api/auth/user', { cookie: cookieOf(entered.headers) });
  expect(me.status).toBe(200);
});
