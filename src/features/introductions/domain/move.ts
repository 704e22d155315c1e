import { addMonths } from '#shared/domain/calendar.ts';
import { dayOf } from '#shared/domain/time.ts';
import { type Introduction, type Phase, phaseForSender, phaseOf } from './introduction.ts';

export type Role = 'sender' | 'receiver' | 'connector';
export type Move = 'accept' | 'decline' | 'withdraw' | 'pass_on' | 'not_pass_on';

const BY: Record<Move, { readonly role: Role; readonly phases: readonly Phase[] }> = {
  accept: { role: 'receiver', phases: ['open'] },
  decline: { role: 'receiver', phases: ['open'] },
  withdraw: { role: 'sender', phases: ['asked', 'open'] },
  pass_on: { role: 'connector', phases: ['asked'] },
  not_pass_on: { role: 'connector', phases: ['asked'] },
};

/** The part a person has in a request; null for strangers, and for a receiver whom it has not reached. */
export function roleOf(userId: string, introduction: Introduction): Role | null {
  if (userId === introduction.senderId) return 'sender';
  if (userId === introduction.connectorId) return 'connector';
  const isReceiver = userId === introduction.receiverId && introduction.deliveredAt !== null;
  return isReceiver ? 'receiver' : null;
}

/** Whether a move may be made now. A sender withdraws by what they see, so that trying tells nothing. */
export function canMove(move: Move, role: Role, introduction: Introduction, now: Date): boolean {
  const rule = BY[move];
  const phase = role === 'sender' ? phaseForSender(introduction, now) : phaseOf(introduction, now);
  return rule.role === role && rule.phases.includes(phase);
}

/** Reasons a receiver may give for a decline. */
export const DECLINE_REASONS = [
  'not_a_fit',
  'too_early',
  'wrong_sector',
  'wrong_place',
  'fully_committed',
  'no_time',
  'need_more_detail',
  'other',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const DECLINE_REASON_LABELS: Record<DeclineReason, string> = {
  not_a_fit: 'Not a fit',
  too_early: 'Too early',
  wrong_sector: 'Not my sector',
  wrong_place: 'Not my region',
  fully_committed: 'Fully committed for now',
  no_time: 'No time for now',
  need_more_detail: 'Needs more detail',
  other: 'Another reason',
};

/** After how many months a receiver may ask to be asked again. */
export const COME_BACK_MONTHS = [1, 3, 6, 12] as const;

/**
 * The first day (`YYYY-MM-DD`, UTC) on which a sender is asked back: the same day of the month, or the month's last.
 * From 30 November, 3 months later is 28 February.
 */
export function comeBackDay(months: number, now: Date): string {
  return addMonths(dayOf(now), months);
}
