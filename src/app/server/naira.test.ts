import { beforeAll, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import { createStartup } from '#test/forms.ts';
import { insertMatchableInvestor } from '#test/matchable.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder', firstName: 'Ngozi', lastName: 'Eze' });
let startupId: number;
beforeAll(async () => {
  app.clock.now = new Date('2026-11-22T09:00:00Z');
  const angel = await app.member({ firstName: 'Amina', userType: 'investor' });
  await insertMatchableInvestor(app.services.db, angel.userId);
  ({ id: startupId } = await createStartup(founder, 'Owo Ledger', {
    country: 'NG',
    raisingAmount: '₦450M',
    fundingStage: 'Seed',
    sector: 'FinTech',
  }));
});

const DOLLARS = /US dollars to|not known in US dollars|no dated rate|in US dollars, like/i;

it('a founder who raises ₦450M and keeps books in naira has an answer on every screen', async () => {
  const path = `/api/startups/${startupId}` as const;
  for (const [date, value] of [
    ['2025-09-30', 12_000_000],
    ['2026-09-30', 19_200_000],
  ] as const)
    await founder.post(`${path}/traction`, { metric: 'monthly_revenue', date, value, currency: 'NGN' });
  await founder.put(`${path}/funding-tracker/round`, {
    instrument: 'SAFE',
    currency: 'NGN',
    target: 450_000_000,
    closeDate: '2027-11-22',
    devaluationPct: 20,
  });
  const safe = { name: 'Amina', status: 'signed', amount: 50_000, currency: 'USD' };
  const tracker = await founder.post(`${path}/funding-tracker/investors`, safe);
  expect(tracker.body.dollars?.targetMinor).toBe(33_932_445);
  expect(tracker.body.dollars).toMatchObject({
    closesOn: '2027-11-22',
    outstandingMinor: 33_932_445,
    atCloseMinor: 27_145_956,
    shortMinor: 11_250_000_000,
  });
  expect(tracker.body.investors[0]?.inRoundMinor).toBe(6_630_822_000);

  const assumptions = {
    currency: 'NGN',
    revenueGrowthRate: 60,
    marketSize: 20_000_000_000,
    customerAcquisitionCost: 60_000,
    lifetimeValue: 600_000,
    churnRate: 4,
    grossMargin: 70,
    cash: 120_000_000,
    startingRevenue: 230_400_000,
    devaluationPct: 15,
    dollarCostsPct: 20,
  };
  const model = await founder.post(`${path}/financial-model`, { assumptions });
  expect(model.body.books?.growthText).toMatch(/^Up \d+% in NGN; NGN lost 15% against USD/);
  const valuation = await founder.post(`${path}/valuation`);
  expect(valuation.body.recommendation.fairValue).toBeGreaterThan(0);
  expect(valuation.text).toContain('₦450,000,000 at 1 USD = 1,326.16 NGN');
  const [match] = (await founder.post(`/api/advanced-matching/${startupId}`)).body;
  expect(JSON.stringify(match)).toContain('You raise ₦450M (about $339K); ');
  expect(JSON.stringify(match)).toMatch(/A usual cheque of [^"]+ is 44% of your round/);
  const peers = await founder.get(`/api/market/competitors/${startupId}`);
  expect(peers.body.startup).toMatchObject({ raisingUsd: 339_324.45, monthlyRevenueUsd: 14_477.84 });
  await founder.post(`${path}/due-diligence`);
  const report = await founder.get(`${path}/due-diligence`);
  expect(report.text).toMatch(/Up 60% in NGN; NGN gained 1\d% against USD, so it is up 8\d% in USD/);
  const card = await app.visitor.get(path);
  expect(card.body.traction).toMatchObject({ monthlyRevenueUsd: 14_477.84, tier: 'growing' });
  expect(card.body.revenueGrowthText).toMatch(
    /^Monthly revenue since 30 Sept? 2025: Up 60% in NGN; NGN gained 16%/,
  );
  const stats = await founder.get('/api/dashboard/stats');
  for (const answer of [tracker, model, valuation, peers, report, card, stats])
    expect(answer.text).not.toMatch(DOLLARS);
});
