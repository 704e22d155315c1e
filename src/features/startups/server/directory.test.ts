import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import { investorForm } from '#test/forms.ts';
import { rowsOf, scansDuring } from '#test/rows-read.ts';
import { dayOf, daysBefore } from '#shared/domain/time.ts';

const app = testApp();
const founder = testMember(app);
const ids: Record<string, number> = {};

async function publish(key: string, change: Record<string, unknown>) {
  const { body, status } = await founder.post('/api/startups', {
    name: key,
    description: 'A company of the directory.',
    sector: 'FinTech',
    region: 'Africa',
    fundingStage: 'Seed',
    raisingAmount: '$500K',
    teamSize: 2,
    businessModel: 'B2B SaaS',
    ...change,
  });
  expect(status).toBe(201);
  ids[key] = body.id;
}

beforeAll(async () => {
  await publish('zuri', { name: 'Zuri Pay', country: 'NG', city: 'Lagos' });
  await publish('shamba', {
    name: 'Shamba Ọ̀ṣun',
    sector: 'AgriTech',
    fundingStage: 'Series A',
    country: 'KE',
    description: 'Seeds and credit for farmers; works with Zuri in the field.',
  });
  await publish('cairo', {
    name: 'Nile Cargo',
    sector: 'LogisticsTech',
    region: 'Middle East',
    country: 'EG',
  });
  await publish('vilnius', { name: 'Amber Wall', region: 'Europe', country: 'LT', raisingAmount: '€40m' });
  await publish('somewhere', {
    name: 'Plain 100% Farm_Co',
    region: 'Europe',
    fundingStage: 'Series C+',
    raisingAmount: '$40K',
  });
});

async function found(query: string) {
  const answer = await app.visitor.get(`/api/startups?${query.slice(1)}`);
  expect(answer.status).toBe(200);
  const keyOf = new Map(Object.entries(ids).map(([key, id]) => [id, key]));
  return answer.body.map(({ id }) => keyOf.get(id));
}

