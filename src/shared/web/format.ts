import { currencyOf, minorDigits, withSymbol } from '#shared/domain/currency.ts';
import { HOUR_MS, DAY_MS, MINUTE_MS, WEEK_MS } from '#shared/domain/time.ts';

const locale = 'en';

/** What `make` gave for each key: a formatter takes a hundred times as long to make as to use. */
function memoized<Key extends readonly unknown[], Value>(
  make: (...key: Key) => Value,
): (...key: Key) => Value {
  const values = new Map<string, Value>();
  return (...key) => {
    const name = key.join(' ');
    const value = values.get(name) ?? make(...key);
    values.set(name, value);
    return value;
  };
}

const decimalFormat = memoized(
  (minimumFractionDigits: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits }),
);

const percentFormat = memoized(
  (minimumFractionDigits: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits, maximumFractionDigits }),
);

const shortFormat = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });

/** An amount in major units with the sign of its currency; whole, or short. */
function money(amount: number, currency: string, isShort: boolean): string {
  const format = isShort ? shortFormat : decimalFormat(0, 0);
  return withSymbol(currency, format.format(Math.abs(amount)), amount < 0);
}

/** Major units of an amount in minor ones; two digits where the currency is not known. */
function majorOf(amountMinor: number | bigint | string, currency: string): number {
  const code = currencyOf(currency);
  return Number(amountMinor) / 10 ** (code === null ? 2 : minorDigits(code));
}

const dateFormat = memoized(
  (isCalendarDate: boolean) =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      ...(isCalendarDate ? { timeZone: 'UTC' } : {}),
    }),
);

const relativeFormat = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/** An amount in minor units of an ISO 4217 currency, as people read it: "$500,000", "₦18,500,000". */
export function formatMoney(amountMinor: number | bigint | string, currency = 'USD'): string {
  return money(majorOf(amountMinor, currency), currency, false);
}

/** The short form for cards and axes: "$500K", "$4.1M". */
export function formatMoneyShort(amountMinor: number | bigint | string, currency = 'USD'): string {
  return money(majorOf(amountMinor, currency), currency, true);
}

/** An amount in major units, as answers carry it: "$500,000". */
export function formatAmount(amount: number, currency = 'USD'): string {
  return money(amount, currency, false);
}

/** The same in short: "$500K". */
export function formatAmountShort(amount: number, currency = 'USD'): string {
  return money(amount, currency, true);
}

const LONGEST = 1e12;

/** What a computation gave; a power of ten where the digits would not fit: "10.0", "2.50e+14". */
export function formatFigure(value: number, decimals: number, decimalsAtLeast = 0): string {
  if (Math.abs(value) >= LONGEST) return value.toExponential(2);
  return decimalFormat(decimalsAtLeast, decimals).format(value);
}

/** US dollars that a computation gave, in whole ones: "$4,344", "$2.50e+14". */
export const formatDollars = (amount: number): string => formatComputed(amount, 'USD');

/** The same in any currency: "₦4,344", "₦2.50e+14". */
export function formatComputed(amount: number, currency: string): string {
  if (Math.abs(amount) < LONGEST) return formatAmount(amount, currency);
  return withSymbol(currency, Math.abs(amount).toExponential(2), amount < 0);
}

export function formatNumber(value: number, maximumFractionDigits = 0): string {
  return decimalFormat(0, maximumFractionDigits).format(value);
}

/** A fraction (0–1) as percent: 0.714 is "71%". */
export function formatFraction(fraction: number, maximumFractionDigits = 0): string {
  return percentFormat(0, maximumFractionDigits).format(fraction);
}

/** A percentage (0–100) that is already one: 56 is "56%", with two digits "56.00%". */
export function formatPercent(percent: number, fractionDigits = 0): string {
  return percentFormat(fractionDigits, fractionDigits).format(percent / 100);
}

/** "24 Nov 2026" in the viewer's zone; a bare calendar date (YYYY-MM-DD) is the same day everywhere. */
export function formatDate(value: string | Date): string {
  const isCalendarDate = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return dateFormat(isCalendarDate).format(new Date(value));
}

/** The same without the year where that is the current one: "24 Nov". */
export function formatNearDate(value: string | Date, now: Date): string {
  return formatDate(value).replace(` ${now.getFullYear()}`, '');
}

/** The same for an instant that everybody reads as one day, wherever they are: its day in UTC. */
export function formatDay(instant: string): string {
  return formatDate(instant.slice(0, 'YYYY-MM-DD'.length));
}

const spans = [
  { unit: 'year', ms: 365.25 * DAY_MS },
  { unit: 'month', ms: (365.25 * DAY_MS) / 12 },
  { unit: 'week', ms: WEEK_MS },
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

/** "3 days ago", "in 2 hours", "just now". */
export function formatRelative(value: string | Date, now: Date = new Date()): string {
  const distanceMs = new Date(value).getTime() - now.getTime();
  const span = spans.find(({ ms }) => Math.abs(distanceMs) >= ms);
  if (span === undefined) return 'just now';
  return relativeFormat.format(Math.trunc(distanceMs / span.ms), span.unit);
}

/** "1 startup", "214 startups". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The month of a calendar date `YYYY-MM-DD` or `YYYY-MM`: "Nov 2026". */
export function formatMonth(date: string): string {
  return monthFormat.format(new Date(`${date.slice(0, 'YYYY-MM'.length)}-01T00:00:00Z`));
}

/** A multiple of what was paid in: "2.40x"; null where it is not known. */
export const formatMultiple = (multiple: number | null): string | null =>
  multiple === null ? null : `${multiple.toFixed(2)}x`;

/** US dollars in short: "$4.1M". */
export const formatDollarsShort = (amount: number): string => formatAmountShort(amount);

const KILOBYTE = 1000;

/** How much has to be loaded: "4 kB", "2.4 MB"; anything else below a kilobyte is one. */
export function formatSize(bytes: number): string {
  if (bytes < KILOBYTE ** 2)
    return `${formatNumber(Math.max(Math.sign(bytes), Math.round(bytes / KILOBYTE)))} kB`;
  if (bytes < KILOBYTE ** 3) return `${formatNumber(bytes / KILOBYTE ** 2, 1)} MB`;
  return `${formatNumber(bytes / KILOBYTE ** 3, 1)} GB`;
}
