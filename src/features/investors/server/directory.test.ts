import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { createInvestor, investorForm, type MadeInvestor } from '#test/forms.ts';
import { findInvestorsForMatching } from './matching-facts.ts';
import { rowsOf, scansDuring } from '#test/rows-read.ts';

const app = testApp();

const deal = { company: 'Zuri Pay', sector: 'Fintech', dealDate: '2025-03-04' };

const investor = (change: object = {}, person = {}) => createInvestor(app, change, person);
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const find = async (query: string) => idsOf((await app.visitor.get(`/api/investors?${query}`)).body);

describe('the directory', () => {
  let small: MadeInvestor;
  let large: MadeInvestor;
  beforeAll(async () => {
    small = await investor({ firmName: null }, { firstName: 'Ọlá', lastName: 'Adéyẹmí' });
    large = await investor(
      investorForm({
        type: 'institutional',
        firmName: 'Kilimanjaro Growth Partners',
        investmentThesis: 'Hospitals and clinics that reach profit within three years.',
        minTicketSize: 1_000_000,
        averageTicketSize: 2_000_000,
        maxTicketSize: 5_000_000,
        sectors: ['HealthTech'],
        geographies: ['Africa', 'Brazil'],
        stages: ['Growth'],
      }),
      { firstName: 'Grace', lastName: 'Wanjiru' },
    );
  });

  it('lists newest first with a total, in labels and dollars', async () => {
    const answer = await app.visitor.get('/api/investors?limit=1');
    expect(answer.headers['x-total-count']).toBe('2');
    expect(answer.body).toEqual([
      {
        id: large.id,
        type: 'institutional',
        investmentThesis: 'Hospitals and clinics that reach profit within three years.',
        minTicketSize: 1_000_000,
        averageTicketSize: 2_000_000,
        maxTicketSize: 5_000_000,
        preferredSectors: ['HealthTech'],
        preferredGeographies: ['Africa', 'Brazil'],
        preferredStages: ['Growth'],
        user: { firstName: 'Grace', lastName: 'Wanjiru', profileImageUrl: null },
        firmName: 'Kilimanjaro Growth Partners',
        country: null,
        countryName: null,
        city: null,
        verified: null,
        isDemo: false,
      },
    ]);
    const past = await app.visitor.get('/api/investors?offset=50');
    expect([past.body, past.headers['x-total-count']]).toEqual([[], '2']);
  });

  it.each([
    ['type=angel', ['small']],
    ['type=angel,institutional', ['large', 'small']],
    ['type=all&sectors=all&stages=all', ['large', 'small']],
    ['sectors=logistics', ['small']],
    ['sectors=LogisticsTech,healthtech', ['large', 'small']],
    ['stages=series-c', ['small']],
    ['stages=Growth&type=angel', []],
    ['geography=nigeria', ['large', 'small']],
    ['geography=west-africa', ['large', 'small']],
    ['geography=latam', ['large']],
    ['geography=kenya', ['large']],
    ['ticket=10000', ['small']],
    ['ticket=100001', []],
    ['ticket=5000000', ['large']],
    ['verified=false', ['large', 'small']],
    ['verified=true', []],
    ['country=KE', []],
    ['q=ola%20adeyemi', ['small']],
    ['q=ADEYEM', ['small']],
    ['q=adeyeni', ['small']],
    ['q=kilimanjaro', ['large']],
    ['q=kilimanajro', ['large']],
    ['q=clinics', ['large']],
    ['q=fintech%20nigeria', ['small']],
    ['q=wanjiru%20fintech', []],
    ['q=%26%7C!%3A*%28%29%27', ['large', 'small']],
    ['q=%25', ['large', 'small']],
  ] as const)('%s', async (query, names) => {
    const made = { small: small.id, large: large.id };
    expect(await find(query)).toEqual(names.map((name) => made[name]));
  });

  it('counts the same filters', async () => {
    expect((await app.visitor.get('/api/investors/summary')).body).toEqual({
      investors: 2,
      verified: 0,
      demo: 0,
      medianTicketSize: 25_000,
      homeCountries: 0,
    });
    const narrowed = await app.visitor.get('/api/investors/summary?sectors=healthtech');
    expect(narrowed.body).toMatchObject({ investors: 1, medianTicketSize: 2_000_000 });
    const none = await app.visitor.get('/api/investors/summary?ticket=999');
    expect(none.body).toMatchObject({ investors: 0, medianTicketSize: null });
  });

  it.each([
    'type=whale',
    'sectors=crypto',
    'sectors[$ne]=x',
    'sectors=',
    'stages=ipo',
    'geography=atlantis',
    'country=zz',
    'ticket=-1',
    'ticket=1e3',
    'ticket=0',
    'verified=yes',
    'limit=101',
    'limit=0',
    'offset=-1',
    'sort=name',
    'owner=1',
    `q=${'a'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    expect((await app.visitor.get(`/api/investors?${query}`)).status).toBe(400);
  });

  it('leaves out whoever moderation has hidden, everywhere', async () => {
    const { client, id } = await investor();
    await app.services.db
      .updateTable('investors')
      .set({ hiddenAt: new Date() })
      .where('id', '=', id)
      .execute();
    expect(await find('')).toEqual([large.id, small.id]);
    for (const answer of [
      await app.visitor.get(`/api/investors/${id}`),
      await client.get(`/api/investors/${id}`),
      await client.get('/api/investors/mine'),
      await client.put(`/api/investors/${id}`, investorForm({ version: 1 })),
      await client.post(`/api/investors/${id}/deals`, deal),
      await client.post(`/api/investors/${id}/verify-domain`),
      await small.client.post(`/api/investors/${id}/vouches`, { statement: 'We closed a round together.' }),
    ])
      expect(answer.status).toBe(404);
    expect((await findInvestorsForMatching(app.services.db)).map((row) => row.id)).toEqual([
      small.id,
      large.id,
    ]);
  });
});

it('counts no further than 1,000, and says so', async () => {
  await app.services.pool.query(`
    with people as (
      insert into users (id, name, first_name, last_name, email)
      select 'many-' || n, 'Many', 'Many', 'More', 'many-' || n || '@example.test' from generate_series(1, 1100) n returning id)
    insert into investors (user_id, type, investment_thesis, min_ticket_minor, average_ticket_minor, max_ticket_minor,
      preferred_sectors, preferred_geographies, preferred_stages, country, search, search_name)
    select id, 'angel', 'All.', 100000, 100000, 100000, '{fintech}', '{africa}', '{seed}', 'KM', '', 'many' from people`);
  const first = await app.visitor.get('/api/investors?country=KM&limit=20');
  expect(first.body).toHaveLength(20);
  expect([first.headers['x-total-count'], first.headers['x-total-capped']]).toEqual(['1000', 'true']);
  const last = await app.visitor.get('/api/investors?country=KM&limit=20&offset=1080');
  expect([last.headers['x-total-count'], last.headers['x-total-capped']]).toEqual(['1100', undefined]);
  expect(last.body).toHaveLength(20);
});

it('counts and lists from an index alone but for the page', async () => {
  await app.services.pool.query('vacuum (analyze) investors');
  const reader = await app.member();
  for (const query of ['', '&country=KM', '&type=angel&ticket=1000'])
    for (const who of [app.visitor, reader]) {
      const scans = await scansDuring(app.services.pool, () => who.get(`/api/investors?limit=20${query}`));
      expect([query, rowsOf(scans, 'investors')]).toEqual([query, 20]);
    }
});
