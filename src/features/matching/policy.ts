/** How a person stands to a startup and its matches. */
export type MatchAccess = {
  readonly inTeam: boolean;
  /** In the team and more than a reader. */
  readonly canEdit: boolean;
  readonly hasInvestorProfile: boolean;
  /** Hidden by moderation. */
  readonly hidden: boolean;
};

/** The startup's own list of investors. */
export const canSeeStartupMatches = ({ inTeam, hidden }: MatchAccess): boolean => inTeam && !hidden;

/** An investor's own match with a startup, on public facts; never with a startup of theirs. */
export const canSeeOwnMatch = ({ inTeam, hasInvestorProfile, hidden }: MatchAccess): boolean =>
  hasInvestorProfile && !inTeam && !hidden;

/** Saying for the startup that an investor is not a fit, and taking it back. */
export const canSpeakForStartup = ({ canEdit, hidden }: MatchAccess): boolean => canEdit && !hidden;
