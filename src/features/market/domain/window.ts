/** The same day of an earlier year; 29 February becomes the 28th. Days are `YYYY-MM-DD`. */
export function yearsBefore(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0');
  const rest = day.slice(4);
  return rest === '-02-29' ? `${year}-02-28` : `${year}${rest}`;
}

/** The first day of the window of so many years that ends with `asOf`. */
export function windowStart(asOf: string, years: number): string {
  const next = new Date(`${yearsBefore(asOf, years)}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
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
