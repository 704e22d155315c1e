import { afterAll, describe, expect, it } from 'vitest';
import { analyse, createTestMarket } from '#test/market.ts';
import { startupForm } from '#test/forms.ts';
import type { UserId } from '#shared/server/context.ts';
import { HOUR_MS, daysBefore } from '#shared/domain/time.ts';
import { findMarket, type MarketSnapshot } from './snapshot.ts';
import { findBestInvestors } from './ranking.ts';
import { findOwnMatches } from './own-matches.ts';

const { app, founder, stranger, kofi, hiddenInvestor, startupId, insertStartup, insertInvestor, storedRows } =
  await createTestMarket();
afterAll(() => app.close());

describe('why you match', () => {
  it('tells both sides in their own words', async () => {
    const toInvestor = await kofi.client.get(`/api/matching/startups/${startupId}`);
    const toFounder = await founder.get(`/api/matching/investors/${kofi.id}?startup=${startupId}`);
    expect(toInvestor.body.score).toBe(toFounder.body.score);
    expect(toFounder.body.reasons?.join(' ')).toContain('Kofi Mensah');
    expect(toInvestor.body.reasons?.join(' ')).toContain('Zuri Pay');
  });

  it('takes the best of the founder’s startups unless one is named', async () => {
    const answer = await founder.get(`/api/matching/investors/${kofi.id}`);
    expect(answer.status).toBe(200);
    const named = await founder.get(`/api/matching/investors/${kofi.id}?startup=${startupId}`);
    expect(answer.body.confidence).toBeGreaterThanOrEqual(named.body.confidence);
  });

  it('is not there for a hidden investor or an unknown one', async () => {
    expect((await founder.get(`/api/matching/investors/${hiddenInvestor.id}`)).status).toBe(404);
    expect((await founder.get('/api/matching/investors/2000000000')).status).toBe(404);
    expect((await kofi.client.get('/api/matching/startups/2000000000')).status).toBe(404);
  });
});

describe('in the background', () => {
  it('makes a list anew without a second copy, and forgets pairs in neither list', async () => {
    const { jobs, db } = app.services;
    await jobs.enqueue('matching-refresh', { startupId }, `startup:${startupId}`);
    const once = await storedRows(startupId);
    await jobs.enqueue('matching-refresh', { startupId }, `startup:${startupId}`);
    expect(await storedRows(startupId)).toEqual(once);
    await db.updateTable('startups').set({ status: 'closed' }).where('id', '=', startupId).execute();
    await jobs.enqueue('matching-refresh', { startupId }, `startup:${startupId}`);
    const left = await storedRows(startupId);
    expect(left.every(({ side }) => side === 'investor')).toBe(true);
    await db.updateTable('startups').set({ status: 'active' }).where('id', '=', startupId).execute();
  });

  it('follows each change of a startup’s profile, traction and round', async () => {
    const { db } = app.services;
    const own = await insertStartup(founder, { name: 'Followed' });
    await analyse(founder, own);
    const old = new Date(Date.now() - HOUR_MS);
    const isRemadeBy = async (change: () => Promise<{ status: number }>) => {
      await db
        .updateTable('matchRefreshes')
        .set({ refreshedAt: old })
        .where('side', '=', 'startup')
        .where('subjectId', '=', own)
        .execute();
      const { status } = await change();
      const row = await db
        .selectFrom('matchRefreshes')
        .select('refreshedAt')
        .where('side', '=', 'startup')
        .where('subjectId', '=', own)
        .executeTakeFirstOrThrow();
      return [status < 300, row.refreshedAt !== null && row.refreshedAt > old];
    };
    const { body: form } = await founder.get(`/api/startups/${own}`);
    const before = (await storedRows(own))[0]?.startupOrder;
    const edited = startupForm('Followed', {
      fundingStage: 'Growth',
      raisingAmount: '$9M',
      version: form['version'],
    });
    expect(await isRemadeBy(() => founder.put(`/api/startups/${own}`, edited))).toEqual([true, true]);
    expect((await storedRows(own))[0]?.startupOrder).toBeLessThan(before ?? 0);
    const users = { metric: 'users', date: '2026-10-01', value: 1200 };
    expect(await isRemadeBy(() => founder.post(`/api/startups/${own}/traction`, users))).toEqual([
      true,
      true,
    ]);
    const round = { instrument: 'SAFE', currency: 'USD', target: 500_000, version: 0 };
    const path = `/api/startups/${own}/funding-tracker/round`;
    expect(await isRemadeBy(() => founder.put(path, round))).toEqual([true, true]);
  });

  it('brings a new investor into the kept list of a founder who was here lately', async () => {
    await analyse(founder, startupId);
    const late = await insertInvestor({ lastName: 'Late' });
    await app.services.jobs.enqueue('matching-refresh', { investorId: late.id });
    const rows = await storedRows(startupId);
    const found = rows.filter((row) => row.investorId === late.id);
    expect(found.map(({ side }) => side)).toEqual(['startup', 'investor']);
  });

  it('ignores data it does not know', async () => {
    await expect(app.services.jobs.enqueue('matching-refresh', { startupId: 'x' })).resolves.toBeUndefined();
  });

  it('finds lists a day old of people who were here lately', async () => {
    const { db, jobs } = app.services;
    await analyse(founder, startupId);
    const old = daysBefore(new Date(), 2);
    const refreshedAt = async () =>
      (
        await db
          .selectFrom('matchRefreshes')
          .select('refreshedAt')
          .where('side', '=', 'startup')
          .where('subjectId', '=', startupId)
          .executeTakeFirstOrThrow()
      ).refreshedAt?.getTime();
    await db
      .updateTable('matchRefreshes')
      .set({ refreshedAt: old })
      .where('subjectId', '=', startupId)
      .execute();
    await jobs.enqueue('matching-stale', {});
    expect(await refreshedAt()).toBeGreaterThan(old.getTime());
  });
});

