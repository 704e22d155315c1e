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

/** Asking the team about what one may read. */
export const canAsk = (permission: Permission): boolean => permission.team === null && canRead(permission);

type QuestionStanding = { readonly isOwn: boolean; readonly isAnswered: boolean; readonly isForAll: boolean };

/** On what one may read, the team sees every question; others their own, and what was answered to all. */
export const canSeeQuestion = (permission: Permission, question: QuestionStanding): boolean =>
  canRead(permission) &&
  (permission.team !== null || question.isOwn || (question.isAnswered && question.isForAll));

/** Taking a question away: one’s own while nobody has answered it; any, for who manages the room. */
export const canWithdrawQuestion = (permission: Permission, question: QuestionStanding): boolean =>
  canRead(permission) && (canManageRoom(permission) || (question.isOwn && !question.isAnswered));
