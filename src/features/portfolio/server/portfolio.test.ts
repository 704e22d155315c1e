import { describe, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder' });

async function startup(name: string, more: object = {}): Promise<number> {
  const { status, body } = await founder.post('/api/startups', startupForm(name, more));
  expect(status).toBe(201);
  return body.id;
}

const deal = (startupId: number, more: object = {}) => ({
  startupId,
  dealDate: '2024-01-15',
  investmentAmount: 100_000,
  roundType: 'Seed',
  ...more,
});

async function invest(client: Client, body: object): Promise<number> {
  const answer = await client.post('/api/portfolio/investments', body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}

describe('recording an investment', () => {
  it('keeps every field and answers it in the words of the form', async () => {
    const investor = await app.member({ userType: 'investor' });
    const id = await startup('Gona Graph');
    const { status, body } = await investor.post('/api/portfolio/investments', {
      ...deal(id, { investmentAmount: 150_000.5, equityPercentage: 7.25, valuation: 2_000_000 }),
      leadInvestor: true,
      boardSeat: true,
      liquidationPreference: 1.5,
      antiDilutionRights: 'Weighted Average',
      notes: 'Met at a demo day',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      startupId: id,
      startupName: 'Gona Graph',
      dealDate: '2024-01-15',
      investmentAmount: 150_000.5,
      currency: 'USD',
      roundType: 'Seed',
      equityPercentage: 7.25,
      valuation: 2_000_000,
      leadInvestor: true,
      boardSeat: true,
      liquidationPreference: 1.5,
      antiDilutionRights: 'Weighted Average',
      notes: 'Met at a demo day',
      shared: false,
      mine: true,
      version: 1,
    });
  });

  it('falls back to a liquidation preference of 1 and no rights', async () => {
    const investor = await app.member();
    const id = await startup('Oja Haul');
    const answer = await investor.post(
      '/api/portfolio/investments',
      deal(id, { liquidationPreference: null }),
    );
    expect(answer.body).toMatchObject({
      liquidationPreference: 1,
      antiDilutionRights: null,
      leadInvestor: false,
      boardSeat: false,
    });
  });

  it('says what is wrong by the field', async () => {
    const investor = await app.member();
    const id = await startup('Chop Ledger');
    const cases: [object, string, string][] = [
      [{ startupId: 0 }, 'startupId', 'Please select a startup'],
      [{ startupId: 2_147_483_648 }, 'startupId', 'Please select a startup'],
      [{ dealDate: '' }, 'dealDate', 'Deal date is required'],
      [{ dealDate: undefined }, 'dealDate', 'Deal date is required'],
      [{ dealDate: '1899-12-31' }, 'dealDate', 'Must be a day that exists, from 1900-01-01 on'],
      [{ dealDate: '2026-02-30' }, 'dealDate', 'Must be a day that exists, from 1900-01-01 on'],
      [{ dealDate: '2999-01-01' }, 'dealDate', 'Must not be in the future'],
      [{ investmentAmount: -1 }, 'investmentAmount', 'Investment amount is required'],
      [{ investmentAmount: 0.3 }, 'investmentAmount', 'Investment amount is required'],
      [{ investmentAmount: 10.001 }, 'investmentAmount', 'At most 2 decimals'],
      [{ investmentAmount: 10.5, currency: 'XOF' }, 'investmentAmount', 'XOF has no smaller unit than that'],
      [{ roundType: '' }, 'roundType', 'Round type is required'],
      [{ roundType: 'Series Q' }, 'roundType', 'Round type is required'],
      [{ equityPercentage: 100.01 }, 'equityPercentage', 'Equity must be from 0 to 100 percent'],
      [{ antiDilutionRights: 'Half Ratchet' }, 'antiDilutionRights', 'Unknown anti-dilution rights'],
      [{ currency: 'XYZ' }, 'currency', 'Please select a currency'],
      [{ shared: true }, 'shared', 'You are in no firm to share this with'],
    ];
    for (const [change, path, message] of cases) {
      const { status, problem } = await investor.post('/api/portfolio/investments', deal(id, change));
      expect([change, status, problem.errors]).toEqual([change, 400, [{ path, message }]]);
    }
    expect((await investor.post('/api/portfolio/investments', deal(id, { investorId: 'x' }))).status).toBe(
      400,
    );
    expect((await investor.post('/api/portfolio/investments', deal(2_000_000_000))).status).toBe(404);
    expect((await investor.get('/api/portfolio/overview')).body.summary?.totalInvestments).toBe(0);
  });

  it('creates one investment per key', async () => {
    const investor = await app.member();
    const body = deal(await startup('Isanwo Desk'));
    const key = { 'idempotency-key': 'the-same-click' };
    const first = await investor.post('/api/portfolio/investments', body, key);
    const second = await investor.post('/api/portfolio/investments', body, key);
    expect(second.body.id).toBe(first.body.id);
  });
});

describe('changing and removing', () => {
  it('changes what is given, refuses a stale version with the newer state, and restores what was removed', async () => {
    const investor = await app.member();
    const path =
      `/api/portfolio/investments/${await invest(investor, deal(await startup('Ejirin'), { liquidationPreference: 2 }))}` as const;
    const changed = await investor.patch(path, { equityPercentage: 4, version: 1 });
    expect(changed.body).toMatchObject({
      equityPercentage: 4,
      liquidationPreference: 2,
      investmentAmount: 100_000,
      version: 2,
    });
    const stale = await investor.patch(path, { notes: 'later', version: 1 });
    expect(stale).toMatchObject({ status: 409, problem: { current: { version: 2 } } });
    expect((await investor.patch(path, {})).status).toBe(400);
    expect((await investor.patch(path, { currency: 'NGN' })).problem.errors).toEqual([
      { path: 'investmentAmount', message: 'Give the amount in the new currency' },
    ]);
    expect((await investor.delete(path)).status).toBe(200);
    expect((await investor.delete(path)).status).toBe(404);
    expect((await investor.get('/api/portfolio/companies')).body).toEqual([]);
    expect((await investor.post(`${path}/restore`)).status).toBe(200);
    expect((await investor.get('/api/portfolio/companies')).body).toHaveLength(1);
  });

  it('lets no stranger see or touch anything', async () => {
    const investor = await app.member();
    const stranger = await app.member({ userType: 'investor' });
    const id = await invest(investor, deal(await startup('Secret Holding')));
    const path = `/api/portfolio/investments/${id}` as const;
    const event = await investor.post(`${path}/mark`, { date: '2025-01-01', amount: 5, reason: 'Told' });
    const day = { date: '2025-01-01' };
    const calls: [string, object][] = [
      ['/restore', {}],
      ['/distribution', { ...day, amount: 1 }],
      ['/exit', { ...day, amount: 1 }],
      ['/write-off', { ...day, reason: 'x' }],
      ['/mark', { ...day, amount: 1, reason: 'x' }],
      ['/round', { ...day, raised: 1, postMoney: 2 }],
    ];
    for (const [end, body] of calls) {
      expect([end, (await stranger.post(path + end, body)).status]).toEqual([end, 404]);
      expect([end, (await app.visitor.post(path + end, body)).status]).toEqual([end, 401]);
    }
    expect((await stranger.patch(path, { notes: 'mine' })).status).toBe(404);
    expect((await stranger.delete(path)).status).toBe(404);
    const eventPath = `/api/portfolio/events/${event.body.id}` as const;
    expect((await stranger.delete(eventPath)).status).toBe(404);
    expect((await stranger.post(`${eventPath}/restore`)).status).toBe(404);
    for (const read of ['overview', 'companies', 'performance', 'history', 'allocation']) {
      const { status, text } = await stranger.get(`/api/portfolio/${read}`);
      expect([read, status, text.includes('Secret')]).toEqual([read, 200, false]);
      expect((await app.visitor.get(`/api/portfolio/${read}`)).status).toBe(401);
    }
    const overview = await investor.get('/api/portfolio/overview');
    expect(overview.body.summary?.totalInvestments).toBe(1);
  });
});
