import { z } from 'zod';
import { finiteNumber, isoDate, oneOf } from '#shared/contract/fields.ts';
import { ROUND_TYPE_IDS } from '#shared/domain/catalogue/stages.ts';
import { countsPeople, EVIDENCE_LEVELS, TRACTION_METRICS } from '#shared/domain/catalogue/vocabularies.ts';
import { SELECT, currencyField } from '#shared/contract/catalogue.ts';

/** Levels a team may claim for itself; the stronger ones are given by others. */
export const OWN_EVIDENCE_LEVELS = ['claimed', 'document'] as const;

const VALUE_MESSAGE = 'Must be a number';
const currency = currencyField();

/** One dated figure of a series: whole users or paying customers, revenue of a month in major units, or growth in percent. */
export const TractionItem = z.object({
  id: z.number(),
  metric: z.enum(TRACTION_METRICS),
  date: z.string(),
  value: z.number(),
  currency: z.string().nullable(),
  evidence: z.enum(EVIDENCE_LEVELS),
});
export type TractionItem = z.infer<typeof TractionItem>;

/** A figure as the team enters it. Revenue names its currency; users and customers are whole; only growth may be negative. */
export const TractionForm = z
  .strictObject({
    metric: oneOf(TRACTION_METRICS, 'Please select a metric'),
    date: isoDate('Please give the day of this figure'),
    value: finiteNumber(VALUE_MESSAGE, { min: -100, max: 1e12 }),
    currency: currency.nullish(),
    evidence: oneOf(OWN_EVIDENCE_LEVELS, 'Choose claimed or document').default('claimed'),
  })
  .superRefine(({ metric, value, currency }, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (metric !== 'growth' && value < 0) fault('value', 'Must not be negative');
    if (countsPeople(metric) && !Number.isInteger(value))
      fault('value', `Must be a whole number of ${metric === 'users' ? 'users' : 'customers'}`);
    if (metric === 'monthly_revenue' && !currency) fault('currency', SELECT.currency);
    if (metric !== 'monthly_revenue' && currency) fault('currency', 'Only revenue has a currency');
  });
export type TractionForm = z.infer<typeof TractionForm>;
export type TractionFormInput = z.input<typeof TractionForm>;

/** The round as it stands; all amounts in minor units of `currency`, committed and received kept apart. */
export const Round = z.object({
  instrument: z.enum(ROUND_TYPE_IDS),
  instrumentLabel: z.string(),
  currency: z.string(),
  targetMinor: z.number(),
  minimumMinor: z.number().nullable(),
  committedMinor: z.number(),
  receivedMinor: z.number(),
  closeDate: z.string().nullable(),
});
export type Round = z.infer<typeof Round>;
