import { sql } from 'kysely';
import { visibleTo } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { OwnProfile, PersonFacts, ProfileUpdate } from '../contract/profile.ts';

/** What others see of a person: the columns of `PersonFacts`, from users `u` and profiles `p`. */
export const personColumns = sql`u.id, u.first_name as "firstName", u.last_name as "lastName",
  u.image as "profileImageUrl", u.user_type as "userType", p.headline, p.location, p.bio,
  p.linkedin_url as "linkedinUrl", p.github_url as "githubUrl", p.twitter_url as "twitterUrl",
  p.personal_website as "personalWebsite", p.skills, p.interests, p.is_open_to_work as "isOpenToWork",
  p.is_open_to_cofounder as "isOpenToCofounder", p.is_open_to_invest as "isOpenToInvest",
  p.experience_level as "experienceLevel", p.remote_preference as "remotePreference"`;

export type OwnProfileRow = Omit<OwnProfile, 'strength' | 'updatedAt'> & {
  readonly updatedAt: Date;
  readonly experiences: number;
  readonly recommendations: number;
};

/** A person's own profile, with the counts its strength asks for. */
export async function findOwnProfile(db: Db, userId: UserId): Promise<OwnProfileRow> {
  const { rows } = await sql<OwnProfileRow>`
    select ${personColumns}, u.email, p.salary_expectation as "salaryExpectation", p.visibility,
      p.search_opt_in as "searchOptIn", p.version, p.updated_at as "updatedAt",
      (select count(*)::integer from experiences e where e.user_id = u.id) as experiences,
      (select count(*)::integer from recommendations r where r.subject_id = u.id and r.state = 'accepted')
        as recommendations
    from users u join profiles p on p.user_id = u.id where u.id = ${userId}`.execute(db);
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
      linkedin_url: body.linkedinUrl,
      github_url: body.githubUrl,
      twitter_url: body.twitterUrl,
      personal_website: body.personalWebsite,
      skills: body.skills,
      interests: body.interests,
      is_open_to_work: body.isOpenToWork,
      is_open_to_cofounder: body.isOpenToCofounder,
      is_open_to_invest: body.isOpenToInvest,
      experience_level: body.experienceLevel,
      remote_preference: body.remotePreference,
      salary_expectation: body.salaryExpectation,
      visibility: body.visibility,
      search_opt_in: body.searchOptIn,
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('user_id', '=', userId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets a person's picture; answers the one they had. */
export async function updatePicture(db: Db, userId: UserId, url: string | null): Promise<string | null> {
  const { rows } = await sql<{ former: string | null }>`
    update users set image = ${url}, updated_at = now()
    from (select id, image as former from users where id = ${userId} for update) before
    where users.id = before.id returning before.former`.execute(db);
  return rows[0]?.former ?? null;
}

/** Somebody as the viewer sees them, themself included; null where there is nobody for the viewer. */
export async function findPerson(db: Db, viewerId: UserId, personId: string): Promise<PersonFacts | null> {
  const { rows } = await sql<PersonFacts>`
    select ${personColumns} from users u join profiles p on p.user_id = u.id
    where u.id = ${personId} and ${visibleTo(viewerId)}`.execute(db);
  return rows[0] ?? null;
}
