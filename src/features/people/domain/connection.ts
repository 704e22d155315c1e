import { daysAfter } from '#shared/domain/time.ts';

export const CONNECTION_STATUSES = ['pending', 'accepted', 'declined', 'withdrawn', 'blocked'] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

/** How two people stand as one of them sees it. */
export const CONNECTION_VIEWS = ['none', 'sent', 'received', 'connected'] as const;
export type ConnectionView = (typeof CONNECTION_VIEWS)[number];

/** Days before the same person may ask again after their invitation came to nothing. */
export const COOL_DOWN_DAYS = 21;
/** Invitations one person may send in any 24 hours. */
export const DAILY_INVITATIONS = 20;

/** Where a pair stands: who asked last, and who ended it. Withdrawing an invitation forgets how it was answered. */
export type PairState = {
  readonly requesterId: string;
  readonly status: ConnectionStatus;
  readonly requestedAt: Date;
  readonly answeredAt: Date | null;
  readonly endedBy: string | null;
  readonly endedAt: Date | null;
};

/** A declined invitation looks unanswered to who sent it, and gone to who declined. */
export function connectionViewOf(
  viewerId: string,
  pair: Pick<PairState, 'requesterId' | 'status'> | null,
): ConnectionView {
  if (pair === null) return 'none';
  const isMine = pair.requesterId === viewerId;
  if (pair.status === 'accepted') return 'connected';
  if (pair.status === 'pending') return isMine ? 'sent' : 'received';
  return pair.status === 'declined' && isMine ? 'sent' : 'none';
}

/** Why an invitation may not be sent now; `from` is the first moment it may. */
export type InvitationRefusal =
  | { readonly why: 'connected' | 'sent' | 'received' | 'blocked' }
  | { readonly why: 'too_soon'; readonly from: Date };

/**
 * Whether this person may invite the other now; null when they may. Neither the answer nor its wording tells a
 * declined invitation from an unanswered one. Taking one's own connection away does not bar asking anew.
 */
export function refuseInvitation(
  inviterId: string,
  pair: PairState | null,
  now: Date,
): InvitationRefusal | null {
  if (pair === null) return null;
  if (pair.status === 'blocked') return { why: 'blocked' };
  const view = connectionViewOf(inviterId, pair);
  if (view === 'connected' || view === 'sent' || view === 'received') return { why: view };
  const { answeredAt, endedAt, endedBy, requestedAt, requesterId } = pair;
  const wasConnected = pair.status === 'withdrawn' && answeredAt !== null;
  if (wasConnected ? endedBy === inviterId : requesterId !== inviterId) return null;
  const since = wasConnected ? (endedAt ?? answeredAt) : requestedAt;
  const from = daysAfter(since, COOL_DOWN_DAYS);
  return now < from ? { why: 'too_soon', from } : null;
}

export type ConnectionAction = 'accept' | 'decline' | 'withdraw' | 'remove';

/** What an action makes of a pair: the new status, or why it cannot be done by this person or no more. */
export function actOn(
  action: ConnectionAction,
  actorId: string,
  { requesterId, status }: Pick<PairState, 'requesterId' | 'status'>,
): ConnectionStatus | 'not_theirs' | 'over' {
  const isRequester = requesterId === actorId;
  if (status === 'blocked') return 'not_theirs';
  if (action === 'remove') return status === 'accepted' ? 'withdrawn' : 'over';
  if ((action === 'withdraw') !== isRequester) return 'not_theirs';
  if (action === 'withdraw') return status === 'pending' || status === 'declined' ? 'withdrawn' : 'over';
  if (status !== 'pending') return 'over';
  return action === 'accept' ? 'accepted' : 'declined';
}
