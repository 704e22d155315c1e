import { currencyOf, OLDEST_RATE_DAYS } from '#shared/domain/currency.ts';
import { daysBetween } from '#shared/domain/calendar.ts';

/** What one unit of a currency was worth in US dollars on a day (`YYYY-MM-DD`), says `source`. */
export type DollarRate = {
  readonly currency: string;
  readonly date: string;
  readonly dollars: number;
  readonly source: string;
};

/** An amount in dollars and the rate it was converted at: null for dollars themselves. */
export type Dollars = { readonly amount: number; readonly rate: DollarRate | null };

/**
 * An amount of a day, in major units, in US dollars, by the last rate on or before the day and at most 92 days old. Null
 * without such a rate: an undated conversion would be a guess. `rates` are newest first.
 */
export function inDollars(
  { amount, currency, date }: { amount: number; currency: string; date: string },
  rates: readonly DollarRate[],
): Dollars | null {
  const code = currencyOf(currency);
  if (code === 'USD') return { amount, rate: null };
  const rate = rates.find((each) => each.currency === code && each.date <= date);
  if (rate === undefined || daysBetween(rate.date, date) > OLDEST_RATE_DAYS) return null;
  return { amount: Math.round(amount * rate.dollars * 100) / 100, rate };
}

/** "at 0.00065 USD, Central bank, 2026-11-01": how a converted amount came about. */
export function conversionText({ rate }: Dollars): string {
  return rate === null ? '' : `, in ${rate.currency} at ${rate.dollars} USD (${rate.source}, ${rate.date})`;
}
