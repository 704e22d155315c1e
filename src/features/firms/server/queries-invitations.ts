import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import {
  INVITATION_COLUMNS,
  invitationHash,
  type InvitationRow,
  invitationsOf,
} from '#shared/server/invitations.ts';
import type { FirmRole } from '../domain.ts';

export const firmInvitations = invitationsOf<FirmRole>({ table: 'firm_invitations', team: 'firm_id' });

export type FirmInvitationDetail = InvitationRow<FirmRole> & {
  firmId: number;
  firmName: string;
  createdBy: string | null;
  invitedBy: string | null;
  isMember: boolean;
};

/** The invitation behind a link, and whether the reader is in that firm already; none while its maker is suspended. */
export async function findFirmInvitation(
  db: Db,
  token: string,
  reader: UserId | null,
): Promise<FirmInvitationDetail | null> {
  const { rows } = await sql<FirmInvitationDetail>`
    select ${INVITATION_COLUMNS}, f.id as "firmId", f.name as "firmName", i.created_by,
      u.name as "invitedBy",
      exists (select from firm_members m where m.firm_id = f.id and m.user_id = ${reader}) as "isMember"
    from firm_invitations i join firms f on f.id = i.firm_id left join people_cards u on u.id = i.created_by
    where i.token_hash = ${invitationHash(token)} and u.is_suspended is not true`.execute(db);
  return rows[0] ?? null;
}
