import { z } from 'zod';
import { finiteNumber, isoDate, line, term } from '#shared/contract/fields.ts';
import { currencyOf } from '#shared/domain/currency.ts';

const currency = term(currencyOf, 'Please select a currency');

/** One `base` is `rate` of `quote` on a day. Admins may enter it for everybody. */
export const RateForm = z
  .strictObject({
    base: currency,
    quote: currency,
    date: isoDate('Date is required'),
    rate: finiteNumber('Rate must be above 0', { min: 1e-9, max: 1e9 }),
    source: line('Say where the rate comes from', { max: 200 }),
    forEveryone: z.boolean({ error: 'Must be yes or no' }).default(false),
  })
  .refine(({ base, quote }) => base !== quote, { path: ['quote'], error: 'Choose two currencies' });
export type RateForm = z.output<typeof RateForm>;

export const FxRate = z.object({
  id: z.number(),
  base: z.string(),
  quote: z.string(),
  date: z.string(),
  rate: z.number(),
  source: z.string(),
  /** False for the instance's, which admins enter. */
  mine: z.boolean(),
  isDemo: z.boolean(),
});
export type FxRate = z.infer<typeof FxRate>;
