import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import { createStartup } from '#test/forms.ts';
import { answersToViewer, expectStrangersFindNothing } from '#test/versioned-tool.ts';
import { dayText } from '#shared/domain/calendar.ts';
import { dayOf } from '#shared/domain/time.ts';
import { DEFAULT_ASSUMPTIONS } from '#features/financial-model/domain/assumptions.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder', firstName: 'Achieng', lastName: 'Otieno' });
let startupId: number;
let url: `/api/startups/${number}/valuation`;

const STARTUP = { country: 'KE', teamSize: 5 };
type Valuation = {
  version: number;
  recommendation: {
    fairValue: number | null;
    range: { min: number; max: number } | null;
    reasoning: string[];
  };
  methods: Record<string, { value: number | null; confidence: number; missing: string[] }>;
  basis: { label: string; value: unknown; origin: string }[];
};
const read = (answer: { body: unknown }) => answer.body as Valuation;

beforeAll(async () => {
  ({ id: startupId } = await createStartup(founder, 'Pamoja Pay', STARTUP));
  url = `/api/startups/${startupId}/valuation`;
});

const stored = () => app.services.db.selectFrom('valuations').selectAll().execute();

const tool = () => ({ app, startupId, name: 'valuation', form: {} });

it('strangers are answered 404 and visitors 401', async () => {
  await expectStrangersFindNothing(tool());
  expect(await stored()).toEqual([]);
});

