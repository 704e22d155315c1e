import { sql } from 'kysely';
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
    interests,
    isOpenToCofounder: kind === 'founder' && index % 3 === 0,
    isOpenToWork: kind === 'team' && index % 4 === 0,
    experienceLevel: kind === 'team' ? (['mid', 'senior'] as const)[index % 2] : 'executive',
    remotePreference: REMOTE[index % REMOTE.length],
    bio,
    skills: kind === 'founder' ? null : skillsOf(title),
  };
}

function experiencesOf({ userId, title, company, since, kind }: DemoProfile, index: number) {
  const current = {
    userId,
    type: 'work',
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
    type: 'project',
    title: 'First customers',
    startDate: `${since - EARLIER_YEARS}-02-01`,
    endDate: `${since}-01-01`,
    isCurrent: false,
    description: 'Talked to customers by hand before there was a company.',
  };
  return [current, before];
}

/** Fills the profiles of the demo. Their rows are there since the people were inserted; null keeps what they hold. */
export async function seedProfiles(db: Db, profiles: readonly DemoProfile[]): Promise<void> {
  await sql`
    update profiles p set headline = d.headline, location = d.location, interests = d.interests,
      is_open_to_cofounder = d."isOpenToCofounder", is_open_to_work = d."isOpenToWork",
      experience_level = d."experienceLevel", remote_preference = d."remotePreference",
      bio = coalesce(d.bio, p.bio), skills = coalesce(d.skills, p.skills)
    from jsonb_to_recordset(${JSON.stringify(profiles.map(profileOf))}::jsonb) as d ("userId" text, headline text,
      location text, interests text[], "isOpenToCofounder" boolean, "isOpenToWork" boolean, "experienceLevel" text,
      "remotePreference" text, bio text, skills text[])
    where p.user_id = d."userId"`.execute(db);
  await db.insertInto('experiences').values(profiles.flatMap(experiencesOf)).execute();
}
