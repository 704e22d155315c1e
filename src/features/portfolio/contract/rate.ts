import { z } from 'zod';
import { currencyField } from '#shared/contract/catalogue.ts';
import { changes, finiteNumber, line } from '#shared/contract/fields.ts';
import { pastDay, version } from './record.ts';

const entries = {
  base: currencyField(),
  quote: currencyField(),
  date: pastDay('Date is required'),
  rate: finiteNumber('Rate must be a number above 0, at most 1,000,000,000', { min: 1e-9, max: 1e9 }),
  source: line('Say where the rate comes from', { max: 200 }),
};
export const SAME_CURRENCY = 'Choose two currencies';

/** One `base` is `rate` of `quote` on a day. Admins may enter it for everybody. */
export const RateForm = z
  .strictObject({ ...entries, forEveryone: z.boolean({ error: 'Must be yes or no' }).default(false) })
  .refine(({ base, quote }) => base !== quote, { path: ['quote'], error: SAME_CURRENCY });
export type RateForm = z.output<typeof RateForm>;

/** Any of the entries; whose rate it is stays. A stale `version` answers 409 with the newer state. */
export const RateChanges = changes({ ...entries, version });
export type RateChanges = z.output<typeof RateChanges>;

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
  version: z.number(),
});
export type FxRate = z.infer<typeof FxRate>;
