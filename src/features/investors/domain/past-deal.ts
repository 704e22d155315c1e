import { HOUR_MS, dayOf } from '#shared/domain/time.ts';

/** How many past deals one investor may list. */
export const MOST_DEALS = 200;

const FIRST_ZONE_AHEAD_MS = 14 * HOUR_MS;

/** True for a day that has begun nowhere on Earth yet; `day` is `YYYY-MM-DD`. */
export function isFutureDay(day: string, now: Date): boolean {
  return day > dayOf(new Date(now.getTime() + FIRST_ZONE_AHEAD_MS));
}
