import { z } from 'zod';
import { isoDate, LARGEST_AMOUNT, oneOf, term } from '#shared/contract/fields.ts';
import { digits } from '#shared/contract/page.ts';
import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { CAPITAL_IDS, PLACE_IDS } from '../domain/definition.ts';

/** How funding is counted, in every address of market figures. `asOf` is today unless said. */
export const definitionQuery = {
  capital: oneOf(CAPITAL_IDS, `Must be one of ${CAPITAL_IDS.join(', ')}`).default('equity'),
  minimum: digits(0, LARGEST_AMOUNT).default(0),
  place: oneOf(PLACE_IDS, `Must be one of ${PLACE_IDS.join(', ')}`).default('headquarters'),
  asOf: isoDate('Must be a date such as 2026-11-21').optional(),
};
export const DefinitionQuery = z.strictObject(definitionQuery);
export type DefinitionQuery = z.output<typeof DefinitionQuery>;

export const sectorTerm = term(sectorIdOf, 'Unknown sector. Try Fintech, HealthTech or AgriTech');
export const countryTerm = term(countryOf, 'Unknown country. Try Nigeria, Kenya or Ghana');

/** What stands under every figure: what it counts, how many rows, as of which day, and from where. */
export const Basis = z.object({
  definition: z.string(),
  asOf: z.string(),
  /** The first day counted; null for all. */
  from: z.string().nullable(),
  /** Rounds counted. */
  n: z.number(),
  /** Rounds whose amount is unpublished or has no rate for its day: counted as deals, not in sums. */
  amountsLeftOut: z.number(),
  /** Demo rounds among them; 0 when the demo is off. */
  demoRounds: z.number(),
  sources: z.array(
    z.object({
      source: z.string(),
      licence: z.string(),
      sourceUrl: z.string().nullable(),
      rounds: z.number(),
    }),
  ),
});
export type Basis = z.infer<typeof Basis>;
