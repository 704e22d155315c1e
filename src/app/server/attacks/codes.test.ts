import { expect, it } from 'vitest';
import { PASSWORD, sessionStatus } from '#test/accounts.ts';
import { testApp } from '#test/app.ts';
import { codeOf, STEP_MS } from '#test/one-time-code.ts';

const app = testApp();

function cookiesOf(headers: Record<string, unknown>): string {
  const given = (headers['set-cookie'] ?? []) as string | string[];
  const lines = [given].flat().map((line) => line.split(';')[0] ?? '');
  return lines.filter((line) => !line.endsWith('=')).join('; ');
}
const step = (name: 'enable' | 'verify-totp' | 'verify-backup-code', body: object, cookie: string) =>
  app.visitor.post(`/api/account/two-factor/${name}`, body, { cookie });

let people = 0;
async function withTwoSteps() {
  people += 1;
  const email = `codes-${people}@example.test`;
  const made = await app.visitor.post('/api/account/sign-up/email', {
    email,
    password: PASSWORD,
    firstName: 'Ada',
  });
  const cookie = cookiesOf(made.headers);
  const enabled = (await step('enable', { password: PASSWORD }, cookie)).text;
  const { totpURI, backupCodes } = JSON.parse(enabled) as { totpURI: string; backupCodes: string[] };
  await step('verify-totp', { code: codeOf(totpURI, Date.now() - STEP_MS) }, cookie);
  return { email, totpURI, backupCodes };
}
const pending = async (email: string) =>
  cookiesOf((await app.visitor.post('/api/account/sign-in/email', { email, password: PASSWORD })).headers);

it('a code of the app opens one sign-in, though it is right for a while', async () => {
  const { email, totpURI } = await withTwoSteps();
  const [one, other] = [await pending(email), await pending(email)];
  const code = codeOf(totpURI);
  const entered = await step('verify-totp', { code }, one);
  expect(await sessionStatus(app, cookiesOf(entered.headers))).toBe(200);
  const again = await step('verify-totp', { code }, other);
  expect([again.status, again.problem.errors?.[0]?.path]).toEqual([400, 'code']);
  expect(again.headers['set-cookie']).toBeUndefined();
  const sessions = await app.services.pool.query(
    'select 1 from sessions s join users u on u.id = s.user_id where u.email = $1',
    [email],
  );
  expect(sessions.rowCount).toBe(2);
});

it.each(['verify-totp', 'verify-backup-code'] as const)(
  '%s: the same code at once opens one',
  async (name) => {
    const { email, totpURI, backupCodes } = await withTwoSteps();
    const cookies = [await pending(email), await pending(email), await pending(email)];
    const code = name === 'verify-totp' ? codeOf(totpURI) : (backupCodes[0] ?? '');
    const answers = await Promise.all(cookies.map((cookie) => step(name, { code }, cookie)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  },
);
