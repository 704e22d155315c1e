import { insertNotifications } from '#features/notifications/server/queries.ts';
import type { Services } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { AppError, forbidden, notFound } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import { invitationsOf } from '#shared/server/invitations.ts';
import { teamEndpoints } from '../contract.ts';
import { letterText } from '#shared/domain/letter.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { TeamRole } from '../domain/team.ts';
import { canLeaveTeam, canManageTeam } from '../policy.ts';
import { requireStartup } from './access.ts';
import { lockStartup } from './queries.ts';
import {
  deleteTeamMember,
  findTeam,
  findInvitingStartup,
  insertTeamMember,
  type TeamMemberRow,
  updateTeamMember,
} from './queries-team.ts';

const teamInvitations = invitationsOf<TeamRole>({ table: 'startupInvitations', team: 'startupId' });

const lastOwner = () =>
  new AppError('conflict', 'A startup needs an owner. Make someone else the owner first.');

const memberOf = (row: TeamMemberRow) => ({ ...row, joinedAt: row.joinedAt.toISOString() });

/** Somebody of a locked team, and how many owners it has. */
async function member(db: Db, startupId: number, userId: string) {
  await lockStartup(db, startupId);
  const team = await findTeam(db, startupId);
  const found = team.find((row) => row.userId === userId);
  if (!found) throw notFound();
  return { found, owners: team.filter(({ role }) => role === 'owner').length };
}

/** Whoever may not edit any more takes along what they let others see. */
async function endEditing(
  { db, services }: { db: Db; services: Services },
  startupId: number,
  userId: string,
): Promise<void> {
  for (const { endedEditing } of services.hooks) await endedEditing?.(db, startupId, userId);
}

type TeamNotification = { userId: string; content: string; href: string };
const notify = (db: Db, notification: TeamNotification) =>
  insertNotifications(db, [{ ...notification, kind: 'team' }]);

export const teamRoutes = implement(teamEndpoints, {
  'GET /api/startups/{id}/team': async ({ actor, params, db }) => {
    await requireStartup(db, actor, params.id, 'read');
    const items = (await findTeam(db, params.id)).map(memberOf);
    return { items, total: items.length };
  },

  'PUT /api/startups/{id}/team/{userId}': async ({ actor, params, body, db, services }) => {
    const { role, name } = await requireStartup(db, actor, params.id, 'read');
    const { found, owners } = await member(db, params.id, params.userId);
    const changesRole = body.role !== undefined && body.role !== found.role;
    const ownTitle = params.userId === actor.id && !changesRole;
    if (!ownTitle && !canManageTeam({ role }))
      throw forbidden('Only an owner can change the roles and titles of others.');
    if (changesRole && found.role === 'owner' && owners === 1) throw lastOwner();
    await updateTeamMember(
      db,
      { startupId: params.id, userId: params.userId },
      { role: body.role, title: body.title },
    );
    if (changesRole && body.role === 'viewer') await endEditing({ db, services }, params.id, params.userId);
    if (changesRole && params.userId !== actor.id) {
      const content = `You are now ${body.role} in the team of ${name}.`;
      await notify(db, { userId: params.userId, content, href: `/startups/${params.id}` });
    }
    const { found: after } = await member(db, params.id, params.userId);
    return memberOf(after);
  },

  'DELETE /api/startups/{id}/team/{userId}': async ({ actor, params, db, services }) => {
    const { role, name } = await requireStartup(db, actor, params.id, 'read');
    const { found, owners } = await member(db, params.id, params.userId);
    const isSelf = params.userId === actor.id;
    if (!isSelf && !canManageTeam({ role }))
      throw forbidden('Only an owner can remove others from the team.');
    if (!canLeaveTeam({ role, isSelf, targetRole: found.role, owners })) throw lastOwner();
    await deleteTeamMember(db, params.id, params.userId);
    await endEditing({ db, services }, params.id, params.userId);
    const content = `You are no longer in the team of ${name}.`;
    if (!isSelf) {
      await notify(db, { userId: params.userId, content, href: `/startups/${params.id}` });
    }
    return DONE;
  },

  'GET /api/startups/{id}/invitations': async ({ actor, params, db, services }) => {
    await requireStartup(db, actor, params.id, 'own');
    return teamInvitations.list(db, params.id, services.now());
  },

  'POST /api/startups/{id}/invitations': async ({ actor, params, body, db, services }) => {
    const { name } = await requireStartup(db, actor, params.id, 'own');
    const invitation = { ...body, teamId: params.id, by: actor };
    return teamInvitations.create(db, services, invitation, {
      path: '/invitations',
      subject: letterText`Join the team of ${name} on Kilele`,
      text: (from) => letterText`${from} invites you to the team of ${name} on Kilele as ${body.role}.`,
    });
  },

  'DELETE /api/startups/{id}/invitations/{invitationId}': async ({ actor, params, db, services }) => {
    await requireStartup(db, actor, params.id, 'own');
    await teamInvitations.revoke(db, params.id, params.invitationId, services.now());
    return DONE;
  },

  'GET /api/invitations/{token}': async ({ actor, params, db, services }) => {
    const { teamId, told } = await teamInvitations.behind(db, params.token, services.now());
    return { startupId: teamId, ...told, ...(await findInvitingStartup(db, teamId, actor?.id ?? null)) };
  },

  'POST /api/invitations/{token}/accept': async ({ actor, params, db, services }) => {
    const now = services.now();
    const { id, teamId, role, createdBy } = await teamInvitations.behind(db, params.token, now);
    const { startupName, isMember } = await findInvitingStartup(db, teamId, actor.id);
    if (isMember) throw new AppError('conflict', `You are in the team of ${startupName} already.`);
    await teamInvitations.useUp(db, id, actor.id, now);
    await insertTeamMember(db, { startupId: teamId, userId: actor.id, role });
    const content = `${fullName(actor)} joined the team of ${startupName}.`;
    const href = `/startups/${teamId}/edit?tab=team`;
    if (createdBy) await notify(db, { userId: createdBy, content, href });
    return { startupId: teamId };
  },
});
