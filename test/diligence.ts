import type { FigureFact, PublicFacts } from '#features/due-diligence/domain/facts.ts';

/** What members see of a startup whose diligence is run. */
export const publicFacts = (more: Partial<PublicFacts> = {}): PublicFacts => ({
  asOf: '2026-11-21',
  name: 'Pamoja Pay',
  description: 'Group savings by phone for traders in Lagos.',
  businessModel: 'Subscription',
  sectorId: 'fintech',
  stageId: 'seed',
  country: 'NG',
  countryMarket: 'NG',
  website: null,
  foundedYear: 2024,
  teamSize: 5,
  raising: { amountMinor: 50_000_000, currency: 'USD' },
  raisingUsdMinor: 50_000_000,
  founders: [{ name: 'Ada', workEntries: 0, recommendations: 1 }],
  series: [],
  round: null,
  peers: 4,
  investors: 12,
  ...more,
});

/** A month's revenue on record. */
export const monthlyRevenue = (date: string, value: number, currency = 'USD'): FigureFact => ({
  metric: 'monthly_revenue',
  date,
  value,
  currency,
  valueUsd: currency === 'USD' ? value : null,
  evidence: 'document',
});
