import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import {
  INVITATION_COLUMNS,
  invitationHash,
  type InvitationRow,
  invitationsOf,
} from '#shared/server/invitations.ts';
import type { TeamRole } from '../domain/team.ts';

export type TeamMemberRow = {
  userId: string;
  name: string;
  imageUrl: string | null;
  role: TeamRole;
  title: string | null;
  joinedAt: Date;
};
/** The team in the order people joined. */
export async function findTeam(db: Db, startupId: number): Promise<TeamMemberRow[]> {
  const { rows } = await sql<TeamMemberRow>`
    select m.user_id, u.name, u.image as "imageUrl", m.role, m.title, m.joined_at
    from startup_members m join people_cards u on u.id = m.user_id
    where m.startup_id = ${startupId} order by m.joined_at, m.user_id`.execute(db);
  return rows;
}

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

export const teamInvitations = invitationsOf<TeamRole>({ table: 'startup_invitations', team: 'startup_id' });

export type TeamInvitationDetail = InvitationRow<TeamRole> & {
  startupId: number;
  startupName: string;
  logoUrl: string | null;
  createdBy: string | null;
  invitedBy: string | null;
  isMember: boolean;
};

/** The invitation behind a link, and whether the reader is in the team already; none while its maker is suspended. */
export async function findTeamInvitation(
  db: Db,
  token: string,
  reader: UserId | null,
): Promise<TeamInvitationDetail | null> {
  const { rows } = await sql<TeamInvitationDetail>`
    select ${INVITATION_COLUMNS}, s.id as "startupId", s.name as "startupName", s.logo_url,
      i.created_by, u.name as "invitedBy",
      exists (select from startup_members m where m.startup_id = s.id and m.user_id = ${reader}) as "isMember"
    from startup_invitations i join startups s on s.id = i.startup_id left join people_cards u on u.id = i.created_by
    where i.token_hash = ${invitationHash(token)} and u.is_suspended is not true`.execute(db);
  return rows[0] ?? null;
}

/** Startups that would be left without an owner if this person went. */
export async function findSoleOwned(db: Db, userId: UserId): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select s.id, s.name from startup_members m join startups s on s.id = m.startup_id
    where m.user_id = ${userId} and m.role = 'owner' and not exists (
      select 1 from startup_members o
      where o.startup_id = m.startup_id and o.role = 'owner' and o.user_id <> m.user_id
    ) order by s.id`.execute(db);
  return rows;
}
