import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';

/** The last reference rate of a currency: units for one US dollar. */
const ReferenceRate = z.object({
  currency: z.string(),
  date: z.string(),
  perDollar: z.number(),
  source: z.string(),
});

/**
 * The reference rates as they stand. `ageDays` is that of the newest; `problem` says why the last refresh failed or what
 * it left out; `isRefreshed` is false where the instance takes no daily table.
 */
export const ReferenceRates = z.object({
  newest: z.string().nullable(),
  ageDays: z.int().nullable(),
  isRefreshed: z.boolean(),
  refreshedAt: z.string().nullable(),
  problem: z.string().nullable(),
  rates: z.array(ReferenceRate),
});
export type ReferenceRates = z.infer<typeof ReferenceRates>;

export const currencyEndpoints = endpoints({
  'GET /api/currencies/rates': {
    summary: 'The last reference rate of each currency, how old they are and where they come from',
    access: 'member',
    response: ReferenceRates,
  },
});
