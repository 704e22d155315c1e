const DAY_MS = 86_400_000;

function parts(date: string): [year: number, month: number, day: number] {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split('-').map(Number);
  return [year, month, day];
}

/** Days since 1970-01-01 of a calendar date `YYYY-MM-DD`. */
export function dayNumber(date: string): number {
  const [year, month, day] = parts(date);
  const days = Date.UTC(year, month - 1, day) / DAY_MS;
  if (Number.isNaN(days)) throw new RangeError(`not a calendar date: ${date}`);
  return days;
}

/** The same day `months` later, or the last day of that month when it is shorter. */
export function monthsLater(date: string, months: number): string {
  const [year, month, day] = parts(date);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
