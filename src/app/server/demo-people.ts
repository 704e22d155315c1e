import { demoUserId } from '#features/accounts/server/seed.ts';
import { DEMO_INVESTORS } from '#features/investors/server/seed.ts';
import { seedNetwork } from '#features/people/server/seed.ts';
import { generateMatches } from '#features/profile/server/routes-matches.ts';
import { type DemoProfile, seedProfiles } from '#features/profile/server/seed.ts';
import { seedRecommendations } from '#features/recommendations/server/seed.ts';
import { DEMO_STARTUPS } from '#features/startups/server/seed.ts';
import { countryLabel } from '#shared/domain/catalogue/countries.ts';
import { INVESTOR_TYPE_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import type { Db, UserId } from '#shared/server/context.ts';

const idOf = (name: readonly string[]) => demoUserId({ firstName: name[0] ?? '', lastName: name[1] ?? '' });

const TEAMS: readonly DemoProfile[] = DEMO_STARTUPS.flatMap(({ name, sector, place, founded, team }) =>
  team.map(([firstName, lastName, title], index): DemoProfile => {
    return {
      userId: demoUserId({ firstName, lastName }),
      title,
      company: name,
      since: founded + Math.min(index, 1),
      location: `${place[1]}, ${countryLabel(place[0])}`,
      interests: [sector],
      bio: null,
      kind: index === 0 ? 'founder' : 'team',
    };
  }),
);

const INVESTORS: readonly DemoProfile[] = DEMO_INVESTORS.map((investor, index): DemoProfile => {
  return {
    userId: idOf(investor.name),
    title: INVESTOR_TYPE_LABELS[investor.type],
    company: investor.firm ?? 'own account',
    since: 2012 + (index % 9),
    location: `${investor.home[1]}, ${countryLabel(investor.home[0])}`,
    interests: [...investor.sectors],
    bio: investor.thesis,
    kind: 'investor',
  };
});

/** The team of the founder whom a visitor may look around as writes about them: one accepted, one that waits. */
function founderRecommendations() {
  const [startup] = DEMO_STARTUPS;
  if (!startup) return [];
  const [founder, ...others] = startup.team;
  const subjectId = idOf(founder ?? []);
  return others.slice(0, 2).map((author, index) => ({
    subjectId,
    authorId: idOf(author),
    relationship: `Works with ${founder?.[0] ?? ''} at ${startup.name}`,
    title: ['Decides with the figures on the table', 'Keeps her word to customers'][index] ?? '',
    content:
      [
        'She reads every number twice and says in plain words what it means for us. When a launch went wrong she told the customers first and the investors the same evening.',
        'I have seen her turn down a large contract because we could not have served it well. Two years later that customer came back.',
      ][index] ?? '',
    isAccepted: index === 0,
    daysAgo: 30 - 20 * index,
  }));
}

/** Profiles, experiences, recommendations, and the matches of the two whom a visitor may look around as. */
export async function seedDemoPeople(db: Db, now: Date): Promise<void> {
  await seedProfiles(db, [...TEAMS, ...INVESTORS]);
  await seedRecommendations(db, founderRecommendations(), now);
  // Ids of the demo are ours; no person stands behind them.
  for (const { userId } of [TEAMS[0], INVESTORS[0]].filter((person) => person !== undefined))
    await generateMatches(db, userId as UserId);
  const ids = [...TEAMS, ...INVESTORS].map(({ userId }) => userId);
  const explorers = [TEAMS[0], INVESTORS[0]].flatMap((person) => (person ? [person.userId] : []));
  await seedNetwork(db, { people: ids, explorers }, now);
}
