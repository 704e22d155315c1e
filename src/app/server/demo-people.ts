import { demoUserId } from '#features/accounts/server/seed.ts';
import type { DemoInvestor } from '#features/investors/server/seed.ts';
import type { DemoProfile } from '#features/profile/server/seed.ts';
import type { DemoStartup } from '#features/startups/server/seed.ts';
import { type CountryCode, countryLabel } from '#shared/domain/catalogue/countries.ts';
import { sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import { INVESTOR_TYPE_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import type { DemoPerson } from '#shared/server/demo.ts';

type Startups = readonly DemoStartup[];
type Investors = readonly DemoInvestor[];
type Place = { readonly country?: CountryCode | null; readonly city?: string | null };

const locationOf = ({ country, city }: Place): string =>
  [city, country && countryLabel(country)].filter(Boolean).join(', ');

const personOf =
  (userType: DemoPerson['userType']) =>
  ({ firstName, lastName }: Pick<DemoPerson, 'firstName' | 'lastName'>, index: number): DemoPerson => {
    return {
      userId: demoUserId({ firstName, lastName }),
      firstName,
      lastName,
      userType,
      isExplorer: index === 0,
    };
  };

/** The teams of the startups, then the investors; the first of each is who a visitor may look around as. */
export const demoPeople = (startups: Startups, investors: Investors): DemoPerson[] => [
  ...startups.flatMap(({ team }) => team).map(personOf('founder')),
  ...investors.map(personOf('investor')),
];

/** How the first member of each team describes themselves. */
export const demoFounders = (startups: Startups) =>
  startups.flatMap(({ form, team, founder }) =>
    team.slice(0, 1).map((owner) => ({ ...founder, userId: demoUserId(owner), location: locationOf(form) })),
  );

const teamProfiles = ({ form, team }: DemoStartup): DemoProfile[] =>
  team.map(({ title, ...person }, index) => ({
    userId: demoUserId(person),
    title,
    company: form.name,
    since: (form.foundedYear ?? 0) + Math.min(index, 1),
    location: locationOf(form),
    interests: [sectorLabel(form.sector)],
    bio: null,
    kind: index === 0 ? 'founder' : 'team',
  }));

const investorProfile = ({ profile, interests, ...person }: DemoInvestor, index: number): DemoProfile => ({
  userId: demoUserId(person),
  title: INVESTOR_TYPE_LABELS[profile.type],
  company: profile.firmName ?? 'own account',
  since: 2012 + (index % 9),
  location: locationOf(profile),
  interests,
  bio: profile.investmentThesis,
  kind: 'investor',
});

/** The profiles of all of them, made of what is known of their work. */
export const demoProfiles = (startups: Startups, investors: Investors): DemoProfile[] => [
  ...startups.flatMap(teamProfiles),
  ...investors.map(investorProfile),
];
