import { describe, expect, it, vi } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import { countViews } from '#test/views.ts';
import { startupForm } from '#test/forms.ts';
import { daysAfter } from '#shared/domain/time.ts';

const app = testApp();
const founder = testMember(app, { firstName: 'Zainab', lastName: 'Bello', userType: 'founder' });

const ZURI = startupForm('Zuri Pay', {
  businessModel: 'Transaction-based',
  logoUrl: '',
  website: 'https://zuri.example.com',
});

async function publish(change: Record<string, unknown> = {}, client = founder): Promise<number> {
  const answer = await client.post('/api/startups', { ...ZURI, ...change });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

describe('publishing a startup', () => {
  it('answers the whole startup, with the amount as understood and the creator as owner', async () => {
    const { status, body } = await founder.post('/api/startups', {
      ...ZURI,
      country: 'Nigeria',
      city: 'Lagos',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Zuri Pay',
      sector: 'FinTech',
      region: 'Africa',
      fundingStage: 'Seed',
      raisingAmount: '$500K',
      raising: { amountMinor: 50_000_000, currency: 'USD', understood: '$500,000' },
      traction: { users: null, monthlyRevenueUsd: null, tier: 'none' },
      country: 'NG',
      countryName: 'Nigeria',
      logoUrl: null,
      mine: 'owner',
      founders: ['Zainab Bello'],
      status: 'active',
      version: 1,
    });
    const profile = await founder.get('/api/profile');
    expect(profile.body.startups).toContainEqual(expect.objectContaining({ id: body.id, role: 'owner' }));
  });

  it.each([
    [{ name: 'Z' }, 'name', 'Company name must be at least 2 characters'],
    [{ name: '\u200b\u200b\u200b' }, 'name', 'Company name must be at least 2 characters'],
    [{ name: undefined }, 'name', 'Company name must be at least 2 characters'],
    [{ description: 'Too short' }, 'description', 'Description must be at least 10 characters'],
    [{ sector: '' }, 'sector', 'Please select a sector'],
    [{ sector: 'fintech; drop table startups' }, 'sector', 'Please select a sector'],
    [{ sector: 'Gaming' }, 'sector', 'Please select a sector'],
    [{ region: 'Atlantis' }, 'region', 'Please select a region'],
    [{ fundingStage: 'Bridge' }, 'fundingStage', 'Please select a funding stage'],
    [{ raisingAmount: '' }, 'raisingAmount', 'Please specify raising amount'],
    [{ raisingAmount: 'a lot' }, 'raisingAmount', expect.stringContaining('like $500K')],
    [{ raisingAmount: '$9000 trillion' }, 'raisingAmount', expect.any(String)],
    [{ teamSize: 0 }, 'teamSize', 'Team size must be at least 1'],
    [{ teamSize: 2.5 }, 'teamSize', 'Team size must be at least 1'],
    [{ teamSize: '4' }, 'teamSize', 'Team size must be at least 1'],
    [{ businessModel: 'Magic' }, 'businessModel', 'Please select a business model'],
    [{ website: 'javascript:alert(1)' }, 'website', 'Must be a valid URL'],
    [{ logoUrl: 'http://2130706433/a.png' }, 'logoUrl', 'Must be a valid URL'],
    [{ country: 'Wakanda' }, 'country', 'Please select a country'],
    [{ foundedYear: 2999 }, 'foundedYear', 'Must not be in the future'],
    [{ name: 'a\u0000b' }, 'name', 'Contains characters that cannot be used here'],
  ])('refuses %j by name', async (change, path, message) => {
    const before = await founder.get('/api/startups?limit=1');
    const answer = await founder.post('/api/startups', { ...ZURI, ...change });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]).toEqual({ path, message });
    const after = await founder.get('/api/startups?limit=1');
    expect(after.headers['x-total-count']).toBe(before.headers['x-total-count']);
  });

  it.each(['id', 'ownerId', 'createdAt', 'aiScore', 'hidden_at'])(
    'refuses a field of ours: %s',
    async (field) => {
      const answer = await founder.post('/api/startups', { ...ZURI, [field]: 1 });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain(field);
    },
  );

  it('makes one startup of a double submit with one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'form-4711-abc' };
    const body = { ...ZURI, name: 'Twice Sent' };
    const [first, second] = await Promise.all([
      founder.post('/api/startups', body, headers),
      founder.post('/api/startups', body, headers),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
    const found = await founder.get('/api/startups?q=twice sent');
    expect(found.headers['x-total-count']).toBe('1');
  });

  it('refuses the forty-first of a day, and stores nothing of it', async () => {
    const member = await app.member();
    for (let made = 0; made < 40; made += 1) {
      const { status } = await member.post('/api/startups', { ...ZURI, name: `Mwanzo ${made}` });
      expect(status).toBe(201);
    }
    const refused = await member.post('/api/startups', ZURI);
    expect([refused.status, Number(refused.headers['retry-after']) > 80_000]).toEqual([429, true]);
    expect((await member.get('/api/profile')).body.startups).toHaveLength(40);
  });

  it('asks a visitor to sign in first', async () => {
    expect((await app.visitor.post('/api/startups', ZURI)).status).toBe(401);
    expect((await app.visitor.get('/api/profile')).status).toBe(401);
  });
});

