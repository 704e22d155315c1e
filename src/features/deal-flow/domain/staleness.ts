import { elapsedDays } from '#shared/domain/time.ts';
import { type DealStage, isOpenStage } from './stages.ts';

/** An open deal without any activity for so many days is stale. */
export const STALE_DAYS = 14;

/** Whole days between two moments; 0 when the second is not later. */
export function wholeDays(from: string | Date, to: Date): number {
  return Math.max(0, Math.floor(elapsedDays(from, to)));
}

/** True for an open deal nobody has touched for 14 days. `lastActivity` is ISO. */
export function isStale(
  deal: { readonly stage: DealStage; readonly lastActivity: string },
  now: Date,
): boolean {
  return isOpenStage(deal.stage) && wholeDays(deal.lastActivity, now) >= STALE_DAYS;
}

/** True when the next action of an open deal should have been done before today (`YYYY-MM-DD`). */
export function isOverdue(
  deal: { readonly stage: DealStage; readonly nextActionDue: string | null },
  today: string,
): boolean {
  return isOpenStage(deal.stage) && deal.nextActionDue !== null && deal.nextActionDue < today;
}
