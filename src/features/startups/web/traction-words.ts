import { currencyOf, minorDigits } from '#shared/domain/currency.ts';
import { countsPeople } from '#shared/domain/catalogue/vocabularies.ts';
import { formatMoney, formatNumber } from '#shared/web/format.ts';
import type { TractionItem } from '../contract/traction.ts';

/** A figure in its own unit: users or customers, money of a month, or percent. */
export function tractionValue({ metric, value, currency }: TractionItem): string {
  if (metric === 'growth') return `${formatNumber(value, 2)}%`;
  const code = currencyOf(currency ?? '');
  if (countsPeople(metric) || code === null) return formatNumber(value, 2);
  return formatMoney(Math.round(value * 10 ** minorDigits(code)), code);
}
