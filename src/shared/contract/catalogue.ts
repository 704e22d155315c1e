import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { regionIdOf } from '#shared/domain/catalogue/regions.ts';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { roundTypeIdOf, stageIdOf } from '#shared/domain/catalogue/stages.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { term } from './fields.ts';

/** What a form asks for when a choice from the catalogue is missing or unknown. */
export const SELECT = {
  country: 'Please select a country',
  currency: 'Please select a currency',
  instrument: 'Please select an instrument',
  region: 'Please select a region',
  sector: 'Please select a sector',
  fundingStage: 'Please select a funding stage',
} as const;

/** Terms of the catalogue in any spelling; each gives its id or code. */
export const countryField = () => term(countryOf, SELECT.country);
export const currencyField = () => term(currencyOf, SELECT.currency);
export const instrumentField = () => term(roundTypeIdOf, SELECT.instrument);
export const regionField = () => term(regionIdOf, SELECT.region);
export const sectorField = () => term(sectorIdOf, SELECT.sector);
export const stageField = () => term(stageIdOf, SELECT.fundingStage);
