import { describe, expect, it, vi } from 'vitest';
import { testApp } from '#test/app.ts';
import { createInvestor, investorForm } from '#test/forms.ts';

const app = testApp();

const investor = (change: object = {}, person = {}) => createInvestor(app, change, person);
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const find = async (query: string) => idsOf((await app.visitor.get(`/api/investors?${query}`)).body);

describe('a profile', () => {
  it('is public, and a visit counts once per viewer and day but never the owner’s', async () => {
    const { client, id } = await investor();
    const reader = await app.member();
    for (const who of [app.visitor, app.visitor, reader, reader, client])
      expect((await who.get(`/api/investors/${id}`)).status).toBe(200);
    const views = () =>
      app.services.db
        .selectFrom('pageViews')
        .select('viewerId')
        .where('subject', '=', 'investor')
        .where('subjectId', '=', id)
        .orderBy('viewerId')
        .execute();
    await vi.waitFor(async () =>
      expect(await views()).toEqual([{ viewerId: reader.userId }, { viewerId: null }]),
    );
    const page = await app.visitor.get(`/api/investors/${id}`);
    expect(page.body).toMatchObject({
      leadAppetite: 'either',
      excludedSectors: [],
      deals: [],
      vouches: { count: 0, items: [] },
      viewer: { isOwner: false, canVouch: false, hasVouched: false },
      version: 1,
    });
    expect(page.text).not.toContain('@');
    expect(page.text).not.toContain(client.userId);
  });

  it.each(['0', '01', '1e1', 'abc', '9999999999999999999999', '%ff'])('has no page %s', async (id) => {
    expect([400, 404]).toContain((await app.visitor.get(`/api/investors/${id}`)).status);
  });

  it('is changed by its owner, and searched as changed', async () => {
    const { client, id } = await investor({}, { firstName: 'Amina', lastName: 'Bello' });
    const change = investorForm({
      version: 1,
      firmName: 'Sahel Ventures',
      excludedSectors: ['Gaming'],
      leadAppetite: 'lead',
      website: 'https://www.sahel.example.com/about',
      country: 'Nigeria',
      city: 'Kaduna',
    });
    const answer = await client.put(`/api/investors/${id}`, change);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      firmName: 'Sahel Ventures',
      country: 'NG',
      countryName: 'Nigeria',
      city: 'Kaduna',
      excludedSectors: ['Gaming'],
      leadAppetite: 'lead',
      version: 2,
      domainProof: { domain: 'sahel.example.com', isProved: false, refusal: null },
    });
    expect(await find('q=sahel%20kaduna')).toEqual([id]);
    expect(await find('q=kadnua')).toEqual([id]);
    expect(await find('country=nigeria')).toEqual([id]);
    expect(await find('q=baobab%20bello')).toEqual([]);

    const kept = await client.put(
      `/api/investors/${id}`,
      investorForm({ version: 2, firmName: '', country: null }),
    );
    expect(kept.body).toMatchObject({ firmName: null, country: null, city: 'Kaduna', leadAppetite: 'lead' });
  });

  it('tells the second of two editors, with the newer state', async () => {
    const { client, id } = await investor();
    await client.put(`/api/investors/${id}`, investorForm({ version: 1, city: 'Accra' }));
    const second = await client.put(`/api/investors/${id}`, investorForm({ version: 1, city: 'Kumasi' }));
    expect(second.status).toBe(409);
    expect(second.problem.current).toMatchObject({ version: 2, city: 'Accra' });
    expect((await client.get('/api/investors/mine')).body).toMatchObject({ version: 2, city: 'Accra' });
  });

  it('is nobody else’s to change', async () => {
    const { id } = await investor();
    const stranger = (await investor()).client;
    const body = investorForm({ version: 1, city: 'Lomé' });
    expect((await app.visitor.put(`/api/investors/${id}`, body)).status).toBe(401);
    expect((await stranger.put(`/api/investors/${id}`, body)).status).toBe(404);
    expect((await stranger.put('/api/investors/2147483647', body)).status).toBe(404);
    expect((await app.visitor.get('/api/investors/mine')).status).toBe(401);
    expect((await (await app.member()).get('/api/investors/mine')).status).toBe(404);
    expect((await app.visitor.get(`/api/investors/${id}`)).body).toMatchObject({ city: null, version: 1 });
  });

  it.each([
    [{ version: undefined }, 'version', 'Must be the version you read'],
    [
      { investmentThesis: 'Too short' },
      'investmentThesis',
      'Investment thesis must be at least 20 characters',
    ],
    [{ minTicketSize: 999 }, 'minTicketSize', 'Minimum ticket size is $1,000'],
    [{ maxTicketSize: 1 }, 'maxTicketSize', 'Maximum ticket size is $1,000'],
    [{ minTicketSize: 200_000 }, 'minTicketSize', 'Minimum ticket size must not be above the maximum'],
    [
      { averageTicketSize: 5_000_000 },
      'averageTicketSize',
      'Average ticket size must not be above the maximum',
    ],
    [{ sectors: [] }, 'sectors', 'Select at least one sector'],
    [{ sectors: ['Crypto'] }, 'sectors.0', 'Choose sectors from the list'],
    [{ excludedSectors: ['fintech'] }, 'excludedSectors', 'A sector cannot be both preferred and excluded'],
    [{ leadAppetite: 'maybe' }, 'leadAppetite', 'Choose lead, follow or either'],
    [{ website: 'javascript:alert(1)' }, 'website', 'Must be a valid URL'],
    [{ website: 'https://127.0.0.1/' }, 'website', 'Must be a valid URL'],
    [{ country: 'Atlantis' }, 'country', 'Please select a country'],
    [{ city: 'Ac\u0000cra' }, 'city', 'Contains characters that cannot be used here'],
    [{ userId: 'somebody' }, 'body', expect.stringContaining('userId')],
    [{ verifiedBy: 'domain' }, 'body', expect.stringContaining('verifiedBy')],
  ])('breaks a rule with %j', async (change, path, message) => {
    const { client, id } = await investor();
    const answer = await client.put(`/api/investors/${id}`, investorForm({ version: 1, ...change }));
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]).toEqual({ path, message });
    expect((await client.get('/api/investors/mine')).body).toMatchObject({ version: 1, website: null });
  });

  it('cannot prefer what it already excludes', async () => {
    const { client, id } = await investor();
    await client.put(`/api/investors/${id}`, investorForm({ version: 1, excludedSectors: ['Gaming'] }));
    const answer = await client.put(
      `/api/investors/${id}`,
      investorForm({ version: 2, sectors: ['Gaming'] }),
    );
    expect(answer.status).toBe(400);
  });
});
