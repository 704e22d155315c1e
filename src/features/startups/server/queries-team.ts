import type { Db, UserId } from '#shared/server/context.ts';
import { INVITATION_COLUMNS } from '#shared/server/queries-invitations.ts';
import type { TeamRole } from '../domain/team.ts';

/** The team in the order people joined. */
export async function findTeam(db: Db, startupId: number) {
  return db
    .selectFrom('startupMembers as m')
    .innerJoin('peopleCards as u', 'u.id', 'm.userId')
    .select(['m.userId', 'u.name', 'u.image as imageUrl', 'm.role', 'm.title', 'm.joinedAt'])
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

/** The invitation behind a link, and whether the reader is in the team already; none while its maker is suspended. */
export async function findTeamInvitation(db: Db, tokenHash: string | null, reader: UserId | null) {
  const row = await db
    .selectFrom('startupInvitations as i')
    .innerJoin('startups as s', 's.id', 'i.startupId')
    .leftJoin('peopleCards as u', 'u.id', 'i.createdBy')
    .select([...INVITATION_COLUMNS, 'i.role', 'i.createdBy'])
    .select(['s.id as startupId', 's.name as startupName', 's.logoUrl', 'u.name as invitedBy'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('startupMembers as m')
            .select('m.userId')
            .whereRef('m.startupId', '=', 's.id')
            .where('m.userId', '=', reader),
        )
        .$castTo<boolean>()
        .as('isMember'),
    )
    .where('i.tokenHash', '=', tokenHash)
    .where('u.isSuspended', 'is not', true)
    .executeTakeFirst();
  return row ?? null;
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
