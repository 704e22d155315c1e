import { addDays } from '#shared/domain/calendar.ts';

type DayViews = { readonly day: string; readonly views: number };

/** The last `days` days up to and including `today`, each with its views, missing ones as 0. */
export function lastDays(counted: readonly DayViews[], today: string, days: number): DayViews[] {
  const known = new Map(counted.map(({ day, views }) => [day, views]));
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(today, index + 1 - days);
    return { day, views: known.get(day) ?? 0 };
  });
}
