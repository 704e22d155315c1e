import type { Db, UserId } from '#shared/server/context.ts';

/** What a person signed up as, and their investor profile, where they have one. */
export async function findRoles(db: Db, userId: UserId) {
  return db
    .selectFrom('peopleCards as u')
    .leftJoin('investorProfiles as i', 'i.userId', 'u.id')
    .select(['u.userType', 'i.id as investorId'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
}
