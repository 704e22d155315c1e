/** The actor's role in the startup's team; null for everybody else. */
type Standing = { readonly role: 'owner' | 'editor' | 'viewer' | null };

/** A financial model and its versions. */
export const canReadModel = ({ role }: Standing): boolean => role !== null;

/** Generating one, which keeps a version. */
export const canEditModel = ({ role }: Standing): boolean => role === 'owner' || role === 'editor';
