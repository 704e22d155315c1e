import { startupAccess } from '#features/startups/server/access.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { MatchAccess } from '../policy.ts';
import { findOwnInvestorId } from './queries-sides.ts';

/** How the person stands to a startup and its matches; null when there is none. */
export async function findMatchAccess(
  db: Db,
  userId: UserId,
  startupId: number,
): Promise<MatchAccess | null> {
  const access = await startupAccess(db, { id: userId }, startupId);
  if (!access) return null;
  const { role, canEdit, hidden } = access;
  const inTeam = role !== null;
  const hasInvestorProfile = !inTeam && (await findOwnInvestorId(db, userId)) !== null;
  return { inTeam, canEdit, hidden, hasInvestorProfile };
}
