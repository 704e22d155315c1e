import { capitalized } from '#shared/domain/text.ts';
import { formatAmountShort, formatComputed, formatFigure } from '#shared/web/format.ts';

/** Amounts of a model as people read them, in the currency of its books. */
export const moneyIn =
  (currency: string) =>
  (amount: number | null): string =>
    amount === null ? '–' : formatComputed(amount, currency);

/** The same in short, beside an axis: what no money format can shorten is written as a power of ten. */
export const shortMoneyIn = (currency: string) => (amount: number) =>
  Math.abs(amount) < 1e15 ? formatAmountShort(amount, currency) : amount.toExponential(0);

/** A number with the given decimals, always shown: 10 is "10.0". */
export const fixed = (value: number | null, decimals: number) =>
  value === null ? null : formatFigure(value, decimals, decimals);

const NAMES: Partial<Record<string, string>> = {
  arpaMonthly: 'Revenue per customer, a month',
  capexPct: 'Investments, % of revenue',
  fixedOpex: 'Other fixed costs',
  nwcPct: 'Working capital, % of growth',
};

/** `customerAcquisitionCost` → `Customer acquisition cost`, `grossMarginPct` → `Gross margin %`. */
export function inWords(name: string): string {
  const own = NAMES[name];
  if (own !== undefined) return own;
  const words = name
    .replace(/Pct$/, ' %')
    .replaceAll(/([A-Z]|\d+)/g, ' $1')
    .toLowerCase();
  return capitalized(words);
}
