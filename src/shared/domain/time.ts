export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** A day in seconds, as cookies and `Retry-After` count. */
export const DAY_S = DAY_MS / 1000;
export const YEAR_S = 365 * DAY_S;

/** The instant `days` days of 24 hours later; fractions of a day count. */
export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS);

/** The instant `days` days of 24 hours earlier; fractions of a day count. */
export const daysBefore = (instant: Date, days: number): Date => daysAfter(instant, -days);

/** Days of 24 hours from one instant to another, negative when the second is earlier. Texts are ISO 8601. */
export const elapsedDays = (from: string | Date, to: string | Date): number =>
  (new Date(to).getTime() - new Date(from).getTime()) / DAY_MS;

/** The calendar date `YYYY-MM-DD` of an instant, in UTC. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
