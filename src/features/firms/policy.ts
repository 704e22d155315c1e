import type { FirmRole } from './domain.ts';

type FirmMembership = { readonly role: FirmRole };

/** Name, domain, roles, and taking others out. */
export const canManageFirm = ({ role }: FirmMembership): boolean => role === 'owner';

/** A partner brings people in, but nobody as owner. */
export const canInvite = ({ role }: FirmMembership, invitedAs: FirmRole): boolean =>
  role === 'owner' || (role === 'partner' && invitedAs !== 'owner');

type Leaving = FirmMembership & {
  readonly isSelf: boolean;
  readonly targetRole: FirmRole;
  readonly owners: number;
  readonly members: number;
};

/** Anyone may leave and owners may take others out; a firm of several people never stays without an owner. */
export const canLeaveFirm = ({ role, isSelf, targetRole, owners, members }: Leaving): boolean =>
  (isSelf || role === 'owner') && (targetRole !== 'owner' || owners > 1 || members === 1);
