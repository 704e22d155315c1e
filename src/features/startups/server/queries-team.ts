import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { TeamRole } from '../domain/team.ts';

export type TeamMemberRow = {
  userId: string;
  name: string;
  imageUrl: string | null;
  role: TeamRole;
  title: string | null;
  joinedAt: Date;
};
export type InvitationRow = {
  id: number;
  role: TeamRole;
  email: string | null;
  expiresAt: Date;
  acceptedAt: Date | null;
  revokedAt: Date | null;
  createdAt: Date;
};

/** The team in the order people joined. */
export async function findTeam(db: Db, startupId: number): Promise<TeamMemberRow[]> {
  const { rows } = await sql<TeamMemberRow>`
    select m.user_id as "userId", u.name, u.image as "imageUrl", m.role, m.title, m.joined_at as "joinedAt"
    from startup_members m join users u on u.id = m.user_id
    where m.startup_id = ${startupId} order by m.joined_at, m.user_id`.execute(db);
  return rows;
}

export async function updateTeamMember(
  db: Db,
  { startupId, userId }: { startupId: number; userId: string },
  change: { role?: TeamRole; title?: string | null },
): Promise<void> {
  await db
    .updateTable('startup_members')
    .set(change)
    .where('startup_id', '=', startupId)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteTeamMember(db: Db, startupId: number, userId: string): Promise<void> {
  await db
    .deleteFrom('startup_members')
    .where('startup_id', '=', startupId)
    .where('user_id', '=', userId)
    .execute();
}

export async function insertTeamMember(
  db: Db,
  member: { startupId: number; userId: UserId; role: TeamRole },
): Promise<void> {
  await db
    .insertInto('startup_members')
    .values({ startup_id: member.startupId, user_id: member.userId, role: member.role })
    .execute();
}

const INVITATION = sql.raw(`i.id, i.role, i.email::text as email, i.expires_at as "expiresAt",
  i.accepted_at as "acceptedAt", i.revoked_at as "revokedAt", i.created_at as "createdAt"`);

/** The latest hundred invitations of a startup. */
export async function findInvitations(db: Db, startupId: number): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`select ${INVITATION} from startup_invitations i
    where i.startup_id = ${startupId} order by i.id desc limit 100`.execute(db);
  return rows;
}

/** Keeps the hash only; the link itself is told once. */
export async function insertInvitation(
  db: Db,
  invitation: {
    startupId: number;
    tokenHash: string;
    role: TeamRole;
    email: string | null;
    createdBy: UserId;
    expiresAt: Date;
    now: Date;
  },
): Promise<InvitationRow> {
  const { rows } = await sql<InvitationRow>`
    insert into startup_invitations as i (startup_id, token_hash, role, email, created_by, expires_at, created_at)
    values (${invitation.startupId}, ${invitation.tokenHash}, ${invitation.role}, ${invitation.email},
      ${invitation.createdBy}, ${invitation.expiresAt}, ${invitation.now})
    returning ${INVITATION}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('an insert returns its row');
  return row;
}

/** Whether there was such an open invitation. */
export async function revokeInvitation(
  db: Db,
  { startupId, invitationId, now }: { startupId: number; invitationId: number; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('startup_invitations')
    .set({ revoked_at: now })
    .where('id', '=', invitationId)
    .where('startup_id', '=', startupId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export type InvitationDetail = InvitationRow & {
  startupId: number;
  startupName: string;
  logoUrl: string | null;
  createdBy: string | null;
  invitedBy: string | null;
  isMember: boolean;
};

/** The invitation behind a link, by the hash of its token, and whether the reader is in the team already. */
export async function findInvitation(
  db: Db,
  tokenHash: string,
  reader: UserId | null,
): Promise<InvitationDetail | null> {
  const { rows } = await sql<InvitationDetail>`
    select ${INVITATION}, s.id as "startupId", s.name as "startupName", s.logo_url as "logoUrl",
      i.created_by as "createdBy", u.name as "invitedBy",
      exists (select from startup_members m where m.startup_id = s.id and m.user_id = ${reader}) as "isMember"
    from startup_invitations i join startups s on s.id = i.startup_id left join users u on u.id = i.created_by
    where i.token_hash = ${tokenHash}`.execute(db);
  return rows[0] ?? null;
}

/** Uses an open invitation up; false when somebody was quicker or it was revoked meanwhile. */
export async function acceptInvitation(
  db: Db,
  { invitationId, userId, now }: { invitationId: number; userId: UserId; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('startup_invitations')
    .set({ accepted_by: userId, accepted_at: now })
    .where('id', '=', invitationId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Tells each of these people something in their inbox. */
export async function insertNotifications(
  db: Db,
  userIds: readonly string[],
  notice: { kind: string; content: string; href: string },
): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .insertInto('notifications')
    .values(userIds.map((userId) => ({ user_id: userId, ...notice })))
    .execute();
}
