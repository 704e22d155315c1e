import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/domain/time.ts';
import { testApp, testMember } from '#test/app.ts';
import type { Db } from '#shared/server/context.ts';
import { rankBy, investorOrder } from '../domain/rank.ts';
import { createScoreTable } from '../domain/score-table.ts';
import { rowsOf, scansDuring } from '#test/rows-read.ts';
import { sentDuring } from '#test/sent.ts';
import { insertMatchableDeal, insertMatchableInvestor, insertMatchableStartup } from '#test/matchable.ts';
import { findBestInvestors, findBestStartups, pairOf, prepareMarketStartup } from './ranking.ts';
import { findStartupProfiles, findTractionScales } from './profiles.ts';
import { findInvestorOutlines } from './queries-candidates.ts';
import { countInvestors, findStartupIdsAfter } from './queries-profiles.ts';
import {
  drawTurn,
  findStoredMatches,
  forgetRefreshes,
  saveLists,
  type ScoredPair,
  STORED_MATCHES,
} from './queries-stored.ts';
import { findLoadedMarket, findMarket, type MarketSnapshot, surveyMarketNow } from './snapshot.ts';
import { findLastChanged, keepSurvey, makeSurvey, surveyOf } from './survey.ts';

const app = testApp();
const founder = testMember(app);
const backer = testMember(app, { userType: 'investor' });
const INVESTORS = 1400;
const STARTUPS = 2600;

/** Random sides, the same in every run; half of them of the demo, in more pages than one. */
async function fill(db: Db): Promise<void> {
  const pick = (values: string) =>
    sql.raw(`(array[${values}])[1 + floor(random() * array_length(array[${values}], 1))::int]`);
  const sector = pick(`'fintech', 'edtech', 'agritech', 'saas'`);
  const stage = pick(`'pre-seed', 'seed', 'series-a', 'series-b', 'growth'`);
  const country = pick(`'NG', 'KE', 'ZA', 'GH', 'EG', 'SN'`);
  const text = sql`${pick(`'Payments', 'Clinics', 'Solar credit', 'Schools'`)} || ' for ' || ${pick(`'traders', 'farmers', 'parents'`)}`;
  await sql`select setseed(0.16)`.execute(db);
  await sql`insert into users (id, name, first_name, last_name, email)
    select 'i' || n, 'Investor', 'Investor', n::text, 'i' || n || '@example.test' from generate_series(1, ${INVESTORS}::int) n`.execute(
    db,
  );
  await sql`insert into investors (user_id, type, investment_thesis, min_ticket_minor, average_ticket_minor, max_ticket_minor,
      preferred_sectors, excluded_sectors, preferred_geographies, preferred_stages, lead_appetite, is_demo, search, search_name)
    select 'i' || n, 'angel', case when random() < 0.9 then ${text} else '' end, low, 2 * low, 4 * low,
      case when random() < 0.8 then array[${sector}, ${sector}] else '{}' end,
      case when random() < 0.1 then array[${sector}] else '{}' end,
      case when random() < 0.8 then array[${pick(`'NG', 'KE', 'africa', 'global'`)}] else '{}' end,
      case when random() < 0.7 then array[${stage}] else '{}' end,
      ${pick(`'lead', 'follow', 'either'`)}, random() < 0.5, '', ''
    from (select n, (1 + floor(random() * 40))::bigint * 500000 as low from generate_series(1, ${INVESTORS}::int) n) g`.execute(
    db,
  );
  await sql`insert into investor_deals (investor_id, company, sector_id, stage_id, country, deal_date, round_size_usd_minor, led)
    select id, 'Company ' || k, ${sector}, ${stage}, ${country}, current_date - (random() * 1500)::int, 10000000, k = 1
    from investors, generate_series(1, 4) k where random() < 0.4`.execute(db);
  await sql`insert into startups (name, description, sector_id, region_id, stage_id, business_model, raising_text, raising_minor,
      raising_currency, team_size, country, users_count, is_demo, updated_at, search, search_name)
    select 'Startup ' || n, case when random() < 0.9 then ${text} else '' end, ${sector}, 'africa', ${stage}, 'B2B SaaS', '$1',
      case when random() < 0.9 then (1 + floor(random() * 60))::bigint * 5000000 end, case when random() < 0.9 then 'USD' else 'USD' end, 4,
      case when random() < 0.9 then ${country} end, case when random() < 0.6 then (random() * 4000)::int end,
      random() < 0.5, now() - random() * interval '400 days', '', ''
    from generate_series(1, ${STARTUPS}::int) n`.execute(db);
}

