import { afterAll, describe, expect, it } from 'vitest';
import { analyse, createTestMarket } from '#test/market.ts';

const { app, founder, stranger, kofi, hiddenInvestor, startupId, insertStartup, insertInvestor, storedRows } =
  await createTestMarket();
afterAll(() => app.close());

describe('advanced matching for the team', () => {
  it('ranks the investors whom anyone may see, each with both wishes in words', async () => {
    const answer = await analyse(founder, startupId);
    expect(answer.status).toBe(200);
    expect(answer.body.map((match) => match.counterpart?.name)).toEqual(['Kofi Mensah', 'Kofi Owusu']);
    const [best, next] = answer.body;
    expect(best?.score).toBeGreaterThan(next?.score ?? 100);
    expect(best).toMatchObject({
      startupId,
      investorId: kofi.id,
      counterpart: { kind: 'investor', type: 'Angel Investor', href: `/investors/${kofi.id}` },
      evidenceCount: 6,
      conflicts: [],
      aiAnalysis: { marketFit: null, teamStrength: null },
      predictedSuccess: { probability: 0.43, timeframe: '24 months', count: 2140 },
    });
    expect(best?.reasons?.[0]).toContain('You');
    expect(best?.components?.length).toBe(5);
    expect(best?.theirComponents?.length).toBe(7);
    expect(String(best?.aiAnalysis?.note)).toContain('Not scored yet');
    const points = [...(best?.theirComponents ?? [])].reduce((sum, one) => sum + one.points, 0);
    expect(Math.round(points)).toBe(best?.theirScore);
  });

  it('shows the four category scores with the checks behind them, once they are there', async () => {
    await app.services.jobs.enqueue('due-diligence-scores', {});
    const [match] = (await analyse(founder, startupId)).body;
    const parts = match?.aiAnalysis.parts ?? [];
    expect(parts.map((part) => part.key)).toEqual([
      'marketFit',
      'teamStrength',
      'technologyViability',
      'financialProjections',
    ]);
    const known = parts.filter((part) => Number.isFinite(part.score));
    expect(known.length).toBeGreaterThan(0);
    for (const part of known) {
      expect(match?.aiAnalysis[part.key]).toBe(part.score);
      expect(part.evidence?.length).toBeGreaterThan(0);
    }
  });

  it('gives the same list for the same market and stores it once', async () => {
    const first = await analyse(founder, startupId);
    const kept = await storedRows(startupId);
    const again = await analyse(founder, startupId);
    const scores = (body: typeof first.body) => body.map((one) => [one.investorId, one.mutualScore]);
    expect(scores(again.body)).toEqual(scores(first.body));
    expect(await storedRows(startupId)).toEqual(kept);
    expect(kept.map((row) => row.startupRank)).toEqual([1, 2]);
  });

  it('says why a stage without a cohort has no outlook', async () => {
    const early = await insertStartup(founder, { name: 'Early', stage: 'pre-seed' });
    const [match] = (await analyse(founder, early)).body;
    expect(match?.predictedSuccess?.probability).toBeNull();
    expect(match?.predictedSuccess?.cohort).toContain('No cohort of Pre-Seed');
  });

  it('shows a hard conflict, caps the score at 40 and hides nothing', async () => {
    const large = await insertStartup(founder, { name: 'Large', raisingMinor: 900_000_000 });
    const [match] = (await analyse(founder, large)).body;
    expect(match?.score).toBeLessThanOrEqual(40);
    expect(match?.conflicts?.[0]).toContain('below a tenth');
  });

  it('leaves the founder’s own investor profile out', async () => {
    const both = await insertInvestor({ lastName: 'Both' });
    const own = await insertStartup(both.client, { name: 'Own' });
    const ids = (await analyse(both.client, own)).body.map((one) => one.investorId);
    expect(ids).not.toContain(both.id);
    expect(ids).toContain(kofi.id);
  });
});

