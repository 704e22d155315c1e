import { beforeAll, expect, it } from 'vitest';
import { type Client, testApp } from '#test/app.ts';
import { rowsOf, scansDuring } from '#test/rows-read.ts';

const app = testApp();
let member: Client;
let demo: Client;

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.services.pool.query<Row>(text, values)).rows;

beforeAll(async () => {
  member = await app.member();
  demo = await app.member();
  await sql('update users set is_demo = true where id = $1', [demo.userId]);
  await sql(`
    insert into users (id, name, email, user_type)
      select 'many-' || n, 'Many ' || n, 'many-' || n || '@example.com', 'investor' from generate_series(1, 3000) n`);
  await sql(`
    insert into investors (user_id, type, investment_thesis, min_ticket_minor, average_ticket_minor, max_ticket_minor,
        preferred_sectors, preferred_geographies, preferred_stages, search_name, search, country, verified_by, is_demo, hidden_at)
      select 'many-' || n, 'angel', 'Many.', 100000, (n % 37 + 1) * 100000, 100000000, '{fintech}',
        case when n % 2 = 0 then '{africa}'::text[] else '{KE,NG}' end, '{seed}', 'many', '''many'':1A',
        (array['KE', 'NG', null])[n % 3 + 1], case when n % 5 = 0 then 'domain' end, n % 7 = 0, case when n % 11 = 0 then now() end
      from generate_series(1, 3000) n`);
  await sql(
    `insert into blocks (blocker_id, blocked_id) select 'many-' || n, $1 from generate_series(1, 900) n`,
    [member.userId],
  );
  await sql('vacuum (analyze)');
});

const summary = async (who: Client = app.visitor) => (await who.get('/api/investors/summary')).body;

async function counted(where: string) {
  const [row] = await sql(
    `select count(*) as investors, count(verified_by) as verified, count(*) filter (where is_demo) as demo,
      (percentile_disc(0.5) within group (order by average_ticket_minor)) / 100 as "medianTicketSize",
      count(distinct country) as "homeCountries" from investors where hidden_at is null and ${where}`,
  );
  return row;
}

it('is what all rows come to, for visitors, for whom some have shut out, and for the demo', async () => {
  expect(await summary()).toEqual(await counted('true'));
  expect(await summary(member)).toEqual(await counted(`substr(user_id, 6)::integer > 900`));
  expect(await summary(demo)).toEqual(await counted('is_demo'));
  await sql('update investors set average_ticket_minor = 7700000, verified_by = null where id % 4 = 0');
  expect(await summary()).toEqual(await counted('true'));
});

it('is known without reading the rows', async () => {
  await sql(`update investors set investment_thesis = 'Changed.' where id = (select min(id) from investors)`);
  const scans = await scansDuring(app.services.pool, () => summary());
  expect(rowsOf(scans, 'ticket_counts')).toBeGreaterThan(0);
  expect(rowsOf(scans, 'investors')).toBe(0);
});

it('counts nobody where nobody is', async () => {
  await sql('truncate investors cascade');
  expect(await summary()).toEqual({
    investors: 0,
    verified: 0,
    demo: 0,
    medianTicketSize: null,
    homeCountries: 0,
  });
});
