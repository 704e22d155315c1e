import { z } from 'zod';
import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf } from '#shared/domain/catalogue/stages.ts';
import { isoDate, line, moneyAmount, term } from '#shared/contract/fields.ts';
import { optionalTerm } from './optional-term.ts';

/** A company an investor says to have backed. `roundSize` in US dollars, `dealDate` not in the future. */
export const PastDealInput = z.strictObject({
  company: line('Company name must be at least 2 characters', { min: 2, max: 120 }),
  sector: term(sectorIdOf, 'Please select a sector'),
  stage: optionalTerm(stageIdOf, 'Choose a stage from the list'),
  country: optionalTerm(countryOf, 'Choose a country from the list'),
  dealDate: isoDate('Deal date is required'),
  roundSize: moneyAmount(1, 'Round size must be at least $1').nullish(),
  led: z.boolean({ error: 'Must be true or false' }).default(false),
});
export type PastDealInput = z.infer<typeof PastDealInput>;

/** A past deal as claimed; sector, stage and country are labels. */
export const PastDeal = z.object({
  id: z.int(),
  company: z.string(),
  sector: z.string(),
  stage: z.string().nullable(),
  country: z.string().nullable(),
  dealDate: z.iso.date(),
  roundSize: z.number().nullable(),
  led: z.boolean(),
});
export type PastDeal = z.infer<typeof PastDeal>;
