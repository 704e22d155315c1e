import { DAY_MS, daysAfter } from '#shared/domain/time.ts';

export const JOB_STATES = ['draft', 'open', 'expired', 'closed'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const CLOSE_REASONS = ['filled', 'withdrawn'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** How long a post stays open. */
export const OPEN_DAYS = 90;
/** An open post may be renewed in its last days only, so that nobody keeps theirs on top by renewing it daily. */
export const RENEWABLE_DAYS = 14;

type Stored = { readonly status: JobState; readonly expiresAt: Date | null };

/** The state by the clock: a stored open post is expired from the moment its time is over. */
export function stateAt({ status, expiresAt }: Stored, now: Date): JobState {
  const isOver = status === 'open' && expiresAt !== null && expiresAt.getTime() <= now.getTime();
  return isOver ? 'expired' : status;
}

/** When a post that opens now expires. */
export const expiryFrom = (now: Date): Date => daysAfter(now, OPEN_DAYS);

/** Drafts, expired and closed posts may open; an open one only in its last {@link RENEWABLE_DAYS} days. */
export function canOpen(post: Stored, now: Date): boolean {
  if (stateAt(post, now) !== 'open') return true;
  return (post.expiresAt?.getTime() ?? 0) - now.getTime() <= RENEWABLE_DAYS * DAY_MS;
}
