import { periodText } from './calendar.ts';

/** Where a table comes from. `date` is `YYYY-MM`, `YYYY`, or null where none is known. */
export type Source = { readonly name: string; readonly url?: string; readonly date: string | null };

/** Months since year 0; a year alone counts as its December. */
export function monthNumber(date: string): number {
  const [year, month] = date.split('-').map(Number);
  return (year ?? 0) * 12 + (month ?? 12) - 1;
}

/** Whole months from a table's date to a day (`YYYY-MM-DD`); a year alone counts as its December, no date is no age. */
export const ageMonths = ({ date }: Source, asOf: string): number | null =>
  date === null ? null : monthNumber(asOf) - monthNumber(date);

/** Whether a table of one date replaces one of another. */
export const isFresher = (date: string, than: string): boolean => monthNumber(date) > monthNumber(than);

/** A table of this many months or more is old. */
export const OLD_MONTHS = 24;

/** "Jan 2025, 22 months old": what to say of a table's date on a day. */
export function ageText(source: Source, asOf: string): string {
  const months = ageMonths(source, asOf);
  if (months === null || source.date === null) return 'undated';
  const when = periodText(source.date);
  if (months <= 0) return when;
  return `${when}, ${months} ${months === 1 ? 'month' : 'months'} old`;
}
