import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { investorForm, startupForm } from '#test/forms.ts';
import type { UserId } from '#shared/server/context.ts';
import { MOST_ALERTS_A_DAY, MOST_SAVED } from '../domain/alert.ts';
import { insertHits } from './queries-replay.ts';
import { replayChanges } from './replay.ts';

const app = testApp();
const founder = testMember(app);
const reader = testMember(app);

const search = (name: string, query: object = { sector: 'agritech' }, isAlerting = true) => ({
  name,
  query,
  isAlerting,
});

async function save(member: Client, ...given: Parameters<typeof search>) {
  const { body, status } = await member.post('/api/saved-searches', search(...given));
  expect(status).toBe(201);
  return body;
}

async function publish(name: string, more: object = {}): Promise<number> {
  const { body, status } = await founder.post('/api/startups', startupForm(name, more));
  expect(status).toBe(201);
  return body.id;
}

async function change(id: number, more: object) {
  const { body } = await founder.get(`/api/startups/${id}`);
  const { name, version } = body;
  const { status } = await founder.put(`/api/startups/${id}`, { ...startupForm(name, more), version });
  expect(status).toBe(200);
}

const hitsOf = async (member: Client, id: number) =>
  (await member.get(`/api/saved-searches/${id}/hits`)).body.map(({ startup }) => startup.id);
const linesOf = async (member: Client) =>
  (await member.get('/api/notifications?unread=true')).body
    .filter(({ kind }) => kind === 'saved-search')
    .map(({ content }) => content);

it('what a search has found goes with the search, with its owner and with the startup', async () => {
  const member = await app.member();
  const [kept, dropped] = [await save(member, 'Kept'), await save(member, 'Dropped')];
  const [first, second] = [await publish('First Hit'), await publish('Second Hit')];
  const hits = () =>
    app.services.db
      .selectFrom('savedSearchHits')
      .select(['searchId', 'startupId'])
      .where('searchId', 'in', [kept.id, dropped.id])
      .orderBy('startupId')
      .execute();
  const pairs = [kept.id, dropped.id].flatMap((searchId) => [
    { searchId, startupId: first },
    { searchId, startupId: second },
  ]);
  await insertHits(app.services.db, pairs, { foundAt: new Date(), seenAt: null });
  expect((await member.delete(`/api/saved-searches/${dropped.id}`)).status).toBe(200);
  expect(await hits()).toEqual(pairs.slice(0, 2));
  expect((await founder.delete(`/api/startups/${first}`)).status).toBe(200);
  expect(await hits()).toEqual(pairs.slice(1, 2));
  await app.services.db
    .deleteFrom('users')
    .where('id', '=', member.userId as UserId)
    .execute();
  expect(await hits()).toEqual([]);
});

describe('keeping a search', () => {
  it('gives back what was asked for, by its owner alone', async () => {
    const member = await app.member();
    const query = {
      sector: ['fintech'],
      country: ['NG'],
      ticket: 20_000_000,
      currency: 'NGN',
      sort: 'revenue',
    };
    const made = await save(member, 'Naira', { ...query, sector: 'Fintech', country: 'Nigeria' }, false);
    expect(made).toMatchObject({ name: 'Naira', query, isAlerting: false, newCount: 0, lastFoundAt: null });
    expect((await member.get('/api/saved-searches')).body).toEqual([made]);
    const path = `/api/saved-searches/${made.id}` as const;
    for (const stranger of [reader, founder]) {
      expect((await stranger.get(path)).status).toBe(404);
      expect((await stranger.get(`${path}/hits`)).status).toBe(404);
      expect((await stranger.post(`${path}/seen`)).status).toBe(404);
      const renamed = { name: 'Mine', isAlerting: true, version: made.version };
      expect((await stranger.put(path, renamed)).status).toBe(404);
      expect((await stranger.delete(path)).status).toBe(404);
    }
    expect((await member.get(path)).body).toEqual(made);
  });

  it('renames it, once at a time, and deletes it', async () => {
    const member = await app.member();
    const { id, version } = await save(member, 'First');
    await save(member, 'Second');
    const path = `/api/saved-searches/${id}` as const;
    const to = (name: string, at = version) => member.put(path, { name, isAlerting: false, version: at });
    expect((await to('second')).problem.errors).toEqual([
      { path: 'name', message: 'You have a search of this name already' },
    ]);
    expect((await to('Third')).body).toMatchObject({
      name: 'Third',
      isAlerting: false,
      version: version + 1,
    });
    expect((await to('Fourth')).status).toBe(409);
    expect((await member.delete(path)).status).toBe(200);
    expect((await member.get(path)).status).toBe(404);
  });

  it.each([
    [search(' '), 'Give the search a name'],
    [search('x', {}), 'Choose at least one filter first'],
    [search('x', { sort: 'revenue', currency: 'NGN' }), 'Choose at least one filter first'],
    [search('x', { sector: 'astrology' }), 'Unknown sector'],
    [search('x', { fit: 200 }), 'Must be a whole number from 1 to 100'],
    [search('x', { ids: '1' }), 'Unrecognized key: "ids"'],
    [search('x'.repeat(81)), 'At most 80 characters'],
    [{ name: 'x', query: { city: 'Lagos' } }, 'Must be true or false'],
  ])('refuses %j', async (body, message) => {
    const { problem, status } = await reader.post('/api/saved-searches', body);
    expect([status, problem.message]).toEqual([400, message]);
  });

  it(`keeps ${MOST_SAVED} at most`, async () => {
    const member = await app.member();
    for (let number = 1; number <= MOST_SAVED; number += 1) await save(member, `Search ${number}`);
    const { problem, status } = await member.post('/api/saved-searches', search('One more'));
    expect([status, problem.message]).toEqual([409, 'You can keep 25 searches. Delete one first.']);
  });

  it('may be called what another’s is', async () => {
    const [one, other] = [
      await save(await app.member(), 'Same name'),
      await save(await app.member(), 'Same name'),
    ];
    expect([one.name, other.name]).toEqual(['Same name', 'Same name']);
  });
});

