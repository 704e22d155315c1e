import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const app = testApp();
const founder = testMember(app);
let path: `/api/startups/${number}`;
beforeAll(async () => {
  app.clock.now = new Date('2026-11-21T09:00:00Z');
});

async function publish(): Promise<void> {
  const { body } = await founder.post(
    '/api/startups',
    startupForm('Zuri Pay', { raisingAmount: 'NGN 20m', teamSize: 2, businessModel: 'Subscription' }),
  );
  path = `/api/startups/${body.id}`;
}
const add = (change: Record<string, unknown>) =>
  founder.post(`${path}/traction`, { metric: 'users', date: '2026-10-31', value: 1_200, ...change });
const traction = async () => (await app.visitor.get(path)).body.traction;

describe('traction', () => {
  it('keeps the latest figure of each series on the card, with its evidence', async () => {
    await publish();
    expect((await add({ value: 900, date: '2026-09-30' })).status).toBe(201);
    expect(await traction()).toMatchObject({ users: 900, tier: 'early', usersEvidence: 'claimed' });
    await add({ evidence: 'document' });
    await add({ metric: 'monthly_revenue', value: 30_000.5, currency: 'usd' });
    await add({ metric: 'growth', value: -4.5 });
    await add({ metric: 'paying_customers', value: 310 });
    expect(await traction()).toEqual({
      users: 1_200,
      usersEvidence: 'document',
      monthlyRevenueUsd: 30_000.5,
      revenueEvidence: 'claimed',
      growthPercent: -4.5,
      tier: 'scaling',
    });
    expect((await app.visitor.get(`${path}/traction`)).body).toMatchObject([
      { metric: 'users' },
      { metric: 'users' },
      { metric: 'monthly_revenue' },
      { metric: 'growth' },
      { metric: 'paying_customers', value: 310, currency: null },
    ]);
    const listed = await app.visitor.get('/api/startups?tractionTier=scaling&sort=traction');
    expect(listed.body).toHaveLength(1);
  });

  it('shows revenue in another currency in dollars of its day', async () => {
    await publish();
    await add({ metric: 'monthly_revenue', value: 5_000_000, currency: 'NGN' });
    // 31 October 2026 goes by the last reference, 1,326.1644 naira of 29 September.
    expect(await traction()).toMatchObject({
      monthlyRevenueUsd: 3_770.27,
      revenueEvidence: 'claimed',
      tier: 'growing',
    });
    const point = { metric: 'monthly_revenue', date: '2023-01-31', value: 1, currency: 'NGN' };
    await publish();
    await founder.post(`${path}/traction`, point);
    expect(await traction()).toMatchObject({ monthlyRevenueUsd: null, tier: 'none' });
    const rate = {
      base: 'USD',
      quote: 'NGN',
      rate: 460,
      date: '2023-01-31',
      source: 'CBN',
      forEveryone: true,
    };
    const admin = await app.member({ isAdmin: true });
    const entered = await admin.post('/api/portfolio/fx-rates', rate);
    await vi.waitFor(async () =>
      expect(await traction()).toMatchObject({ monthlyRevenueUsd: 0, tier: 'early' }),
    );
    await admin.delete(`/api/portfolio/fx-rates/${entered.body.id}`);
    await vi.waitFor(async () =>
      expect(await traction()).toMatchObject({ monthlyRevenueUsd: null, tier: 'none' }),
    );
  });

  it('follows a change and a removal', async () => {
    await publish();
    const { body } = await add({});
    const point = `${path}/traction/${body.id}` as const;
    expect((await founder.put(point, { metric: 'users', date: '2026-11-01', value: 40 })).body).toMatchObject(
      {
        value: 40,
        date: '2026-11-01',
      },
    );
    expect(await traction()).toMatchObject({ users: 40 });
    expect((await founder.delete(point)).status).toBe(200);
    expect(await traction()).toMatchObject({ users: null, tier: 'none' });
    expect((await founder.delete(point)).status).toBe(404);
    expect((await app.visitor.get(`${path}/traction`)).body).toEqual([]);
  });

  it('takes one figure a day and series', async () => {
    await publish();
    const { body } = await add({});
    expect((await add({ value: 7 })).status).toBe(409);
    const other = await add({ date: '2026-11-02' });
    const point = `${path}/traction/${other.body.id}` as const;
    expect((await founder.put(point, { metric: 'users', date: '2026-10-31', value: 1 })).status).toBe(409);
    expect((await app.visitor.get(`${path}/traction`)).body[0]).toMatchObject({
      id: body.id,
      value: 1_200,
    });
  });

  it.each([
    [{ metric: 'likes' }, 'metric'],
    [{ value: -1 }, 'value'],
    [{ value: 1.5 }, 'value'],
    [{ value: '12' }, 'value'],
    [{ value: 1e13 }, 'value'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '2026-11-22' }, 'date'],
    [{ currency: 'USD' }, 'currency'],
    [{ metric: 'paying_customers', value: 1.5 }, 'value'],
    [{ metric: 'paying_customers', currency: 'USD' }, 'currency'],
    [{ metric: 'monthly_revenue' }, 'currency'],
    [{ metric: 'monthly_revenue', currency: 'XXX' }, 'currency'],
    [{ evidence: 'confirmed-by-counterparty' }, 'evidence'],
    [{ evidence: 'system-export' }, 'evidence'],
  ])('refuses %j', async (change, field) => {
    await publish();
    const answer = await add(change);
    expect(answer.status).toBe(400);
    expect(answer.problem.errors).toMatchObject([{ path: field }]);
    expect((await app.visitor.get(`${path}/traction`)).body).toEqual([]);
  });

  it('is the team’s to write', async () => {
    await publish();
    const { body } = await add({});
    const stranger = await app.member();
    const point = { metric: 'users', date: '2026-01-01', value: 1 };
    for (const [client, refused] of [
      [stranger, 404],
      [app.visitor, 401],
    ] as const) {
      expect((await client.post(`${path}/traction`, point)).status).toBe(refused);
      expect((await client.put(`${path}/traction/${body.id}`, point)).status).toBe(refused);
      expect((await client.delete(`${path}/traction/${body.id}`)).status).toBe(refused);
    }
    expect(await traction()).toMatchObject({ users: 1_200 });
  });
});

it('shows the round the team has stated in its funding tracker, and none once it is withdrawn', async () => {
  await publish();
  expect((await app.visitor.get(`${path}/round`)).body).toBeNull();
  const round = {
    instrument: 'SAFE',
    currency: 'USD',
    target: 500_000.5,
    committed: 100_000,
    signed: 20_000,
    closeDate: '2027-01-31',
  };
  expect((await founder.put(`${path}/funding-tracker/round`, round)).status).toBe(200);
  const shown = {
    instrument: 'safe',
    instrumentLabel: 'SAFE',
    currency: 'USD',
    targetMinor: 50_000_050,
    minimumMinor: null,
    committedMinor: 12_000_000,
    receivedMinor: 0,
    closeDate: '2027-01-31',
  };
  expect((await app.visitor.get(`${path}/round`)).body).toEqual(shown);
  expect((await app.visitor.get(path)).body.round).toEqual(shown);
  await founder.delete(`${path}/funding-tracker/round`);
  expect((await app.visitor.get(`${path}/round`)).body).toBeNull();
});
