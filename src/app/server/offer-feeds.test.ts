import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { type Met, meet, offerAt, TERMS } from '#test/offers.ts';

const app = testApp();
let met: Met;
let named = 0;

beforeEach(async () => {
  named += 1;
  met = await meet(app, `Zuri ${named}`);
});

const FOUNDERS = { shares: [{ shareholderName: 'Wambui Karanu', shares: 1_000_000, shareClass: 'Common' }] };
const PRICED = {
  kind: 'PRICED',
  currency: 'USD',
  amount: 150_000,
  shareClass: 'Series A',
  pricePerShare: 1.5,
  expiresOn: '2099-12-31',
};

describe('the investor’s pipeline', () => {
  const deals = async () => (await met.investor.get('/api/portfolio/deal-flow')).body;

  it('follows the offer: on paper once they have spoken, closed with the money', async () => {
    const investorId = met.investor.userId;
    const asked = await met.founder.post('/api/offers', {
      startupId: met.startupId,
      investorId,
      terms: TERMS,
    });
    expect(await deals()).toEqual([]);
    const confirm = async (step: string) => {
      for (const who of [met.investor, met.founder])
        await who.post(`/api/offers/${asked.body.id}/confirm`, { step, termsRead: 1 });
    };
    await confirm('soft');
    expect(await deals()).toMatchObject([{ stage: 'term-sheet', startup: { id: met.startupId } }]);
    for (const step of ['committed', 'signed', 'received']) await confirm(step);
    expect(await deals()).toMatchObject([{ stage: 'closed' }]);
    const [deal] = await deals();
    const { body: events } = await met.investor.get(`/api/portfolio/deal-flow/${deal?.id ?? 0}/events`);
    expect(events.map(({ fromStage, toStage }) => [fromStage, toStage])).toEqual([
      ['term-sheet', 'closed'],
      [null, 'term-sheet'],
    ]);
  });

  it('moves a deal that is there, and leaves one alone when the offer ends', async () => {
    void (await met.investor.post('/api/portfolio/deal-flow', { startupId: met.startupId })).body;
    const id = await offerAt(met, 'soft');
    expect(await deals()).toMatchObject([{ stage: 'term-sheet' }]);
    void (await met.investor.post(`/api/offers/${id}/withdraw`, { termsRead: 1 })).body;
    expect(await deals()).toMatchObject([{ stage: 'term-sheet' }]);
  });
});

describe('the portfolio', () => {
  it('records a received offer once, every figure from the offer', async () => {
    await offerAt(met, 'signed');
    expect((await met.investor.get('/api/portfolio/offers')).body).toEqual([]);
    met = await meet(app, `Zuri received ${named}`);
    const id = await offerAt(met, 'received');
    const waiting = (await met.investor.get('/api/portfolio/offers')).body;
    expect(waiting).toMatchObject([{ id, amountMinor: 3_000_000_000, currency: 'NGN', roundType: 'SAFE' }]);
    expect((await met.founder.get('/api/portfolio/offers')).body).toEqual([]);
    expect((await met.founder.post(`/api/portfolio/offers/${id}`, {})).status).toBe(404);
    const recorded = await met.investor.post(`/api/portfolio/offers/${id}`, {});
    expect(recorded.body).toMatchObject({
      startupId: met.startupId,
      investmentAmount: 30_000_000,
      currency: 'NGN',
      roundType: 'SAFE',
      dealDate: waiting[0]?.receivedOn,
    });
    expect((await met.investor.post(`/api/portfolio/offers/${id}`, {})).status).toBe(404);
    expect((await met.investor.get('/api/portfolio/offers')).body).toEqual([]);
  });
});

describe('the cap table', () => {
  const path = () => `/api/startups/${met.startupId}/cap-table` as const;
  const proposals = async () => (await met.founder.get(`${path()}/offers`)).body;
  const takeUp = (id: number, add: boolean, who = met.founder) => who.post(`${path()}/offers/${id}`, { add });

  it('is proposed a SAFE that was received, and takes it up when the team says so', async () => {
    const id = await offerAt(met, 'received');
    expect(await proposals()).toMatchObject([{ id, investorName: 'Adaeze Okonjo', kind: 'SAFE_POST' }]);
    const early = await takeUp(id, true);
    expect([early.status, early.problem.message]).toEqual([
      409,
      'Generate the cap table with its founders first, then add the offer.',
    ]);
    void (await met.founder.post(path(), FOUNDERS)).body;
    expect((await takeUp(id, true, met.investor)).status).toBe(404);
    expect((await takeUp(id, true)).status).toBe(200);
    const table = (await met.founder.get(path())).body;
    expect(table).toMatchObject({
      version: 2,
      inputs: {
        convertibles: [{ id: `offer-${id}`, amount: '30000000', currency: 'NGN', cap: '600000000' }],
      },
    });
    expect(table.convertibles[0]?.percentageAtCap).toBeCloseTo(5, 3);
    expect(await proposals()).toEqual([]);
    expect((await takeUp(id, true)).status).toBe(404);
  });

  it('gets whole shares at the price, and nothing where the team has them already', async () => {
    void (await met.founder.post(path(), FOUNDERS)).body;
    const first = await offerAt(met, 'received', PRICED);
    void (await takeUp(first, true)).body;
    const { inputs } = (await met.founder.get(path())).body;
    expect(inputs.shares[1]).toMatchObject({
      shareholderName: 'Adaeze Okonjo',
      shares: 100_000,
      shareClass: 'Series A',
      originalIssuePrice: '1.5',
    });
    const second = await offerAt(met, 'received');
    expect((await proposals()).map(({ id }) => id)).toEqual([second]);
    void (await takeUp(second, false)).body;
    expect([await proposals(), (await met.founder.get(path())).body.version]).toEqual([[], 2]);
    expect((await met.founder.post(`${path()}/offers/${second}`, { add: 'yes' })).status).toBe(400);
  });
});
