/** The actor's role in the startup's team; null for everybody else. */
type Standing = { readonly role: 'owner' | 'editor' | 'viewer' | null };

/** A cap table and its versions. */
export const canReadCapTable = ({ role }: Standing): boolean => role !== null;

/** Generating one, which keeps a version. */
export const canEditCapTable = ({ role }: Standing): boolean => role === 'owner' || role === 'editor';
