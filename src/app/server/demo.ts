import { sql } from 'kysely';
import { demoUserId, type DemoPerson, seedPeople } from '#features/accounts/server/seed.ts';
import { seedCapTable } from '#features/cap-table/server/seed.ts';
import { seedDeals } from '#features/deal-flow/server/seed.ts';
import { dueDiligenceJobs, SCORES_REFRESH } from '#features/due-diligence/server/jobs.ts';
import { seedModel } from '#features/financial-model/server/seed.ts';
import { seedFunding } from '#features/funding-tracker/server/seed.ts';
import { seedFirm } from '#features/firms/server/seed.ts';
import { seedDocuments } from '#features/documents/server/seed.ts';
import { DEMO_INVESTORS, seedInvestors } from '#features/investors/server/seed.ts';
import { seedJobs } from '#features/jobs/server/seed.ts';
import { seedRounds } from '#features/market/server/seed.ts';
import { matchingJobs, MATCHING_REFRESH } from '#features/matching/server/jobs.ts';
import { type DemoNotification, seedNotifications } from '#features/notifications/server/seed.ts';
import { seedFounderProfiles } from '#features/onboarding/server/seed.ts';
import { DEMO_STARTUPS, seedStartups } from '#features/startups/server/seed.ts';
import { seedPortfolio } from '#features/portfolio/server/seed.ts';
import { seedValuation } from '#features/valuation/server/seed.ts';
import { seedViews } from '#features/views/server/seed.ts';
import { countryLabel } from '#shared/domain/catalogue/countries.ts';
import type { Db, Services, UserId } from '#shared/server/context.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { seedDemoPeople } from './demo-people.ts';
import { seedTalks } from './demo-talk.ts';

const TEAMS: readonly (readonly DemoPerson[])[] = DEMO_STARTUPS.map(({ team }, index) =>
  team.map(([firstName, lastName], place) => {
    return { firstName, lastName, userType: 'founder', isExplorer: index === 0 && place === 0 };
  }),
);
const INVESTORS: readonly DemoPerson[] = DEMO_INVESTORS.map(({ name: [firstName, lastName] }, index) => {
  return { firstName, lastName, userType: 'investor', isExplorer: index === 0 };
});
const TEAM_IDS = TEAMS.map((team) => team.map(demoUserId));
const INVESTOR_IDS = INVESTORS.map(demoUserId);

const FOUNDERS = DEMO_STARTUPS.map(({ name, founder, place: [country, city] }, index) => ({
  startup: name,
  userId: TEAM_IDS[index]?.[0] ?? '',
  bio: founder.bio,
  location: `${city}, ${countryLabel(country)}`,
  expertiseTags: founder.skills,
  previousExits: founder.exits ?? null,
}));

function explorersNews(): DemoNotification[] {
  const founder = FOUNDERS[0]?.userId ?? '';
  const investor = INVESTOR_IDS[0] ?? '';
  const news = (userId: string, kind: string, daysAgo: number, content: string, href: string) => {
    return { userId, kind, daysAgo, content, href };
  };
  const name = DEMO_STARTUPS[0]?.name ?? '';
  const team = TEAMS[0]?.slice(1) ?? [];
  return [
    news(
      founder,
      'welcome',
      139,
      'Welcome to Kilele. Complete your startup’s profile to be found.',
      '/startups/1',
    ),
    ...team.map((person, index) => {
      const joined = `${fullName(person)} joined the team of ${name}.`;
      return news(founder, 'team', 3 - index, joined, '/startups/1/edit?tab=team');
    }),
    news(
      investor,
      'welcome',
      120,
      'Welcome to Kilele. Startups that fit your thesis are on your dashboard.',
      '/dashboard',
    ),
    news(
      investor,
      'verification',
      2,
      'Your investor profile is now verified by your firm’s domain.',
      '/investors/1',
    ),
  ];
}

/** The first startup's financial tools, as its first founder left them. */
async function seedTools(db: Db, now: Date): Promise<void> {
  const founder = TEAMS[0]?.[0];
  const userName = fullName(founder ?? {});
  // The demo makes its people itself; nobody is signed in who could be branded.
  const userId = (TEAM_IDS[0]?.[0] ?? '') as UserId;
  const tools = { startupId: 1, userId, userName, now };
  await seedFunding(db, tools);
  await seedCapTable(db, tools);
  await seedModel(db, tools);
  await seedValuation(db, tools);
}

async function insertAll(db: Db, { files }: Services, now: Date): Promise<void> {
  await seedPeople(db, [...TEAMS.flat(), ...INVESTORS], now);
  await seedFounderProfiles(db, FOUNDERS);
  await seedStartups(db, TEAM_IDS, now);
  await seedRounds(db, now);
  const founderIds = new Map(FOUNDERS.map(({ startup, userId }) => [startup, userId]));
  await seedInvestors(db, { userIds: INVESTOR_IDS, founderIds }, now);
  await seedJobs(db, founderIds, now);
  await seedViews(db, now);
  await seedPortfolio(db, INVESTOR_IDS[0] ?? '', now);
  const explorer = INVESTOR_IDS[0] ?? '';
  const firm = { name: DEMO_INVESTORS[0]?.firm ?? '', domain: 'irokolane.example', userIds: [explorer] };
  await seedDeals(db, { userId: explorer, firmId: await seedFirm(db, firm, now) }, now);
  await seedDocuments(db, { files, startupId: 1, userId: TEAM_IDS[0]?.[0] ?? '', now });
  await seedTools(db, now);
  await seedDemoPeople(db, now);
  await seedTalks(db, now);
  await seedNotifications(db, explorersNews(), now);
  for (const table of ['startups', 'investors']) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
  }
}

/** Fills an empty database with the flagged demo, once; one process of several does it. */
export async function seedDemo(services: Services): Promise<void> {
  const now = services.now();
  const isNew = await services.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('kilele demo'))`.execute(db);
    if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return false;
    await insertAll(db, services, now);
    return true;
  });
  if (!isNew) return;
  await dueDiligenceJobs.find(({ name }) => name === SCORES_REFRESH)?.work(services, {});
  const refresh = matchingJobs.find(({ name }) => name === MATCHING_REFRESH);
  await refresh?.work(services, { startupId: 1 });
  await refresh?.work(services, { investorId: 1 });
}
