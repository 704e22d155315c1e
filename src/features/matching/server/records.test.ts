import { afterAll, describe, expect, it } from 'vitest';
import { createTestMarket } from '#test/market.ts';

const { app, founder, insertStartup, insertInvestor } = await createTestMarket();
afterAll(() => app.close());

type Backer = Awaited<ReturnType<typeof insertInvestor>>;

const proposed = async ({ client }: Backer) =>
  [...(await client.get('/api/matching/startups?limit=100')).body].map((match) => match.startupId);
const investors = async (startupId: number) =>
  [...(await founder.get(`/api/matching/investors?startup=${startupId}&limit=100`)).body].map(
    (match) => match.investorId,
  );

describe('what an investor has on record', () => {
  it('an investment counts as a deal, and neither side is proposed to the other any more', async () => {
    const angel = await insertInvestor({ lastName: 'Holder' });
    const [held, other] = [
      await insertStartup(founder, { name: 'Held' }),
      await insertStartup(founder, { name: 'Other' }),
    ];
    expect(await proposed(angel)).toEqual(expect.arrayContaining([held, other]));
    expect(await investors(held)).toContain(angel.id);
    const of = async () => (await angel.client.get(`/api/matching/startups/${other}`)).body;
    expect((await of()).evidenceCount).toBe(5);
    const kept = await angel.client.post('/api/portfolio/investments', {
      startupId: held,
      dealDate: '2026-05-04',
      investmentAmount: 50_000,
      currency: 'USD',
      roundType: 'Seed',
      leadInvestor: true,
    });
    expect(kept.status).toBe(201);
    expect(await proposed(angel)).toContain(other);
    expect(await proposed(angel)).not.toContain(held);
    expect(await investors(held)).not.toContain(angel.id);
    expect((await of()).evidenceCount).toBe(6);
    const toFounder = await founder.get(`/api/matching/investors/${angel.id}?startup=${other}`);
    expect(toFounder.body.activity).toBe('1 deal in 24 months, last on 4 May 2026');
    expect(JSON.stringify(toFounder.body)).not.toContain('Held');
    await angel.client.delete(`/api/portfolio/investments/${kept.body.id}`);
    expect(await proposed(angel)).toContain(held);
    expect((await of()).evidenceCount).toBe(5);
  });

  it('a startup that was passed on leaves the investor’s list; its own list does not tell', async () => {
    const angel = await insertInvestor({ lastName: 'Passing' });
    const passed = await insertStartup(founder, { name: 'Passed' });
    expect(await proposed(angel)).toContain(passed);
    const { body: deal } = await angel.client.post('/api/portfolio/deal-flow', { startupId: passed });
    expect(await proposed(angel)).toContain(passed);
    const { body: moved } = await angel.client.put(`/api/portfolio/deal-flow/${deal.id}`, {
      stage: 'passed',
      version: deal.version,
    });
    expect(await proposed(angel)).not.toContain(passed);
    expect(await investors(passed)).toContain(angel.id);
    await angel.client.post(`/api/portfolio/deal-flow/${deal.id}/undo`, { version: moved.version });
    expect(await proposed(angel)).toContain(passed);
  });

  it('a closed deal is a recorded deal until it is in the portfolio, and then still one', async () => {
    const angel = await insertInvestor({ lastName: 'Closing' });
    const [closed, other] = [
      await insertStartup(founder, { name: 'Closed' }),
      await insertStartup(founder, { name: 'Next' }),
    ];
    const count = async () => (await angel.client.get(`/api/matching/startups/${other}`)).body.evidenceCount;
    const { body: deal } = await angel.client.post('/api/portfolio/deal-flow', { startupId: closed });
    expect(await count()).toBe(5);
    await angel.client.put(`/api/portfolio/deal-flow/${deal.id}`, { stage: 'closed', version: deal.version });
    expect(await count()).toBe(6);
    expect(await proposed(angel)).not.toContain(closed);
    await angel.client.post('/api/portfolio/investments', {
      startupId: closed,
      dealDate: '2026-05-04',
      investmentAmount: 50_000,
      currency: 'USD',
      roundType: 'Seed',
    });
    expect(await count()).toBe(6);
  });
});
