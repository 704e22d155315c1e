import { canEditStartup, type TeamRole } from '#features/startups/contract/team-role.ts';

/** A reader's relation to a startup: their role in its team, and whether they invest. */
type DiligenceAccess = {
  readonly role: TeamRole | null;
  readonly hidden: boolean;
  readonly isInvestor: boolean;
};

export type DiligenceSide = 'team' | 'investor';

/** Whose file a reader sees: the team's, their own as an investor, or none. */
export function diligenceSide({ role, hidden, isInvestor }: DiligenceAccess): DiligenceSide | null {
  if (role !== null) return 'team';
  return isInvestor && !hidden ? 'investor' : null;
}

/** Running the checks and noting what was found out. */
export const canRunDiligence = (access: DiligenceAccess): boolean =>
  canEditStartup(access) || diligenceSide(access) === 'investor';
