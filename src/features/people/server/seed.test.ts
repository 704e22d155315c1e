import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import type { UserId } from '#shared/server/context.ts';
import type { DemoPerson } from '#shared/server/demo.ts';
import { seedNetwork } from './seed.ts';

const app = testApp();

it('gives an explorer a network with invitations to answer and figures to look at', async () => {
  const explorer = await app.member();
  const people: DemoPerson[] = [];
  for (let n = 0; n <= 70; n += 1) {
    const { userId } = n === 0 ? explorer : await app.member({ userType: 'founder' });
    people.push({
      userId: userId as UserId,
      firstName: 'Ada',
      lastName: 'Obi',
      userType: 'founder',
      isExplorer: n === 0,
    });
  }
  await seedNetwork({ db: app.services.db, now: new Date(), people });
  const stats = (await explorer.get('/api/network/stats')).body;
  expect(stats.connections).toBeGreaterThanOrEqual(10);
  expect(stats.invitations).toBeGreaterThanOrEqual(2);
  const { views } = (await explorer.get('/api/network/analytics')).body;
  expect(views?.kinds).toEqual([{ kind: 'founder', count: views?.viewers }]);
});
