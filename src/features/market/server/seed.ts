import { sql } from 'kysely';
import { z } from 'zod';
import { isPublicLink } from '#shared/contract/link.ts';
import { StartupForm } from '#features/startups/contract/form.ts';
import { STAGE_IDS } from '#shared/domain/catalogue/stages.ts';
import { readSheet } from '#shared/domain/sheet/sheet.ts';
import { words } from '#shared/domain/text.ts';
import { dayOf } from '#shared/domain/time.ts';
import { type Demo, readDemo } from '#shared/server/demo.ts';
import { readRound, ROUND_SHEET, type RoundColumn } from '../domain/round-sheet.ts';

/** What a round of each stage brings about, in US dollars. */
const USUAL_USD = [150_000, 900_000, 5_000_000, 15_000_000, 40_000_000, 60_000_000];

/** Only what is asked of a startup here; its own feature checks the rest. */
const DemoStartup = z.object({ form: StartupForm });

// Object.keys loses the names of the columns.
const COLUMNS = Object.keys(ROUND_SHEET.columns) as RoundColumn[];

/** A row as an imported table has it, understood as one. */
const demoRound = (today: string) =>
  z.partialRecord(z.enum(COLUMNS), z.string()).transform((cells, context) => {
    const { sheet, problem } = readSheet(ROUND_SHEET, [Object.keys(cells), Object.values(cells)]);
    const rowContext = { today, country: null, isLink: isPublicLink };
    const [parsed] = sheet?.rows.map((row) => readRound(row, rowContext)) ?? [];
    if (parsed?.draft) return parsed.draft;
    const [fault] = parsed?.errors ?? [];
    context.addIssue({
      code: 'custom',
      path: [fault?.column ?? 'row'],
      message: fault?.message ?? problem ?? '',
    });
    return z.NEVER;
  });

/** Past rounds of the demo's startups, up to three each: that of their stage and those before it. */
async function seedOwnRounds(demo: Demo): Promise<void> {
  const companies = readDemo('startups', DemoStartup, demo).map(({ form }, index) => ({
    id: demo.startups[index]?.id,
    name: form.name,
    key: words(form.name).join(' '),
    sector: form.sector,
    step: STAGE_IDS.indexOf(form.fundingStage) + 1,
    country: form.country,
    incorporation: form.countryIncorporation ?? null,
    market: form.countryMarket ?? null,
  }));
  const stages = sql`${[...STAGE_IDS]}::text[]`;
  await sql`
    with companies as (
      select c.*, hashtext(c.name) & 1023 as luck from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb)
        as c (id bigint, name text, key text, sector text, step int, country text, incorporation text, market text)
    ), rounds as (
      select c.*, ago, c.step - ago as at, hashtext(c.name || '/' || ago) & 1023 as chance
      from companies c cross join generate_series(0, 2) ago where c.step - ago >= 1
    )
    insert into sourced_rounds (startup_id, company, company_key, sector_id, sector_text, stage_id, round_name,
      kind, round_date, date_precision, amount_minor, currency, country, country_incorporation, country_market, is_demo)
    select id, name, key, sector, sector, (${stages})[at], (${stages})[at],
      case when at = 1 and chance < 160 then 'grant' when at >= 3 and chance > 900 then 'debt' else 'equity' end,
      ${dayOf(demo.now)}::date - (35 + luck * 620 / 1024) - ago * (230 + chance * 240 / 1024), 'day',
      round((${USUAL_USD}::bigint[])[at] * (0.5 + chance / 850.0) / 10000)::bigint * 1000000, 'USD',
      country, incorporation, market, true
    from rounds`.execute(demo.db);
}

/** Rounds of invented companies that are not in the demo's directory. */
async function seedOtherRounds(demo: Demo): Promise<void> {
  const drafts = readDemo('market-rounds', demoRound(dayOf(demo.now)), demo);
  const rows = drafts.map((draft) => ({
    company: draft.company,
    companyKey: draft.companyKey,
    sectorId: draft.sectorId,
    sectorText: draft.sectorText,
    stageId: draft.stageId,
    roundName: draft.roundName,
    kind: draft.kind,
    roundDate: draft.date,
    datePrecision: draft.datePrecision,
    amountMinor: draft.amountMinor,
    currency: draft.currency,
    country: draft.country,
    isDemo: true,
  }));
  await demo.db.insertInto('sourcedRounds').values(rows).execute();
}

/** Rounds of the demo, so that market figures have rows: flagged, counted only while the demo is on. */
export async function seedRounds(demo: Demo): Promise<void> {
  await seedOwnRounds(demo);
  await seedOtherRounds(demo);
}
