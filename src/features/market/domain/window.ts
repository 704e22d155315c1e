import { addDays, addMonths } from '#shared/domain/calendar.ts';

/** The same day of an earlier year; 29 February becomes the 28th. Days are `YYYY-MM-DD`. */
export const yearsBefore = (day: string, years: number): string => addMonths(day, -12 * years);

/** The first day of the window of so many years that ends with `asOf`. */
export function windowStart(asOf: string, years: number): string {
  return addDays(yearsBefore(asOf, years), 1);
}

type Dated = { readonly date: string };

/** Rows after the day `fromYears` before `asOf` up to the day `toYears` before it: (1, 0) are the last twelve months. */
export function within<Row extends Dated>(
  rows: readonly Row[],
  asOf: string,
  fromYears: number,
  toYears: number,
): Row[] {
  const [from, to] = [yearsBefore(asOf, fromYears), yearsBefore(asOf, toYears)];
  return rows.filter(({ date }) => date > from && date <= to);
}
