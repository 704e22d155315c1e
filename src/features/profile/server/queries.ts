import type { NotNull } from 'kysely';
import { visibleTo } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { PersonFacts, ProfileUpdate } from '../contract/profile.ts';

/** What others see of a person: the columns of `PersonFacts`, from `peopleCards as u` and `profiles as p`. */
const people = (db: Db) =>
  db
    .selectFrom('peopleCards as u')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .select([
      'u.id',
      'u.firstName',
      'u.lastName',
      'u.image as profileImageUrl',
      'u.userType',
      'u.isDemo',
      'p.headline',
    ])
    .select(['p.location', 'p.bio', 'p.linkedinUrl', 'p.githubUrl', 'p.twitterUrl', 'p.personalWebsite'])
    .select(['p.skills', 'p.interests', 'p.isOpenToWork', 'p.isOpenToCofounder', 'p.isOpenToInvest'])
    .select(['p.experienceLevel', 'p.remotePreference']);

export type OwnProfileRow = Awaited<ReturnType<typeof findOwnProfile>>;

/** A person's own profile, with the counts its strength asks for. */
export async function findOwnProfile(db: Db, userId: UserId) {
  // The trigger of users sees to it that every member has a profile.
  return people(db)
    .innerJoin('peopleAddresses as e', 'e.id', 'u.id')
    .select(['e.email', 'p.salaryExpectation', 'p.visibility', 'p.searchOptIn', 'p.version', 'p.updatedAt'])
    .select((eb) => [
      eb
        .selectFrom('experiences as x')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('x.userId', '=', 'u.id')
        .as('experiences'),
      eb
        .selectFrom('acceptedRecommendations as r')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('r.subjectId', '=', 'u.id')
        .as('recommendations'),
    ])
    .$narrowType<{ experiences: NotNull; recommendations: NotNull }>()
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Saves what is given over the version that was read, or over any; false when a newer one is there. */
export async function updateProfile(
  db: Db,
  userId: UserId,
  { version, ...body }: ProfileUpdate,
  now: Date,
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
      updatedAt: now,
    }))
    .where('userId', '=', userId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody as the viewer sees them, themself included; null where there is nobody for the viewer. */
export async function findPerson(db: Db, viewerId: UserId, personId: string): Promise<PersonFacts | null> {
  const row = await people(db).where('u.id', '=', personId).where(visibleTo(viewerId)).executeTakeFirst();
  return row ?? null;
}
