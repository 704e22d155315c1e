import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const startup = {
  description: 'A long enough description of what Zed Labs does for shops.',
  sector: 'FinTech',
  region: 'Africa',
  fundingStage: 'Seed',
  raisingAmount: '$500K',
  teamSize: 4,
  businessModel: 'B2B SaaS',
};
const job = {
  title: 'Backend engineer',
  description: 'Build the ledger behind our agents’ wallets.',
  jobType: 'Full-time Employee',
  category: 'Engineering',
  location: 'Lagos, Nigeria',
};

it.each([
  ['startups', '/api/startups', (n: number) => ({ ...startup, name: `Flood ${n}` })],
  ['jobs', '/api/jobs', (n: number) => ({ ...job, title: `Flood ${n}` })],
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
  for (let n = 0; n < 45; n += 1) await member.post('/api/startups', { ...startup, name: '' });
  expect((await member.post('/api/startups', { ...startup, name: 'Right at last' })).status).toBe(201);
});
