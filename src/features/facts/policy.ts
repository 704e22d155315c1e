import type { TeamRole } from '#features/startups/contract/team-role.ts';

/** A reader's relation to a startup: their role in its team, and whether they invest. */
type CompanyReader = {
  readonly role: TeamRole | null;
  readonly hidden: boolean;
  readonly isInvestor: boolean;
};

export type CompanySide = 'team' | 'investor';

/** From which side a reader sees what is known of a startup: the team's, an investor's over what was shared, or none. */
export function companySide({ role, hidden, isInvestor }: CompanyReader): CompanySide | null {
  if (role !== null) return 'team';
  return isInvestor && !hidden ? 'investor' : null;
}
