import { startupAccess } from '#features/startups/server/access.ts';
import type { TeamRole } from '#features/startups/contract/team-role.ts';
import { notFound } from '#platform/http/errors.ts';
import type { Db, Member, UserId } from '#shared/server/context.ts';
import { companySide, type CompanySide } from '../policy.ts';
import { findRoles } from './queries.ts';

/** Whether a person invests: by what they signed up as, or by an investor profile. */
const isInvestor = ({ userType, investorId }: NonNullable<Awaited<ReturnType<typeof findRoles>>>) =>
  investorId !== null || (userType ?? 'founder') !== 'founder';

/** What is known of a startup to one reader: all of it to its team (`readerId` null), else what was shared with them. */
export type CompanyFile = {
  readonly startupId: number;
  readonly readerId: UserId | null;
  readonly name: string;
  readonly isDemo: boolean;
  readonly side: CompanySide;
  readonly role: TeamRole | null;
};

/** The file a reader sees of a startup. One that is not theirs to see is one that is not there. */
export async function openCompanyFile(db: Db, actor: Member, startupId: number): Promise<CompanyFile> {
  const [startup, roles] = await Promise.all([startupAccess(db, actor, startupId), findRoles(db, actor.id)]);
  const side = startup && companySide({ ...startup, isInvestor: roles !== undefined && isInvestor(roles) });
  if (!startup || !side) throw notFound();
  const { name, isDemo, role } = startup;
  return { startupId, readerId: side === 'team' ? null : actor.id, name, isDemo, side, role };
}
