import { z } from 'zod';
import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { stageIdOf } from '#shared/domain/catalogue/stages.ts';
import { isoDate, line, moneyAmount, toggleField } from '#shared/contract/fields.ts';
import { sectorField, SELECT } from '#shared/contract/catalogue.ts';
import { optionalTerm } from './optional-term.ts';

/** A company an investor says to have backed. `roundSize` in US dollars, `dealDate` not in the future. */
export const PastDealInput = z.strictObject({
  company: line('Company name must be at least 2 characters', { min: 2, max: 120 }),
  sector: sectorField(),
  stage: optionalTerm(stageIdOf, SELECT.fundingStage),
  country: optionalTerm(countryOf, SELECT.country),
  dealDate: isoDate('Deal date is required'),
  roundSize: moneyAmount(1, 'Round size must be at least $1').nullish(),
  led: toggleField().default(false),
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
