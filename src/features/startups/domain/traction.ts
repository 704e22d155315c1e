import { daysBetween, dayText } from '#shared/domain/calendar.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { convertMoney, type RateBook } from '#shared/domain/exchange-rate.ts';
import { growthLenses, lensSentence } from '#shared/domain/growth-lenses.ts';
import { nearestMinor } from '#shared/domain/nearest-minor.ts';

/** What a series counts: people using the product, revenue in a month, growth in percent. */
export const TRACTION_METRICS = ['users', 'monthly_revenue', 'growth'] as const;
export type TractionMetric = (typeof TRACTION_METRICS)[number];
export const TRACTION_METRIC_LABELS: Readonly<Record<TractionMetric, string>> = {
  users: 'Users',
  monthly_revenue: 'Monthly revenue',
  growth: 'Growth',
};

export const TRACTION_TIERS = ['none', 'early', 'growing', 'scaling'] as const;
export type TractionTier = (typeof TRACTION_TIERS)[number];
export const TRACTION_TIER_LABELS: Readonly<Record<TractionTier, string>> = {
  none: 'No figures yet',
  early: 'Early (below 1,000 users and $1,000 a month)',
  growing: 'Growing (1,000 users or $1,000 a month)',
  scaling: 'Scaling (10,000 users or $25,000 a month)',
};

/** One dated figure. `value` is in whole users, major units of `currency`, or percent. */
export type TractionPoint = {
  readonly metric: TractionMetric;
  readonly date: string;
  readonly value: number;
  readonly currency: string | null;
  readonly evidence: string;
};

/** The latest figure of each series, as a card shows it. Revenue is in dollars at the rate of its own day. */
export type CurrentTraction = {
  readonly users: number | null;
  readonly usersEvidence: string | null;
  readonly monthlyRevenueUsdMinor: number | null;
  readonly revenueEvidence: string | null;
  readonly growthPercent: number | null;
  readonly tier: TractionTier;
};

/** How far along a startup is, by its better figure; `none` without either. */
export function tractionTier(users: number | null, monthlyRevenueUsdMinor: number | null): TractionTier {
  if (users === null && monthlyRevenueUsdMinor === null) return 'none';
  const reaches = (people: number, dollars: number) =>
    (users ?? 0) >= people || (monthlyRevenueUsdMinor ?? 0) >= dollars * 100;
  if (reaches(10_000, 25_000)) return 'scaling';
  return reaches(1_000, 1_000) ? 'growing' : 'early';
}

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

/** Whether revenue is given in another currency than the dollar, so that rates are needed to compare it. */
export const hasForeignRevenue = (points: readonly Pick<TractionPoint, 'metric' | 'currency'>[]): boolean =>
  points.some(
    ({ metric, currency }) => metric === 'monthly_revenue' && currency !== null && currency !== 'USD',
  );

/**
 * How revenue grew within the last year in the currency of the books and in dollars, in a sentence; null for books in
 * dollars, and with fewer than two figures of that currency or no rate.
 */
export function revenueGrowthText(points: readonly TractionPoint[], book: RateBook): string | null {
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
