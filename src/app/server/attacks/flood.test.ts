import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const app = testApp();

it.each([
  ['startups', '/api/startups', (n: number) => startupForm(`Flood ${n}`)],
  [
    'jobs',
    '/api/jobs',
    (n: number) => ({
      title: `Flood ${n}`,
      description: 'Build the ledger behind our agents’ wallets.',
      jobType: 'Full-time Employee',
      category: 'Engineering',
      location: 'Lagos, Nigeria',
    }),
  ],
] as const)('a new account does not fill the board with %s', async (_name, url, bodyOf) => {
  const member = await app.member();
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => member.post(url, bodyOf(n))));
  const statuses = Object.groupBy(answers, ({ status }) => String(status));
  expect([statuses['201']?.length, statuses['429']?.length]).toEqual([40, 20]);
  expect(Number(statuses['429']?.[0]?.headers['retry-after'])).toBeGreaterThan(3_600);
  const other = await app.member();
  expect((await other.post(url, bodyOf(0))).status).toBe(201);
});

it('what was refused for its content does not count', async () => {
  const member = await app.member();
  for (let n = 0; n < 45; n += 1) await member.post('/api/startups', startupForm(''));
  expect((await member.post('/api/startups', startupForm('Right at last'))).status).toBe(201);
});
