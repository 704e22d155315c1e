import { beforeAll, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import { insertMatchableInvestor, insertMatchableStartup } from '#test/matchable.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder' });
let startupId: number;
beforeAll(async () => {
  app.clock.now = new Date('2026-11-22T09:00:00Z');
  // $50K to $250K, leads unknown: a cheque of 35 % of $339,324 fits.
  const angel = await app.member({ firstName: 'Amina', userType: 'investor' });
  await insertMatchableInvestor(app.services.db, angel.userId);
  startupId = await insertMatchableStartup(app.services.db, founder.userId, {
    raisingMinor: 45_000_000_000,
    raisingCurrency: 'NGN',
  });
});

it('a raise of ₦450M has a ticket and a cheque with a dollar angel, and nothing is asked for in dollars', async () => {
  const answer = await founder.post(`/api/advanced-matching/${startupId}`);
  expect(answer.status).toBe(200);
  const [match] = answer.body;
  const text = JSON.stringify(match);
  expect(text).toContain('You raise ₦450M (about $339K)');
  expect(text).toContain('$150K, is 44% of your round');
  expect(text).not.toMatch(/not stated an amount|US dollars/);
  expect(match?.predictedSuccess.keyMilestones).not.toContain('State the amount of this round');
});

it('the directory’s ticket filter compares in every currency', async () => {
  const found = async (ticket: number) =>
    (await app.visitor.get(`/api/startups?ticket=${ticket}`)).body.map(({ id }) => id);
  expect(await found(300_000)).toContain(startupId);
  expect(await found(400_000)).not.toContain(startupId);
});

it('peers and due diligence answer in dollars, with the naira beside', async () => {
  const peers = await founder.get(`/api/market/competitors/${startupId}`);
  expect(peers.body.startup.raisingUsd).toBe(339_324.45);
  await founder.post(`/api/startups/${startupId}/due-diligence`);
  const report = JSON.stringify((await founder.get(`/api/startups/${startupId}/due-diligence`)).body);
  expect(report).toContain('Raising ₦450,000,000, about $339,324');
  expect(report).not.toContain('US dollars');
});
