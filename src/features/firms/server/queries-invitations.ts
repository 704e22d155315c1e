import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { FirmRole } from '../domain.ts';

export type FirmInvitationRow = {
  id: number;
  role: FirmRole;
  email: string | null;
  expiresAt: Date;
  acceptedAt: Date | null;
  revokedAt: Date | null;
  createdAt: Date;
};
export type FirmInvitationDetail = FirmInvitationRow & {
  firmId: number;
  firmName: string;
  createdBy: string | null;
  invitedBy: string | null;
  isMember: boolean;
};

const INVITATION = sql.raw(`i.id, i.role, i.email::text as email, i.expires_at as "expiresAt",
  i.accepted_at as "acceptedAt", i.revoked_at as "revokedAt", i.created_at as "createdAt"`);

/** The latest hundred invitations of a firm. */
export async function findFirmInvitations(db: Db, firmId: number): Promise<FirmInvitationRow[]> {
  const { rows } = await sql<FirmInvitationRow>`select ${INVITATION} from firm_invitations i
    where i.firm_id = ${firmId} order by i.id desc limit 100`.execute(db);
  return rows;
}

type NewInvitation = {
  firmId: number;
  tokenHash: string;
  role: FirmRole;
  email: string | null;
  createdBy: UserId;
  expiresAt: Date;
  now: Date;
};

/** Keeps the hash only; the link itself is told once. */
export async function insertFirmInvitation(db: Db, given: NewInvitation): Promise<FirmInvitationRow> {
  const { rows } = await sql<FirmInvitationRow>`
    insert into firm_invitations as i (firm_id, token_hash, role, email, created_by, expires_at, created_at)
    values (${given.firmId}, ${given.tokenHash}, ${given.role}, ${given.email}, ${given.createdBy},
      ${given.expiresAt}, ${given.now})
    returning ${INVITATION}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('an insert returns its row');
  return row;
}

/** Whether there was such an open invitation. */
export async function revokeFirmInvitation(
  db: Db,
  { firmId, invitationId, now }: { firmId: number; invitationId: number; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('firm_invitations')
    .set({ revoked_at: now })
    .where('id', '=', invitationId)
    .where('firm_id', '=', firmId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The invitation behind a link, by the hash of its token, and whether the reader is in that firm already. */
export async function findFirmInvitation(
  db: Db,
  tokenHash: string,
  reader: UserId | null,
): Promise<FirmInvitationDetail | null> {
  const { rows } = await sql<FirmInvitationDetail>`
    select ${INVITATION}, f.id as "firmId", f.name as "firmName", i.created_by as "createdBy",
      u.name as "invitedBy",
      exists (select from firm_members m where m.firm_id = f.id and m.user_id = ${reader}) as "isMember"
    from firm_invitations i join firms f on f.id = i.firm_id left join users u on u.id = i.created_by
    where i.token_hash = ${tokenHash}`.execute(db);
  return rows[0] ?? null;
}

/** Uses an open invitation up; false when somebody was quicker or it was revoked meanwhile. */
export async function acceptFirmInvitation(
  db: Db,
  { invitationId, userId, now }: { invitationId: number; userId: UserId; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('firm_invitations')
    .set({ accepted_by: userId, accepted_at: now })
    .where('id', '=', invitationId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
