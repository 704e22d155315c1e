import { describe, expect, it } from 'vitest';
import { PASSWORD } from '#test/accounts.ts';
import { testApp } from '#test/app.ts';
import { codeOf, STEP_MS } from '#test/one-time-code.ts';

const app = testApp();

const wrongCode = (totpURI: string) => codeOf(totpURI, Date.now() + 100 * STEP_MS);

function cookiesOf(headers: Record<string, unknown>): string {
  const given = (headers['set-cookie'] ?? []) as string | string[];
  const lines = [given].flat().map((line) => line.split(';')[0] ?? '');
  return lines.filter((line) => !line.endsWith('=')).join('; ');
}
const statusOf = async (cookie: string) => (await app.visitor.get('/api/auth/user', { cookie })).status;
const step = <Name extends string>(name: Name, body: object, cookie: string) =>
  app.visitor.post(`/api/account/two-factor/${name}`, body, { cookie });
let people = 0;

async function person() {
  people += 1;
  const email = `steps-${people}@example.test`;
  const body = { email, password: PASSWORD, firstName: 'Ada' };
  const made = await app.visitor.post('/api/account/sign-up/email', body);
  return { email, cookie: cookiesOf(made.headers) };
}

async function withTwoSteps() {
  const { email, cookie } = await person();
  const enabled = await step('enable', { password: PASSWORD }, cookie);
  const totpURI = enabled.body.totpURI;
  const verified = await step('verify-totp', { code: codeOf(totpURI) }, cookie);
  const backupCodes = enabled.body.backupCodes;
  return { email, totpURI, backupCodes, cookie: cookiesOf(verified.headers), former: cookie };
}

const firstStep = (email: string) =>
  app.visitor.post('/api/account/sign-in/email', { email, password: PASSWORD });

describe('switching the second step on', () => {
  it('needs the password, then a code of the app', async () => {
    const { cookie } = await person();
    const wrong = await step('enable', { password: 'not this one' }, cookie);
    expect([wrong.status, wrong.problem.errors?.[0]?.path]).toEqual([400, 'password']);
    const { body } = await step('enable', { password: PASSWORD }, cookie);
    expect(body.totpURI).toMatch(/^otpauth:\/\/totp\/Kilele:steps-\d+%40example\.test\?secret=[A-Z2-7]{32,}/);
    expect(new Set(body.backupCodes).size).toBe(10);
    expect((await app.visitor.get('/api/auth/security', { cookie })).body).toMatchObject({
      twoFactor: false,
    });
    const wrongOne = await step('verify-totp', { code: wrongCode(body.totpURI) }, cookie);
    expect([wrongOne.status, wrongOne.problem.errors?.[0]?.path]).toEqual([400, 'code']);
    const done = await step('verify-totp', { code: codeOf(body.totpURI) }, cookie);
    expect(done.status).toBe(200);
    const now = cookiesOf(done.headers);
    expect((await app.visitor.get('/api/auth/security', { cookie: now })).body).toMatchObject({
      twoFactor: true,
    });
    expect(await statusOf(cookie)).toBe(401);
    expect((await step('enable', { password: PASSWORD }, now)).status).toBe(409);
  });

  it.each(['enable', 'disable', 'generate-backup-codes'])('%s needs a session', async (name) => {
    expect((await step(name, { password: PASSWORD }, '')).status).toBe(401);
  });
});

describe('signing in with two steps', () => {
  it('opens nothing before the code', async () => {
    const { email, totpURI } = await withTwoSteps();
    const first = await firstStep(email);
    expect(first.body).toMatchObject({ twoFactorRedirect: true });
    const pending = cookiesOf(first.headers);
    expect(await statusOf(pending)).toBe(401);
    const second = await step('verify-totp', { code: codeOf(totpURI) }, pending);
    expect([second.status, second.text.includes('"token"')]).toEqual([200, false]);
    expect(await statusOf(cookiesOf(second.headers))).toBe(200);
    expect((await step('verify-totp', { code: codeOf(totpURI) }, pending)).status).toBe(401);
  });

  it('is over after five wrong codes, whatever comes then (S07)', async () => {
    const { email, totpURI } = await withTwoSteps();
    const pending = cookiesOf((await firstStep(email)).headers);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await step('verify-totp', { code: wrongCode(totpURI) }, pending)).status).toBe(400);
    }
    const right = await step('verify-totp', { code: codeOf(totpURI) }, pending);
    expect([right.status, right.headers['set-cookie'] && cookiesOf(right.headers)]).toEqual([401, undefined]);
    expect((await step('verify-totp', { code: codeOf(totpURI) }, pending)).status).toBe(401);
  });

  it('takes each backup code once', async () => {
    const { email, backupCodes } = await withTwoSteps();
    const code = backupCodes[0] ?? '';
    const first = cookiesOf((await firstStep(email)).headers);
    expect((await step('verify-backup-code', { code: 'aaaaa-bbbbb' }, first)).status).toBe(400);
    const entered = await step('verify-backup-code', { code }, first);
    expect(await statusOf(cookiesOf(entered.headers))).toBe(200);
    const again = cookiesOf((await firstStep(email)).headers);
    expect((await step('verify-backup-code', { code }, again)).status).toBe(400);
  });

  it.each([{}, { code: '' }, { code: 123456 }, { code: '12345' }, { code: '1'.repeat(500) }])(
    'refuses %j as a code',
    async (body) => {
      const answer = await step('verify-totp', body, '');
      expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, 'code']);
    },
  );

  it('never trusts a device instead of a code', async () => {
    const { email, totpURI } = await withTwoSteps();
    const pending = cookiesOf((await firstStep(email)).headers);
    const second = await step('verify-totp', { code: codeOf(totpURI), trustDevice: true }, pending);
    const kept = cookiesOf(second.headers);
    const body = { email, password: PASSWORD };
    const next = await app.visitor.post('/api/account/sign-in/email', body, { cookie: kept });
    expect(next.body).toMatchObject({ twoFactorRedirect: true });
  });
});

describe('having the second step', () => {
  it('new backup codes end the former ones', async () => {
    const { email, cookie, backupCodes } = await withTwoSteps();
    expect((await step('generate-backup-codes', { password: 'nope' }, cookie)).status).toBe(400);
    const fresh = await step('generate-backup-codes', { password: PASSWORD }, cookie);
    const [code] = fresh.body.backupCodes;
    const pending = cookiesOf((await firstStep(email)).headers);
    expect((await step('verify-backup-code', { code: backupCodes[1] }, pending)).status).toBe(400);
    expect((await step('verify-backup-code', { code }, pending)).status).toBe(200);
  });

  it('is switched off with the password', async () => {
    const { email, cookie } = await withTwoSteps();
    expect((await step('disable', { password: 'nope' }, cookie)).status).toBe(400);
    expect((await step('disable', { password: PASSWORD }, cookie)).status).toBe(200);
    const entered = await firstStep(email);
    expect(entered.body.twoFactorRedirect).not.toBe(true);
    expect(await statusOf(cookiesOf(entered.headers))).toBe(200);
  });
});
