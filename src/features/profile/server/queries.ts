import { sql } from 'kysely';
import { visibleTo } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { OwnProfile, PersonFacts, ProfileUpdate } from '../contract/profile.ts';

/** What others see of a person: the columns of `PersonFacts`, from people_cards `u` and profiles `p`. */
export const personColumns = sql`u.id, u.first_name, u.last_name,
  u.image as "profileImageUrl", u.user_type, p.headline, p.location, p.bio,
  p.linkedin_url, p.github_url, p.twitter_url,
  p.personal_website, p.skills, p.interests, p.is_open_to_work,
  p.is_open_to_cofounder, p.is_open_to_invest,
  p.experience_level, p.remote_preference`;

export type OwnProfileRow = Omit<OwnProfile, 'strength' | 'updatedAt'> & {
  readonly updatedAt: Date;
  readonly experiences: number;
  readonly recommendations: number;
};

/** A person's own profile, with the counts its strength asks for. */
export async function findOwnProfile(db: Db, userId: UserId): Promise<OwnProfileRow> {
  const { rows } = await sql<OwnProfileRow>`
    select ${personColumns}, (select a.email from people_addresses a where a.id = u.id) as email, p.salary_expectation, p.visibility,
      p.search_opt_in, p.version, p.updated_at,
      (select count(*)::integer from experiences e where e.user_id = u.id) as experiences,
      (select count(*)::integer from accepted_recommendations r where r.subject_id = u.id)
        as recommendations
    from people_cards u join profiles p on p.user_id = u.id where u.id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a member without a profile: the trigger of users is missing');
  return row;
}

/** Saves what is given over the version that was read, or over any; false when a newer one is there. */
export async function updateProfile(
  db: Db,
  userId: UserId,
  { version, ...body }: ProfileUpdate,
): Promise<boolean> {
  const row = await db
    .updateTable('profiles')
    .set((eb) => ({
      headline: body.headline,
      location: body.location,
      bio: body.bio,
      linkedinUrl: body.linkedinUrl,
      githubUrl: body.githubUrl,
      twitterUrl: body.twitterUrl,
      personalWebsite: body.personalWebsite,
      skills: body.skills,
      interests: body.interests,
      isOpenToWork: body.isOpenToWork,
      isOpenToCofounder: body.isOpenToCofounder,
      isOpenToInvest: body.isOpenToInvest,
      experienceLevel: body.experienceLevel,
      remotePreference: body.remotePreference,
      salaryExpectation: body.salaryExpectation,
      visibility: body.visibility,
      searchOptIn: body.searchOptIn,
      version: eb('version', '+', 1),
      updatedAt: new Date(),
    }))
    .where('userId', '=', userId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody as the viewer sees them, themself included; null where there is nobody for the viewer. */
export async function findPerson(db: Db, viewerId: UserId, personId: string): Promise<PersonFacts | null> {
  const { rows } = await sql<PersonFacts>`
    select ${personColumns} from people_cards u join profiles p on p.user_id = u.id
    where u.id = ${personId} and ${visibleTo(viewerId)}`.execute(db);
  return rows[0] ?? null;
}