describe('advanced matching for others', () => {
  it('gives an investor his own match alone, which the founder never sees', async () => {
    const private1 = await insertStartup(founder, { name: 'Quiet' });
    const answer = await analyse(kofi.client, private1);
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(1);
    expect(answer.body[0]).toMatchObject({
      investorId: kofi.id,
      counterpart: { kind: 'startup', name: 'Quiet', type: 'FinTech, Seed', place: 'Nigeria' },
    });
    expect(answer.body[0]?.reasons?.[0]).toMatch(/you /i);
    expect(await storedRows(private1)).toEqual([]);
  });

  it.each(['0', '-1', '1e3', 'abc', '2147483648', '99999999999', '%27'])('refuses the id %s', async (id) => {
    expect((await analyse(founder, id)).status).toBe(400);
  });

  it('is not there for strangers, visitors, hidden and unknown startups', async () => {
    const hidden = await insertStartup(founder, { name: 'Gone', hidden: true });
    expect((await analyse(stranger, startupId)).status).toBe(404);
    expect((await analyse(app.visitor, startupId)).status).toBe(401);
    expect((await analyse(founder, hidden)).status).toBe(404);
    expect((await analyse(kofi.client, hidden)).status).toBe(404);
    expect((await analyse(hiddenInvestor.client, startupId)).status).toBe(404);
    expect((await analyse(founder, 2_000_000_000)).status).toBe(404);
  });
});

describe('the two lists', () => {
  it('gives the founder the investors of one startup, page by page', async () => {
    const page = await founder.get(`/api/matching/investors?startup=${startupId}&limit=1&offset=1`);
    expect(page.status).toBe(200);
    expect(Number(page.headers['x-total-count'])).toBeGreaterThanOrEqual(2);
    expect(page.body).toHaveLength(1);
  });

  it('gives the investor startups, first judged then kept', async () => {
    const fresh = await insertInvestor({ lastName: 'Fresh' });
    const first = await fresh.client.get('/api/matching/startups?limit=3');
    expect(first.status).toBe(200);
    expect(first.body[0]).toMatchObject({ investorId: fresh.id, counterpart: { kind: 'startup' } });
    const kept = await fresh.client.get('/api/matching/startups?limit=3');
    expect(kept.body.map((one) => one.startupId)).toEqual(first.body.map((one) => one.startupId));
    expect(kept.headers['x-total-count']).toBe(first.headers['x-total-count']);
    const names = [...first.body].map((one) => one.counterpart?.name);
    expect(names).not.toContain('Gone');
  });

  it('drops a startup from a kept list the moment it is hidden', async () => {
    const { client } = await insertInvestor({ lastName: 'Watcher' });
    const shown = await insertStartup(founder, { name: 'Soon hidden' });
    const names = async () =>
      [...(await client.get('/api/matching/startups?limit=100')).body].map((one) => one.counterpart?.name);
    expect(await names()).toContain('Soon hidden');
    await app.services.db
      .updateTable('startups')
      .set({ hiddenAt: new Date() })
      .where('id', '=', shown)
      .execute();
    expect(await names()).not.toContain('Soon hidden');
  });

  it.each([
    '/api/matching/startups?limit=0',
    '/api/matching/startups?limit=1e9',
    '/api/matching/startups?startup=1',
    '/api/matching/investors',
    '/api/matching/investors?startup=x',
    '/api/matching/investors?startup=1&sort=name',
    '/api/matching/startups/0',
    '/api/matching/investors/1?startup=-1',
    '/api/matching/accuracy?x=1',
    '/api/matching/sides?x=1',
  ])('refuses %s', async (url) => {
    expect((await kofi.client.get(url)).status).toBe(400);
  });

  it('is not there for those without such a side', async () => {
    expect((await stranger.get('/api/matching/startups')).status).toBe(404);
    expect((await stranger.get(`/api/matching/investors?startup=${startupId}`)).status).toBe(404);
    expect((await stranger.get(`/api/matching/startups/${startupId}`)).status).toBe(404);
    expect((await stranger.get(`/api/matching/investors/${kofi.id}`)).status).toBe(404);
    expect((await app.visitor.get('/api/matching/startups')).status).toBe(401);
    expect((await app.visitor.get(`/api/matching/investors?startup=${startupId}`)).status).toBe(401);
    expect((await app.visitor.get(`/api/matching/startups/${startupId}`)).status).toBe(401);
    expect((await app.visitor.get(`/api/matching/investors/${kofi.id}`)).status).toBe(401);
    expect((await app.visitor.get('/api/matching/sides')).status).toBe(401);
  });
});
