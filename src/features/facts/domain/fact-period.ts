import { addMonths, monthsThrough } from '#shared/domain/calendar.ts';

/** The months a fact is of: the first, the last (`YYYY-MM`), and how many. */
export type Months = { readonly first: string; readonly last: string; readonly count: number };

const A_YEAR = 12;
/** A month so many months later. */
const monthAfter = (month: string, count: number): string =>
  addMonths(`${month}-01`, count).slice(0, 'YYYY-MM'.length);

/** Twelve months of which the last is given: the financial year that ends with it. */
export const yearTo = (last: string): string => `${monthAfter(last, 1 - A_YEAR)} to ${last}`;

/** The same months so many months before. */
export const monthsBefore = (month: string, count: number): string => monthAfter(month, -count);

/** What a period is of: `2025`, `2025-H1`, `2025-Q3`, `2025-09`, and months from one to another, `2025-07 to 2026-06`. */
export function monthsOf(period: string): Months {
  const [from = '', to] = period.split(' to ');
  if (to !== undefined) return { first: from, last: to, count: monthsThrough(from, to) };
  const [year = '', part = ''] = period.split('-');
  const of = (month: number, count: number): Months => {
    const first = `${year}-${String(month).padStart(2, '0')}`;
    return { first, last: monthAfter(first, count - 1), count };
  };
  if (part === '') return of(1, A_YEAR);
  if (part.startsWith('H')) return of(part === 'H1' ? 1 : 7, 6);
  if (part.startsWith('Q')) return of(Number(part.slice(1)) * 3 - 2, 3);
  return of(Number(part), 1);
}

/** The month a period ends with. */
export const endOf = (period: string): string => monthsOf(period).last;

/** The same months of the year before: `2024` of `2025`, `2025-H1` of `2026-H1`, `2024-07 to 2025-06` of `2025-07 to 2026-06`. */
export function yearBefore(period: string): string {
  const [from = '', to] = period.split(' to ');
  const earlier = (date: string): string => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  return to === undefined ? earlier(from) : `${earlier(from)} to ${earlier(to)}`;
}
