/** The actor's role in the team the document belongs to, or whether it is the actor's own. */
type Standing = { readonly role: 'owner' | 'editor' | 'viewer' | null; readonly isOwn: boolean };

/** The document, its versions, files and analyses. Everybody else is answered that there is nothing. */
export const canReadDocument = ({ role, isOwn }: Standing): boolean => isOwn || role !== null;

/** New versions, a new analysis, and taking it away. */
export const canEditDocument = ({ role, isOwn }: Standing): boolean =>
  isOwn || role === 'owner' || role === 'editor';
