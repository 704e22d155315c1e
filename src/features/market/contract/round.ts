import { z } from 'zod';
import { isoDate } from '#shared/contract/fields.ts';
import { pageQuery } from '#shared/contract/page.ts';
import { countryTerm, definitionQuery, sectorTerm } from './definition.ts';

/** The rows behind a figure: the same definition, narrowed by sector, country and first day. */
export const RoundQuery = z.strictObject({
  ...definitionQuery,
  ...pageQuery,
  sector: sectorTerm.optional(),
  country: countryTerm.optional(),
  from: isoDate('Must be a date such as 2026-11-21').optional(),
});
export type RoundQuery = z.output<typeof RoundQuery>;

/** A round in market figures. `date` is as exact as it was published: `2024`, `2024-05` or `2024-05-13`. */
export const MarketRound = z.object({
  id: z.string(),
  company: z.string(),
  startupId: z.number().nullable(),
  sector: z.string(),
  stage: z.string().nullable(),
  round: z.string(),
  kind: z.string(),
  date: z.string(),
  amountMinor: z.number().nullable(),
  currency: z.string().nullable(),
  country: z.string().nullable(),
  origin: z.enum(['platform', 'sourced']),
  source: z.string(),
  licence: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  isDemo: z.boolean(),
});
export type MarketRound = z.infer<typeof MarketRound>;
