import { fold } from '#shared/domain/text.ts';
import { toMinor } from '#shared/domain/money.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { regionOfCountry, type CountryCode } from '#shared/domain/catalogue/countries.ts';
import { regionAndParents, regionIdOf, STARTUP_FORM_REGIONS } from '#shared/domain/catalogue/regions.ts';
import type { Db } from '#shared/server/context.ts';
import { rememberWords } from '#shared/server/search.ts';
import { daysAfter, daysBefore, dayOf } from '#shared/domain/time.ts';
import { StartupForm } from '../contract/form.ts';
import { correctionWords, searchableOf, searchName, searchVector } from '../domain/search.ts';
import { currentTraction } from '../domain/traction.ts';
import { columnsOf } from './queries-change.ts';
import { GREAT_LAKES_STARTUPS } from './seed-great-lakes.ts';
import { KENYAN_AND_ETHIOPIAN_STARTUPS } from './seed-kenya-ethiopia.ts';
import { NIGERIAN_STARTUPS } from './seed-nigeria.ts';
import { NORTH_AFRICAN_STARTUPS } from './seed-north-africa.ts';
import { OTHER_STARTUPS } from './seed-elsewhere.ts';
import { growthOf, monthsOf } from './seed-series.ts';
import { SOUTHERN_AFRICAN_STARTUPS } from './seed-southern-africa.ts';
import type { DemoRound, DemoStartup } from './seed-startup.ts';
import { WEST_AFRICAN_STARTUPS } from './seed-west-africa.ts';

const PARTS = [
  KENYAN_AND_ETHIOPIAN_STARTUPS,
  NIGERIAN_STARTUPS,
  SOUTHERN_AFRICAN_STARTUPS,
  WEST_AFRICAN_STARTUPS,
  NORTH_AFRICAN_STARTUPS,
  GREAT_LAKES_STARTUPS,
  OTHER_STARTUPS,
];

/** One of each part in turn, so that a page of the directory is mixed; the ids of the demo are their places here. */
export const DEMO_STARTUPS: readonly DemoStartup[] = Array.from(
  { length: Math.max(...PARTS.map((part) => part.length)) },
  (_, turn) => PARTS.flatMap((part) => part.slice(turn, turn + 1)),
).flat();

const slugOf = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What the startup form would say of where a country is. */
function formRegion(country: CountryCode): string {
  const listed = new Set(STARTUP_FORM_REGIONS.map((label) => regionIdOf(label)));
  const own = [...regionAndParents(regionOfCountry(country))];
  if (own.includes('asia') && !own.some((region) => listed.has(region))) return 'asia-pacific';
  return own.find((region) => listed.has(region)) ?? 'north-america';
}

/** The form as somebody of the demo would have sent it: the same rules as for everybody. */
function formOf(startup: DemoStartup) {
  const [country, city] = startup.place;
  return StartupForm.parse({
    name: startup.name,
    description: startup.text,
    sector: startup.sector,
    region: formRegion(country),
    fundingStage: startup.stage,
    raisingAmount: startup.raising,
    teamSize: startup.size,
    businessModel: startup.model,
    website: `https://${slugOf(startup.name)}.example`,
    country,
    countryIncorporation: startup.incorporated ?? null,
    countryMarket: startup.market ?? null,
    city,
    foundedYear: startup.founded,
  });
}

function seriesOf(startup: DemoStartup, now: Date) {
  const users = startup.users ? monthsOf(startup.users, `${startup.name} users`, now) : [];
  const revenue = startup.revenue ? monthsOf(startup.revenue, `${startup.name} revenue`, now) : [];
  return [
    ...users.map((month) => ({ ...month, value: Math.round(month.value), metric: 'users' as const })),
    ...revenue.map((month) => ({ ...month, metric: 'monthly_revenue' as const })),
    ...growthOf(revenue.length > 0 ? revenue : users).map((month) => ({
      ...month,
      metric: 'growth' as const,
    })),
  ];
}

function roundOf(startupId: number, round: DemoRound, now: Date) {
  const currency = currencyOf(round.currency);
  if (currency === null) throw new Error(`${round.currency} is no currency`);
  const closes = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + round.closesInMonths + 1, 0));
  return {
    startup_id: startupId,
    instrument: round.instrument,
    currency,
    target_minor: toMinor(round.target, currency) ?? 0,
    minimum_minor: round.minimum === undefined ? null : toMinor(round.minimum, currency),
    committed_minor: toMinor(round.committed, currency) ?? 0,
    received_minor: toMinor(round.received, currency) ?? 0,
    close_date: dayOf(closes),
  };
}

function rowOf(startup: DemoStartup, id: number, ownerId: string, now: Date) {
  const form = formOf(startup);
  const { country = null, countryMarket = null, city = null } = form;
  const searchable = searchableOf({ ...form, countries: [country, countryMarket], city });
  const current = currentTraction(seriesOf(startup, now));
  const at = daysBefore(now, (DEMO_STARTUPS.length - id + 1) * 2.3);
  return {
    searchable,
    values: {
      ...columnsOf(form, { vector: searchVector(searchable), name: searchName(form.name) }),
      id,
      is_demo: true,
      created_by: ownerId,
      created_at: at,
      updated_at: at,
      users_count: current.users,
      users_evidence: current.usersEvidence,
      monthly_revenue_usd_minor: current.monthlyRevenueUsdMinor,
      revenue_evidence: current.revenueEvidence,
      growth_percent: current.growthPercent,
      traction_tier: current.tier,
    },
  };
}

/**
 * Inserts the startups of the demo under ids from 1, with teams, series and rounds. `teamIds` holds the users of each
 * startup's team, in the order of {@link DEMO_STARTUPS}.
 */
export async function seedStartups(
  db: Db,
  teamIds: readonly (readonly string[])[],
  now: Date,
): Promise<void> {
  const all = DEMO_STARTUPS.map((startup, index) => {
    const [ownerId = ''] = teamIds[index] ?? [];
    return { startup, id: index + 1, ...rowOf(startup, index + 1, ownerId, now) };
  });
  await db
    .insertInto('startups')
    .values(all.map(({ values }) => values))
    .execute();
  await rememberWords(
    db,
    all.flatMap(({ searchable }) => correctionWords(searchable)),
  );
  const members = all.flatMap(({ startup, id, values }) =>
    startup.team.map(([, , title], place) => ({
      startup_id: id,
      user_id: teamIds[id - 1]?.[place] ?? '',
      role: place === 0 ? 'owner' : place === 1 ? 'editor' : 'viewer',
      title,
      joined_at: daysAfter(values.created_at, place),
    })),
  );
  await db.insertInto('startup_members').values(members).execute();
  const points = all.flatMap(({ startup, id, values }) =>
    seriesOf(startup, now).map(({ metric, date, value, currency, evidence }) => {
      return {
        startup_id: id,
        metric,
        as_of: date,
        value,
        currency,
        evidence,
        created_by: values.created_by,
      };
    }),
  );
  await db.insertInto('traction_points').values(points).execute();
  const rounds = all.flatMap(({ startup, id }) => (startup.round ? [roundOf(id, startup.round, now)] : []));
  await db.insertInto('startup_rounds').values(rounds).execute();
}