describe('reading and changing a startup', () => {
  it('shows everybody the page without e-mail addresses, and 404 where there is none', async () => {
    const id = await publish();
    const page = await app.visitor.get(`/api/startups/${id}`);
    expect(page.body).toMatchObject({
      id,
      mine: null,
      team: [{ name: 'Zainab Bello', role: 'owner' }],
      round: null,
    });
    expect(page.text).not.toMatch(/@|email|hiddenAt/i);
    expect((await app.visitor.get('/api/startups/2147483647')).status).toBe(404);
    expect((await app.visitor.get('/api/startups/9999999999999999999999')).status).toBe(400);
  });

  it('counts a look once per viewer and day, and none of the team', async () => {
    const id = await publish();
    const investor = await app.member();
    for (const client of [app.visitor, app.visitor, investor, founder])
      await client.get(`/api/startups/${id}`);
    const count = () => countViews(app.services.db, 'startup', id);
    await vi.waitFor(async () => expect(await count()).toBe(2));
    app.clock.now = daysAfter(new Date(), 1);
    await app.visitor.get(`/api/startups/${id}`);
    app.clock.now = null;
    await vi.waitFor(async () => expect(await count()).toBe(3));
  });

  it('saves over the version that was read, and gives the newer state to who comes late', async () => {
    const id = await publish();
    const first = await founder.put(`/api/startups/${id}`, { ...ZURI, name: 'Zuri Pay Ltd', version: 1 });
    expect(first.body).toMatchObject({ name: 'Zuri Pay Ltd', version: 2 });
    const late = await founder.put(`/api/startups/${id}`, { ...ZURI, name: 'Zuri Money', version: 1 });
    expect(late.status).toBe(409);
    expect(late.problem.current).toMatchObject({ name: 'Zuri Pay Ltd', version: 2 });
    expect((await founder.get(`/api/startups/${id}`)).body.name).toBe('Zuri Pay Ltd');
  });

  it('keeps what an update leaves out and clears what it empties', async () => {
    const id = await publish({ city: 'Ibadan', country: 'NG' });
    const kept = await founder.put(`/api/startups/${id}`, { ...ZURI, version: 1 });
    expect(kept.body).toMatchObject({ city: 'Ibadan', country: 'NG', website: 'https://zuri.example.com' });
    expect((await app.visitor.get('/api/startups?q=ibadan')).body).toMatchObject([{ id }]);
    const cleared = await founder.put(`/api/startups/${id}`, { ...ZURI, city: '', website: '', version: 2 });
    expect(cleared.body).toMatchObject({ city: null, website: null, country: 'NG' });
  });

  it('is not there to be changed by strangers', async () => {
    const id = await publish();
    const stranger = await app.member();
    for (const client of [stranger, app.visitor]) {
      const refused = client === stranger ? 404 : 401;
      expect((await client.put(`/api/startups/${id}`, { ...ZURI, version: 1 })).status).toBe(refused);
      expect((await client.delete(`/api/startups/${id}`)).status).toBe(refused);
    }
    expect((await app.visitor.get(`/api/startups/${id}`)).body.version).toBe(1);
  });

  it('goes with its owner’s word, and everything that belongs to it', async () => {
    const id = await publish();
    expect((await founder.delete(`/api/startups/${id}`)).status).toBe(200);
    expect((await app.visitor.get(`/api/startups/${id}`)).status).toBe(404);
    expect((await founder.delete(`/api/startups/${id}`)).status).toBe(404);
  });

  it('is there for its team alone while hidden', async () => {
    const id = await publish({ name: 'Hidden Heron' });
    await app.services.db
      .updateTable('startups')
      .set({ hiddenAt: new Date() })
      .where('id', '=', id)
      .execute();
    for (const path of ['', '/traction', '/round'])
      expect((await app.visitor.get(`/api/startups/${id}${path}`)).status).toBe(404);
    expect((await app.visitor.get('/api/startups?q=heron')).body).toEqual([]);
    expect((await founder.get(`/api/startups/${id}`)).body).toMatchObject({ mine: 'owner' });
  });
});
