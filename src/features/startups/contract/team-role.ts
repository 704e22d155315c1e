/** What a role in a startup's team allows, for the features whose screens hang on a startup. */
export { TEAM_ROLES, type TeamRole } from '../domain/team.ts';
export { canEditStartup } from '../policy.ts';