describe('filters', () => {
  it.each([
    ['', ['somewhere', 'vilnius', 'cairo', 'shamba', 'zuri']],
    ['?sector=all&region=all&stage=all&country=all', ['somewhere', 'vilnius', 'cairo', 'shamba', 'zuri']],
    ['?sector=fintech&stage=seed', ['vilnius', 'zuri']],
    ['?sector=logistics', ['cairo']],
    ['?sector=Logistics%20', ['cairo']],
    ['?stage=series-c', ['somewhere']],
    ['?stage=Series%20C%2B', ['somewhere']],
    ['?region=africa', ['cairo', 'shamba', 'zuri']],
    ['?region=mena', ['cairo']],
    ['?region=eastern-europe', ['somewhere', 'vilnius']],
    ['?region=latam', []],
    ['?region=Kenya', ['shamba']],
    ['?country=Egypt', ['cairo']],
    ['?businessModel=B2B%20SaaS&sector=agritech', ['shamba']],
    ['?ticket=100000', ['vilnius', 'cairo', 'shamba', 'zuri']],
    ['?tractionTier=none&country=LT', ['vilnius']],
    ['?sector=agritech,logistics', ['cairo', 'shamba']],
    ['?sector=agritech&sector=logistics', ['cairo', 'shamba']],
    ['?stage=seed,all', ['somewhere', 'vilnius', 'cairo', 'shamba', 'zuri']],
    ['?country=Nigeria,KE', ['shamba', 'zuri']],
    ['?tractionTier=none,scaling&country=NG', ['zuri']],
    ['?city=lagos', ['zuri']],
    ['?city=L%C3%80GOS', ['zuri']],
    ['?city=lag', []],
    ['?city=%25', []],
    ['?ticket=20000000&currency=NGN', ['somewhere', 'vilnius', 'cairo', 'shamba', 'zuri']],
    ['?ticket=10000000&currency=EUR', ['vilnius']],
    ['?sort=name', ['vilnius', 'cairo', 'somewhere', 'shamba', 'zuri']],
    ['?sort=revenue&limit=1', ['somewhere']],
    ['?tractionTier=scaling', []],
    ['?sort=traction&limit=1', ['somewhere']],
    ['?offset=3', ['shamba', 'zuri']],
    ['?limit=2&offset=4', ['zuri']],
  ])('%s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('tells the total of all pages, on an empty page too', async () => {
    for (const query of ['?limit=1', '?limit=2&offset=40', '?q=zuri&limit=1', '?q=zuri&offset=40']) {
      const { headers } = await app.visitor.get(`/api/startups?${query.slice(1)}`);
      expect([query, headers['x-total-count']]).toEqual([query, query.includes('q=') ? '2' : '5']);
    }
  });

  it('gives some startups by id', async () => {
    expect(await found(`?ids=${ids.zuri},${ids.cairo}`)).toEqual(['cairo', 'zuri']);
  });

  it.each([
    '?sector=astrology',
    '?region=atlantis',
    '?stage=bridge',
    '?country=Wakanda',
    '?sector=',
    '?limit=-1&offset=-20',
    '?limit=1e9&offset=0x10',
    '?limit=101',
    '?ticket=-5',
    '?ids=1,x',
    '?ids=99999999999',
    '?colour=blue',
    '?sector[$ne]=x&sector[]=y',
    '?sector=fintech,astrology',
    '?currency=XXX',
    '?evidence=strong',
    '?fit=0',
    '?fit=101',
    '?city=',
    '?sort=random',
    `?q=${'x'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    expect((await app.visitor.get(`/api/startups?${query.slice(1)}`)).status).toBe(400);
    expect((await app.visitor.get(`/api/startups/summary${query}`)).status).toBe(400);
  });
});

describe('search', () => {
  it.each([
    ['zuri', ['zuri', 'shamba']],
    ['ZUR', ['zuri', 'shamba']],
    ['pay', ['zuri']],
    ['fintech nigeria', ['zuri']],
    ['nigeria fintech lagos', ['zuri']],
    ['osun', ['shamba']],
    ['Ọṣun', ['shamba']],
    ['farmers', ['shamba']],
    ['egypt', ['cairo']],
    ['z', ['zuri']],
    ['zuri egypt', []],
    ['100%', ['somewhere']],
    ['%', []],
    ['_', []],
    ["zuri' | 'nile", []],
    ['zuri:* | nile', []],
    ['   ', ['somewhere', 'vilnius', 'cairo', 'shamba', 'zuri']],
  ])('finds %s', async (text, expected) => {
    expect(await found(`?q=${encodeURIComponent(text)}`)).toEqual(expected);
  });

  it('stands in another order where one is asked for', async () => {
    expect(await found('?q=zuri&sort=name')).toEqual(['shamba', 'zuri']);
    expect(await found('?q=zuri&sort=name&offset=1')).toEqual(['zuri']);
  });

  it('narrows by the filters beside it', async () => {
    expect(await found('?q=zuri&sector=agritech')).toEqual(['shamba']);
  });

  it.each([
    ['zurii', 'zuri', 'zuri'],
    ['shmaba', 'shamba', 'shamba'],
    ['fintch nigria', 'fintech nigeria', 'zuri'],
  ])('looks for what %s was meant to be, and says so', async (typed, corrected, key) => {
    const answer = await app.visitor.get(`/api/startups?q=${encodeURIComponent(typed)}`);
    expect(decodeURIComponent(String(answer.headers['x-search-corrected']))).toBe(corrected);
    expect(answer.body[0]).toMatchObject({ id: ids[key] });
  });

  it('does not correct what is found, nor what is far from everything', async () => {
    expect((await app.visitor.get('/api/startups?q=zuri')).headers).not.toHaveProperty('x-search-corrected');
    const nothing = await app.visitor.get('/api/startups?q=qqqqxxxx');
    expect(nothing.body).toEqual([]);
    expect(nothing.headers).not.toHaveProperty('x-search-corrected');
  });
});

describe('the tiles', () => {
  it('count what the same filters find', async () => {
    const all = await app.visitor.get('/api/startups/summary');
    expect(all.body).toEqual({
      searchedFor: null,
      total: 5,
      raisingNow: 5,
      countries: 4,
      sectors: 3,
      isCapped: false,
    });
    const some = await app.visitor.get('/api/startups/summary?q=zurii&sector=fintech');
    expect(some.body).toEqual({
      searchedFor: 'zuri',
      total: 1,
      raisingNow: 1,
      countries: 1,
      sectors: 1,
      isCapped: false,
    });
    const none = await app.visitor.get('/api/startups/summary?q=%25');
    expect(none.body).toEqual({
      searchedFor: null,
      total: 0,
      raisingNow: 0,
      countries: 0,
      sectors: 0,
      isCapped: false,
    });
  });

  it('leave out who closed, and a round that is over', async () => {
    const day = dayOf(daysBefore(new Date(), 2));
    const round = { instrument: 'SAFE', currency: 'USD', target: 500_000, closeDate: day };
    expect((await founder.put(`/api/startups/${ids.zuri}/funding-tracker/round`, round)).status).toBe(200);
    await app.services.db
      .updateTable('startups')
      .set({ status: 'closed' })
      .where('id', '=', ids.cairo ?? 0)
      .execute();
    expect((await app.visitor.get('/api/startups/summary')).body).toMatchObject({ total: 5, raisingNow: 3 });
  });
});

it('counts no further than 1,000, and says so', async () => {
  await app.services.pool
    .query(`insert into startups (name, description, sector_id, region_id, stage_id, business_model,
      raising_text, team_size, country, search, search_name)
    select 'Many ' || n, 'One of many.', 'edtech', 'africa', 'seed', 'Subscription', '', 3, 'KE', '', 'many'
    from generate_series(1, 1100) n`);
  const first = await app.visitor.get('/api/startups?country=KE&sector=EdTech');
  expect(first.body).toHaveLength(20);
  expect([first.headers['x-total-count'], first.headers['x-total-capped']]).toEqual(['1000', 'true']);
  const late = await app.visitor.get('/api/startups?country=KE&sector=EdTech&offset=1000');
  expect([late.headers['x-total-count'], late.headers['x-total-capped']]).toEqual(['1040', 'true']);
  const last = await app.visitor.get('/api/startups?country=KE&sector=EdTech&offset=1080');
  expect(last.headers['x-total-capped']).toBeUndefined();
  expect(Number(last.headers['x-total-count'])).toBeGreaterThanOrEqual(1100);
  const [row] = last.body;
  expect(row?.name).toBe('Many 20');
});

describe('evidence', () => {
  it('is at least what backs a current figure', async () => {
    const figure = (key: string, evidence: string) =>
      founder.post(`/api/startups/${ids[key]}/traction`, {
        metric: 'users',
        date: '2026-08-31',
        value: 500,
        evidence,
      });
    expect((await figure('zuri', 'claimed')).status).toBe(201);
    expect((await figure('shamba', 'document')).status).toBe(201);
    expect(await found('?evidence=claimed')).toEqual(['shamba', 'zuri']);
    expect(await found('?evidence=document')).toEqual(['shamba']);
    expect(await found('?evidence=system-export')).toEqual([]);
  });
});

describe('fit', () => {
  it('is for those who have an investor profile, and says so to others', async () => {
    for (const reader of [app.visitor, founder])
      for (const query of ['fit=50', 'sort=fit']) {
        const { problem, status } = await reader.get(`/api/startups?${query}`);
        expect([status, problem.message]).toEqual([
          400,
          'Searching by fit needs an investor profile of your own',
        ]);
      }
    expect((await founder.get('/api/startups/summary?fit=50')).status).toBe(400);
  });

  it('narrows and orders by the one figure of a pair, each reader’s own', async () => {
    const investor = await app.member();
    const form = investorForm({ sectors: ['AgriTech'], geographies: ['Kenya'], stages: ['Series A'] });
    expect((await investor.post('/api/investors', form)).status).toBe(201);
    const all = await investor.get(`/api/startups?sort=fit&ids=${Object.values(ids).join(',')}`);
    const fits = all.body.map(({ fit }) => fit ?? -1);
    expect(fits).toEqual(fits.toSorted((one, other) => other - one));
    expect(all.body[0]?.id).toBe(ids['shamba']);
    const [best] = fits;
    const few = await investor.get(`/api/startups?fit=${best}`);
    expect(few.body.map(({ id }) => id)).toEqual([ids['shamba']]);
    expect(few.headers['x-total-count']).toBe('1');
    const tiles = await investor.get(`/api/startups/summary?fit=${best}`);
    expect(tiles.body).toMatchObject({ total: 1, countries: 1 });
    const plain = await investor.get('/api/startups?limit=1');
    expect(plain.body[0]).not.toHaveProperty('fit');
  });
});

it('finds the newest of what many have, after those that have it in their name', async () => {
  const insert = `insert into startups (name, description, sector_id, region_id, stage_id, business_model, raising_text, team_size,
      country, search, search_name)`;
  const { rows } = await app.services.pool.query<{ id: number }>(
    `${insert} select 'Jembe ' || n, 'Hoes.', 'agritech', 'africa', 'seed', 'Subscription', '', 3, 'MW',
        '''jembe'':1A ''=jembe'':2A', 'jembe ' || n from generate_series(1, 2) n returning id`,
  );
  const named = rows.map(({ id }) => id).toReversed();
  await app.services.pool.query(
    `${insert} select 'Shamba ' || n, 'With a jembe.', 'agritech', 'africa', 'seed', 'Subscription', '', 3,
        case when n % 2 = 0 then 'MW' else 'ZM' end, '''jembe'':1C', 'shamba' from generate_series(1, 2400) n`,
  );
  const newest = async (country: string) =>
    (
      await app.services.pool.query<{ id: number }>(
        `select id from startups where search_name = 'shamba' and ($1 = '' or country = $1) order by id desc limit 40`,
        [country],
      )
    ).rows.map(({ id }) => id);
  for (const country of ['', 'MW']) {
    const filter = country === '' ? '' : `&country=${country}`;
    const expected = [...named, ...(await newest(country))];
    for (const more of [0, 1]) {
      const first = await app.visitor.get(`/api/startups?q=jembe${filter}&limit=${20 + more}`);
      expect(first.body.map(({ id }) => id)).toEqual(expected.slice(0, 20 + more));
      expect([first.headers['x-total-count'], first.headers['x-total-capped']]).toEqual(['1000', 'true']);
      const second = await app.visitor.get(`/api/startups?q=jem${filter}&offset=15&limit=${10 + more}`);
      expect(second.body.map(({ id }) => id)).toEqual(expected.slice(15, 25 + more));
    }
  }
});

