import { daysAfter } from './time.ts';

export const INVITATION_DAYS = 14;

export const INVITATION_STATES = ['open', 'accepted', 'revoked', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

type Dates = { readonly expiresAt: Date; readonly acceptedAt: Date | null; readonly revokedAt: Date | null };

/** When an invitation made now stops working. */
export function invitationExpiry(now: Date): Date {
  return daysAfter(now, INVITATION_DAYS);
}

/** What became of an invitation; only an open one can be accepted. */
export function invitationState({ expiresAt, acceptedAt, revokedAt }: Dates, now: Date): InvitationState {
  if (acceptedAt) return 'accepted';
  if (revokedAt) return 'revoked';
  return expiresAt.getTime() <= now.getTime() ? 'expired' : 'open';
}
