import type { TeamRole } from './domain/team.ts';

/** The actor's role in the team; null for everybody else. */
type TeamMembership = { readonly role: TeamRole | null };
type Seen = TeamMembership & { readonly hidden: boolean };

/** A startup hidden by moderation is there for its team alone. */
export const canSeeStartup = ({ role, hidden }: Seen): boolean => !hidden || role !== null;

/** The team's own pages: who is in it, invitations, what is not public. */
export const canSeeTeamSide = ({ role }: TeamMembership): boolean => role !== null;

/** Profile, logo, traction and round. */
export const canEditStartup = ({ role }: TeamMembership): boolean => role === 'owner' || role === 'editor';

/** Invitations, roles, and taking others out. */
export const canManageTeam = ({ role }: TeamMembership): boolean => role === 'owner';

export const canDeleteStartup = ({ role }: TeamMembership): boolean => role === 'owner';

type Leaving = TeamMembership & {
  readonly isSelf: boolean;
  readonly targetRole: TeamRole;
  readonly owners: number;
};

/** Anyone may leave and owners may take others out, but a startup never stays without an owner. */
export const canLeaveTeam = ({ role, isSelf, targetRole, owners }: Leaving): boolean =>
  (isSelf || role === 'owner') && (targetRole !== 'owner' || owners > 1);
