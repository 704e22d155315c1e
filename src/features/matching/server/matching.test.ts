import { afterAll, describe, expect, it } from 'vitest';
import { analyse, createTestMarket } from '#test/market.ts';

const { app, founder, stranger, kofi, hiddenInvestor, startupId, insertStartup, insertInvestor, storedRows } =
  await createTestMarket();
afterAll(() => app.close());

describe('advanced matching for the team', () => {
  it('ranks the investors whom anyone may see, each with its fit in words', async () => {
    const answer = await analyse(founder, startupId);
    expect(answer.status).toBe(200);
    expect(answer.body.map((match) => match.counterpart?.name)).toEqual(['Kofi Mensah', 'Kofi Owusu']);
    const [best, next] = answer.body;
    expect(best?.score).toBeGreaterThan(next?.score ?? 100);
    expect(best).toMatchObject({
      startupId,
      investorId: kofi.id,
      counterpart: { kind: 'investor', type: 'Angel Investor', href: `/investors/${kofi.id}` },
      score: 100,
      criteriaKnown: 6,
      criteriaTotal: 8,
      activity: '1 deal in 24 months, last on 1 Sept 2026',
      evidence: 'fair',
      evidenceCount: 6,
      misfits: [],
      weakest: null,
      predictedSuccess: { probability: 0.43, timeframe: '24 months', count: 2140 },
    });
    expect(best?.reasons?.[0]).toContain('Kofi Mensah');
    expect(best?.criteria?.length).toBe(8);
  });

  it('can be ordered by fit, and says so in the address', async () => {
    const ordered = await founder.get(`/api/matching/investors?startup=${startupId}&order=fit`);
    const fits = [...ordered.body].map((match) => match.score ?? -1);
    expect(fits).toEqual(fits.toSorted((a, b) => b - a));
    expect((await founder.get(`/api/matching/investors?startup=${startupId}&order=name`)).status).toBe(400);
  });

  it('shows the four scores of due diligence itself, with how much is known of each', async () => {
    const scoresOf = async () => (await analyse(founder, startupId)).body[0]?.aiAnalysis;
    const before = await scoresOf();
    expect(before?.note).toContain('public facts');
    const { body } = await founder.post(`/api/startups/${startupId}/due-diligence`);
    const after = await scoresOf();
    expect(after?.note).toBeNull();
    const { market, team, product, financials } = body.categories;
    expect(after).toMatchObject({
      marketFit: market.score,
      teamStrength: team.score,
      technologyViability: product.score,
      financialProjections: financials.score,
    });
    expect(after?.parts?.map((part) => part.coverageFraction)).toEqual(
      [market, team, product, financials].map((category) => category.evidenceCoverage),
    );
  });

  it('takes an investor’s scores from his own due diligence, and says what it found of the company', async () => {
    const own = await insertStartup(founder, { name: 'Judged' });
    const code = 'TEAM_BACKGROUND_CHECKED';
    const { body: first } = await kofi.client.post(`/api/startups/${own}/due-diligence`);
    const check = first.categories.team.checks.find((one) => one.outcome === 'unknown') ?? { code };
    const mark = { outcome: 'fail', note: 'Two references did not answer.' };
    const { body } = await kofi.client.put(`/api/startups/${own}/due-diligence/marks/${check.code}`, mark);
    const [seen] = (await analyse(kofi.client, own)).body;
    expect(seen?.aiAnalysis?.teamStrength).toBe(body.categories.team.score);
    expect(seen?.riskFactors?.join(' ')).toContain('Two references did not answer.');
    const [team] = (await analyse(founder, own)).body;
    expect(team?.riskFactors?.join(' ')).not.toContain('references');
    expect(team?.aiAnalysis?.teamStrength).not.toBe(body.categories.team.score);
  });

  it('gives the same list for the same market and stores it once', async () => {
    const first = await analyse(founder, startupId);
    const kept = await storedRows(startupId);
    const again = await analyse(founder, startupId);
    const scores = (body: typeof first.body) => body.map((one) => [one.investorId, one.score]);
    expect(scores(again.body)).toEqual(scores(first.body));
    expect(await storedRows(startupId)).toEqual(kept);
    expect(kept.map(({ side, rank }) => [side, rank])).toEqual([
      ['startup', 1],
      ['startup', 2],
    ]);
  });

  it('says why a stage without a cohort has no outlook', async () => {
    const early = await insertStartup(founder, { name: 'Early', stage: 'pre-seed' });
    const [match] = (await analyse(founder, early)).body;
    expect(match?.predictedSuccess?.probability).toBeNull();
    expect(match?.predictedSuccess?.cohort).toContain('No cohort of Pre-Seed');
  });

  it('says first what rules a pair out, holds it at 40 and hides nothing', async () => {
    const large = await insertStartup(founder, { name: 'Large', raisingMinor: 900_000_000 });
    const [match] = (await analyse(founder, large)).body;
    expect(match?.score).toBeLessThanOrEqual(40);
    expect(match?.misfits).toEqual([
      'You raise $9M, which takes cheques from $1.8M; Kofi Mensah’s largest ticket is $250K.',
    ]);
    expect(match?.reasons?.[0]).toBe(match?.misfits?.[0]);
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
