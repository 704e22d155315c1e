import { addMonths } from '#shared/domain/calendar.ts';

const partsOf = (date: string): number[] => date.split('-').map(Number);

/** The largest m with `start` + m months ≤ `asOf`; negative before the start. Calendar dates `YYYY-MM-DD`. */
export function monthsElapsed(start: string, asOf: string): number {
  const [[startYear = 0, startMonth = 0], [year = 0, month = 0]] = [partsOf(start), partsOf(asOf)];
  const months = (year - startYear) * 12 + month - startMonth;
  return addMonths(start, months) <= asOf ? months : months - 1;
}

/** Days between two dates by the US 30/360 rule: day 31 counts as 30, on the second date only when the first is 30 or 31. */
export function days30360(start: string, end: string): number {
  const [[startYear = 0, startMonth = 0, startDay = 0], [year = 0, month = 0, day = 0]] = [
    partsOf(start),
    partsOf(end),
  ];
  const first = Math.min(startDay, 30);
  const last = first === 30 ? Math.min(day, 30) : day;
  return 360 * (year - startYear) + 30 * (month - startMonth) + last - first;
}