/** A change of one side, as forms, records and moderation make them. */
const CHANGES = [
  sql`update investors set min_ticket_minor = 9000000000, average_ticket_minor = 9000000000, max_ticket_minor = 9000000000
    where id in (62, 3)`,
  sql`update investors set preferred_stages = '{seed}', max_ticket_minor = 9000000000 where id % 97 = 3`,
  sql`insert into investor_deals (investor_id, company, sector_id, deal_date)
    select id, 'Late', 'fintech', current_date - 3 from investors where id % 89 = 5`,
  sql`delete from investor_deals where investor_id in (select investor_id from investor_activity order by recent desc limit 40)`,
  sql`update investor_deals set deal_date = current_date - 1 where investor_id % 101 = 7`,
  sql`update investors set hidden_at = now() where id % 83 = 2`,
  sql`insert into startup_rounds (startup_id, instrument, currency, target_minor)
    select id, 'seed', 'USD', 40000000 from startups where raising_minor > 200000000 and id % 3 = 1`,
  sql`update startups set updated_at = now(), stage_id = 'seed' where id % 79 = 4`,
  sql`update startups set hidden_at = now() where id in (select id from startups order by updated_at desc limit 30)`,
  sql`update startups set raising_minor = 700000000, updated_at = now() - interval '3 days' where id % 71 = 6`,
  sql`insert into match_feedback (side, startup_id, investor_id, reason)
    select 'startup', s.id, i.id, 'cheque-too-small' from startups s, investors i where s.id % 500 = 1 and i.id % 300 = 1`,
  sql`insert into investments (owner_id, startup_id, startup_name, deal_date, amount_minor, currency, round_type, created_at, updated_at)
    select i.user_id, s.id, s.name, current_date - 9, 100, 'USD', 'seed', now(), now()
    from investors i join startups s on s.id = i.id where i.id % 61 = 1 and i.user_id like 'i%'`,
];

/** Pairs by their order, and who they are but for those equal to the last, of whom any may stand there. */
const inOrder = (order: 'startupOrder' | 'investorOrder', pairs: readonly ScoredPair[]) =>
  pairs.map((pair) => [pair[order], pair[order] > (pairs.at(-1)?.[order] ?? 0) ? pair : null]);

