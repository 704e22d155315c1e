import { createHash, randomBytes } from 'node:crypto';
import { insertNotifications } from '#features/notifications/server/queries.ts';
import type { UserId } from '#shared/server/context.ts';
import type { Db } from '#shared/server/db.ts';
import { AppError, forbidden, notFound } from '#shared/server/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { firmInvitationEndpoints } from '../contract.ts';
import { INVITATION_DAYS, invitationExpiry, invitationState } from '#shared/domain/invitation.ts';
import { canInvite } from '../policy.ts';
import { findFirmOf, type FirmRow, insertFirmMember } from './queries.ts';
import {
  acceptFirmInvitation,
  findFirmInvitation,
  findFirmInvitations,
  type FirmInvitationRow,
  insertFirmInvitation,
  revokeFirmInvitation,
} from './queries-invitations.ts';

const DONE = { ok: true } as const;
const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const invitationOf = (row: FirmInvitationRow, now: Date) => ({
  id: row.id,
  role: row.role,
  email: row.email,
  state: invitationState(row, now),
  expiresAt: row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
});

/** The firm of somebody who may bring people in. */
async function invitingFirm(db: Db, userId: UserId): Promise<FirmRow> {
  const firm = await findFirmOf(db, userId);
  if (!firm) throw notFound();
  if (!canInvite(firm, 'analyst')) throw forbidden('Owners and partners invite people to the firm.');
  return firm;
}

async function invitationBehind(db: Db, token: string, reader: UserId | null) {
  const found = TOKEN.test(token) ? await findFirmInvitation(db, hashOf(token), reader) : null;
  if (!found) throw notFound();
  return found;
}

export const firmInvitationRoutes = implement(firmInvitationEndpoints, {
  'GET /api/firm/invitations': async ({ actor, db, services }) => {
    const firm = await invitingFirm(db, actor.id);
    const items = (await findFirmInvitations(db, firm.id)).map((row) => invitationOf(row, services.now()));
    return { items, total: items.length };
  },

  'POST /api/firm/invitations': async ({ actor, body, db, services }) => {
    const firm = await invitingFirm(db, actor.id);
    if (!canInvite(firm, body.role)) throw forbidden('Only an owner invites another owner.');
    const token = randomBytes(32).toString('base64url');
    const now = services.now();
    const row = await insertFirmInvitation(db, {
      firmId: firm.id,
      tokenHash: hashOf(token),
      role: body.role,
      email: body.email || null,
      createdBy: actor.id,
      expiresAt: invitationExpiry(now),
      now,
    });
    const link = `${services.env.baseUrl}/firm/join/${token}`;
    if (row.email) {
      const from = `${actor.firstName} ${actor.lastName}`.trim();
      const text = `${from} invites you to ${firm.name} on Kilele as ${row.role}. You will share its deal flow.\n\n${link}\n\nThe link works once, for ${INVITATION_DAYS} days.`;
      await services.mail.queue(db, { to: row.email, subject: `Join ${firm.name} on Kilele`, text });
    }
    return { ...invitationOf(row, now), link };
  },

  'DELETE /api/firm/invitations/{invitationId}': async ({ actor, params, db, services }) => {
    const firm = await invitingFirm(db, actor.id);
    const { invitationId } = params;
    const gone = await revokeFirmInvitation(db, { firmId: firm.id, invitationId, now: services.now() });
    if (!gone) throw notFound();
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
    if (!(await acceptFirmInvitation(db, { invitationId: row.id, userId: actor.id, now }))) {
      throw new AppError('conflict', 'This invitation no longer works. Ask for a new one.');
    }
    const person = { firmId: row.firmId, userId: actor.id, role: row.role, now };
    if (!(await insertFirmMember(db, person))) {
      throw new AppError('conflict', 'You are in another firm. Leave it first, then join this one.');
    }
    if (row.createdBy) {
      const content = `${`${actor.firstName} ${actor.lastName}`.trim()} joined ${row.firmName}.`;
      await insertNotifications(db, [{ userId: row.createdBy, kind: 'team', content, href: '/firm' }]);
    }
    return DONE;
  },
});