describe('bad inputs', () => {
  const bad: [string, object, string][] = [
    ['a text', { inputs: { cash: '5' } }, 'inputs.cash'],
    ['a negative amount', { inputs: { annualRevenue: -1 } }, 'inputs.annualRevenue'],
    ['a share above 1', { inputs: { retention: 1.5 } }, 'inputs.retention'],
    ['a score above 1', { inputs: { berkusScores: { soundIdea: 2 } } }, 'inputs.berkusScores.soundIdea'],
    ['a factor below 0.5', { inputs: { scorecardFactors: { team: 0 } } }, 'inputs.scorecardFactors.team'],
    ['a risk above 2', { inputs: { riskScores: { litigation: 3 } } }, 'inputs.riskScores.litigation'],
  ];
  it.each(bad)('%s: an error at its field, and nothing stored', async (_name, body, path) => {
    const answer = await founder.post(url, body);
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]?.path).toBe(path);
    expect(await stored()).toEqual([]);
  });

  it('unknown fields and factors', async () => {
    expect((await founder.post(url, { fairValue: 9 })).status).toBe(400);
    expect((await founder.post(url, { inputs: { berkusScores: { luck: 1 } } })).status).toBe(400);
    expect((await founder.post(url, '{"inputs":{"cash":1e309}}')).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

describe('a founder', () => {
  it('finds none before the first, then values without a body, and reads it again', async () => {
    expect((await founder.get(url)).status).toBe(404);
    const made = await founder.post(url);
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({ version: 1, createdBy: 'Achieng Otieno', canEdit: true, inputs: {} });
    expect(Object.keys(read(made).methods)).toHaveLength(7);
    expect((await founder.get(url)).text).toBe(made.text);
    expect(read(await founder.post(url)).version).toBe(1);
  });

  it('gets a fair value once there is a model, with the facts it stands on', async () => {
    await founder.post(`/api/startups/${startupId}/financial-model`, {
      assumptions: { ...DEFAULT_ASSUMPTIONS, cash: 50_000 },
    });
    const { version, recommendation, basis, methods } = read(await founder.post(url));
    expect(version).toBe(2);
    const { fairValue, range, reasoning } = recommendation;
    expect(range?.min).toBeLessThan(fairValue ?? 0);
    expect(range?.max).toBeGreaterThan(fairValue ?? Infinity);
    expect(reasoning.length).toBeGreaterThan(0);
    expect(methods.ventureCapitalMethod?.value).not.toBeNull();
    expect(basis).toContainEqual({
      label: 'Investment',
      value: 500_000,
      origin: 'Raising, as on the profile',
    });
    expect(basis).toContainEqual({ label: 'Cash', value: 50_000, origin: 'Financial model, version 1' });
  });

  it('states scores, which weigh more than defaults', async () => {
    const before = read(await founder.get(url)).methods.berkus;
    expect(before).toMatchObject({ value: null, confidence: 0 });
    const inputs = { berkusScores: { soundIdea: 1, qualityTeam: 0.5 } };
    const stated = read(await founder.post(url, { inputs }));
    expect(stated.methods.berkus?.value).toBeGreaterThan(0);
    expect(stated.methods.berkus?.confidence).toBeGreaterThan(0);
    expect((await founder.get(url)).body.inputs).toEqual(inputs);
    expect(read(await founder.get(`${url}?version=2`)).methods.berkus).toEqual(before);
    const versions = await founder.get(`${url}/versions`);
    expect(versions.headers['x-total-count']).toBe('3');
    expect(versions.body).toMatchObject([{ version: 3 }, { version: 2 }, { version: 1 }]);
    expect((await founder.get(`${url}?version=9`)).status).toBe(404);
    expect((await founder.get(`${url}?version=-1`)).status).toBe(400);
  });

  it('of a model with absurd figures still answers numbers or null', async () => {
    await founder.post(`/api/startups/${startupId}/financial-model`, {
      assumptions: { ...DEFAULT_ASSUMPTIONS, marketSize: 1e300, revenueGrowthRate: 1e300 },
    });
    const answer = await founder.post(url);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toMatch(/Infinity|NaN/);
  });

  it('of a startup with nothing usable: 200, nulls, and what is missing', async () => {
    const bare = { ...STARTUP, fundingStage: 'Growth', raisingAmount: 'NGN 5m' };
    const { id } = await createStartup(founder, 'Bare', bare);
    const path = `/api/startups/${id}/valuation` as const;
    const answer = await founder.post(path);
    expect(answer.status).toBe(200);
    expect(read(answer).recommendation).toMatchObject({ fairValue: null, range: null });
    expect(read(answer).recommendation.reasoning[0]).toBe('No method can be used yet.');
    expect(read(answer).basis).toContainEqual(
      expect.objectContaining({ label: 'Annual revenue', value: null }),
    );
  });
});

describe('a valuation is fed with', () => {
  const facts = async () => read(await founder.post(url));
  const lineOf = ({ basis }: Valuation, label: string) => basis.find((line) => line.label === label);

  it('the post-money of the last round in the cap table', async () => {
    const shares = [
      { shareholderName: 'Achieng', shareholderType: 'founder', shares: 8_000_000, shareClass: 'Common' },
      {
        shareholderName: 'Nile Angels',
        shareholderType: 'investor',
        shares: 2_000_000,
        shareClass: 'Seed',
        originalIssuePrice: '0.25',
      },
    ];
    await founder.post(`/api/startups/${startupId}/cap-table`, { shares });
    const valued = await facts();
    expect(lineOf(valued, 'Post-money of the last round')).toEqual({
      label: 'Post-money of the last round',
      value: 2_500_000,
      origin: 'Seed at $0.25 a share, cap table version 1',
    });
  });

  it('a round and revenue in shillings, each at the rate of its day', async () => {
    const round = { instrument: 'Seed', currency: 'KES', target: 50_000_000 };
    await founder.put(`/api/startups/${startupId}/funding-tracker/round`, round);
    const point = { metric: 'monthly_revenue', date: '2026-01-31', value: 1_000_000, currency: 'KES' };
    expect((await founder.post(`/api/startups/${startupId}/traction`, point)).status).toBe(201);
    const admin = await app.member({ isAdmin: true });
    const rate = { base: 'USD', quote: 'KES', rate: 125, source: 'Central bank', forEveryone: true };
    const today = dayOf(app.services.now());
    for (const date of ['2026-01-31', today])
      expect((await admin.post('/api/portfolio/fx-rates', { ...rate, date })).status).toBe(201);
    const valued = await facts();
    expect(lineOf(valued, 'Investment')).toMatchObject({
      value: 400_000,
      origin: `Target of the round, KSh 50,000,000 at 1 USD = 125 KES (Central bank, ${dayText(today)})`,
    });
    expect(lineOf(valued, 'Annual revenue')).toMatchObject({ value: 96_000 });
  });

  it('thirty closed deals of the platform, which replace the tables, and with its peers', async () => {
    const before = (await founder.post(url)).body;
    expect(before.benchmarks).toMatchObject({ roundSize: { n: 0, percentile: null } });
    const { rows } = await sql<{ list: string }>`select string_agg(quote_ident(column_name), ', ') as list
      from information_schema.columns
      where table_schema = 'public' and table_name = 'startups' and is_generated = 'NEVER'`.execute(
      app.services.db,
    );
    const columns = sql.raw(rows[0]?.list ?? '');
    await sql`insert into startups (${columns}) select ${columns} from (
      select (jsonb_populate_record(null::startups, to_jsonb(s)
        || jsonb_build_object('id', 900000 + n, 'name', 'Peer ' || n))).*
      from startups s, generate_series(1, 30) n where s.id = ${startupId}) peers`.execute(app.services.db);
    await sql`insert into startup_rounds (startup_id, instrument, currency, target_minor, received_minor, close_date)
      select 900000 + n, 'seed', 'USD', 100, 30000000 + n * 1000000, '2026-01-31' from generate_series(1, 30) n`.execute(
      app.services.db,
    );
    const valued = await founder.post(url);
    // The median round is 455,000, of which 20% sold values a company at 1.82M before it.
    expect(read(valued).methods.scorecard).toMatchObject({
      value: 1_820_000,
      sources: [{ name: expect.stringContaining('(n = 30)') }],
    });
    expect(valued.body.benchmarks).toMatchObject({
      roundSize: { value: 400_000, n: 30, percentile: (9.5 / 30) * 100, scope: 'sector, stage and region' },
    });
  });
});

it('a viewer of the team reads and does not write', async () => {
  const { read, body, made } = await answersToViewer(tool());
  expect([read, body, made]).toEqual([200, expect.objectContaining({ canEdit: false }), 403]);
});
