import { canEditStartup, type TeamRole } from '#features/startups/contract/team-role.ts';

/** Whose file a reader sees: the team's, or their own as an investor. */
export type DiligenceSide = 'team' | 'investor';

type DiligenceReader = { readonly role: TeamRole | null; readonly side: DiligenceSide };

/** Running the checks and noting what was found out. */
export const canRunDiligence = ({ role, side }: DiligenceReader): boolean =>
  canEditStartup({ role }) || side === 'investor';
