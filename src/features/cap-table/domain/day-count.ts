import { isCalendarDate } from '#shared/domain/calendar.ts';

/** A day of the proleptic Gregorian calendar; month 1–12. */
export type Day = { readonly year: number; readonly month: number; readonly day: number };

/** Reads `YYYY-MM-DD`; `null` when there is no such day. */
export function parseDay(text: string): Day | null {
  if (!isCalendarDate(text)) return null;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Days since 1970-01-01. */
export function dayNumber({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

/** The same day of the month some months on, or the last day of that month when it is shorter. */
function addMonths(start: Day, months: number): Day {
  const index = start.year * 12 + start.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return { year, month, day: Math.min(start.day, daysInMonth(year, month)) };
}

/** The largest m with addMonths(start, m) ≤ asOf; negative before the start. */
export function monthsElapsed(start: Day, asOf: Day): number {
  const months = (asOf.year - start.year) * 12 + asOf.month - start.month;
  return dayNumber(addMonths(start, months)) <= dayNumber(asOf) ? months : months - 1;
}

/** Days between two dates by the US 30/360 rule: day 31 counts as 30, on the second date only when the first is 30 or 31. */
export function days30360(start: Day, end: Day): number {
  const first = Math.min(start.day, 30);
  const last = first === 30 ? Math.min(end.day, 30) : end.day;
  return 360 * (end.year - start.year) + 30 * (end.month - start.month) + last - first;
}
