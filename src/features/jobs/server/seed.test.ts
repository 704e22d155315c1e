import { beforeAll, expect, it } from 'vitest';
import { seedDemo } from '#app/server/demo.ts';
import { testApp } from '#test/app.ts';

const app = testApp({ DEMO: '1' });
beforeAll(async () => {
  await seedDemo(app.services);
});

it('the demo fills every tab of the jobs board', async () => {
  const posts = await app.services.db.selectFrom('jobs').select(['description', 'isDemo']).execute();
  expect(posts.filter(({ isDemo }) => isDemo)).toHaveLength(25);
  expect(new Set(posts.map(({ description }) => description)).size).toBe(25);
  for (const tab of ['jobs', 'co-founders', 'operators', 'advisors'])
    expect((await app.visitor.get(`/api/jobs?tab=${tab}`)).body.length).toBeGreaterThan(2);
  const found = (await app.visitor.get('/api/jobs?q=pharmacist%20lagos')).body;
  expect(found.map(({ company }) => company.kind)).toEqual(['startup']);
});
