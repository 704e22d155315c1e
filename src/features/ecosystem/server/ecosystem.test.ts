import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const app = testApp();
const founders: Client[] = [];

const FORM = startupForm('Zuri Pay', { businessModel: 'Subscription' });

async function addFounder(name: string, change = {}): Promise<number> {
  const founder = await app.member({ userType: 'founder' });
  founders.push(founder);
  return (await founder.post('/api/startups', { ...FORM, name, country: 'KE', city: 'Nairobi', ...change }))
    .body.id;
}

async function tie(one: number, other: number): Promise<void> {
  const pair = { requesterId: founders[one]?.userId ?? '', addresseeId: founders[other]?.userId ?? '' };
  const status = { status: 'accepted' as const, answeredAt: new Date() };
  await app.services.db
    .insertInto('connections')
    .values({ ...pair, ...status })
    .execute();
}

const inCountry = async (country: string) => (await app.visitor.get(`/api/ecosystem/${country}`)).body;
const kenya = () => inCountry('Kenya');

beforeAll(async () => {
  app.clock.now = new Date('2026-11-21T10:00:00Z');
  for (const name of ['Alfa', 'Bravo', 'Charlie']) await addFounder(name);
  await addFounder('Delta', { sector: 'HealthTech', city: 'Mombasa' });
});

describe('a country', () => {
  it('counts what is public, and withholds the network of four people', async () => {
    await tie(0, 1);
    expect(await kenya()).toMatchObject({
      code: 'KE',
      country: 'Kenya',
      totalStartups: 4,
      totalInvestors: 0,
      networkDensity: null,
      withheld: 'fewer_than_five_people',
      people: null,
      sectors: [
        { name: 'FinTech', count: 3 },
        { name: 'HealthTech', count: 1 },
      ],
      cities: [
        { name: 'Nairobi', count: 3 },
        { name: 'Mombasa', count: 1 },
      ],
      funding: { deals12: 0, funding12: 0 },
    });
    expect((await kenya()).trends?.challenges).toEqual(['4 startups here, and no investor based here yet.']);
  });

  it('tells the density of five people: two ties of ten pairs, each pair once', async () => {
    await addFounder('Echo');
    await tie(3, 4);
    const { low, high } = { low: founders[0]?.userId ?? '', high: founders[1]?.userId ?? '' };
    const [lowId, highId] = [low, high].toSorted();
    const intro = await app.services.db
      .insertInto('introductions')
      .values({
        senderId: low,
        receiverId: high,
        reason: 'Hello',
        contextKind: 'person',
        contextLabel: 'x',
        createdAt: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.services.db
      .insertInto('introductionStates')
      .values({
        introductionId: intro.id,
        lowId: lowId ?? '',
        highId: highId ?? '',
        status: 'closed',
        answer: 'accepted',
        answeredAt: new Date(),
      })
      .execute();
    expect(await kenya()).toMatchObject({ networkDensity: 0.2, withheld: null, people: 5 });
  });

  it('leaves out the hidden and the suspended, and falls silent again', async () => {
    await app.services.db
      .updateTable('users')
      .set({ suspendedAt: new Date() })
      .where('id', '=', founders[2]?.userId ?? '')
      .execute();
    expect(await kenya()).toMatchObject({ networkDensity: null, people: null, totalStartups: 5 });
    await app.services.db
      .updateTable('startups')
      .set({ hiddenAt: new Date() })
      .where('name', '=', 'Delta')
      .execute();
    expect(await kenya()).toMatchObject({ totalStartups: 4, sectors: [{ name: 'FinTech', count: 4 }] });
  });

  it('is counted by the country asked for: headquarters, incorporation or market', async () => {
    await addFounder('Foxtrot', { country: 'KE', countryIncorporation: 'MU', countryMarket: 'TZ' });
    const startups = async (place: string, country: string) =>
      (await app.visitor.get(`/api/ecosystem/${country}?place=${place}`)).body.totalStartups;
    expect(await startups('headquarters', 'MU')).toBe(0);
    expect(await startups('incorporation', 'Mauritius')).toBe(1);
    expect(await startups('market', 'TZ')).toBe(1);
    expect(await startups('incorporation', 'KE')).toBe(4);
  });

  it.each([
    ['/api/ecosystem/Atlantis', 'country'],
    ['/api/ecosystem/Kenya?place=moon', 'place'],
    ['/api/ecosystem/Kenya?capital=', 'capital'],
    ['/api/ecosystem/Kenya?limit=3', 'query'],
    ['/api/ecosystem?minimum=a', 'minimum'],
  ])('%s is refused by name', async (url, path) => {
    const { status, problem } = await app.visitor.get(url);
    expect([status, problem.errors?.[0]?.path]).toEqual([400, path]);
  });
});

it('the map has every African country, with those of the demo only while it is on', async () => {
  const { body, headers } = await app.visitor.get('/api/ecosystem');
  expect(headers['x-total-count']).toBe('58');
  expect(body.find(({ code }) => code === 'KE')).toMatchObject({
    name: 'Kenya',
    startups: 5,
    investors: 0,
    deals: 0,
  });
  await app.services.db.updateTable('startups').set({ isDemo: true }).where('name', '=', 'Alfa').execute();
  expect((await kenya()).totalStartups).toBe(4);
  app.services.env.demo = true;
  await app.services.db.updateTable('startups').set({ isDemo: true }).where('name', '=', 'Bravo').execute();
  expect(await kenya()).toMatchObject({ totalStartups: 5, demo: { startups: 2, investors: 0 } });
});
