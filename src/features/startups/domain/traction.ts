import type { TractionMetric } from '#shared/domain/catalogue/vocabularies.ts';

export const TRACTION_TIERS = ['none', 'early', 'growing', 'scaling'] as const;
export type TractionTier = (typeof TRACTION_TIERS)[number];
export const TRACTION_TIER_LABELS: Readonly<Record<TractionTier, string>> = {
  none: 'No figures yet',
  early: 'Early (below 1,000 users and $1,000 a month)',
  growing: 'Growing (1,000 users or $1,000 a month)',
  scaling: 'Scaling (10,000 users or $25,000 a month)',
};

/** One dated figure. `value` is in whole users or customers, major units of `currency`, or percent. */
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

/** Whether revenue is given in another currency than the dollar, so that rates are needed to compare it. */
export const hasForeignRevenue = (points: readonly Pick<TractionPoint, 'metric' | 'currency'>[]): boolean =>
  points.some(
    ({ metric, currency }) => metric === 'monthly_revenue' && currency !== null && currency !== 'USD',
  );
