import { DAY_MS, WEEK_MS } from '#shared/domain/time.ts';
import { type Introduction, phaseForSender, phaseOf, reopensAt } from './introduction.ts';

/** New requests one person may send in any 24 hours. */
export const DAILY_REQUESTS = 20;
/** The largest weekly budget a receiver may set; none is no limit of their own. */
export const LARGEST_WEEKLY_LIMIT = 100;

/** What is known before a request is sent. */
export type RequestFacts = {
  readonly senderId: string;
  /** Every earlier request between the two, in either direction. */
  readonly earlier: readonly Introduction[];
  /** When the sender's requests of the last 24 hours and more were made, in any order. */
  readonly sentAt: readonly Date[];
  readonly hasBlocked: boolean;
  readonly isBlocked: boolean;
  /** Whether it goes to the receiver at once, and so uses their budget. */
  readonly isDirect: boolean;
  /** When requests of the last seven days and more reached the receiver. */
  readonly receivedAt: readonly Date[];
  readonly weeklyLimit: number | null;
};

/**
 * Why a request may not be sent. `sent`: the sender's last one has no answer as far as they can know, which a silent
 * decline shares; `from` is when another may follow. `unavailable`: a used-up budget and a block look the same.
 */
export type Refusal =
  | { readonly why: 'in_touch' | 'received' | 'blocked' | 'unavailable' }
  | { readonly why: 'sent' | 'declined' | 'too_soon'; readonly from: Date }
  | { readonly why: 'daily'; readonly from: Date };

/** Whether the receiver's own budget leaves room for one more at this moment. */
export function hasWeeklyRoom(receivedAt: readonly Date[], weeklyLimit: number | null, now: Date): boolean {
  if (weeklyLimit === null) return true;
  return receivedAt.filter((at) => at.getTime() > now.getTime() - WEEK_MS).length < weeklyLimit;
}

/** First moment at which the sender's daily budget leaves room; null when it does now. */
export function dailyRoomFrom(sentAt: readonly Date[], now: Date): Date | null {
  const recent = sentAt
    .map((at) => at.getTime())
    .filter((at) => at > now.getTime() - DAY_MS)
    .toSorted((a, b) => b - a);
  const oldestThatCounts = recent[DAILY_REQUESTS - 1];
  return oldestThatCounts === undefined ? null : new Date(oldestThatCounts + DAY_MS);
}

/** What the pair’s own history says against asking, as far as the sender can know. */
export function refusalByPair(
  { senderId, earlier }: Pick<RequestFacts, 'senderId' | 'earlier'>,
  now: Date,
): Refusal | null {
  if (earlier.some((one) => phaseOf(one, now) === 'accepted')) return { why: 'in_touch' };
  if (earlier.some((one) => one.senderId !== senderId && phaseOf(one, now) === 'open'))
    return { why: 'received' };
  let last: { from: Date; why: 'sent' | 'declined' | 'too_soon' } | null = null;
  for (const one of earlier) {
    const from = reopensAt(one, senderId, now);
    if (from === null || now >= from || (last !== null && from <= last.from)) continue;
    const phase = one.senderId === senderId ? phaseForSender(one, now) : 'expired';
    const why =
      phase === 'asked' || phase === 'open' ? 'sent' : phase === 'declined' ? 'declined' : 'too_soon';
    last = { why, from };
  }
  return last;
}

/**
 * Whether a request may be sent now; null when it may. What the pair's own history says comes first, so that neither
 * a block nor a silent decline changes the answer a sender gets while their request looks unanswered.
 */
export function refuseRequest(facts: RequestFacts, now: Date): Refusal | null {
  const byPair = refusalByPair(facts, now);
  if (byPair !== null) return byPair;
  if (facts.hasBlocked) return { why: 'blocked' };
  const from = dailyRoomFrom(facts.sentAt, now);
  if (from !== null) return { why: 'daily', from };
  if (facts.isBlocked) return { why: 'unavailable' };
  if (facts.isDirect && !hasWeeklyRoom(facts.receivedAt, facts.weeklyLimit, now))
    return { why: 'unavailable' };
  return null;
}

/**
 * Whether a common connection may pass a request on now. The rest between the two binds here too, from the
 * receiver's side as well: what happened meanwhile counts.
 */
export function refusePassingOn(
  asked: Introduction,
  facts: Omit<RequestFacts, 'sentAt' | 'isDirect'>,
  now: Date,
): Refusal | null {
  const others = facts.earlier.filter((one) => one !== asked);
  const request = { ...facts, earlier: others, sentAt: [], isDirect: true };
  return refuseRequest(request, now);
}
