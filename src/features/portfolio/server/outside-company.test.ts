import { beforeAll, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder' });
beforeAll(async () => {
  app.clock.now = new Date('2026-09-29T12:00:00Z');
});

const COMPANY = { name: 'Baobab Cold', country: 'Senegal', sector: 'FoodTech' };
const deal = (more: object) => ({
  dealDate: '2024-05-31',
  investmentAmount: 60_000_000,
  currency: 'XOF',
  roundType: 'Seed',
  equityPercentage: 4,
  ...more,
});
const invest = async (client: Client, more: object = { company: COMPANY }) =>
  (await client.post('/api/portfolio/investments', deal(more))).body;

it('a company outside the directory is held like any other: followed on, marked, counted by country and sector', async () => {
  const investor = await app.member({ userType: 'investor' });
  const first = await invest(investor);
  expect(first).toMatchObject({ startupName: 'Baobab Cold', currency: 'XOF' });
  const id = first.startupId;
  const named = await invest(investor, { company: { ...COMPANY, name: 'BAOBAB COLD' } });
  const followed = await invest(investor, { startupId: id, dealDate: '2025-05-31' });
  expect([named.startupId, followed.startupId]).toEqual([id, id]);
  const path = `/api/portfolio/investments/${first.id}` as const;
  await investor.post(`${path}/mark`, { date: '2026-09-29', amount: 250_000_000, reason: 'Doubled' });
  await investor.post(`/api/portfolio/companies/${id}/notes`, { text: 'Met in Dakar' });

  const page = (await investor.get(`/api/portfolio/companies/${id}`)).body;
  expect(page).toMatchObject({
    company: {
      startup: {
        name: 'Baobab Cold',
        country: 'Senegal',
        sector: 'FoodTech',
        isListed: false,
        isOutside: true,
      },
      own: { invested: 180_000_000, value: 250_000_000 },
      missingRates: [],
    },
    outside: { id, name: 'Baobab Cold', country: 'SN', joined: null },
    notes: [{ text: 'Met in Dakar' }],
  });
  const held = (await investor.get('/api/portfolio/allocation')).body;
  expect([held.country?.[0]?.label, held.sector?.[0]?.label]).toEqual(['Senegal', 'FoodTech']);
  expect((await investor.get('/api/portfolio/companies?sector=FoodTech')).body).toHaveLength(1);
  expect((await investor.get('/api/startups?q=Baobab%20Cold')).body).toEqual([]);
});

it('is linked by its holder alone once it has joined, and every figure stays', async () => {
  const investor = await app.member({ userType: 'investor' });
  const other = await app.member({ userType: 'investor' });
  const made = await invest(investor);
  const theirs = await invest(other);
  const id = made.startupId;
  expect(theirs.startupId).not.toBe(id);
  await investor.post(`/api/portfolio/companies/${id}/notes`, { text: 'Keep an eye on it' });
  const startup = (await founder.post('/api/startups', startupForm('Baobab Cold'))).body;
  const before = (await investor.get(`/api/portfolio/companies/${id}`)).body;
  expect(before.outside?.joined).toEqual({ id: startup.id, name: 'Baobab Cold' });

  const path = `/api/portfolio/companies/${id}/link` as const;
  const bad: [object, string][] = [
    [{}, 'Please select a startup'],
    [{ startupId: 0 }, 'Please select a startup'],
    [{ startupId: 2_000_000_000 }, 'This startup is not in the directory'],
    [{ startupId: id }, 'This startup is not in the directory'],
  ];
  for (const [body, message] of bad) {
    const { status, problem } = await investor.post(path, body);
    expect([body, status, problem.errors]).toEqual([body, 400, [{ path: 'startupId', message }]]);
  }
  expect((await other.post(path, { startupId: startup.id })).status).toBe(404);
  expect((await app.visitor.post(path, { startupId: startup.id })).status).toBe(401);

  expect((await investor.post(path, { startupId: startup.id })).body).toEqual({ ok: true });
  expect((await investor.get(`/api/portfolio/companies/${id}`)).status).toBe(404);
  const after = (await investor.get(`/api/portfolio/companies/${startup.id}`)).body;
  expect(after).toMatchObject({
    company: {
      own: before.company?.own,
      moic: before.company?.moic,
      startup: { isListed: true, isOutside: false },
    },
    outside: null,
    notes: [{ text: 'Keep an eye on it' }],
  });
  expect((await investor.post(path, { startupId: startup.id })).status).toBe(404);
  const kept = (await other.get(`/api/portfolio/companies/${theirs.startupId}`)).body;
  expect(kept.company?.startup).toMatchObject({ name: 'Baobab Cold', isOutside: true });
});

it('is corrected by its holder, and its records bear the new name', async () => {
  const [investor, stranger] = [await app.member(), await app.member()];
  const made = await invest(investor, { company: { ...COMPANY, name: 'Baobob' } });
  const path = `/api/portfolio/companies/${made.startupId}` as const;
  const saved = await investor.patch(path, { name: 'Baobab', sector: 'AgriTech', version: 1 });
  expect(saved.body).toMatchObject({ name: 'Baobab', country: 'SN', version: 2 });
  expect((await investor.get(path)).body).toMatchObject({
    company: { startup: { name: 'Baobab', sector: 'AgriTech' } },
    investments: [{ startupName: 'Baobab' }],
  });
  expect(await investor.patch(path, { name: 'Late', version: 1 })).toMatchObject({
    status: 409,
    problem: { current: { name: 'Baobab', version: 2 } },
  });
  expect((await investor.patch(path, { country: 'Atlantis' })).problem.errors).toEqual([
    { path: 'country', message: 'Please select a country' },
  ]);
  expect((await stranger.patch(path, { name: 'Mine' })).status).toBe(404);
  expect((await stranger.get(path)).status).toBe(404);
  expect(
    (await stranger.post('/api/portfolio/investments', deal({ startupId: made.startupId }))).status,
  ).toBe(404);
  expect((await app.visitor.patch(path, { name: 'Mine' })).status).toBe(401);
});

it('asks for what it needs, by the field', async () => {
  const investor = await app.member();
  const cases: [object, string, string][] = [
    [{}, 'startupId', 'Please select a startup'],
    [{ startupId: 1, company: COMPANY }, 'startupId', 'Please select a startup'],
    [{ company: { ...COMPANY, name: ' ' } }, 'company.name', 'Please give the company’s name'],
    [{ company: { ...COMPANY, country: 'Wakanda' } }, 'company.country', 'Please select a country'],
    [{ company: { ...COMPANY, sector: '' } }, 'company.sector', 'Please select a sector'],
  ];
  for (const [more, path, message] of cases) {
    const { status, problem } = await investor.post('/api/portfolio/investments', deal(more));
    expect([more, status, problem.errors]).toEqual([more, 400, [{ path, message }]]);
  }
  const future = await investor.post(
    '/api/portfolio/investments',
    deal({ company: COMPANY, dealDate: '2026-09-30' }),
  );
  expect(future.status).toBe(400);
});
