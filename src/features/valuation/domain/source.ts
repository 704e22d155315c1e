import { ageMonths, OLD_MONTHS, type Source } from '#shared/domain/dated-source.ts';

/** How much a figure is trusted: own data 1.0, a benchmark younger than two years 0.8, anything older 0.6. */
export const OWN_DATA_QUALITY = 1;

/** Quality of a table on a day (`YYYY-MM-DD`); a year alone counts as its December, no date as old. */
export function sourceQuality(source: Source, asOf: string): number {
  return (ageMonths(source, asOf) ?? OLD_MONTHS) < OLD_MONTHS ? 0.8 : 0.6;
}
