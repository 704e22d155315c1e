import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/app.ts';
import { seedNetwork } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('gives an explorer a network with invitations to answer and figures to look at', async () => {
  const explorer = await app.member();
  const others = [];
  for (let n = 0; n < 70; n += 1) others.push((await app.member({ userType: 'founder' })).userId);
  const network = { people: [explorer.userId, ...others], explorers: [explorer.userId] };
  await seedNetwork(app.services.db, network, new Date());
  const stats = (await explorer.get('/api/network/stats')).body;
  expect(Number(stats['connections'])).toBeGreaterThanOrEqual(10);
  expect(Number(stats['invitations'])).toBeGreaterThanOrEqual(2);
  const { views } = (await explorer.get('/api/network/analytics')).body;
  expect(views?.['kinds']).toEqual([{ kind: 'founder', count: views?.['viewers'] }]);
});
