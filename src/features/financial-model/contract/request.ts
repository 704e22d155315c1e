import { z } from 'zod';

const figure = () => z.number({ error: 'Must be a number' });
const optionalFigure = () => figure().nullish();
const wholeWithin = (min: number, max: number) => {
  const error = `Must be a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error }).nullish();
};

/**
 * What a founder states: percentages as percent, money in USD, churn a month. Any finite number is taken and
 * implausible ones are flagged; only a cost of 0 for a customer is refused, since LTV/CAC is then not defined.
 */
export const Assumptions = z.strictObject({
  revenueGrowthRate: figure(),
  marketSize: figure(),
  customerAcquisitionCost: figure().refine((cost) => cost !== 0, {
    error: 'Must not be 0: LTV/CAC would divide by it',
  }),
  lifetimeValue: figure(),
  churnRate: figure(),
  grossMargin: figure(),
  churnPeriod: z.enum(['monthly', 'annual'], { error: 'Must be monthly or annual' }).nullish(),
  startingRevenue: optionalFigure(),
  arpaMonthly: optionalFigure(),
  cash: optionalFigure(),
  startingHeadcount: optionalFigure(),
  costPerHead: optionalFigure(),
  headcountElasticity: z
    .number({ error: 'Must be a number' })
    .min(0, { error: 'Must be from 0 to 3' })
    .max(3, { error: 'Must be from 0 to 3' })
    .nullish(),
  fixedOpex: optionalFigure(),
  growthDecay: optionalFigure(),
  taxRate: optionalFigure(),
  capexPct: optionalFigure(),
  nwcPct: optionalFigure(),
  years: wholeWithin(1, 30),
  startYear: wholeWithin(1900, 2200),
});
export type Assumptions = z.infer<typeof Assumptions>;

export const ModelForm = z.strictObject({ assumptions: Assumptions });
export type ModelForm = z.infer<typeof ModelForm>;
