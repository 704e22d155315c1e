/** The actor's role in the startup's team; null for everybody else. */
type Standing = { readonly role: 'owner' | 'editor' | 'viewer' | null };

/** The round, its investors and its milestones. */
export const canReadFunding = ({ role }: Standing): boolean => role !== null;

/** Changing any of them. */
export const canEditFunding = ({ role }: Standing): boolean => role === 'owner' || role === 'editor';