it('finds those of a frequent word that are not among the newest', async () => {
  await app.services.pool.query(
    `insert into startups (name, description, sector_id, region_id, stage_id, business_model, raising_text, team_size, country,
        search, search_name)
      select 'Old ' || n, 'Nets.', 'agritech', 'africa', 'seed', 'Subscription', '', 3, 'KM',
        (case when n <= 1010 then '''nyavu'':1C' else '' end)::tsvector, 'old' from generate_series(1, 21200) n`,
  );
  const found = await app.visitor.get('/api/startups?q=nyavu&limit=5');
  expect(found.body.map(({ name }) => name.slice(0, 3))).toEqual(Array.from({ length: 5 }, () => 'Old'));
});

it('finds the newest of many of one name, before others that have it, from the index alone but for the page', async () => {
  const { pool } = app.services;
  await pool.query(
    `insert into startups (name, description, sector_id, region_id, stage_id, business_model, raising_text, team_size, country,
        search, search_name)
      select case when n % 10 = 0 then 'Kaya Two' else 'Kaya' end, 'Wells.', (array['agritech', 'edtech'])[n % 2 + 1], 'africa', 'seed',
        'B2B SaaS', '', 3, 'BW', '''kaya'':1A ''=kaya'':2A', case when n % 10 = 0 then 'kaya two' else 'kaya' end
      from generate_series(1, 300) n`,
  );
  await pool.query('vacuum (analyze) startups');
  const all = async (where: string) =>
    (
      await pool.query<{ id: number }>(
        `select id from startups where search_name like 'kaya%' and ${where} order by search_name = 'kaya' desc, id desc`,
      )
    ).rows.map(({ id }) => id);
  const cases = [
    ['', 'true', 20, 0, '270', 'true'],
    ['', 'true', 20, 240, '270', 'true'],
    ['', 'true', 20, 260, '300', undefined],
    ['&sector=edtech', `sector_id = 'edtech'`, 20, 10, '150', 'true'],
    ['&sector=agritech', `sector_id = 'agritech'`, 20, 10, '120', 'true'],
    ['&sector=agritech', `sector_id = 'agritech'`, 20, 130, '150', undefined],
    ['&businessModel=B2B%20SaaS', 'true', 20, 0, '300', undefined],
  ] as const;
  for (const [filter, where, limit, offset, total, capped] of cases) {
    const answer = await app.visitor.get(`/api/startups?q=kaya${filter}&limit=${limit}&offset=${offset}`);
    expect(answer.body.map(({ id }) => id)).toEqual((await all(where)).slice(offset, offset + limit));
    const { headers } = answer;
    expect([filter, offset, headers['x-total-count'], headers['x-total-capped']]).toEqual([
      filter,
      offset,
      total,
      capped,
    ]);
  }
  const scans = await scansDuring(pool, () => app.visitor.get('/api/startups?q=kaya&limit=21'));
  expect(rowsOf(scans, 'startups')).toBe(21);
});