describe('a market too large for memory', () => {
  beforeAll(() => fill(app.services.db));

  it('gives each side the list that comparing it with everybody gives, after every change', async () => {
    const { db } = app.services;
    for (const [round, change] of CHANGES.entries()) {
      await change.execute(db);
      const whole = await findMarket(db, {}, new Date());
      const { market, scales } = whole;
      const large: MarketSnapshot = {
        ...whole,
        investors: new Map(),
        table: createScoreTable([], market),
        isWhole: false,
      };
      const ids = await findStartupIdsAfter(db, 0, STARTUPS);
      for (const id of [501, 1 + round, 40 + 97 * round].filter((one) => ids.includes(one))) {
        const { pairs } = await findBestInvestors(db, id, whole);
        expect(pairs).toHaveLength(STORED_MATCHES);
        expect(inOrder('startupOrder', (await findBestInvestors(db, id, large)).pairs)).toEqual(
          inOrder('startupOrder', pairs),
        );
      }
      const startups = (await findStartupProfiles(db, ids, { scales, day: market.asOf })).map((one) =>
        prepareMarketStartup(one, whole),
      );
      for (const id of [3 + round, 62, 700 + 31 * round]) {
        const investor = whole.investors.get(id);
        if (!investor) continue;
        const met = startups.filter(({ profile }) => !investor.profile.heldIds.has(Number(profile.id)));
        const ranked = rankBy(met, (one) => investorOrder(one, investor, market), STORED_MATCHES);
        const found = await findBestStartups(db, id, large);
        const wanted = ranked.map(({ item }) => pairOf(item, investor, whole));
        expect(inOrder('investorOrder', found)).toEqual(inOrder('investorOrder', wanted));
      }
    }
  }, 120_000);

  it('looks at candidates in a table of their own, which says what investors say', async () => {
    const { db, pool } = app.services;
    const said = (columns: string, from: string) =>
      sql.raw(`select id, is_listed, is_demo, min_ticket_minor, average_ticket_minor, max_ticket_minor, lead_appetite, ${columns}
        from ${from} order by id`);
    const kept = await said(
      'sectors, excluded_sectors, stages, geographies',
      '(select investor_id as id, a.* from investor_activity a) a',
    ).execute(db);
    const stated = await said(
      'preferred_sectors as sectors, excluded_sectors, preferred_stages as stages, preferred_geographies as geographies',
      '(select hidden_at is null as is_listed, i.* from investors i) i',
    ).execute(db);
    expect(kept.rows).toEqual(stated.rows);
    const fits = { stage: 'seed', sectors: ['fintech'], lowCents: null, highCents: null, areMeant: true };
    const scans = await scansDuring(pool, () =>
      findInvestorOutlines(db, { isDemo: true, fits, after: null }),
    );
    expect([rowsOf(scans, 'investors'), rowsOf(scans, 'investor_activity') > 0]).toEqual([0, true]);
  });

  it('counts deals that two processes record at the same moment', async () => {
    const { db } = app.services;
    const sums = async () =>
      (
        await sql<{
          id: number;
          deals: number;
          recent: number;
        }>`select investor_id as id, deals, recent from investor_activity order by 1`.execute(db)
      ).rows // Sums of fractions differ in their last digits by the order of what is summed.
        .map(({ recent, ...row }) => ({ ...row, recent: recent.toPrecision(9) }));
    await Promise.all(Array.from({ length: 12 }, () => insertMatchableDeal(db, 1)));
    const kept = await sums();
    await sql`select follow_investor_activity(array(select id from investors))`.execute(db);
    expect(kept).toEqual(await sums());
  });

  describe('which callers do not survey', () => {
    const morning = new Date('2026-11-20T08:00:00Z');
    const after = (minutes: number) => new Date(morning.getTime() + minutes * MINUTE_MS);
    const TOO_FEW = 100;
    const everybody = /hashtext|percentile_cont/;
    const lookedAt = async (work: () => Promise<unknown>) =>
      rowsOf(await scansDuring(app.services.pool, work), 'investors');

    beforeEach(async () => {
      await app.services.db.deleteFrom('marketSurveys').execute();
    });

    it('is surveyed once for all processes, and remembers none of its investors', async () => {
      const { db } = app.services;
      await keepSurvey(db, await makeSurvey(db, morning, INVESTORS));
      const process = {};
      let first = await findMarket(db, {}, morning, TOO_FEW);
      const sent = await sentDuring(async () => {
        first = await findMarket(db, process, morning, TOO_FEW);
      });
      expect(sent.filter((text) => everybody.test(text))).toEqual([]);
      expect(await lookedAt(() => findMarket(db, {}, morning, TOO_FEW))).toBe(0);
      expect([first.isWhole, first.investors.size, first.size > TOO_FEW]).toEqual([false, 0, true]);
      const profiles = await findLastChanged(db, INVESTORS);
      const { usual, scales } = await surveyOf(db, profiles, '2026-11-20');
      expect(first.market).toEqual({ ...usual, asOf: '2026-11-20' });
      expect(first.scales).toEqual(scales);
      await sql`update investors set updated_at = now(), preferred_sectors = '{saas}' where id = 1`.execute(
        db,
      );
      expect(await findMarket(db, process, after(600), TOO_FEW)).toBe(first);
      const next = await findMarket(db, process, after(24 * 60), TOO_FEW);
      expect([next === first, next.market.asOf]).toEqual([false, '2026-11-21']);
    });

    it('is looked at by a few where there is no survey yet, and surveyed behind the call', async () => {
      const { db } = app.services;
      const process = {};
      const first = await findMarket(db, process, morning, TOO_FEW);
      expect(first.market.sectorShares.size).toBeGreaterThan(0);
      expect(first.market.text.documents).toBeLessThanOrEqual(600);
      await expect
        .poll(() => db.selectFrom('marketSurveys').select('investors').execute(), { timeout: 20_000 })
        .not.toEqual([]);
      const later = await findMarket(db, process, after(1), TOO_FEW);
      expect(later.market.text.documents).toBeGreaterThan(first.market.text.documents);
    });

    it('is surveyed anew when it has grown, by the night’s work and by whoever finds it so', async () => {
      const { db } = app.services;
      await keepSurvey(db, await makeSurvey(db, morning, INVESTORS / 2));
      await findMarket(db, {}, morning, TOO_FEW);
      const investors = async () =>
        (await db.selectFrom('marketSurveys').select('investors').executeTakeFirst())?.investors;
      await expect.poll(investors, { timeout: 20_000 }).toBe(await countInvestors(db));
      await db.updateTable('marketSurveys').set({ investors: 7 }).execute();
      await surveyMarketNow(db, after(24 * 60), TOO_FEW);
      expect(await investors()).toBe(await countInvestors(db));
      await surveyMarketNow(db, after(48 * 60));
      expect(await db.selectFrom('marketSurveys').select('surveyedAt').executeTakeFirst()).toEqual({
        surveyedAt: after(24 * 60),
      });
    });

    it('is one in a process whatever that reads from, also where nothing can be kept', async () => {
      const events = {};
      const replica = app.services.db.withPlugin({
        transformQuery({ node }) {
          if (node.kind === 'InsertQueryNode') throw new Error('read-only');
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const look = (minutes: number) => findMarket(replica, { events }, after(minutes), TOO_FEW);
      const first = await look(0);
      await expect
        .poll(async () => (await look(1)).market.text.documents, { timeout: 20_000 })
        .toBeGreaterThan(first.market.text.documents);
      const own = await look(1);
      expect(await look(2)).toBe(own);
      expect(await app.services.db.selectFrom('marketSurveys').select('investors').execute()).toEqual([]);
    });

    it('has its investors in memory a moment after the first call, and trusts them for a minute', async () => {
      const { db } = app.services;
      const process = {};
      const looked = (at: Date) => findMarket(db, process, at, INVESTORS + 200, TOO_FEW);
      const first = await looked(morning);
      expect(first.isWhole).toBe(false);
      await expect.poll(async () => (await looked(after(0.5))).isWhole, { timeout: 20_000 }).toBe(true);
      const whole = await looked(after(0.5));
      const [id] = [...whole.investors.keys()];
      const startup = 501;
      expect(inOrder('startupOrder', (await findBestInvestors(db, startup, whole)).pairs)).toEqual(
        inOrder('startupOrder', (await findBestInvestors(db, startup, await looked(after(5)))).pairs),
      );
      await db
        .updateTable('investors')
        .set({ hiddenAt: morning, updatedAt: morning })
        .where('id', '=', id ?? 0)
        .execute();
      const loaded = await findLoadedMarket(db, process, after(10), INVESTORS + 200, TOO_FEW);
      expect([loaded.isWhole, loaded.investors.has(id ?? 0)]).toEqual([true, false]);
      await db
        .updateTable('investors')
        .set({ hiddenAt: null, updatedAt: new Date() })
        .where('id', '=', id ?? 0)
        .execute();
    });
  });

  it('says what traction is usual by the newest startups', async () => {
    const { db, pool } = app.services;
    await sql`vacuum (analyze) startups`.execute(db);
    const scans = await scansDuring(pool, () => findTractionScales(db, 300));
    expect(rowsOf(scans, 'startups')).toBeLessThan(400);
    expect(await findTractionScales(db, 1_000_000)).toEqual(await findTractionScales(db));
  });
});

describe('lists that are replaced at the same moment', () => {
  const at = new Date();
  let startupId = 0;
  let investorId = 0;
  beforeAll(async () => {
    const { db } = app.services;
    startupId = await insertMatchableStartup(db, founder.userId);
    investorId = await insertMatchableInvestor(db, backer.userId);
  });
  const pair = (order: number, startup = startupId, investor = investorId) => ({
    startupId: startup,
    investorId: investor,
    startupOrder: order,
    investorOrder: order,
    confidence: 0.5,
  });

  it('do not wait for each other, even where they share a pair', async () => {
    const { db } = app.services;
    const turn = await drawTurn(db);
    await db.transaction().execute(async (one) => {
      await saveLists(one, { side: 'startup', lists: new Map([[startupId, [pair(70)]]]), at, turn });
      await db.transaction().execute(async (other) => {
        await sql`set local lock_timeout = '2s'`.execute(other);
        await saveLists(other, { side: 'investor', lists: new Map([[investorId, [pair(60)]]]), at, turn });
      });
    });
    const kept = await Promise.all([
      findStoredMatches(db, { side: 'startup', subjectId: startupId }),
      findStoredMatches(db, { side: 'investor', subjectId: investorId }),
    ]);
    expect(kept.map(([first]) => first?.startupOrder)).toEqual([70, 60]);
  });

  it('keep what was judged last, whoever is done last', async () => {
    const { db } = app.services;
    const [early, late] = [await drawTurn(db), await drawTurn(db)];
    const save = (turn: number, order: number) =>
      db
        .transaction()
        .execute((trx) =>
          saveLists(trx, { side: 'startup', lists: new Map([[startupId, [pair(order)]]]), at, turn }),
        );
    await save(late, 90);
    await save(early, 10);
    const [first] = await findStoredMatches(db, { side: 'startup', subjectId: startupId });
    expect(first?.startupOrder).toBe(90);
    const before = await drawTurn(db);
    await forgetRefreshes(db, 'startup', [startupId]);
    await save(before, 20);
    const [still] = await findStoredMatches(db, { side: 'startup', subjectId: startupId });
    expect(still?.startupOrder).toBe(90);
  });

  it('lose nothing and never stop each other for good', async () => {
    const { db } = app.services;
    const ids = await findStartupIdsAfter(db, 0, 30);
    const last = new Map<number, number>();
    const one = async (round: number) => {
      const turn = await drawTurn(db);
      const some = ids.filter((id) => (id * 7 + round) % 3 !== 0).toSorted(() => (round % 2 === 0 ? 1 : -1));
      const order = round % 100;
      const lists = new Map(some.map((id) => [id, [pair(order, id)]]));
      await db.transaction().execute((trx) => saveLists(trx, { side: 'startup', lists, at, turn }));
      return { turn, order, some };
    };
    const saved = await Promise.all(Array.from({ length: 24 }, (_, round) => one(round)));
    for (const { order, some } of saved.toSorted((a, b) => a.turn - b.turn)) {
      for (const id of some) last.set(id, order);
    }
    const { rows } = await sql<{ id: number; order: number }>`
      select startup_id as id, startup_order as order from matches where side = 'startup' and startup_id = any(${ids}::int[])`.execute(
      db,
    );
    expect(new Map(rows.map(({ id, order }) => [id, order]))).toEqual(last);
  });
});
