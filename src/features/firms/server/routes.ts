import { insertNotifications } from '#features/notifications/server/queries.ts';
import type { Member } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { AppError, forbidden, notFound } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import { changedMeanwhile } from '#shared/server/refusals.ts';
import type { Firm } from '../contract/firm.ts';
import { firmEndpoints } from '../contract.ts';
import { canLeaveFirm, canManageFirm } from '../policy.ts';
import {
  deleteFirmMember,
  findFirmMembers,
  findFirmOf,
  type FirmMemberRow,
  type FirmRow,
  insertFirm,
  insertFirmMember,
  lockFirm,
  updateFirm,
  updateFirmRole,
} from './queries.ts';

const inAFirm = () => new AppError('conflict', 'You are already in a firm. Leave it first.');
const lastOwner = () => new AppError('conflict', 'A firm needs an owner. Make someone else the owner first.');
const memberOf = (row: FirmMemberRow) => ({ ...row, joinedAt: row.joinedAt.toISOString() });

async function withMembers(db: Db, { createdAt, ...firm }: FirmRow): Promise<Firm> {
  const members = (await findFirmMembers(db, firm.id)).map(memberOf);
  return { ...firm, members, createdAt: createdAt.toISOString() };
}

/** The actor's firm as it is now; nothing for those without one. */
async function ownFirm(db: Db, actor: Member): Promise<Firm> {
  const firm = await findFirmOf(db, actor.id);
  if (!firm) throw notFound();
  return withMembers(db, firm);
}

/** The same, held for the rest of the transaction. */
async function lockedFirm(db: Db, actor: Member): Promise<Firm> {
  const firm = await findFirmOf(db, actor.id);
  if (!firm) throw notFound();
  await lockFirm(db, firm.id);
  return ownFirm(db, actor);
}

function colleague(firm: Firm, userId: string) {
  const found = firm.members.find((member) => member.userId === userId);
  if (!found) throw notFound();
  return { found, owners: firm.members.filter(({ role }) => role === 'owner').length };
}

async function notifyMember(db: Db, userId: string, content: string): Promise<void> {
  await insertNotifications(db, [{ userId, kind: 'team', content, href: '/firm' }]);
}

export const firmRoutes = implement(firmEndpoints, {
  'GET /api/firm': async ({ actor, db }) => {
    const firm = await findFirmOf(db, actor.id);
    return { firm: firm && (await withMembers(db, firm)) };
  },

  'POST /api/firm': async ({ actor, body, db, services }) => {
    if (await findFirmOf(db, actor.id)) throw inAFirm();
    const firmId = await insertFirm(db, { name: body.name, domain: body.domain ?? null });
    const person = { firmId, userId: actor.id, role: 'owner', now: services.now() } as const;
    if (!(await insertFirmMember(db, person))) throw inAFirm();
    return ownFirm(db, actor);
  },

  'PUT /api/firm': async ({ actor, body, db }) => {
    const firm = await lockedFirm(db, actor);
    if (!canManageFirm(firm)) throw forbidden('Only an owner can change the firm.');
    const { version, ...change } = body;
    if (version !== undefined && version !== firm.version) {
      throw changedMeanwhile(firm);
    }
    await updateFirm(db, firm.id, change);
    return ownFirm(db, actor);
  },

  'PUT /api/firm/members/{userId}': async ({ actor, params, body, db }) => {
    const firm = await lockedFirm(db, actor);
    const { found, owners } = colleague(firm, params.userId);
    if (!canManageFirm(firm)) throw forbidden('Only an owner can change roles.');
    if (found.role === 'owner' && body.role !== 'owner' && owners === 1) throw lastOwner();
    await updateFirmRole(db, { firmId: firm.id, userId: params.userId, role: body.role });
    if (params.userId !== actor.id && body.role !== found.role) {
      await notifyMember(db, params.userId, `You are now ${body.role} at ${firm.name}.`);
    }
    return { ...found, role: body.role };
  },

  'DELETE /api/firm/members/{userId}': async ({ actor, params, db }) => {
    const firm = await lockedFirm(db, actor);
    const { found, owners } = colleague(firm, params.userId);
    const isSelf = params.userId === actor.id;
    if (!isSelf && !canManageFirm(firm)) throw forbidden('Only an owner can remove others from the firm.');
    const leaving = { role: firm.role, isSelf, targetRole: found.role, owners };
    if (!canLeaveFirm({ ...leaving, members: firm.members.length })) throw lastOwner();
    await deleteFirmMember(db, firm.id, params.userId);
    if (!isSelf) await notifyMember(db, params.userId, `You are no longer in the firm ${firm.name}.`);
    return DONE;
  },
});
