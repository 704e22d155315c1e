export const INVITATION_DAYS = 14;
const DAY_MS = 86_400_000;

export type InvitationState = 'open' | 'accepted' | 'revoked' | 'expired';

type Invitation = {
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly revokedAt: Date | null;
};

/** When an invitation made now stops working. */
export function invitationExpiry(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
}

/** What became of an invitation; only an open one can be accepted. */
export function invitationState(
  { expiresAt, acceptedAt, revokedAt }: Invitation,
  now: Date,
): InvitationState {
  if (acceptedAt) return 'accepted';
  if (revokedAt) return 'revoked';
  return expiresAt.getTime() <= now.getTime() ? 'expired' : 'open';
}
