import { beforeAll, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder' });
let own: number;

const FORM = startupForm('Zuri Pay', { country: 'KE', businessModel: 'Subscription' });
const add = async (name: string, change = {}): Promise<number> =>
  (await founder.post('/api/startups', { ...FORM, ...change, name })).body.id;
const compare = (id: number | string) => app.visitor.get(`/api/market/competitors/${id}`);

beforeAll(async () => {
  own = await add('Own', { teamSize: 10 });
});

it('alone in its sector it says so', async () => {
  expect((await compare(own)).body).toMatchObject({
    startup: { name: 'Own', teamSize: 10 },
    level: 'sector',
    total: 0,
    peers: [],
    widened: 'There is none of FinTech at Seed in Kenya; 5 are needed, so peers are all FinTech.',
  });
});

it('widens while there are fewer than five, and narrows when there are enough', async () => {
  for (const [name, change] of [
    ['Ghana 1', { country: 'GH', teamSize: 2 }],
    ['Ghana 2', { country: 'GH', teamSize: 3 }],
    ['Later', { fundingStage: 'Series A', teamSize: 40 }],
    ['Health', { sector: 'HealthTech' }],
  ] as const)
    await add(name, change);
  expect((await compare(own)).body).toMatchObject({ level: 'sector', total: 3 });
  for (const size of [5, 6, 12, 14]) await add(`Kenya ${size}`, { teamSize: size });
  const wider = (await compare(own)).body;
  expect(wider).toMatchObject({ level: 'sector-country', total: 5, peersAre: 'FinTech in Kenya' });
  await add('Kenya 8', { teamSize: 8 });
  const { body } = await compare(own);
  expect(body).toMatchObject({ level: 'sector-stage-country', total: 5, widened: null, demoPeers: 0 });
  expect(body.standings?.[0]).toEqual({
    metric: 'teamSize',
    own: 10,
    n: 5,
    lowest: 5,
    median: 8,
    highest: 14,
    rank: 3,
  });
  expect(body.standings?.[1]).toMatchObject({
    metric: 'users',
    own: null,
    n: 0,
    median: null,
    rank: null,
  });
});

it('never shows what is hidden, and demo startups only while the demo is on', async () => {
  const hidden = await add('Hidden');
  await app.services.db
    .updateTable('startups')
    .set({ hiddenAt: new Date() })
    .where('id', '=', hidden)
    .execute();
  expect((await compare(hidden)).status).toBe(404);
  expect((await compare(own)).body.total).toBe(5);
  const demo = await add('Demo one');
  await app.services.db.updateTable('startups').set({ isDemo: true }).where('id', '=', demo).execute();
  expect((await compare(demo)).status).toBe(404);
  expect((await compare(own)).body.total).toBe(5);
  app.services.env.demo = true;
  expect((await compare(own)).body).toMatchObject({ total: 6, demoPeers: 1 });
});

it.each([
  ['0', 400],
  ['x', 400],
  ['99999999999', 400],
  ['2147483647', 404],
])('a startup %s is answered %i', async (id, status) => {
  expect((await compare(id)).status).toBe(status);
});
