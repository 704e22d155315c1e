/** What startups are compared by, in this order. */
export const METRICS = [
  'teamSize',
  'users',
  'monthlyRevenueUsd',
  'growthPercent',
  'raisingUsd',
  'fundingUsd',
] as const;
export type Metric = (typeof METRICS)[number];
