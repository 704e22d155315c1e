type Actor = { readonly id: string } | null;
type Listed = { readonly userId: string; readonly isDemo: boolean };

/** A member's own standing: an investor's profile, or a place in a startup's team. */
export type VoucherStatus = { readonly hasProfile: boolean; readonly isDemo: boolean };

type Seen = { readonly hiddenAt: Date | null; readonly isMet: boolean };

/** What moderation has hidden is there for nobody, and nobody for whom they do not meet. */
export const canSeeInvestor = ({ hiddenAt, isMet }: Seen): boolean => hiddenAt === null && isMet;

/** Profile, past deals and proof of the domain. */
export const canEditInvestor = (actor: Actor, investor: Listed): boolean => actor?.id === investor.userId;

/**
 * A vouch is by another member who is somebody here; people of the demo vouch for demo investors only, since anyone
 * may act as them.
 */
export const canVouch = (actor: Actor, voucher: VoucherStatus, investor: Listed): boolean =>
  actor !== null && actor.id !== investor.userId && voucher.hasProfile && voucher.isDemo === investor.isDemo;
