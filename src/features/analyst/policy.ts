import { canEditStartup, type TeamRole } from '#features/startups/contract/team-role.ts';

/** The actor's role in the team a document belongs to, or whether it is the actor's own. */
type DocumentAccess = { readonly role: TeamRole | null; readonly isOwn: boolean };

/** What a model said about a document is read by whoever reads the document. */
export const canReadProposals = ({ role, isOwn }: DocumentAccess): boolean => isOwn || role !== null;

/** Asking the model, once an owner has allowed it. */
export const canAskAnalyst = ({ role, isOwn }: DocumentAccess): boolean => isOwn || canEditStartup({ role });

/** Allowing a model to read a version, and taking it back: the owner's word. */
export const canAllowAnalyst = ({ role, isOwn }: DocumentAccess): boolean => isOwn || role === 'owner';
