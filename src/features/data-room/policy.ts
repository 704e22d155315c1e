import { canEditStartup, type TeamRole } from '#features/startups/contract/team-role.ts';
import type { Permission, TeamPart } from './domain/permission.ts';

/** What a role in the team is worth in its room. */
export const teamPart = (role: TeamRole | null): TeamPart | null =>
  role === null ? null : canEditStartup({ role }) ? 'edits' : 'reads';

/** The room itself, or the text to accept before it. To others it is not there. */
export const canEnterRoom = ({ level, waitsFor }: Permission): boolean =>
  level !== 'none' || waitsFor !== null;

/** That a folder or document is there, under which name. */
export const canSeeName = ({ level }: Permission): boolean => level !== 'none';

/** What its pages say. */
export const canRead = ({ level }: Permission): boolean => level === 'view' || level === 'download';

/** The file itself. */
export const canDownload = ({ level }: Permission): boolean => level === 'download';

/** Asking the team for more than one has. */
export const canRequest = ({ team, level }: Permission): boolean =>
  team === null && (level === 'request' || level === 'view');

/** Folders, documents, guests, grants, texts to accept, and answers. */
export const canManageRoom = ({ team }: Pick<Permission, 'team'>): boolean => team === 'edits';

/** Who may see what, who came, former versions and what is archived. */
export const canSeeGuests = ({ team }: Pick<Permission, 'team'>): boolean => team !== null;
