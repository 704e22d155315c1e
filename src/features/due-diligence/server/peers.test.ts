import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { insertMatchableInvestor } from '#test/matchable.ts';
import { rowsOf, scansDuring } from '#test/rows-read.ts';
import { countPeers, countSeekers } from './queries-facts.ts';

const app = testApp();

it('counts startups of a sector and country from what is kept, as all rows come to', async () => {
  const { db, pool } = app.services;
  await pool.query(
    `insert into startups (name, description, sector_id, region_id, stage_id, business_model, raising_text, team_size, search,
        search_name, country, country_incorporation, status, hidden_at)
      select 'Peer', 'A peer.', (array['fintech', 'edtech', 'agritech'])[n % 3 + 1], 'africa', 'seed', 'saas', '', 1, '', 'peer',
        (array['KE', 'NG', null])[n % 3 + 1], case when n % 5 = 0 then 'MU' end, case when n % 7 = 0 then 'closed' else 'active' end,
        case when n % 11 = 0 then now() end
      from generate_series(1, 500) n`,
  );
  const sectors = ['fintech', 'agritech'];
  const { rows } = await pool.query(
    `select sector_id as "sectorId", coalesce(country_incorporation, country) as country, count(*)::integer as n from startups
      where sector_id = any($1) and status = 'active' and hidden_at is null and coalesce(country_incorporation, country) is not null
      group by 1, 2 order by 1, 2`,
    [sectors],
  );
  const named = ({ sectorId, country }: { sectorId: string | null; country: string | null }) =>
    `${sectorId}/${country}`;
  const counted = await countPeers(db, sectors);
  expect(counted.toSorted((a, b) => (named(a) < named(b) ? -1 : 1))).toEqual(rows);
  const scans = await scansDuring(pool, () => countPeers(db, sectors));
  expect(rowsOf(scans, 'startups')).toBe(0);
});

it('counts investors who look for a sector and stage from what is kept', async () => {
  const { db, pool } = app.services;
  for (const row of [
    {},
    { sectors: ['fintech', 'edtech'] },
    { sectors: ['edtech'] },
    { sectors: ['fintech'], hidden: true },
  ]) {
    const investor = await app.member();
    await insertMatchableInvestor(db, investor.userId, row);
  }
  expect(await countSeekers(db, ['fintech'])).toEqual([{ sectorId: 'fintech', stageId: 'seed', n: 2 }]);
  const scans = await scansDuring(pool, () => countSeekers(db, ['fintech', 'edtech']));
  expect(rowsOf(scans, 'investors')).toBe(0);
});
