import { beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, PASSWORD } from '#test/accounts.ts';
import { createTestApp, testApp } from '#test/app.ts';
import { MINUTE_MS } from '#shared/domain/time.ts';

const app = testApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
const email = 'forgetful@example.test';
let cookie = '';
beforeAll(async () => {
  const body = { email, password: PASSWORD, firstName: 'Ada' };
  const made = await app.visitor.post('/api/account/sign-up/email', body);
  cookie = cookieOf(made.headers);
});

const ask = (address: string) => app.visitor.post('/api/auth/password-reset', { email: address });
const confirm = (token: string, newPassword = 'another long phrase') =>
  app.visitor.post('/api/auth/password-reset/confirm', { token, newPassword });
async function letters(to: string) {
  const query = app.services.db.selectFrom('mailOutbox').select('body').where('toAddress', '=', to);
  return (await query.orderBy('id', 'desc').execute()).map(({ body }) => body);
}
const tokenOf = (letter = '') => /\/reset-password#([\w-]+)/.exec(letter)?.[1] ?? '';

describe('a forgotten password', () => {
  it('answers the same for an unknown address, and writes to nobody', async () => {
    const known = await ask(email.toUpperCase());
    const unknown = await ask('nobody@example.test');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await letters('nobody@example.test')).toEqual([]);
    expect(await letters(email)).toHaveLength(1);
  });

  it('is replaced by the link of the last letter, once, and ends every session', async () => {
    const former = tokenOf((await letters(email))[0]);
    await ask(email);
    const token = tokenOf((await letters(email))[0]);
    expect(token).toHaveLength(43);
    expect((await confirm(former)).status).toBe(400);
    expect((await confirm(token, 'short')).problem.errors?.[0]?.path).toBe('newPassword');
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).problem.errors?.[0]?.path).toBe('token');
    expect((await app.visitor.get('/api/auth/user', { cookie })).status).toBe(401);
    const signIn = (password: string) => app.visitor.post('/api/account/sign-in/email', { email, password });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn('another long phrase')).status).toBe(200);
  });

  it('has an hour', async () => {
    await ask(email);
    const token = tokenOf((await letters(email))[0]);
    app.clock.now = new Date(Date.now() + 61 * MINUTE_MS);
    expect((await confirm(token)).status).toBe(400);
    app.clock.now = null;
  });

  it('is kept as a hash only', async () => {
    const token = tokenOf((await letters(email))[0]);
    const rows = await app.services.db.selectFrom('verifications').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('cannot fill a mailbox', async () => {
    const statuses = [];
    for (let asked = 0; asked < 6; asked += 1) statuses.push((await ask('flooded@example.test')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it.each([{}, { email: 'nonsense' }, { email: ['a@b.test'] }, { email, extra: 1 }])(
    'refuses %j',
    async (body) => {
      expect((await app.visitor.post('/api/auth/password-reset', body)).status).toBe(400);
    },
  );

  it('is not offered without a mail server', async () => {
    const silent = await createTestApp();
    expect((await silent.visitor.post('/api/auth/password-reset', { email })).status).toBe(404);
    const body = { token: 'x', newPassword: PASSWORD };
    expect((await silent.visitor.post('/api/auth/password-reset/confirm', body)).status).toBe(400);
    expect((await silent.visitor.get('/api/auth/options')).body.passwordReset).toBe(false);
    await silent.close();
  });
});
