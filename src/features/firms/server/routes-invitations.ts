import { insertNotifications } from '#features/notifications/server/queries.ts';
import type { UserId } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { AppError, forbidden, notFound } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import { letterText } from '#shared/domain/letter.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { invitationsOf } from '#shared/server/invitations.ts';
import { firmInvitationEndpoints } from '../contract.ts';
import type { FirmRole } from '../domain.ts';
import { canInvite } from '../policy.ts';
import { findFirmOf, findInvitingFirm, type FirmRow, insertFirmMember } from './queries.ts';

const firmInvitations = invitationsOf<FirmRole>({ table: 'firmInvitations', team: 'firmId' });

/** The firm of somebody who may bring people in. */
async function invitingFirm(db: Db, userId: UserId): Promise<FirmRow> {
  const firm = await findFirmOf(db, userId);
  if (!firm) throw notFound();
  if (!canInvite(firm, 'analyst')) throw forbidden('Only owners and partners can invite people to the firm.');
  return firm;
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
    const { teamId, told } = await firmInvitations.behind(db, params.token, services.now());
    return { ...told, ...(await findInvitingFirm(db, teamId, actor?.id ?? null)) };
  },

  'POST /api/firm-invitations/{token}/accept': async ({ actor, params, db, services }) => {
    const now = services.now();
    const { id, teamId, role, createdBy } = await firmInvitations.behind(db, params.token, now);
    const { firmName, isMember } = await findInvitingFirm(db, teamId, actor.id);
    if (isMember) throw new AppError('conflict', `You are in ${firmName} already.`);
    await firmInvitations.useUp(db, id, actor.id, now);
    const person = { firmId: teamId, userId: actor.id, role, now };
    if (!(await insertFirmMember(db, person))) {
      throw new AppError('conflict', 'You are already in another firm. Leave it first, then join this one.');
    }
    if (createdBy) {
      const content = `${fullName(actor)} joined ${firmName}.`;
      await insertNotifications(db, [{ userId: createdBy, kind: 'team', content, href: '/firm' }]);
    }
    return DONE;
  },
});
