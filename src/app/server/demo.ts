import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import { hasPeople } from '#features/accounts/server/queries-own.ts';
import { demoUserId, seedPeople } from '#features/accounts/server/seed.ts';
import { seedCapTables } from '#features/cap-table/server/seed.ts';
import { seedDataRooms } from '#features/data-room/server/seed.ts';
import { seedPipelines } from '#features/deal-flow/server/seed.ts';
import { seedDocuments } from '#features/documents/server/seed.ts';
import { seedModels } from '#features/financial-model/server/seed.ts';
import { seedFirms } from '#features/firms/server/seed.ts';
import { seedFunding } from '#features/funding-tracker/server/seed.ts';
import { seedIntroductions } from '#features/introductions/server/seed.ts';
import { readDemoInvestors, seedInvestors } from '#features/investors/server/seed.ts';
import { seedJobs } from '#features/jobs/server/seed.ts';
import { seedRounds } from '#features/market/server/seed.ts';
import { matchingJobs, MATCHING_REFRESH } from '#features/matching/server/jobs.ts';
import { seedNotifications } from '#features/notifications/server/seed.ts';
import { seedOffers } from '#features/offers/server/seed.ts';
import { insertFounderProfile } from '#features/onboarding/server/queries.ts';
import { seedNetwork } from '#features/people/server/seed.ts';
import { seedPortfolios } from '#features/portfolio/server/seed.ts';
import { generateSuggestions } from '#features/profile/server/suggestions.ts';
import { seedProfiles } from '#features/profile/server/seed.ts';
import { seedRecommendations } from '#features/recommendations/server/seed.ts';
import { readDemoStartups, seedStartups } from '#features/startups/server/seed.ts';
import { seedValuations } from '#features/valuation/server/seed.ts';
import { seedViews } from '#features/views/server/seed.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { Db, Process } from '#shared/server/context.ts';
import type { Demo } from '#shared/server/demo.ts';
import { demoFounders, demoPeople, demoProfiles } from './demo-people.ts';

/** What hangs on people, startups and investors, in the order in which it builds on each other. */
const SEEDS = [
  seedRounds,
  seedViews,
  seedPortfolios,
  seedFirms,
  seedJobs,
  seedPipelines,
  seedDocuments,
  seedFunding,
  seedCapTables,
  seedModels,
  seedValuations,
  seedRecommendations,
  seedIntroductions,
  seedDataRooms,
  seedOffers,
  seedNotifications,
];

async function insertAll(db: Db, services: Process, now: Date): Promise<void> {
  const [startups, investors] = [readDemoStartups(now), readDemoInvestors(now)];
  const people = demoPeople(startups, investors);
  const demo: Demo = {
    db,
    files: services.files,
    now,
    people,
    userId: demoUserId,
    ids: {
      person: new Map(people.map((person) => [fullName(person), person.userId])),
      startup: new Map(startups.map(({ form }, index) => [form.name, index + 1])),
      investor: new Map(investors.map((investor, index) => [fullName(investor), index + 1])),
    },
    startups: startups.map(({ team }, index) => ({ id: index + 1, team: team.map(demoUserId) })),
    investors: investors.map((investor, index) => ({ id: index + 1, userId: demoUserId(investor) })),
  };
  await seedPeople(db, people, now);
  for (const founder of demoFounders(startups)) await insertFounderProfile(db, founder.userId, founder);
  await seedStartups(demo, startups);
  await seedInvestors(demo, investors);
  for (const seed of SEEDS) await seed(demo);
  await seedProfiles(db, demoProfiles(startups, investors));
  for (const { userId, isExplorer } of people) if (isExplorer) await generateSuggestions(db, userId);
  await seedNetwork(demo);
}

/** Fills an empty database with the flagged demo, once; one process of several does it. */
export async function seedDemo(services: Process): Promise<void> {
  const now = services.now();
  const isNew = await services.db.transaction().execute(async (db) => {
    await takeTurns(db, 'kilele demo');
    if (await hasPeople(db)) return false;
    await insertAll(db, services, now);
    return true;
  });
  if (!isNew) return;
  const refresh = matchingJobs.find(({ name }) => name === MATCHING_REFRESH);
  await refresh?.work(services, { startupId: 1 });
  await refresh?.work(services, { investorId: 1 });
}
