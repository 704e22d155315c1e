import { describe, expect, it } from 'vitest';
import { cookieOf, PASSWORD } from '#test/accounts.ts';
import { createTestApp, type TestApp } from '#test/app.ts';
import { prepareAdministrator } from '#features/accounts/server/administrator.ts';

async function enter(app: TestApp, email: string) {
  const body = { email, password: PASSWORD, firstName: 'Eve' };
  const { headers } = await app.visitor.post('/api/account/sign-up/email', body);
  const client = app.as(cookieOf(headers));
  return { client, isAdmin: async () => (await client.get('/api/auth/user')).body.isAdmin };
}

describe.each([
  ['at a public address', { BASE_URL: 'http://kilele.example' }],
  ['in production', { NODE_ENV: 'production' }],
  ['that other machines reach', { HOST: '0.0.0.0' }],
])('an instance %s', (_name, settings) => {
  it('is run by whoever has the printed address, not by the first visitor', async () => {
    const app = await createTestApp(settings);
    const eve = await enter(app, 'eve@example.test');
    const operator = await enter(app, 'operator@example.test');
    expect(await eve.isAdmin()).toBe(false);
    const printed = (await prepareAdministrator(app.services)).at(-1) ?? '';
    expect(printed).toMatch(new RegExp(`^${app.services.env.baseUrl}/set-up#[\\w-]{43}$`));
    const token = printed.split('#')[1] ?? '';
    for (const wrong of ['', 'x', token.slice(1), `${token.slice(0, -1)}_`])
      expect((await eve.client.post('/api/auth/administrator', { token: wrong })).status).toBe(404);
    expect((await app.visitor.post('/api/auth/administrator', { token })).status).toBe(401);
    expect((await operator.client.post('/api/auth/administrator', { token })).status).toBe(200);
    expect(await operator.isAdmin()).toBe(true);
    expect((await eve.client.post('/api/auth/administrator', { token })).status).toBe(404);
    expect([await eve.isAdmin(), await prepareAdministrator(app.services)]).toEqual([false, []]);
    await app.close();
  });
});

it('ADMIN_EMAIL names who runs it, and nobody else does', async () => {
  const app = await createTestApp({ ADMIN_EMAIL: 'Operator@Example.test' });
  const eve = await enter(app, 'eve@example.test');
  const operator = await enter(app, 'operator@example.test');
  expect([await eve.isAdmin(), await operator.isAdmin()]).toEqual([false, true]);
  expect(await prepareAdministrator(app.services)).toEqual([]);
  await app.close();
});

it('nobody is told whether an instance has people yet', async () => {
  const app = await createTestApp({ BASE_URL: 'http://kilele.example' });
  const before = (await app.visitor.get('/api/auth/options')).text;
  await app.member();
  expect((await app.visitor.get('/api/auth/options')).text).toBe(before);
  expect(before).not.toContain('first');
  await app.close();
});
