/** The actor's role in the startup's team; null for everybody else. */
type Standing = { readonly role: 'owner' | 'editor' | 'viewer' | null };

/** A valuation and its versions. */
export const canReadValuation = ({ role }: Standing): boolean => role !== null;

/** Calculating one, which keeps a version. */
export const canEditValuation = ({ role }: Standing): boolean => role === 'owner' || role === 'editor';
