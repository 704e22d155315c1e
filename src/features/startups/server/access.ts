import { forbidden, notFound } from '#platform/http/errors.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { TeamRole } from '../domain/team.ts';
import { canEditStartup, canManageTeam, canSeeStartup } from '../policy.ts';
import { findAccess, type StartupAccessRow } from './queries.ts';

/** What somebody wants of a startup: its public page, what its team sees, to change that, or to decide for the team. */
type StartupNeed = 'see' | 'read' | 'edit' | 'own';

type Reader = { readonly id: UserId };

/** A startup and the reader's part in it; `role` is null for those outside the team. */
export type StartupAccess = StartupAccessRow & { readonly canEdit: boolean };
export type TeamAccess = StartupAccess & { readonly role: TeamRole };

/** The one refusal to a member of a team whose role is too little. */
export const roleRefused = () => forbidden('Your role in the team does not allow this.');

/** A startup as somebody stands to it, whether or not they may see it; null when there is none. */
export async function startupAccess(
  db: Db,
  reader: Reader | null,
  id: number,
): Promise<StartupAccess | null> {
  const row = await findAccess(db, id, reader?.id ?? null);
  return row && { ...row, canEdit: canEditStartup(row) };
}

/**
 * The one way to what hangs on a startup. To strangers a startup is not there (404), whatever they try; a member of the
 * team without the right is told so (403).
 */
export async function requireStartup(
  db: Db,
  reader: Reader | null,
  id: number,
  need: 'see',
): Promise<StartupAccess>;
export async function requireStartup(
  db: Db,
  reader: Reader,
  id: number,
  need: 'read' | 'edit' | 'own',
): Promise<TeamAccess>;
export async function requireStartup(
  db: Db,
  reader: Reader | null,
  id: number,
  need: StartupNeed,
): Promise<StartupAccess> {
  const access = await startupAccess(db, reader, id);
  if (!access) throw notFound();
  refuseWithout(access, need);
  return access;
}

type Part = Pick<StartupAccessRow, 'role' | 'hidden'>;

/** The same refusals where the startup is loaded already. */
export function refuseWithout(part: Part, need: StartupNeed): void {
  if (!canSeeStartup(part)) throw notFound();
  if (need === 'see') return;
  if (part.role === null) throw notFound();
  if ((need === 'edit' && !canEditStartup(part)) || (need === 'own' && !canManageTeam(part)))
    throw roleRefused();
}
