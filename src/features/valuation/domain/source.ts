/** Where a table comes from. `date` is `YYYY-MM`, `YYYY`, or null where none is known. */
export type Source = { name: string; url?: string; date: string | null };

/** How much a figure is trusted: own data 1.0, a benchmark younger than two years 0.8, anything older 0.6. */
export const OWN_DATA_QUALITY = 1;

function monthNumber(date: string): number {
  const [year, month] = date.split('-').map(Number);
  return (year ?? 0) * 12 + (month ?? 12) - 1;
}

/** Quality of a table on a day (`YYYY-MM-DD`); a year alone counts as its December, no date as old. */
export function sourceQuality(source: Source, asOf: string): number {
  if (source.date === null) return 0.6;
  return monthNumber(asOf) - monthNumber(source.date) < 24 ? 0.8 : 0.6;
}

export function citation(source: Source): string {
  return source.date === null ? `${source.name} (undated)` : `${source.name}, ${source.date}`;
}
