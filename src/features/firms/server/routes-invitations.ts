import { insertNotifications } from '#features/notifications/server/queries.ts';
import type { UserId } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { AppError, forbidden, notFound } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import { invitationState } from '#shared/domain/invitation.ts';
import { letterText } from '#shared/domain/letter.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { invitationHash, invitationsOf } from '#shared/server/invitations.ts';
import { firmInvitationEndpoints } from '../contract.ts';
import type { FirmRole } from '../domain.ts';
import { canInvite } from '../policy.ts';
import { findFirmOf, type FirmRow, insertFirmMember } from './queries.ts';
import { findFirmInvitation } from './queries-invitations.ts';

const firmInvitations = invitationsOf<FirmRole>({ table: 'firmInvitations', team: 'firmId' });

/** The firm of somebody who may bring people in. */
async function invitingFirm(db: Db, userId: UserId): Promise<FirmRow> {
  const firm = await findFirmOf(db, userId);
  if (!firm) throw notFound();
  if (!canInvite(firm, 'analyst')) throw forbidden('Only owners and partners can invite people to the firm.');
  return firm;
}

async function invitationBehind(db: Db, token: string, reader: UserId | null) {
  const found = await findFirmInvitation(db, invitationHash(token), reader);
  if (!found) throw notFound();
  return found;
}

export const firmInvitationRoutes = implement(firmInvitationEndpoints, {
  'GET /api/firm/invitations': async ({ actor, db, services }) => {
    const firm = await invitingFirm(db, actor.id);
    return firmInvitations.list(db, firm.id, services.now());
  },

  'POST /api/firm/invitations': async ({ actor, body, db, services }) => {
    const firm = await invitingFirm(db, actor.id);
    if (!canInvite(firm, body.role)) throw forbidden('Only an owner can invite another owner.');
    const invitation = { ...body, teamId: firm.id, by: actor };
    return firmInvitations.create(db, services, invitation, {
      path: '/firm/join',
      subject: letterText`Join ${firm.name} on Kilele`,
      text: (from) =>
        letterText`${from} invites you to ${firm.name} on Kilele as ${body.role}. You will share its deal flow.`,
    });
  },

  'DELETE /api/firm/invitations/{invitationId}': async ({ actor, params, db, services }) => {
    const firm = await invitingFirm(db, actor.id);
    await firmInvitations.revoke(db, firm.id, params.invitationId, services.now());
    return DONE;
  },

  'GET /api/firm-invitations/{token}': async ({ actor, params, db, services }) => {
    const row = await invitationBehind(db, params.token, actor?.id ?? null);
    return {
      firmName: row.firmName,
      role: row.role,
      invitedBy: row.invitedBy,
      state: invitationState(row, services.now()),
      expiresAt: row.expiresAt.toISOString(),
      isMember: row.isMember,
    };
  },

  'POST /api/firm-invitations/{token}/accept': async ({ actor, params, db, services }) => {
    const row = await invitationBehind(db, params.token, actor.id);
    const now = services.now();
    if (row.isMember) throw new AppError('conflict', `You are in ${row.firmName} already.`);
    await firmInvitations.useUp(db, row.id, actor.id, now);
    const person = { firmId: row.firmId, userId: actor.id, role: row.role, now };
    if (!(await insertFirmMember(db, person))) {
      throw new AppError('conflict', 'You are already in another firm. Leave it first, then join this one.');
    }
    if (row.createdBy) {
      const content = `${fullName(actor)} joined ${row.firmName}.`;
      await insertNotifications(db, [{ userId: row.createdBy, kind: 'team', content, href: '/firm' }]);
    }
    return DONE;
  },
});