describe('alerts', () => {
  it('tell of what is published or comes to match, once, and not of what matched before', async () => {
    const member = await app.member();
    const before = await publish('Old Farm', { sector: 'AgriTech' });
    const shop = await publish('Shop', { sector: 'E-commerce' });
    const { id } = await save(member, 'Farming');
    await change(before, { sector: 'AgriTech', description: 'Says something else than before.' });
    expect(await hitsOf(member, id)).toEqual([]);
    const fresh = await publish('New Farm', { sector: 'AgriTech' });
    expect(await linesOf(member)).toEqual(['1 new startup matches “Farming”']);
    await change(shop, { sector: 'AgriTech' });
    expect(await linesOf(member)).toEqual(['2 new startups match “Farming”']);
    expect(await hitsOf(member, id)).toEqual([shop, fresh]);
    expect((await member.post(`/api/saved-searches/${id}/seen`)).status).toBe(200);
    expect(await linesOf(member)).toEqual([]);
    await change(shop, { sector: 'FinTech' });
    await change(shop, { sector: 'AgriTech' });
    expect(await linesOf(member)).toEqual([]);
    expect((await member.get(`/api/saved-searches/${id}`)).body.newCount).toBe(0);
    const { rows } = await app.services.pool.query('select from startup_changes');
    expect(rows).toEqual([]);
  });

  it('stay silent while they are off, and where nobody waits nothing is noted', async () => {
    const member = await app.member();
    await save(member, 'Quiet', { sector: 'proptech' }, false);
    await publish('Quiet House', { sector: 'PropTech' });
    expect(await linesOf(member)).toEqual([]);
  });

  it('never flood: five lines a day, and the rest with the next day’s first', async () => {
    const member = await app.member();
    const { id } = await save(member, 'Food', { sector: 'foodtech' });
    for (let number = 1; number <= MOST_ALERTS_A_DAY + 2; number += 1) {
      await publish(`Kitchen ${number}`, { sector: 'FoodTech' });
      const lines = await linesOf(member);
      expect(lines).toHaveLength(number <= MOST_ALERTS_A_DAY ? 1 : 0);
      await member.post('/api/notifications/read', {});
    }
    app.clock.now = new Date(Date.now() + 24 * 60 * 60 * 1000 - 60_000);
    await app.services.pool.query(`update sessions set expires_at = now() + interval '9 days'`);
    await publish('Kitchen of the next day', { sector: 'FoodTech' });
    expect(await linesOf(member)).toEqual([`${MOST_ALERTS_A_DAY + 3} new startups match “Food”`]);
    expect(await hitsOf(member, id)).toHaveLength(MOST_ALERTS_A_DAY + 3);
    app.clock.now = null;
  });

  it('leave out those whom the reader does not meet, and what is hidden until it is not', async () => {
    const member = await app.member();
    const { id } = await save(member, 'Retail', { sector: 'retailtech' });
    expect((await member.post('/api/blocks', { userId: founder.userId })).status).toBeLessThan(300);
    await publish('Blocked Shop', { sector: 'RetailTech' });
    expect(await hitsOf(member, id)).toEqual([]);
    expect(await linesOf(member)).toEqual([]);
    const other = await app.member();
    const mine = await save(other, 'Retail', { sector: 'retailtech' });
    const hidden = await publish('Hidden Shop', { sector: 'RetailTech' });
    expect(await hitsOf(other, mine.id)).toEqual([hidden]);
    const hide = (at: string) =>
      app.services.pool.query(`update startups set hidden_at = ${at} where id = $1`, [hidden]);
    await hide('now()');
    expect(await hitsOf(other, mine.id)).toEqual([]);
    await hide('null');
    await replayChanges(app.services);
    expect(await linesOf(other)).toEqual(['1 new startup matches “Retail”']);
    expect(await hitsOf(other, mine.id)).toEqual([hidden]);
  });

  it('go by the reader’s own fit, and not to those who fit already', async () => {
    const member = await app.member();
    const form = investorForm({ sectors: ['CleanTech'], geographies: ['Kenya'], stages: ['Series A'] });
    expect((await member.post('/api/investors', form)).status).toBe(201);
    const fitting = { sector: 'CleanTech', fundingStage: 'Series A', country: 'KE' };
    const known = await publish('Known Sun', fitting);
    const [card] = (await member.get(`/api/startups?sort=fit&ids=${known}`)).body;
    const { id } = await save(member, 'Fits', { fit: card?.fit });
    await change(known, { ...fitting, description: 'Another description of the same sun.' });
    await publish('No Sun', { sector: 'FoodTech', fundingStage: 'Seed', country: 'NG' });
    const sun = await publish('New Sun', fitting);
    expect((await hitsOf(member, id)).filter((hit) => hit !== known)).toEqual([sun]);
    expect(await linesOf(member)).toEqual(['1 new startup matches “Fits”']);
  });
});

describe('the demo', () => {
  let demo: Client;
  beforeAll(async () => {
    demo = await app.member();
    await app.services.pool.query('update users set is_demo = true where id = $1', [demo.userId]);
  });

  it('keeps no searches, whose names others would read', async () => {
    expect((await demo.post('/api/saved-searches', search('Mine'))).status).toBe(403);
  });
});
