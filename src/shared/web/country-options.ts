import { COUNTRIES } from '#shared/domain/catalogue/countries.ts';
import { termOptions } from './options.ts';

export const COUNTRY_OPTIONS = termOptions(COUNTRIES);
