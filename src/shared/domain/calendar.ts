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

/** How many days a month has, 1 for January. */
export function daysInMonth(year: number, month: number): number {
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

/** How many months there are from one month `YYYY-MM` to another, both counted. */
export const monthsThrough = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5)) + 1;

const RATES: Readonly<Record<string, string>> = {
  daily: 'per day',
  weekly: 'per week',
  monthly: 'per month',
  quarterly: 'per quarter',
  'half-yearly': 'per half-year',
  annual: 'per year',
};

/** Of a flow how often: "monthly" as "per month"; other words as they are. */
export const rateText = (rate: string): string => RATES[rate] ?? rate;

const monthText = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1] ?? month.slice(5)} ${month.slice(0, 4)}`;

/** Months from one to another: a year by its end, since that is how a financial year is called. */
function spanText(from: string, to: string): string {
  const count = monthsThrough(from, to);
  if (count === 1) return monthText(to);
  if (count === 12) return to.endsWith('-12') ? to.slice(0, 4) : `year to ${monthText(to)}`;
  const first = from.slice(0, 4) === to.slice(0, 4) ? monthText(from).split(' ')[0] : monthText(from);
  return `${first} to ${monthText(to)}`;
}

/** One date of a period in words. */
function dateText(date: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return dayText(date);
  const span = /^(\d{4}-\d{2}) to (\d{4}-\d{2})$/.exec(date);
  if (span) return spanText(span[1] ?? '', span[2] ?? '');
  if (/^\d{4}-\d{2}$/.test(date)) return monthText(date);
  return date.replace(/\b(\d{4})-([QH]\d)\b/g, '$2 $1');
}

/**
 * A period in words, as they stand within a line: "2026-09" as "Sept 2026", "2025-Q3" as "Q3 2025", "2025-07 to 2026-06" as
 * "year to Jun 2026", "2025-01 to 2025-09" as "Jan to Sept 2025", a day as `dayText`, "2025" as it is; a rate behind it as
 * `rateText`.
 */
export const periodText = (period: string): string =>
  period
    .split(', ')
    .map((part) => (/^\d/.test(part) ? dateText(part) : rateText(part)))
    .join(', ');
