import { beforeAll, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder' });
beforeAll(async () => {
  app.clock.now = new Date('2026-06-30T12:00:00Z');
});

async function startup(name: string, sector: string, country: string): Promise<number> {
  const { body } = await founder.post('/api/startups', startupForm(name, { sector, country }));
  return body.id;
}

type Investment = `/api/portfolio/investments/${number}`;

async function invest(investor: Client, body: object): Promise<Investment> {
  const answer = await investor.post('/api/portfolio/investments', { roundType: 'Seed', ...body });
  expect(answer.status).toBe(201);
  return `/api/portfolio/investments/${answer.body.id}`;
}

async function made(
  investor: Client,
  path: `${Investment}/${'distribution' | 'mark' | 'round' | 'exit' | 'write-off'}`,
  body: object,
): Promise<number> {
  const answer = await investor.post(path, body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}

it('totals, sorts, filters, exits and shares as recorded', async () => {
  const investor = await app.member({ userType: 'investor' });
  const [pay, farm, clinic] = [
    await startup('Pay', 'FinTech', 'NG'),
    await startup('Farm', 'AgriTech', 'KE'),
    await startup('Clinic', 'HealthTech', 'KE'),
  ];
  const payPath = await invest(investor, {
    startupId: pay,
    dealDate: '2024-06-30',
    investmentAmount: 200_000,
    equityPercentage: 10,
  });
  const farmPath = await invest(investor, {
    startupId: farm,
    dealDate: '2023-06-30',
    investmentAmount: 100_000,
    valuation: 2_000_000,
  });
  await invest(investor, { startupId: clinic, dealDate: '2025-06-30', investmentAmount: 50_000 });
  await made(investor, `${payPath}/round`, { date: '2025-06-30', raised: 1_000_000, postMoney: 5_000_000 });
  await made(investor, `${farmPath}/exit`, { date: '2025-12-31', amount: 250_000 });

  const overview = (await investor.get('/api/portfolio/overview')).body;
  expect(overview.summary).toEqual({
    totalInvested: 350_000,
    activeCompanies: 2,
    totalInvestments: 3,
    avgOwnership: 8,
    currentValue: 450_000,
    proceeds: 250_000,
    tvpi: 2,
  });
  expect(overview.recentInvestments?.map(({ startupName }) => startupName)).toEqual([
    'Clinic',
    'Pay',
    'Farm',
  ]);
  expect(overview.recentInvestments?.[0]).toMatchObject({
    roundType: 'Seed',
    date: '2025-06-30',
    amount: 50_000,
  });

  const names = async (query: string) =>
    (await investor.get(`/api/portfolio/companies?${query}`)).body.map((company) => company.startup?.name);
  expect(await names('')).toEqual(['Clinic', 'Farm', 'Pay']);
  expect(await names('sortBy=investment')).toEqual(['Pay', 'Farm', 'Clinic']);
  expect(await names('sortBy=valuation')).toEqual(['Pay', 'Clinic', 'Farm']);
  expect(await names('sortBy=performance')).toEqual(['Pay', 'Farm', 'Clinic']);
  expect(await names('sector=Fintech')).toEqual(['Pay']);
  expect(await names('sector=All')).toHaveLength(3);
  expect((await investor.get('/api/portfolio/companies?sortBy=size')).status).toBe(400);
  expect((await investor.get('/api/portfolio/companies?sector=Alchemy')).status).toBe(400);

  const [company] = (await investor.get('/api/portfolio/companies?sector=fintech')).body;
  expect(company).toMatchObject({
    id: pay,
    startup: { id: pay, name: 'Pay', sector: 'FinTech' },
    totalInvested: 200_000,
    currentValuation: 400_000,
    ownershipPercentage: 8,
    moic: 2,
    performanceScore: 56,
    riskLevel: 'Medium',
    basis: 'round',
  });

  const performance = (await investor.get('/api/portfolio/performance')).body;
  expect(performance.overview).toEqual({
    totalCommitted: 350_000,
    activeInvestments: 2,
    exitedInvestments: 1,
    writtenOffInvestments: 0,
    avgMultiple: 2,
  });
  expect(performance.topPerformers).toMatchObject([
    { startup: { name: 'Farm' }, exitMultiple: 2.5, investmentAmount: 100_000 },
  ]);
  expect(performance.tvpi).toBe(2);
  expect(performance.irr).toBeGreaterThan(0.3);

  const { sector, country, vintage } = (await investor.get('/api/portfolio/allocation')).body;
  expect(sector?.map(({ label, sharePercent }) => [label, sharePercent])).toEqual([
    ['FinTech', 88.89],
    ['HealthTech', 11.11],
    ['AgriTech', 0],
  ]);
  expect(country?.map(({ label, companies }) => [label, companies])).toEqual([
    ['Nigeria', 1],
    ['Kenya', 2],
  ]);
  expect(vintage?.map(({ key }) => key)).toEqual(['2024', '2025', '2023']);

  const history = (await investor.get('/api/portfolio/history')).body;
  expect(history.points?.at(-1)).toEqual({
    date: '2026-06-30',
    paidIn: 350_000,
    received: 250_000,
    netCash: -100_000,
    value: 450_000,
  });
  expect(history.trough).toBe(-350_000);
});

it('records what becomes of a company, and takes it back', async () => {
  const investor = await app.member();
  const id = await startup('Turn', 'EdTech', 'GH');
  const path = await invest(investor, {
    startupId: id,
    dealDate: '2024-01-31',
    investmentAmount: 100_000,
    equityPercentage: 10,
  });
  const company = async () => (await investor.get('/api/portfolio/companies')).body[0];
  await made(investor, `${path}/mark`, {
    date: '2025-06-30',
    amount: 300_000,
    reason: 'Revenue tripled',
    runwayMonths: 24,
  });
  expect(await company()).toMatchObject({
    currentValuation: 300_000,
    basis: 'mark',
    runwayMonths: 12,
    riskLevel: 'Low',
  });
  await made(investor, `${path}/exit`, { date: '2025-12-31', amount: 90_000, soldPercentage: 25 });
  await made(investor, `${path}/distribution`, { date: '2026-01-31', amount: 10_000 });
  expect(await company()).toMatchObject({
    status: 'active',
    currentValuation: 225_000,
    proceeds: 100_000,
    ownershipPercentage: 7.5,
    moic: 3.25,
  });
  const writeOff = await made(investor, `${path}/write-off`, { date: '2026-02-28', reason: 'Closed' });
  expect(await company()).toMatchObject({
    status: 'written-off',
    currentValuation: 0,
    moic: 1,
    riskLevel: 'Medium',
  });
  const late = await investor.post(`${path}/mark`, { date: '2026-03-31', amount: 1, reason: 'x' });
  expect([late.status, late.problem.message]).toEqual([
    400,
    'The company was written off on 28 Feb 2026: it has no value after that.',
  ]);
  await investor.delete(`/api/portfolio/events/${writeOff}`);
  expect(await company()).toMatchObject({ status: 'active', currentValuation: 225_000 });
  await investor.post(`/api/portfolio/events/${writeOff}/restore`);
  expect(await company()).toMatchObject({ status: 'written-off' });
});

it('says what is wrong with what became of a company', async () => {
  const investor = await app.member();
  const path = await invest(investor, {
    startupId: await startup('Wrong', 'EdTech', 'GH'),
    dealDate: '2024-01-31',
    investmentAmount: 100_000,
  });
  const cases: [string, object, string, string][] = [
    ['distribution', { date: '2025-01-01' }, 'amount', 'Amount is required'],
    ['distribution', { date: '', amount: 5 }, 'date', 'Date is required'],
    ['distribution', { date: '2027-01-01', amount: 5 }, 'date', 'Must not be in the future'],
    [
      'distribution',
      { date: '2023-01-01', amount: 5 },
      'date',
      'The distribution of 1 Jan 2023 must not be before the first investment (31 Jan 2024).',
    ],
    ['exit', { date: '2025-01-01', soldPercentage: 50 }, 'amount', 'A partial exit needs its proceeds'],
    [
      'exit',
      { date: '2025-01-01', amount: 1, soldPercentage: 0 },
      'soldPercentage',
      'Must be above 0 and at most 100 percent',
    ],
    ['write-off', { date: '2025-01-01', reason: ' ' }, 'reason', 'Please give a reason'],
    ['mark', { date: '2025-01-01', amount: -1, reason: 'x' }, 'amount', 'Value is required'],
    [
      'round',
      { date: '2025-01-01', raised: 5, postMoney: 5 },
      'postMoney',
      'The post-money valuation must be above the amount raised',
    ],
  ];
  for (const [kind, body, field, message] of cases) {
    const answer = await investor.post(`${path}/${kind}`, body);
    expect([kind, answer.status, answer.problem.errors]).toEqual([kind, 400, [{ path: field, message }]]);
  }
});

it('colleagues of a firm see and edit what is shared, and nothing once its owner is gone', async () => {
  const [owner, colleague] = [await app.member(), await app.member()];
  expect((await owner.post('/api/firm', { name: 'Kijani Capital' })).status).toBe(201);
  const invited = await owner.post('/api/firm/invitations', { role: 'owner' });
  const token = invited.body.link.split('/').at(-1);
  expect((await colleague.post(`/api/firm-invitations/${token}/accept`)).status).toBe(200);
  const path = await invest(owner, {
    startupId: await startup('Shared', 'EdTech', 'GH'),
    dealDate: '2024-01-31',
    investmentAmount: 100_000,
  });
  const seen = async () => (await colleague.get('/api/portfolio/overview')).body.summary?.totalInvestments;
  expect(await seen()).toBe(0);
  expect((await owner.patch(path, { shared: true })).body.shared).toBe(true);
  expect(await seen()).toBe(1);
  const heard: string[] = [];
  const stop = app.services.events.subscribe(owner.userId, ({ topic }) => heard.push(topic));
  expect((await colleague.patch(path, { notes: 'Spoke to them', shared: true })).body).toMatchObject({
    mine: false,
    shared: true,
  });
  await expect.poll(() => heard).toContain('portfolio');
  stop();
  expect((await colleague.patch(path, { shared: false })).status).toBe(400);
  await made(colleague, `${path}/mark`, { date: '2025-06-30', amount: 120_000, reason: 'New contract' });
  const own = (await owner.get('/api/portfolio/companies')).body[0];
  expect(own).toMatchObject({ currentValuation: 120_000, mine: true });
  await owner.delete(`/api/firm/members/${owner.userId}`);
  expect(await seen()).toBe(0);
  expect((await colleague.patch(path, { notes: 'x' })).status).toBe(404);
});
