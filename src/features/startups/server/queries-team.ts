import type { Db, UserId } from '#shared/server/context.ts';
import type { TeamRole } from '../domain/team.ts';

/** The team in the order people joined. */
export async function findTeam(db: Db, startupId: number) {
  return db
    .selectFrom('startupMembers as m')
    .innerJoin('peopleCards as u', 'u.id', 'm.userId')
    .select(['m.userId', 'u.name', 'u.image as imageUrl', 'u.isDemo', 'm.role', 'm.title', 'm.joinedAt'])
    .where('m.startupId', '=', startupId)
    .orderBy('m.joinedAt')
    .orderBy('m.userId')
    .execute();
}

export type TeamMemberRow = Awaited<ReturnType<typeof findTeam>>[number];

export async function updateTeamMember(
  db: Db,
  { startupId, userId }: { startupId: number; userId: string },
  change: { role?: TeamRole; title?: string | null },
): Promise<void> {
  await db
    .updateTable('startupMembers')
    .set(change)
    .where('startupId', '=', startupId)
    .where('userId', '=', userId)
    .execute();
}

export async function deleteTeamMember(db: Db, startupId: number, userId: string): Promise<void> {
  await db
    .deleteFrom('startupMembers')
    .where('startupId', '=', startupId)
    .where('userId', '=', userId)
    .execute();
}

export async function insertTeamMember(
  db: Db,
  member: { startupId: number; userId: UserId; role: TeamRole },
): Promise<void> {
  await db
    .insertInto('startupMembers')
    .values({ startupId: member.startupId, userId: member.userId, role: member.role })
    .execute();
}

/** The startup that somebody is invited to, and whether they are in its team already. */
export async function findInvitingStartup(db: Db, startupId: number, reader: UserId | null) {
  return db
    .selectFrom('startups as s')
    .leftJoin('startupMembers as m', (join) =>
      join.onRef('m.startupId', '=', 's.id').on('m.userId', '=', reader),
    )
    .select(['s.name as startupName', 's.logoUrl'])
    .select((eb) => eb('m.userId', 'is not', null).$castTo<boolean>().as('isMember'))
    .where('s.id', '=', startupId)
    .executeTakeFirstOrThrow();
}

/** Startups that would be left without an owner if this person went. */
export async function findSoleOwned(db: Db, userId: UserId): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('startupMembers as m')
    .innerJoin('startups as s', 's.id', 'm.startupId')
    .select(['s.id', 's.name'])
    .where('m.userId', '=', userId)
    .where('m.role', '=', 'owner')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('startupMembers as o')
            .select('o.userId')
            .whereRef('o.startupId', '=', 'm.startupId')
            .where('o.role', '=', 'owner')
            .where('o.userId', '<>', userId),
        ),
      ),
    )
    .orderBy('s.id')
    .execute();
}
