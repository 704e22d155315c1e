import { daysBetween } from '#shared/domain/calendar.ts';
import type { LedgerEvent } from './ledger.ts';

const DAYS_A_MONTH = 365 / 12;

/** Months of runway left on a day: what was last told, less the time since; null while nothing was told. */
export function runwayOn(events: readonly LedgerEvent[], date: string): number | null {
  const told = events
    .filter((event) => event.runwayMonths !== null && event.date <= date)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1);
  if (told === undefined || told.runwayMonths === null) return null;
  const passed = daysBetween(told.date, date) / DAYS_A_MONTH;
  return Math.max(0, Math.round((told.runwayMonths - passed) * 10) / 10);
}
