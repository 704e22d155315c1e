import { daysBetween, dayText } from '#shared/domain/calendar.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { convertMoney, type RateBook } from '#shared/domain/exchange-rate.ts';
import { growthLenses, lensSentence } from '#shared/domain/growth-lenses.ts';
import { nearestMinor } from '#shared/domain/nearest-minor.ts';
import type { TractionMetric } from '#shared/domain/catalogue/vocabularies.ts';
import { type CurrentTraction, type TractionPoint, tractionTier } from './traction.ts';

/** A month's revenue in cents of a dollar, at the rate of its day. */
function revenueInDollars({ value, currency, date }: TractionPoint, book: RateBook): number | null {
  const code = currency === null ? null : currencyOf(currency);
  if (code === null) return null;
  const revenue = { amountMinor: nearestMinor(value, code), currency: code };
  return convertMoney(revenue, 'USD', date, book)?.amountMinor ?? null;
}

/** The current figures of a series of points, in any order. */
export function currentTraction(points: readonly TractionPoint[], book: RateBook): CurrentTraction {
  const latest = (metric: TractionMetric) =>
    points
      .filter((point) => point.metric === metric)
      .reduce<TractionPoint | null>((last, point) => (last && last.date >= point.date ? last : point), null);
  const [users, revenue, growth] = [latest('users'), latest('monthly_revenue'), latest('growth')];
  const monthlyRevenueUsdMinor = revenue === null ? null : revenueInDollars(revenue, book);
  return {
    users: users?.value ?? null,
    usersEvidence: users?.evidence ?? null,
    monthlyRevenueUsdMinor,
    revenueEvidence: revenue?.evidence ?? null,
    growthPercent: growth?.value ?? null,
    tier: tractionTier(users?.value ?? null, monthlyRevenueUsdMinor),
  };
}

const YEAR_DAYS = 400;

/**
 * How revenue grew within the last year in the currency of the books and in dollars, in a sentence; null for books in
 * dollars, and with fewer than two figures of that currency or no rate.
 */
export function revenueGrowthText(points: readonly TractionPoint[], book: RateBook): string | null {
  if (points.length < 2) return null;
  const own = points
    .filter(({ metric }) => metric === 'monthly_revenue')
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const newest = own.at(-1);
  const code = newest?.currency == null ? null : currencyOf(newest.currency);
  if (newest === undefined || code === null || code === 'USD') return null;
  const oldest = own.find(
    ({ date, currency }) => currency === newest.currency && daysBetween(date, newest.date) <= YEAR_DAYS,
  );
  if (oldest === undefined || oldest === newest) return null;
  const dated = ({ value, date }: TractionPoint) => ({
    amountMinor: nearestMinor(value, code),
    currency: code,
    day: date,
  });
  const lenses = growthLenses('USD', dated(oldest), dated(newest), book);
  return lenses && `Monthly revenue since ${dayText(oldest.date)}: ${lensSentence(lenses)}`;
}
