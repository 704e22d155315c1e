import { currencyOf, minorDigits } from '#shared/domain/currency.ts';
import { countsPeople } from '#shared/domain/catalogue/vocabularies.ts';
import { formatMoney, formatNumber } from '#shared/web/format.ts';
import type { TractionItem } from '../contract/traction.ts';

/** What its course shows, for who does not see it: "Users, 2 figures from 900 to 1,500". */
export function courseText(label: string, points: readonly TractionItem[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return label;
  return `${label}, ${points.length} figures from ${tractionValue(first)} to ${tractionValue(last)}`;
}

/** The figures of a series that its course can be drawn from: those in the unit of the newest. */
export const inOneUnit = (points: readonly TractionItem[]): TractionItem[] =>
  points.filter(({ currency }) => currency === points.at(-1)?.currency);

/** A figure in its own unit: users or customers, money of a month, or percent. */
export function tractionValue({ metric, value, currency }: TractionItem): string {
  if (metric === 'growth') return `${formatNumber(value, 2)}%`;
  const code = currencyOf(currency ?? '');
  if (countsPeople(metric) || code === null) return formatNumber(value, 2);
  return formatMoney(Math.round(value * 10 ** minorDigits(code)), code);
}
