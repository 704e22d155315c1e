import { DAY_MS, dayOf } from './time.ts';

/** True for a day that exists, written `YYYY-MM-DD`: `2024-02-29` yes, `2026-02-30` and `2026-2-3` no. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = partsOf(text);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function partsOf(date: string): [year: number, month: number, day: number] {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split('-').map(Number);
  return [year, month, day];
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Days since 1970-01-01 of a calendar date `YYYY-MM-DD`. Throws a `RangeError` for anything else. */
export function dayNumber(date: string): number {
  const days = Date.parse(`${date}T00:00:00Z`) / DAY_MS;
  if (Number.isNaN(days)) throw new RangeError(`not a calendar date: ${date}`);
  return days;
}

/** Whole days from one calendar date to another, negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** The calendar date so many days later. */
export const addDays = (date: string, days: number): string =>
  dayOf(new Date((dayNumber(date) + days) * DAY_MS));

/** The same day `months` later, or the last day of that month when it is shorter: 30 November + 3 is 28 February. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = partsOf(date);
  const sinceYearZero = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(sinceYearZero / 12), (sinceYearZero % 12) + 1];
  const toDay = Math.min(day, daysInMonth(toYear, toMonth));
  return `${String(toYear).padStart(4, '0')}-${String(toMonth).padStart(2, '0')}-${String(toDay).padStart(2, '0')}`;
}

/** The last day of the date's month. */
export const endOfMonth = (date: string): string => addDays(addMonths(`${date.slice(0, 7)}-01`, 1), -1);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const;

/** A day `YYYY-MM-DD` in words: "7 Jul 2026". */
export function dayText(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
}

/** A period in words: "2026-09" as "Sept 2026", "2025-Q3" as "Q3 2025", a day as `dayText`; "2025" as it is. */
export const periodText = (period: string): string =>
  period
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, dayText)
    .replace(
      /\b(\d{4})-(\d{2})\b/g,
      (_, year: string, month: string) => `${MONTHS[Number(month) - 1] ?? month} ${year}`,
    )
    .replace(/\b(\d{4})-(Q[1-4]|H[12])\b/g, '$2 $1');
