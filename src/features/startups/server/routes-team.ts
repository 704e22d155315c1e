import { createHash, randomBytes } from 'node:crypto';
import type { Services } from '#shared/server/context.ts';
import type { Db } from '#shared/server/db.ts';
import { AppError, forbidden, notFound } from '#shared/server/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { teamEndpoints } from '../contract.ts';
import { INVITATION_DAYS, invitationExpiry, invitationState } from '#shared/domain/invitation.ts';
import { canLeaveTeam, canManageTeam, canSeeTeamSide } from '../policy.ts';
import { lockStartup } from './queries.ts';
import {
  acceptInvitation,
  deleteTeamMember,
  findInvitation,
  findInvitations,
  findTeam,
  insertInvitation,
  insertNotifications,
  insertTeamMember,
  type InvitationDetail,
  type InvitationRow,
  revokeInvitation,
  type TeamMemberRow,
  updateTeamMember,
} from './queries-team.ts';
import { gate } from './routes-gate.ts';

const DONE = { ok: true } as const;
const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const lastOwner = () => new AppError('conflict', 'A startup needs an owner: make somebody else one first.');

const memberOf = (row: TeamMemberRow) => ({ ...row, joinedAt: row.joinedAt.toISOString() });
const invitationOf = (row: InvitationRow, now: Date) => ({
  id: row.id,
  role: row.role,
  email: row.email,
  state: invitationState(row, now),
  expiresAt: row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
});

/** Somebody of a locked team, and how many owners it has. */
async function member(db: Db, startupId: number, userId: string) {
  await lockStartup(db, startupId);
  const team = await findTeam(db, startupId);
  const found = team.find((row) => row.userId === userId);
  if (!found) throw notFound();
  return { found, owners: team.filter(({ role }) => role === 'owner').length };
}

async function tell(
  db: Db,
  { events }: Services,
  userIds: readonly string[],
  notice: { kind: string; content: string; href: string },
): Promise<void> {
  await insertNotifications(db, userIds, notice);
  for (const userId of userIds) await events.publish(db, { userId, topic: 'notifications' });
}

async function invitationBehind(db: Db, token: string, reader: Parameters<typeof findInvitation>[2]) {
  const found: InvitationDetail | null = TOKEN.test(token)
    ? await findInvitation(db, hashOf(token), reader)
    : null;
  if (!found) throw notFound();
  return found;
}

export const teamRoutes = implement(teamEndpoints, {
  'GET /api/startups/{id}/team': async ({ actor, params, db }) => {
    await gate(db, actor, params.id, canSeeTeamSide);
    const items = (await findTeam(db, params.id)).map(memberOf);
    return { items, total: items.length };
  },

  'PUT /api/startups/{id}/team/{userId}': async ({ actor, params, body, db, services }) => {
    const { role, name } = await gate(db, actor, params.id, canSeeTeamSide);
    const { found, owners } = await member(db, params.id, params.userId);
    const changesRole = body.role !== undefined && body.role !== found.role;
    const ownTitle = params.userId === actor.id && !changesRole;
    if (!ownTitle && !canManageTeam({ role }))
      throw forbidden('Only an owner changes roles and titles of others.');
    if (changesRole && found.role === 'owner' && owners === 1) throw lastOwner();
    await updateTeamMember(
      db,
      { startupId: params.id, userId: params.userId },
      { role: body.role, title: body.title },
    );
    if (changesRole && params.userId !== actor.id) {
      const content = `You are now ${body.role} in the team of ${name}.`;
      await tell(db, services, [params.userId], { kind: 'team', content, href: `/startups/${params.id}` });
    }
    const { found: after } = await member(db, params.id, params.userId);
    return memberOf(after);
  },

  'DELETE /api/startups/{id}/team/{userId}': async ({ actor, params, db, services }) => {
    const { role, name } = await gate(db, actor, params.id, canSeeTeamSide);
    const { found, owners } = await member(db, params.id, params.userId);
    const isSelf = params.userId === actor.id;
    if (!isSelf && !canManageTeam({ role })) throw forbidden('Only an owner takes others out of the team.');
    if (!canLeaveTeam({ role, isSelf, targetRole: found.role, owners })) throw lastOwner();
    await deleteTeamMember(db, params.id, params.userId);
    const notice = {
      kind: 'team',
      content: `You are no longer in the team of ${name}.`,
      href: `/startups/${params.id}`,
    };
    if (!isSelf) await tell(db, services, [params.userId], notice);
    return DONE;
  },

  'GET /api/startups/{id}/invitations': async ({ actor, params, db, services }) => {
    await gate(db, actor, params.id, canManageTeam);
    const items = (await findInvitations(db, params.id)).map((row) => invitationOf(row, services.now()));
    return { items, total: items.length };
  },

  'POST /api/startups/{id}/invitations': async ({ actor, params, body, db, services }) => {
    const { name } = await gate(db, actor, params.id, canManageTeam);
    const token = randomBytes(32).toString('base64url');
    const now = services.now();
    const row = await insertInvitation(db, {
      startupId: params.id,
      tokenHash: hashOf(token),
      role: body.role,
      email: body.email || null,
      createdBy: actor.id,
      expiresAt: invitationExpiry(now),
      now,
    });
    const link = `${services.env.baseUrl}/invitations/${token}`;
    if (row.email) {
      const from = `${actor.firstName} ${actor.lastName}`.trim();
      const text = `${from} invites you to the team of ${name} on Kilele as ${row.role}.\n\n${link}\n\nThe link works once, for ${INVITATION_DAYS} days.`;
      await services.mail.queue(db, { to: row.email, subject: `Join the team of ${name} on Kilele`, text });
    }
    return { ...invitationOf(row, now), link };
  },

  'DELETE /api/startups/{id}/invitations/{invitationId}': async ({ actor, params, db, services }) => {
    await gate(db, actor, params.id, canManageTeam);
    const { id: startupId, invitationId } = params;
    if (!(await revokeInvitation(db, { startupId, invitationId, now: services.now() }))) throw notFound();
    return DONE;
  },

  'GET /api/invitations/{token}': async ({ actor, params, db, services }) => {
    const row = await invitationBehind(db, params.token, actor?.id ?? null);
    return {
      startupId: row.startupId,
      startupName: row.startupName,
      logoUrl: row.logoUrl,
      role: row.role,
      invitedBy: row.invitedBy,
      state: invitationState(row, services.now()),
      expiresAt: row.expiresAt.toISOString(),
      isMember: row.isMember,
    };
  },

  'POST /api/invitations/{token}/accept': async ({ actor, params, db, services }) => {
    const row = await invitationBehind(db, params.token, actor.id);
    if (row.isMember) throw new AppError('conflict', `You are in the team of ${row.startupName} already.`);
    const used = await acceptInvitation(db, { invitationId: row.id, userId: actor.id, now: services.now() });
    if (!used) throw new AppError('conflict', 'This invitation no longer works. Ask for a new one.');
    await insertTeamMember(db, { startupId: row.startupId, userId: actor.id, role: row.role });
    const content = `${actor.firstName} ${actor.lastName}`.trim() + ` joined the team of ${row.startupName}.`;
    const href = `/startups/${row.startupId}/edit?tab=team`;
    if (row.createdBy) await tell(db, services, [row.createdBy], { kind: 'team', content, href });
    return { startupId: row.startupId };
  },
});
