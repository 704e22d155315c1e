import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, testApp } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const app = testApp();
const NOW = new Date('2026-11-21T10:00:00Z');
const analysisOf = (sector: string, country: string) => `/api/market-analysis/${sector}/${country}` as const;
const ANALYSIS = analysisOf('Fintech', 'Nigeria');

type Round = {
  date: string;
  usd?: number | null;
  kind?: 'equity' | 'debt' | 'grant';
  stage?: string;
  country?: string;
  sector?: string;
};

/** Published rounds under one import, each of another company unless its name says otherwise. */
async function insertRounds(rounds: readonly (Round & { company: string })[]): Promise<void> {
  const { id } = await app.services.db
    .insertInto('roundImports')
    .values({
      source: 'Press table',
      licence: 'MIT',
      importedCount: rounds.length,
      knownCount: 0,
      refusedCount: 0,
      importedByName: 'Ada Obi',
      importedAt: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const values = rounds.map(({ company, date, usd = 1_000_000, kind, stage, country, sector }) => ({
    importId: id,
    company,
    companyKey: company.toLowerCase(),
    sectorId: sector ?? 'fintech',
    sectorText: sector ?? 'FinTech',
    stageId: stage ?? 'seed',
    roundName: stage ?? 'seed',
    kind: kind ?? 'equity',
    roundDate: date,
    datePrecision: 'day' as const,
    amountMinor: usd === null ? null : usd * 100,
    currency: usd === null ? null : 'USD',
    country: country ?? 'NG',
  }));
  await app.services.db.insertInto('sourcedRounds').values(values).execute();
}

beforeAll(async () => {
  app.clock.now = NOW;
});

describe('market analysis', () => {
  it('without rows says thin data and tells no story', async () => {
    const { status, body } = await app.visitor.get(ANALYSIS);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      sector: 'FinTech',
      country: 'Nigeria',
      thinData: true,
      n: 0,
      keyTrends: [],
      opportunities: [],
      marketSize: null,
      growthPotential: null,
    });
  });

  it('reckons the scores by the published formula, for any visitor', async () => {
    await insertRounds([
      { company: 'Alpha', date: '2026-10-01', usd: 2_000_000 },
      { company: 'Beta', date: '2026-06-01', usd: 1_000_000 },
      { company: 'Gamma', date: '2026-03-01', usd: 1_000_000, stage: 'series-a' },
      { company: 'Delta', date: '2026-01-01', usd: null },
      { company: 'Beta', date: '2025-06-01', usd: 500_000, stage: 'pre-seed' },
      { company: 'Epsilon', date: '2024-12-01', usd: 500_000, stage: 'pre-seed' },
      { company: 'Oldest', date: '2022-05-01', usd: 9_000_000 },
    ]);
    const { body } = await app.visitor.get(ANALYSIS);
    expect(body).toMatchObject({
      n: 6,
      thinData: false,
      marketSize: 5_000_000,
      trendScore: Math.round(100 / (1 + Math.sqrt((4 / 6) ** 2 * (1.1 / 4.1) ** 2))),
      facts: { deals12: 4, dealsPrev12: 2, activeStartups: 6, activeYearBefore: 3, fundedStartups: 5 },
      basis: {
        n: 6,
        amountsLeftOut: 1,
        demoRounds: 0,
        sources: [{ source: 'Press table', licence: 'MIT', rounds: 6 }],
      },
    });
    expect(body.growthPotential).toBe(Math.round(100 * (0.6 * (1 / 1.25) + 0.4 / 6)));
    expect(body.keyTrends?.[0]).toBe('4 rounds in twelve months, up from 2 the year before.');
  });

  it('understands every spelling and counts by the definition asked for', async () => {
    await insertRounds([
      { company: 'Kopa', date: '2026-09-01', usd: 7_000_000, kind: 'debt' },
      { company: 'Ruzuku', date: '2026-09-01', usd: 50_000, kind: 'grant' },
    ]);
    const n = async (query: string) =>
      (await app.visitor.get(`${analysisOf('fin-tech', 'NG')}?${query}`)).body.n;
    expect(await n('')).toBe(6);
    expect(await n('capital=equity-debt')).toBe(7);
    expect(await n('capital=equity-debt-grants')).toBe(8);
    expect(await n('capital=equity-debt-grants&minimum=1000000')).toBe(4);
    expect(await n('asOf=2025-11-21')).toBe(2);
  });

  it.each([
    ['/api/market-analysis/Fintech/Atlantis', 'country'],
    ['/api/market-analysis/Alchemy/Nigeria', 'sector'],
    ['/api/market-analysis/%3Cscript%3E/Nigeria', 'sector'],
    [`${ANALYSIS}?capital=gold`, 'capital'],
    [`${ANALYSIS}?minimum=-1`, 'minimum'],
    [`${ANALYSIS}?asOf=2026-02-30`, 'asOf'],
    [`${ANALYSIS}?asOf=2027-01-01`, 'asOf'],
    [`${ANALYSIS}?colour=red`, 'query'],
  ])('%s is refused by name', async (url, path) => {
    const { status, problem, headers } = await app.visitor.get(url);
    expect(status).toBe(400);
    expect(headers['content-type']).toContain('application/json');
    expect(problem.message).not.toContain('<');
    expect(problem.errors?.[0]?.path).toBe(path);
  });
});

