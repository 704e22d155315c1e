import { sql } from 'kysely';
import { STAGE_IDS } from '#shared/domain/catalogue/stages.ts';
import { words } from '#shared/domain/text.ts';
import type { Db } from '#shared/server/context.ts';
import { DAY_MS, dayOf } from '#shared/domain/time.ts';
import { DEMO_ROUNDS } from './seed-companies.ts';

/** What a round of each stage brings about, in US dollars. */
const USUAL_USD = [150_000, 900_000, 5_000_000, 15_000_000, 40_000_000, 60_000_000];
const MONTH_MS = 30.4 * DAY_MS;

/** Past rounds of the demo's startups, up to three each: that of their stage and those before it. */
async function seedOwnRounds(db: Db, today: string): Promise<void> {
  const stages = sql`${[...STAGE_IDS]}::text[]`;
  await sql`
    with companies as (
      select s.*, array_position(${stages}, s.stage_id) as step, hashtext(s.name) & 1023 as luck
      from startups s where s.is_demo and s.country is not null
    ), rounds as (
      select c.*, ago, c.step - ago as at, hashtext(c.name || '/' || ago) & 1023 as chance
      from companies c cross join generate_series(0, 2) ago where c.step - ago >= 1
    )
    insert into sourced_rounds (startup_id, company, company_key, sector_id, sector_text, stage_id, round_name,
      kind, round_date, date_precision, amount_minor, currency, country, country_incorporation, country_market, is_demo)
    select id, name, search_name, sector_id, sector_id, (${stages})[at], (${stages})[at],
      case when at = 1 and chance < 160 then 'grant' when at >= 3 and chance > 900 then 'debt' else 'equity' end,
      ${today}::date - (35 + luck * 620 / 1024) - ago * (230 + chance * 240 / 1024), 'day',
      round((${USUAL_USD}::bigint[])[at] * (0.5 + chance / 850.0) / 10000)::bigint * 1000000, 'USD',
      country, country_incorporation, country_market, true
    from rounds`.execute(db);
}

async function seedOtherRounds(db: Db, now: Date): Promise<void> {
  const values = DEMO_ROUNDS.map(
    ([company, sector, country, stage, monthsAgo, thousands, kind = 'equity']) => ({
      company,
      company_key: words(company).join(' '),
      sector_id: sector,
      sector_text: sector,
      stage_id: stage,
      round_name: stage,
      kind,
      round_date: dayOf(new Date(now.getTime() - monthsAgo * MONTH_MS)),
      date_precision: 'day',
      amount_minor: thousands * 100_000,
      currency: 'USD',
      country,
      is_demo: true,
    }),
  );
  await db.insertInto('sourced_rounds').values(values).execute();
}

/** Rounds of the demo, so that market figures have rows: flagged, counted only while the demo is on. */
export async function seedRounds(db: Db, now: Date): Promise<void> {
  await seedOwnRounds(db, dayOf(now));
  await seedOtherRounds(db, now);
}
