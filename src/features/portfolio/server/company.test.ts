import { beforeAll, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder' });
beforeAll(async () => {
  app.clock.now = new Date('2025-12-31T12:00:00Z');
});

async function startup(name: string): Promise<number> {
  const { body } = await founder.post('/api/startups', startupForm(name));
  return body.id;
}

const naira = (startupId: number) => ({
  startupId,
  dealDate: '2024-01-31',
  investmentAmount: 150_000_000,
  currency: 'NGN',
  equityPercentage: 5,
  roundType: 'SAFE',
});
const rate = (date: string, value: number) => ({
  base: 'USD',
  quote: 'NGN',
  date,
  rate: value,
  source: 'Central Bank of Nigeria',
});

it('explains a company in its own currency and in dollars, as soon as the rates are there', async () => {
  const investor = await app.member();
  const id = await startup('Owosheet');
  const made = await investor.post('/api/portfolio/investments', naira(id));
  const path = `/api/portfolio/investments/${made.body.id}` as const;
  await investor.post(`${path}/mark`, { date: '2025-12-31', amount: 320_000_000, reason: 'Revenue doubled' });
  await investor.post(`${path}/round`, { date: '2025-06-30', raised: 20_000_000, postMoney: 100_000_000 });
  const company = async () => (await investor.get(`/api/portfolio/companies/${id}`)).body;

  const before = await company();
  expect(before.returns).toBeNull();
  expect(before.company).toMatchObject({
    totalInvested: null,
    currentValuation: null,
    own: { invested: 150_000_000, value: 320_000_000, proceeds: 0 },
    moic: 32 / 15,
    ownCurrency: 'NGN',
  });
  expect(before.company?.missingRates?.[0]).toEqual({ currency: 'NGN', date: '2024-01-31' });
  expect((await investor.get('/api/portfolio/overview')).body).toMatchObject({
    summary: { totalInvested: null, totalInvestments: 1 },
    coverage: { included: 0, total: 1, missing: [{ currency: 'NGN', companies: ['Owosheet'] }] },
  });

  await investor.post('/api/portfolio/fx-rates', rate('2024-01-31', 1000));
  await investor.post('/api/portfolio/fx-rates', rate('2025-12-31', 1600));
  const after = await company();
  expect(after.returns).toMatchObject({ invested: 150_000, value: 200_000, tvpi: 4 / 3, dpi: 0 });
  expect(after.ownReturns).toMatchObject({ currency: 'NGN', invested: 150_000_000, value: 320_000_000 });
  expect(after.effect).toMatchObject({ gain: 50_000, operating: 170_000, currency: -120_000 });
  expect(after.flows).toEqual([
    {
      date: '2024-01-31',
      kind: 'investment',
      amount: -150_000_000,
      currency: 'NGN',
      rate: 0.001,
      dollars: -150_000,
    },
    {
      date: '2025-12-31',
      kind: 'value',
      amount: 320_000_000,
      currency: 'NGN',
      rate: 0.000625,
      dollars: 200_000,
    },
  ]);
  expect(after.rates?.map(({ date, source }) => [date, source])).toEqual([
    ['2025-12-31', 'Central Bank of Nigeria'],
    ['2024-01-31', 'Central Bank of Nigeria'],
  ]);
  // 4% of 100M after the round, at the rate of its day; the mark of the last day counts from then on.
  expect(after.course?.map(({ cause, percentage, value }) => [cause, percentage, value])).toEqual([
    ['investment', 5, 150_000_000],
    ['round', 4, 4_000_000],
    ['mark', 4, 320_000_000],
    ['today', 4, 320_000_000],
  ]);
  expect(after.course?.map(({ dollars }) => dollars)).toMatchObject([150_000, {}, 200_000, 200_000]);
  expect(after.investments).toMatchObject([{ roundType: 'SAFE', version: 1 }]);
  expect(after.events?.map(({ kind }) => kind)).toEqual(['mark', 'round']);
});

it('keeps notes, and lets no stranger read or write', async () => {
  const investor = await app.member();
  const stranger = await app.member();
  const id = await startup('Quiet');
  await investor.post('/api/portfolio/investments', naira(id));
  const path = `/api/portfolio/companies/${id}` as const;
  const note = await investor.post(`${path}/notes`, { text: 'Call in March' });
  expect([note.status, note.body]).toMatchObject([201, { text: 'Call in March', shared: false, mine: true }]);
  expect((await investor.get(path)).body.notes).toHaveLength(1);
  expect((await investor.post(`${path}/notes`, { text: '  ' })).problem.message).toBe(
    'Please write something',
  );
  expect((await investor.post(`${path}/notes`, { text: 'x', shared: true })).status).toBe(400);
  const notePath = `/api/portfolio/notes/${note.body.id}` as const;
  expect((await stranger.get(path)).status).toBe(404);
  expect((await stranger.post(`${path}/notes`, { text: 'x' })).status).toBe(404);
  expect((await stranger.delete(notePath)).status).toBe(404);
  expect((await investor.get('/api/portfolio/companies/2147483647')).status).toBe(404);
  expect((await investor.get('/api/portfolio/companies/abc')).status).toBe(400);
  expect((await investor.delete(notePath)).status).toBe(200);
  expect((await investor.get(path)).body.notes).toEqual([]);
});
