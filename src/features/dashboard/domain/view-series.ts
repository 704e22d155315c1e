type DayViews = { readonly day: string; readonly views: number };

const MS_PER_DAY = 86_400_000;

/** The last `days` days up to and including `today`, each with its views, missing ones as 0. */
export function lastDays(counted: readonly DayViews[], today: string, days: number): DayViews[] {
  const known = new Map(counted.map(({ day, views }) => [day, views]));
  const end = Date.parse(today);
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(end - (days - 1 - index) * MS_PER_DAY).toISOString().slice(0, 10);
    return { day, views: known.get(day) ?? 0 };
  });
}