it('adds up what the rule page says it does', async () => {
  await insertRounds([
    { company: 'Rule one', date: '2026-05-15', usd: 5_000_000, country: 'TG' },
    { company: 'Rule two', date: '2025-10-15', usd: 9_000_000, kind: 'debt', country: 'TG' },
    { company: 'Rule three', date: '2026-07-01', usd: 50_000, kind: 'grant', country: 'TG' },
  ]);
  const total = async (query: string) => {
    const { body } = await app.visitor.get(`/api/market-intelligence?country=Togo${query}`);
    return [body.overview?.totalFunding, body.basis?.n];
  };
  expect(await total('')).toEqual([5_000_000, 1]);
  expect(await total('&capital=equity-debt')).toEqual([14_000_000, 2]);
  expect(await total('&capital=equity-debt-grants')).toEqual([14_050_000, 3]);
  expect(await total('&capital=equity-debt-grants&minimum=1000000')).toEqual([14_000_000, 2]);
});

describe('market intelligence', () => {
  it('adds up the rows, names momentum and forecasts no more than it', async () => {
    const { status, body } = await app.visitor.get('/api/market-intelligence?country=Nigeria');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      overview: { totalStartups: 0, totalFunding: 14_000_000, activeSectors: 0, deals12: 4, dealsPrev12: 2 },
      insights: { marketSentiment: 'Rising' },
      trends: { growingSectors: [{ sector: 'FinTech', startups: 0 }] },
      predictions: {
        nextHotSectors: ['FinTech'],
        fundingForecast: null,
      },
      country: 'Nigeria',
      basis: { n: 7, amountsLeftOut: 1, sources: [{ source: 'Press table' }] },
    });
    expect(body.trends?.years?.map(({ deals }) => deals)).toEqual([0, 1, 0, 0, 2, 4]);
  });

  it('says thin data of a country without rows', async () => {
    const { body } = await app.visitor.get('/api/market-intelligence?country=GH');
    expect(body).toMatchObject({
      overview: { totalFunding: 0, deals12: 0 },
      insights: { marketSentiment: 'Thin data' },
      predictions: { nextHotSectors: [], fundingForecast: null, recommendations: [] },
    });
  });

  it.each(['country=Mars', 'capital=x', 'sector=fintech', 'asOf=tomorrow'])(
    '%s is refused',
    async (query) => {
      expect((await app.visitor.get(`/api/market-intelligence?${query}`)).status).toBe(400);
    },
  );
});

describe('the rounds behind it', () => {
  it('are listed newest first with their source', async () => {
    const { body, headers } = await app.visitor.get(
      '/api/market/rounds?sector=fintech&country=Nigeria&limit=2',
    );
    expect(headers['x-total-count']).toBe('7');
    expect(body[0]).toMatchObject({
      company: 'Alpha',
      amountMinor: 200_000_000,
      source: 'Press table',
      isDemo: false,
    });
    expect(body[1]).toMatchObject({ company: 'Beta', date: '2026-06-01', country: 'Nigeria' });
  });

  it('take what a startup reports as closed, once, and nothing of a hidden one', async () => {
    const founder = await app.member({ userType: 'founder' });
    const form = startupForm('Alpha', { raisingAmount: '$2M', businessModel: 'Subscription' });
    const id = (await founder.post('/api/startups', form)).body.id;
    const round = {
      instrument: 'Seed',
      currency: 'USD',
      target: 2_000_000,
      received: 2_100_000,
      closeDate: '2026-09-20',
    };
    const rest = { softCircled: 0, committed: 0, signed: 0 };
    const saved = await founder.put(`/api/startups/${id}/funding-tracker/round`, { ...round, ...rest });
    expect(saved.status).toBe(200);
    const alphas = async () => {
      const { body } = await app.visitor.get('/api/market/rounds?country=NG&limit=100');
      return body
        .filter(({ company }) => company === 'Alpha')
        .map(({ origin, amountMinor }) => [origin, amountMinor]);
    };
    expect(await alphas()).toEqual([['platform', 210_000_000]]);
    await app.services.db.updateTable('startups').set({ hiddenAt: NOW }).where('id', '=', id).execute();
    expect(await alphas()).toEqual([['sourced', 200_000_000]]);
  });

  it('make nothing ready of the offers that amounts rest on', async () => {
    const { rows } = await app.services.pool.query<{ 'QUERY PLAN': string }>(
      `explain select count(*) from market_rounds where round_date > '2025-01-01'`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join(' ');
    expect([/startup_rounds/.test(plan), /offer/.test(plan)]).toEqual([true, false]);
  });

  it.each(['limit=101', 'from=yesterday', 'country=Mars', 'sector=', 'offset=-1'])(
    '%s is refused',
    async (query) => {
      expect((await app.visitor.get(`/api/market/rounds?${query}`)).status).toBe(400);
    },
  );
});

it('demo rounds count only while the demo is on, and say so', async () => {
  const demo = await createTestApp({ DEMO: '1' });
  try {
    const { seedDemo } = await import('#app/server/demo.ts');
    await seedDemo(demo.services);
    const on = await demo.visitor.get(ANALYSIS);
    expect(on.body).toMatchObject({ thinData: false });
    expect(on.body.basis?.demoRounds).toEqual(on.body.n);
    demo.services.env.demo = false;
    expect((await demo.visitor.get(ANALYSIS)).body).toMatchObject({ n: 0, demoStartups: 0 });
  } finally {
    await demo.close();
  }
});
