import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { multipart } from '#test/documents.ts';
import { startupForm } from '#test/forms.ts';
import { insertMatchableInvestor } from '#test/matchable.ts';
import { sideProcess } from '#platform/jobs/side-process.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder' });
const angel = testMember(app, { userType: 'investor' });
let startupId: number;

beforeAll(async () => {
  app.clock.now = new Date('2026-11-22T09:00:00Z');
  await insertMatchableInvestor(app.services.db, angel.userId);
  startupId = (await founder.post('/api/startups', startupForm('Zuri Pay', { teamSize: 2 }))).body.id;
});
afterAll(() => sideProcess.close());

async function agreedOn(reader: Client, metric: string) {
  const { body } = await reader.get(`/api/startups/${startupId}/facts`);
  return body.metrics.find((one) => one.metric === metric)?.believed;
}
const tractionPoints = async () => {
  const { body } = await founder.get(`/api/dashboard/stats?startup=${startupId}`);
  return body.readiness.find(({ key }) => key === 'traction')?.points;
};
const revenue = (date: string, value: number) =>
  founder.post(`/api/startups/${startupId}/traction`, {
    metric: 'monthly_revenue',
    date,
    value,
    currency: 'USD',
  });

it('what is asked for is one figure on the facts, in matches and in due diligence: the target of the round', async () => {
  const asks = async () => {
    const [match] = (await founder.post(`/api/advanced-matching/${startupId}`)).body;
    const diligence = await founder.post(`/api/startups/${startupId}/due-diligence`);
    return { match: JSON.stringify(match), report: JSON.stringify(diligence.body) };
  };
  expect((await asks()).match).toContain('You raise $500K');
  const round = { instrument: 'SAFE', currency: 'USD', target: 800_000 };
  expect((await founder.put(`/api/startups/${startupId}/funding-tracker/round`, round)).status).toBe(200);
  for (const reader of [founder, angel])
    expect(await agreedOn(reader, 'ask')).toMatchObject({ value: 800_000, source: { kind: 'tracker' } });
  const { match, report } = await asks();
  expect(match).toContain('You raise $800K');
  expect(match).not.toContain('$500K');
  expect(report).toContain('Raising $800,000');
  expect((await founder.delete(`/api/startups/${startupId}/funding-tracker/round`)).status).toBe(200);
  expect((await asks()).match).toContain('You raise $500K');
});

it('revenue is one figure on the profile, the facts and in readiness; a newer paper is the team’s alone', async () => {
  await revenue('2026-09-05', 500);
  await revenue('2026-09-28', 1_000);
  for (const reader of [founder, angel])
    expect(await agreedOn(reader, 'revenue')).toMatchObject({ value: 1_000, period: '2026-09' });
  const profile = (await app.visitor.get(`/api/startups/${startupId}`)).body;
  expect(profile.traction.monthlyRevenueUsd).toBe(1_000);
  // 20 × ln(12,001) / ln(100,001), a year of $1,000 a month against what is usual at seed.
  expect(await tractionPoints()).toBe(16.3);

  const text = 'Zuri Pay\nTraction\nMonthly revenue was $20,000 in October 2026.';
  const fields = { title: 'Update', startupId: String(startupId) };
  const { body, headers } = multipart({ name: 'update.txt', bytes: Buffer.from(text) }, fields);
  expect((await founder.post('/api/documents', body, headers)).status).toBe(201);
  expect(await agreedOn(founder, 'revenue')).toMatchObject({ value: 20_000, period: '2026-10' });
  expect(await tractionPoints()).toBe(20);
  expect(await agreedOn(angel, 'revenue')).toMatchObject({ value: 1_000 });
});
