import { z } from 'zod';
import { currencyField } from '#shared/contract/catalogue.ts';

const within = (min: number, max: number) => {
  const error = `Must be a number from ${min.toLocaleString('en')} to ${max.toLocaleString('en')}`;
  return z.number({ error }).min(min, { error }).max(max, { error });
};
const LARGEST_MONEY = 1e15;
const MONEY_BOUNDS = 'Must be an amount of at most a million billion, above or below zero';
const money = () =>
  z
    .number({ error: MONEY_BOUNDS })
    .min(-LARGEST_MONEY, { error: MONEY_BOUNDS })
    .max(LARGEST_MONEY, { error: MONEY_BOUNDS });
const PERCENT_BOUNDS = 'Must be from -1,000 to 100,000 percent';
const percent = () =>
  z
    .number({ error: PERCENT_BOUNDS })
    .min(-1_000, { error: PERCENT_BOUNDS })
    .max(100_000, { error: PERCENT_BOUNDS });
const wholeWithin = (min: number, max: number) => {
  const error = `Must be a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error }).nullish();
};

/**
 * What a founder states: percentages as percent, money in `currency` (dollars unless stated), churn a
 * month. Implausible figures within the bounds are taken and flagged; only a cost of 0 for a customer is refused, since LTV/CAC is then not defined.
 */
export const Assumptions = z.strictObject({
  currency: currencyField().nullish(),
  revenueGrowthRate: percent(),
  marketSize: money(),
  customerAcquisitionCost: money().refine((cost) => cost !== 0, {
    error: 'Must not be 0: LTV/CAC would divide by it',
  }),
  lifetimeValue: money(),
  churnRate: percent(),
  grossMargin: percent(),
  churnPeriod: z.enum(['monthly', 'annual'], { error: 'Must be monthly or annual' }).nullish(),
  startingRevenue: money().nullish(),
  arpaMonthly: money().nullish(),
  cash: money().nullish(),
  startingHeadcount: within(-10_000_000, 10_000_000).nullish(),
  costPerHead: money().nullish(),
  headcountElasticity: z
    .number({ error: 'Must be a number' })
    .min(0, { error: 'Must be from 0 to 3' })
    .max(3, { error: 'Must be from 0 to 3' })
    .nullish(),
  fixedOpex: money().nullish(),
  growthDecay: within(-10, 10).nullish(),
  taxRate: percent().nullish(),
  capexPct: percent().nullish(),
  nwcPct: percent().nullish(),
  devaluationPct: within(-100, 95).nullish(),
  dollarCostsPct: within(0, 100).nullish(),
  years: wholeWithin(1, 30),
  startYear: wholeWithin(1900, 2200),
});
export type Assumptions = z.infer<typeof Assumptions>;

export const ModelForm = z.strictObject({ assumptions: Assumptions });
export type ModelForm = z.infer<typeof ModelForm>;
