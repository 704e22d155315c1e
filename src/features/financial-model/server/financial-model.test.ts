import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import { createStartup } from '#test/forms.ts';
import { answersToViewer, expectStrangersFindNothing } from '#test/versioned-tool.ts';
import { DEFAULT_ASSUMPTIONS } from '../domain/assumptions.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder', firstName: 'Wanjiru', lastName: 'Kamau' });
let url: `/api/startups/${number}/financial-model`;
let startupId: number;

beforeAll(async () => {
  ({ id: startupId } = await createStartup(founder, 'Jua Cold Rooms', { teamSize: 5 }));
  url = `/api/startups/${startupId}/financial-model`;
});

const stored = () => app.services.db.selectFrom('financialModels').selectAll().execute();

const tool = () => ({ app, startupId, name: 'financial-model', form: { assumptions: DEFAULT_ASSUMPTIONS } });

it('strangers are answered 404 and visitors 401', async () => {
  await expectStrangersFindNothing(tool());
  expect(await stored()).toEqual([]);
});

describe('bad inputs', () => {
  const bad: [string, object, string][] = [
    ['a text', { ...DEFAULT_ASSUMPTIONS, marketSize: '10' }, 'assumptions.marketSize'],
    ['null', { ...DEFAULT_ASSUMPTIONS, churnRate: null }, 'assumptions.churnRate'],
    ['a missing input', { ...DEFAULT_ASSUMPTIONS, grossMargin: undefined }, 'assumptions.grossMargin'],
    [
      'an acquisition cost of 0',
      { ...DEFAULT_ASSUMPTIONS, customerAcquisitionCost: 0 },
      'assumptions.customerAcquisitionCost',
    ],
    ['half a year', { ...DEFAULT_ASSUMPTIONS, years: 2.5 }, 'assumptions.years'],
    ['31 years', { ...DEFAULT_ASSUMPTIONS, years: 31 }, 'assumptions.years'],
    [
      'a wild elasticity',
      { ...DEFAULT_ASSUMPTIONS, headcountElasticity: 9 },
      'assumptions.headcountElasticity',
    ],
    ['an unknown period', { ...DEFAULT_ASSUMPTIONS, churnPeriod: 'weekly' }, 'assumptions.churnPeriod'],
    ['unknown fields', { ...DEFAULT_ASSUMPTIONS, isAdmin: true }, 'assumptions'],
  ];

  it.each(bad)('%s: an error at its field, and nothing stored', async (_name, assumptions, path) => {
    const answer = await founder.post(url, { assumptions });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]?.path).toBe(path);
    expect(answer.text).not.toMatch(/null|Infinity/);
    expect(await stored()).toEqual([]);
  });

  it('1e309, NaN, and no assumptions', async () => {
    const text = JSON.stringify({ assumptions: DEFAULT_ASSUMPTIONS });
    expect((await founder.post(url, text.replace('10000000', '1e309'))).status).toBe(400);
    expect((await founder.post(url, text.replace('10000000', 'NaN'))).status).toBe(400);
    expect((await founder.post(url, {})).status).toBe(400);
    expect((await founder.post(url, DEFAULT_ASSUMPTIONS)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

describe('a founder', () => {
  it('finds none before the first, then generates, reads and keeps versions', async () => {
    expect((await founder.get(url)).status).toBe(404);
    const made = await founder.post(url, { assumptions: DEFAULT_ASSUMPTIONS });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      metrics: { ltv_cac: 10, runway: null },
      version: 1,
      createdBy: 'Wanjiru Kamau',
      canEdit: true,
      inputs: DEFAULT_ASSUMPTIONS,
    });
    const { metrics, projections, explanations } = made.body;
    expect(metrics.burnRate).toBeCloseTo(4344.06, 1);
    expect(metrics.rule40).toBeCloseTo(72.8, 1);
    expect(projections).toHaveLength(5);
    expect(projections[0]?.year).toBe(app.services.now().getUTCFullYear() + 1);
    expect(projections[0]?.revenue).toBeCloseTo(199_000, 6);
    expect(explanations.runway?.note?.code).toBe('CASH_UNKNOWN');
    expect((await founder.get(url)).text).toBe(made.text);

    expect((await founder.post(url, { assumptions: DEFAULT_ASSUMPTIONS })).body.version).toBe(1);
    const withCash = await founder.post(url, { assumptions: { ...DEFAULT_ASSUMPTIONS, cash: 50_000 } });
    expect(withCash.body.version).toBe(2);
    expect((await founder.get(`${url}?version=1`)).text).toBe(made.text);
    expect((await founder.get(`${url}?version=3`)).status).toBe(404);
    expect((await founder.get(`${url}?version=0`)).status).toBe(400);
    const versions = await founder.get(`${url}/versions`);
    expect(versions.headers['x-total-count']).toBe('2');
    expect(versions.body).toMatchObject([{ version: 2 }, { version: 1, runwayMonths: null, ltvCac: 10 }]);
    expect(versions.body[0]?.runwayMonths).toBeCloseTo(11.5, 1);
    expect((await founder.get(`${url}/versions?limit=101`)).status).toBe(400);
  });

  it.each([
    ['negative', { ...DEFAULT_ASSUMPTIONS, customerAcquisitionCost: -5, lifetimeValue: -1 }],
    ['huge', { ...DEFAULT_ASSUMPTIONS, revenueGrowthRate: 100_000, marketSize: 1e15, cash: 1e15 }],
    [
      'zero',
      {
        ...DEFAULT_ASSUMPTIONS,
        revenueGrowthRate: 0,
        marketSize: 0,
        lifetimeValue: 0,
        churnRate: 0,
        grossMargin: 0,
      },
    ],
    ['tiny', { ...DEFAULT_ASSUMPTIONS, marketSize: 5e-324, churnRate: 5e-324 }],
  ])('%s numbers are answered with flags, never refused', async (_name, assumptions) => {
    const answer = await founder.post(url, { assumptions });
    expect(answer.status).toBe(201);
    expect(answer.text).not.toMatch(/Infinity|NaN/);
    expect((await founder.get(url)).text).toBe(answer.text);
  });

  it('has the three cases side by side', async () => {
    const answer = await founder.post(url, { assumptions: { ...DEFAULT_ASSUMPTIONS, years: 3 } });
    const { cases } = answer.body;
    expect(Object.keys(cases)).toEqual(['base', 'up', 'down']);
    expect(cases.down?.projections).toHaveLength(3);
  });

  it('sees the model count for readiness', async () => {
    await founder.post(url, { assumptions: { ...DEFAULT_ASSUMPTIONS, cash: 100_000 } });
    const stats = await founder.get('/api/dashboard/stats');
    const { lines } = stats.body.scoreWhy;
    // 5 for the model, 5 for LTV/CAC of 10, 5 without critical flags, 5 × 23.02 of 18 months held to 5
    expect(lines.find(({ label }) => label === 'Financial model')?.value).toBe('20 of 20');
  });
});

it('is held against the price of the last round in the cap table', async () => {
  const codes = async () => {
    const { body } = await founder.post(url, {
      assumptions: { ...DEFAULT_ASSUMPTIONS, startingRevenue: 100_000 },
    });
    return body.flags.map(({ code }) => code);
  };
  expect(await codes()).not.toContain('VALUATION_ABOVE_3X_SECTOR_MULTIPLE');
  const founders = { shareholderType: 'founder', shareClass: 'Common', shares: 4_000_000 };
  const seed = {
    shareholderType: 'investor',
    shareClass: 'Seed',
    shares: 1_000_000,
    investedAmount: 1_000_000,
  };
  await founder.post(`/api/startups/${startupId}/cap-table`, {
    shares: [
      { ...founders, shareholderName: 'Wanjiru' },
      { ...seed, shareholderName: 'Nile Angels' },
    ],
  });
  // $5M after the round is 50 times the revenue; the sector's multiple is 3.8.
  expect(await codes()).toContain('VALUATION_ABOVE_3X_SECTOR_MULTIPLE');
});

it('is kept in naira, with dollars beside: $24,000 a head, the year’s rate, and what a devaluation does', async () => {
  const admin = await app.member({ isAdmin: true });
  const today = app.services.now().toISOString().slice(0, 10);
  const rate = { base: 'USD', quote: 'NGN', rate: 1500, date: today, source: 'CBN', forEveryone: true };
  expect((await admin.post('/api/portfolio/fx-rates', rate)).status).toBe(201);
  const naira = {
    ...DEFAULT_ASSUMPTIONS,
    currency: 'NGN',
    marketSize: 15_000_000_000,
    customerAcquisitionCost: 75_000,
    lifetimeValue: 750_000,
    cash: 75_000_000,
    startingHeadcount: 5,
  };
  const steady = (await founder.post(url, { assumptions: naira })).body;
  // The same company as in dollars, 1,500 times as large: burn of 4,344 dollars a month.
  expect(steady.metrics.burnRate).toBeCloseTo(4344.06 * 1500, -3);
  expect(steady.metrics.runway).toBeCloseTo(11.51, 1);
  expect(steady.assumptions.find(({ field }) => field === 'costPerHead')).toMatchObject({
    value: 36_000_000,
    text: expect.stringContaining('1 USD = 1,500 NGN (CBN'),
  });
  expect(steady.books).toMatchObject({ currency: 'NGN', cashUsd: 50_000, devaluationPct: 0 });
  expect(steady.books?.years[0]?.revenueUsd).toBeCloseTo(199_000, 3);
  const falling = { ...naira, devaluationPct: 20, dollarCostsPct: 30 };
  const { books, metrics } = (await founder.post(url, { assumptions: falling })).body;
  expect(metrics.runway).toBeLessThan(books?.steadyRunwayMonths ?? 0);
  expect(books?.years[0]?.revenueUsd).toBeCloseTo(199_000 * Math.sqrt(0.8), 3);
  expect(books?.growthText).toBe('Up 99% in NGN; NGN lost 20% against USD, so it is up 59% in USD.');
  for (const change of [{ devaluationPct: 100 }, { dollarCostsPct: -1 }, { currency: 'XXX' }])
    expect((await founder.post(url, { assumptions: { ...naira, ...change } })).status).toBe(400);
  const valued = (await founder.post(`/api/startups/${startupId}/valuation`)).body;
  expect(valued.basis).toContainEqual(expect.objectContaining({ label: 'Cash', value: 50_000 }));
});

it('a viewer of the team reads and does not write', async () => {
  const { read, body, made } = await answersToViewer(tool());
  expect([read, body, made]).toEqual([200, expect.objectContaining({ canEdit: false }), 403]);
});