it('finds the same investors through the database when not all are kept in memory', async () => {
  const { db } = app.services;
  const snapshot = await findMarket(db, app.services, new Date());
  const idsIn = async (market: MarketSnapshot) =>
    (await findBestInvestors(db, startupId, market)).pairs.map((pair) => pair.investorId);
  expect(await idsIn({ ...snapshot, investors: new Map(), isWhole: false })).toEqual(await idsIn(snapshot));
  expect((await idsIn(snapshot)).length).toBeGreaterThan(1);
});

it('looks at the market again when a deal was changed', async () => {
  const { db } = app.services;
  const before = await findMarket(db, app.services, new Date());
  expect(await findMarket(db, app.services, new Date())).toBe(before);
  await db
    .updateTable('investorDeals')
    .set({ sectorId: 'edtech' })
    .where('investorId', '=', kofi.id)
    .execute();
  const after = await findMarket(db, app.services, new Date());
  expect(after.market.sectorShares.get('edtech')).toBeGreaterThan(
    before.market.sectorShares.get('edtech') ?? 0,
  );
});

describe('for the dashboard', () => {
  it('counts a person’s own pairs from 60 on and names the best, before any list was made', async () => {
    const { db } = app.services;
    const person = await app.member();
    const own = await insertStartup(person, { name: 'Dash' });
    const ask = (client: typeof person) =>
      findOwnMatches(db, app.services, { userId: client.userId as UserId, limit: 3 });
    const early = await ask(person);
    const { body } = await analyse(person, own);
    expect(early.active).toBe(body.filter(({ score }) => (score ?? 0) >= 60).length);
    expect(early.top[0]).toMatchObject({ name: expect.stringContaining('Kofi'), type: 'Angel Investor' });
    expect(early.top[0]?.matchScore).toBe(body[0]?.score);
    expect(early.top[0]?.reasons.length).toBeGreaterThan(0);
    expect(await ask(person)).toEqual(early);
    expect(await ask(stranger)).toEqual({ active: 0, top: [] });
  });
});

it('tells anyone how well the weights rank', async () => {
  const { status, body } = await app.visitor.get('/api/matching/accuracy');
  expect(status).toBe(200);
  expect(body).toMatchObject({ queries: 499, neverUsed: ['school', 'employer brand', 'age', 'gender'] });
  const sum = [...(body.weights ?? [])].reduce((total, one) => total + one.weight, 0);
  expect(sum).toBeCloseTo(2, 9);
});
