import { canEditStartup, type TeamRole } from '#features/startups/contract/team-role.ts';

/**
 * The actor's role in the team the document belongs to, whether it is the actor's own, and whether it was shared with
 * the actor.
 */
type DocumentAccess = {
  readonly role: TeamRole | null;
  readonly isOwn: boolean;
  readonly isShared?: boolean;
};

/** The team, or the one it belongs to: who sees what the team notes about it, and with whom it is shared. */
export const isInside = ({ role, isOwn }: DocumentAccess): boolean => isOwn || role !== null;

/** The document, its versions, files and analyses. Everybody else is answered that there is nothing. */
export const canReadDocument = (access: DocumentAccess): boolean =>
  isInside(access) || access.isShared === true;

/** Answering what is asked of it: for the team, or outside it for oneself. */
export const canAnswerQuestions = (access: DocumentAccess): boolean =>
  isInside(access) ? canEditDocument(access) : access.isShared === true;

/** New versions, a new analysis, sharing it, and taking it away. */
export const canEditDocument = ({ role, isOwn }: DocumentAccess): boolean =>
  isOwn || canEditStartup({ role });
