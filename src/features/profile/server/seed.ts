import type { Db } from '#shared/server/context.ts';

/** Somebody of the demo, with what the demo knows of them: their work now, their field and their place. */
export type DemoProfile = {
  readonly userId: string;
  readonly title: string;
  readonly company: string;
  readonly since: number;
  readonly location: string;
  readonly interests: readonly string[];
  /** Null keeps what is there already. */
  readonly bio: string | null;
  readonly kind: 'founder' | 'team' | 'investor';
};

/** Skills that go with words of a title; the first that fits. */
const SKILLS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/tech|cto|engineer|data|remote|software/i, ['Engineering', 'Technology']],
  [/product|design/i, ['Product', 'Design']],
  [/sales|growth|commercial|partner/i, ['Sales', 'Business Development']],
  [/market|brand|community/i, ['Marketing']],
  [/financ|cfo|credit|risk/i, ['Finance', 'Strategy']],
  [/invest|angel|fund/i, ['Finance', 'Strategy']],
];
const OTHERWISE = ['Operations'];
const REMOTE = ['hybrid', 'onsite', 'remote', 'flexible'] as const;
const EARLIER_YEARS = 3;

const skillsOf = (title: string) => SKILLS.find(([pattern]) => pattern.test(title))?.[1] ?? OTHERWISE;

/** Every third founder looks for a co-founder and every fourth of a team for work, so that there are matches. */
function profileOf({ userId, title, company, location, interests, bio, kind }: DemoProfile, index: number) {
  return {
    userId,
    headline: `${title}, ${company}`,
    location,
    interests: [...interests],
    isOpenToCofounder: kind === 'founder' && index % 3 === 0,
    isOpenToWork: kind === 'team' && index % 4 === 0,
    experienceLevel: kind === 'team' ? (['mid', 'senior'] as const)[index % 2] : ('executive' as const),
    remotePreference: REMOTE[index % REMOTE.length],
    bio: bio ?? undefined,
    skills: kind === 'founder' ? undefined : [...skillsOf(title)],
  };
}

function experiencesOf({ userId, title, company, since, kind }: DemoProfile, index: number) {
  const current = {
    userId,
    type: 'work' as const,
    title,
    company,
    startDate: `${since}-0${(index % 9) + 1}-01`,
    endDate: null,
    isCurrent: true,
    description: null,
  };
  if (kind !== 'founder') return [current];
  const before = {
    ...current,
    type: 'project' as const,
    title: 'First customers',
    startDate: `${since - EARLIER_YEARS}-02-01`,
    endDate: `${since}-01-01`,
    isCurrent: false,
    description: 'Talked to customers by hand before there was a company.',
  };
  return [current, before];
}

/** Fills the profiles of the demo. Their rows are there since the people were inserted; what is undefined stays. */
export async function seedProfiles(db: Db, profiles: readonly DemoProfile[]): Promise<void> {
  for (const [index, profile] of profiles.entries()) {
    const { userId, ...values } = profileOf(profile, index);
    await db.updateTable('profiles').set(values).where('userId', '=', userId).execute();
  }
  await db.insertInto('experiences').values(profiles.flatMap(experiencesOf)).execute();
}
