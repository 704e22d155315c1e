import { sql } from 'kysely';
import { z } from 'zod';
import { isPublicLink } from '#shared/contract/link.ts';
import { StartupForm } from '#features/startups/contract/form.ts';
import { addDays } from '#shared/domain/calendar.ts';
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

/** Numbers from 0 to 1023 that look like chance and are the same on each instance, by their names. */
async function findLuck(demo: Demo, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await demo.db
    .selectFrom(sql<{ name: string }>`unnest(${names}::text[])`.as('name'))
    .select(['name.name', sql<number>`hashtext(name.name) & 1023`.as('luck')])
    .execute();
  return new Map(rows.map(({ name, luck }) => [name, luck]));
}

const kindOf = (step: number, chance: number) => {
  if (step === 1 && chance < 160) return 'grant';
  return step >= 3 && chance > 900 ? 'debt' : 'equity';
};

/** Past rounds of the demo's startups, up to three each: that of their stage and those before it. */
async function seedOwnRounds(demo: Demo): Promise<void> {
  const rounds = readDemo('startups', DemoStartup, demo).flatMap(({ form }, index) => {
    const last = STAGE_IDS.indexOf(form.fundingStage);
    return STAGE_IDS.slice(0, last + 1)
      .toReversed()
      .slice(0, 3)
      .map((stage, ago) => ({ form, id: demo.startups[index]?.id, stage, step: last + 1 - ago, ago }));
  });
  const luck = await findLuck(
    demo,
    rounds.flatMap(({ form, ago }) => [form.name, `${form.name}/${ago}`]),
  );
  const spread = (name: string, most: number) => Math.floor(((luck.get(name) ?? 0) * most) / 1024);
  const rows = rounds.map(({ form, id, stage, step, ago }) => {
    const key = `${form.name}/${ago}`;
    const chance = luck.get(key) ?? 0;
    const daysAgo = 35 + spread(form.name, 620) + ago * (230 + spread(key, 240));
    return {
      startupId: id,
      company: form.name,
      companyKey: words(form.name).join(' '),
      sectorId: form.sector,
      sectorText: form.sector,
      stageId: stage,
      roundName: stage,
      kind: kindOf(step, chance),
      roundDate: addDays(dayOf(demo.now), -daysAgo),
      datePrecision: 'day' as const,
      amountMinor: Math.round(((USUAL_USD[step - 1] ?? 0) * (0.5 + chance / 850)) / 10_000) * 1_000_000,
      currency: 'USD',
      country: form.country,
      countryIncorporation: form.countryIncorporation ?? null,
      countryMarket: form.countryMarket ?? null,
      isDemo: true,
    } as const;
  });
  await demo.db.insertInto('sourcedRounds').values(rows).execute();
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
