import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp } from '#test/app.ts';
import { rowsOf, scansDuring } from '#test/rows-read.ts';

const app = testApp();
let member: Client;
let others: Client;

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.services.pool.query<Row>(text, values)).rows;

beforeAll(async () => {
  member = await app.member();
  others = await app.member();
  await sql(`
    insert into startups (name, description, sector_id, region_id, stage_id, business_model, raising_text, raising_minor, team_size,
        search, search_name, country, status, hidden_at)
      select 'Many ' || n, 'Many.', (array['fintech', 'edtech', 'agritech'])[n % 3 + 1], (array['africa', 'europe'])[n % 2 + 1],
        (array['seed', 'growth', 'series-a', 'series-b'])[n % 4 + 1], (array['B2B SaaS', 'Marketplace'])[n % 2 + 1], '',
        case when n % 5 = 0 then null else n * 100 end, 3, '''many'':1A ''=many'':2A', 'many ' || n,
        (array['KE', 'NG', 'PL', null])[n % 4 + 1], case when n % 13 = 0 then 'closed' else 'active' end,
        case when n % 17 = 0 then now() end
      from generate_series(1, 11000) n`);
  await sql(`
    insert into startup_rounds (startup_id, instrument, currency, target_minor, close_date)
      select id, 'seed', 'USD', 100000, date '2020-01-01' + id % 4000 from startups where id % 400 = 0`);
  await sql(
    `insert into startup_members (startup_id, user_id, role)
    select id, $1, 'owner' from startups where id % 1000 = 0`,
    [others.userId],
  );
  await sql('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [others.userId, member.userId]);
  await sql('vacuum (analyze)');
});

const summary = async (query: string, who: Client = app.visitor) =>
  (await who.get(`/api/startups/summary?${query}`)).body;

const RAISING = `s.status = 'active' and s.raising_minor > 0 and not exists (
  select from startup_rounds r where r.startup_id = s.id and r.close_date < current_date)`;
async function counted(where: string) {
  const [row] = await sql(
    `select count(*) as total, count(*) filter (where ${RAISING}) as "raisingNow",
      count(distinct country) as countries, count(distinct sector_id) as sectors from startups s
      where hidden_at is null and ${where}`,
  );
  return { ...row, isCapped: false, searchedFor: null };
}

const FILTERS = [
  ['', 'true'],
  ['sector=fintech', `sector_id = 'fintech'`],
  ['sector=fintech,edtech&stage=seed', `sector_id in ('fintech', 'edtech') and stage_id = 'seed'`],
  ['country=KE', `country = 'KE'`],
  ['region=europe&stage=growth', `(region_id = 'europe' or country = 'PL') and stage_id = 'growth'`],
  ['sector=healthtech', 'false'],
] as const;

describe('what the tiles say', () => {
  it.each(FILTERS)('is what all rows come to: %s', async (query, where) => {
    expect(await summary(query)).toEqual(await counted(where));
    const met = `${where} and not (id % 1000 = 0)`;
    expect(await summary(query, member)).toEqual(await counted(met));
  });

  it('is known without reading the rows', async () => {
    for (const [query] of FILTERS) {
      // What was counted is remembered until a startup changes.
      await sql(`update startups set description = 'Changed.' where id = (select min(id) from startups)`);
      const scans = await scansDuring(app.services.pool, () => summary(`${query}&stage=all`));
      expect(rowsOf(scans, 'directory_counts')).toBeGreaterThan(0);
      expect(rowsOf(scans, 'startups')).toBeLessThan(100);
    }
  });

  it('ends at 10,000 where rows are counted, and at 1,000 in a search, and says so', async () => {
    expect(await summary('verified=false')).toMatchObject({ total: 10_000, isCapped: true });
    expect(await summary('businessModel=B2B%20SaaS')).toMatchObject({ isCapped: false });
    expect(await summary('q=many')).toMatchObject({ total: 1000, isCapped: true });
    expect(await summary('q=many&sector=healthtech')).toMatchObject({ total: 0, isCapped: false });
  });
});
