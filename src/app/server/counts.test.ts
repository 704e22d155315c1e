import { beforeAll, expect, it } from 'vitest';
import { sumUpCounts as sumUpInvestors } from '#features/investors/server/queries-counts.ts';
import { testApp } from '#test/app.ts';
import { createInvestor, startupForm } from '#test/forms.ts';
import { foldNetwork } from '#features/ecosystem/server/queries.ts';
import { startupJobs } from '#features/startups/server/jobs.ts';
import { sumUpCounts } from '#features/startups/server/queries-counts.ts';

const app = testApp();

let seed = 11;
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const one = <T>(list: readonly T[]): T => {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

const rowsOf = async (text: string): Promise<unknown[]> => (await app.services.pool.query(text)).rows;

const KIND = 'sector_id, country, country_incorporation, country_market, is_demo, is_asking';
const PLACE = 'country, country_incorporation, country_market, city, is_demo';
const LISTED = 'sector_id, stage_id, region_id, country, is_demo, is_asking';
const SEEN = `from (select *, coalesce(raising_minor, 0) > 0 as is_asking from startups
  where status = 'active' and hidden_at is null) s`;

const REASONS = `select m.user_id, s.country, s.is_demo from startup_members m join startups s on s.id = m.startup_id
    where s.status = 'active' and s.hidden_at is null
  union all select user_id, country, is_demo from investors where hidden_at is null`;
const MEMBERS = `select u.id, r.country, bool_or(not r.is_demo and not u.is_demo) as is_real
  from users u join (${REASONS}) r on r.user_id = u.id where u.suspended_at is null and r.country is not null group by 1, 2`;
const TIES = `select least(requester_id, addressee_id) as low, greatest(requester_id, addressee_id) as high
  from connections where status = 'accepted' union select low_id, high_id from introduction_states where answer = 'accepted'`;
/** The networks of all countries, counted from the rows. */
const NETWORKS = `with members as (${MEMBERS}), ties as (${TIES}), real as (select true as is_real union all select false)
  select c.country, real.is_real,
    (select count(*)::int from members m where m.country = c.country and (m.is_real or not real.is_real)) as people,
    (select count(*)::int from ties t join members l on l.id = t.low and l.country = c.country
      join members h on h.id = t.high and h.country = c.country
      where (l.is_real and h.is_real) or not real.is_real) as ties
  from (select distinct country from (${REASONS}) r where country is not null) c cross join real`;

/** What is kept, and what all rows come to now. */
async function compare(): Promise<{ kept: unknown[]; computed: unknown[] }> {
  const pairs = [
    [
      `select ${KIND}, sum(n)::int as n from startup_counts where sector_id is not null group by ${KIND} having sum(n) <> 0`,
      `select ${KIND}, count(*)::int as n ${SEEN} group by ${KIND}`,
      KIND,
    ],
    [
      `select ${PLACE}, sum(n)::int as n from startup_counts where city is not null group by ${PLACE} having sum(n) <> 0`,
      `select ${PLACE}, count(*)::int as n ${SEEN} where city is not null group by ${PLACE}`,
      PLACE,
    ],
    [
      `select ${LISTED}, sum(n)::int as n from directory_counts group by ${LISTED} having sum(n) <> 0`,
      `select ${LISTED}, count(*)::int as n from (
        select *, status = 'active' and coalesce(raising_minor, 0) > 0 as is_asking from startups where hidden_at is null) s
        group by ${LISTED}`,
      LISTED,
    ],
    [
      `select country, geographies, is_demo, is_verified, sum(n)::int as n from investor_counts group by 1, 2, 3, 4 having sum(n) <> 0`,
      `select country, preferred_geographies as geographies, is_demo, verified_by is not null as is_verified, count(*)::int as n
        from investors where hidden_at is null group by 1, 2, 3, 4`,
      'country, geographies, is_demo, is_verified',
    ],
    [
      `select average_ticket_minor, is_demo, sum(n)::int as n from ticket_counts group by 1, 2 having sum(n) <> 0`,
      `select average_ticket_minor, is_demo, count(*)::int as n from investors
        where hidden_at is null group by 1, 2`,
      'average_ticket_minor, is_demo',
    ],
    [
      `select sector_id, stage_id, sum(n)::int as n from seeker_counts group by 1, 2 having sum(n) <> 0`,
      `select sector_id, stage_id, count(*)::int as n from investors, unnest(preferred_sectors) sector_id,
        unnest(preferred_stages) stage_id where hidden_at is null group by 1, 2`,
      'sector_id, stage_id',
    ],
  ] as const;
  const [kept, computed]: [unknown[], unknown[]] = [[], []];
  for (const [ofKept, ofRows, order] of pairs) {
    kept.push(await rowsOf(`${ofKept} order by ${order}`));
    computed.push(await rowsOf(`${ofRows} order by ${order}`));
  }
  kept.push(
    await rowsOf(`select c.country, c.is_real, n.people, n.ties from (${NETWORKS}) c
      cross join lateral network_of(c.country, not c.is_real) n order by 1, 2`),
  );
  computed.push(await rowsOf(`${NETWORKS} order by 1, 2`));
  return { kept, computed };
}

const CHANGES = [
  `update startups set country = case country when 'KE' then 'NG' else 'KE' end where id % 3 = $1`,
  `update startups set country_incorporation = 'MU', country_market = null where id % 4 = $1`,
  `update startups set sector_id = 'edtech', raising_minor = null where id % 5 = $1`,
  `update startups set stage_id = 'growth', region_id = 'europe' where id % 3 = $1`,
  `update startups set city = case when city is null then 'Mombasa' else null end where id % 3 = $1`,
  `update startups set status = case status when 'active' then 'closed' else 'active' end where id % 4 = $1`,
  `update startups set hidden_at = case when hidden_at is null then now() end where id % 5 = $1`,
  `update startups set is_demo = not is_demo where id % 6 = $1`,
  `update startups set description = description || '.' where id % 2 = $1`,
  `delete from startups where id % 7 = $1`,
  `insert into startups (name, description, sector_id, region_id, stage_id, business_model, raising_text, raising_minor, team_size,
      search, search_name, country, city, hidden_at)
    select 'Raw', 'Raw', 'fintech', 'africa', 'seed', 'saas', '', $1 * 100, 1, '', 'raw', 'GH', 'Accra',
      case when $1 = 1 then now() end from generate_series(1, 4)`,
  `update investors set country = 'GH', preferred_geographies = '{africa,KE}' where id % 2 = $1`,
  `update investors set hidden_at = case when hidden_at is null then now() end where id % 2 = $1`,
  `update investors set is_demo = not is_demo where id % 2 = $1`,
  `update investors set verified_by = case when verified_by is null then 'domain' end, average_ticket_minor = average_ticket_minor + $1
    where id % 3 = $1`,
  `update investors set preferred_sectors = case when 'edtech' = any(preferred_sectors) then '{fintech}'::text[] else '{edtech,agritech}' end
    where id % 2 = $1`,
  `update investors set preferred_stages = case when preferred_stages = '{}' then '{seed,growth}'::text[] else '{}' end where id % 3 = $1`,
  `delete from investors where id % 5 = $1`,
  `update users set suspended_at = case when suspended_at is null then now() end
    where id in (select id from users where not is_admin order by md5(id || $1::text) limit 2)`,
  `update users set is_demo = not is_demo where id in (select id from users where not is_admin order by md5($1::text || id) limit 2)`,
  `insert into connections (requester_id, addressee_id, status, answered_at)
    select a.user_id, b.user_id, 'accepted', now() from startup_members a join startup_members b on a.user_id < b.user_id
    where (a.startup_id + b.startup_id) % 3 = $1 on conflict do nothing`,
  `update connections set status = case status when 'accepted' then 'withdrawn' else 'accepted' end where id % 3 = $1`,
  `delete from connections where id % 4 = $1`,
  `insert into startup_members (startup_id, user_id, role) select s.id, u.id, 'viewer' from startups s join users u on true
    where s.id % 5 = $1 and length(u.id) % 2 = $1 on conflict do nothing`,
  `delete from startup_members where startup_id % 6 = $1`,
  `delete from users where id in (select id from users where not is_admin order by md5(id) limit $1)`,
];

beforeAll(async () => {
  for (let n = 0; n < 4; n += 1) await createInvestor(app);
});

it('what is kept is what all rows come to, whatever was changed by whom, and in one line of each kind', async () => {
  for (let round = 0; round < 6; round += 1) {
    const founder = await app.member();
    for (let n = 0; n < 4; n += 1)
      await founder.post(
        '/api/startups',
        startupForm(`Counted ${round} ${n}`, { country: 'KE', city: 'Nairobi' }),
      );
    await createInvestor(app);
    for (let n = 0; n < 12; n += 1) {
      await app.services.pool.query(one(CHANGES), [Math.floor(random() * 2)]);
      const { kept, computed } = await compare();
      expect(kept).toEqual(computed);
    }
  }
  await app.services.pool.query('begin; delete from startups; delete from investors; rollback');
  const { kept, computed } = await compare();
  expect(kept).toEqual(computed);
});

it('counts those who write at once, each by what became of their own change', async () => {
  const ids = (await rowsOf('select id from startups order by id limit 8')) as { id: number }[];
  const change = async ({ id }: { id: number }, set: string, ending: 'commit' | 'rollback') => {
    const client = await app.services.pool.connect();
    try {
      await client.query('begin');
      await client.query(`update startups set ${set} where id = $1`, [id]);
      await client.query(ending);
    } finally {
      client.release();
    }
  };
  await Promise.all(
    ids.flatMap((row, n) => [
      change(row, `sector_id = 'cleantech'`, n % 3 === 0 ? 'rollback' : 'commit'),
      change(row, `country = 'UG', hidden_at = null`, n % 2 === 0 ? 'rollback' : 'commit'),
      app.services.pool.query(
        `insert into startup_members (startup_id, user_id, role) select $1::integer, id, 'viewer' from users order by md5(id || ($1::integer)::text)
          limit 2 on conflict do nothing`,
        [row.id],
      ),
      foldNetwork(app.services.db),
      sumUpCounts(app.services.db),
    ]),
  );
  const { kept, computed } = await compare();
  expect(kept).toEqual(computed);
});

it('sums its lines up once there are many, while others write, and changes no sum', async () => {
  const lines = async () => (await rowsOf('select count(*)::int as n from startup_counts'))[0];
  for (let n = 0; n < 5; n += 1)
    await app.services.pool.query(
      `insert into startups (name, description, sector_id, region_id, stage_id, business_model, raising_text, team_size, search,
          search_name, country) select 'Many', 'Many', 'fintech', 'africa', 'seed', 'saas', '', 1, '', 'many', 'RW'
        from generate_series(1, 150)`,
    );
  const before = (await lines()) as { n: number };
  expect(before.n).toBeGreaterThan(750);
  await Promise.all([
    sumUpCounts(app.services.db),
    app.services.pool.query(`update startups set country = 'ZA' where name = 'Many' and id % 2 = 0`),
    sumUpCounts(app.services.db),
  ]);
  await startupJobs.find(({ name }) => name === 'startups-counts')?.work(app.services, {});
  await sumUpInvestors(app.services.db);
  const { kept, computed } = await compare();
  expect(kept).toEqual(computed);
  expect(((await lines()) as { n: number }).n).toBeLessThan(before.n / 2);
});

it('has none of what was emptied', async () => {
  await app.services.pool.query('truncate startups, investors cascade');
  const { kept, computed } = await compare();
  expect(kept).toEqual(computed);
});
