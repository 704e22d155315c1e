import { z } from 'zod';
import { countryField, sectorField } from '#shared/contract/catalogue.ts';
import { changes, line, wholeNumber } from '#shared/contract/fields.ts';
import { version } from './record.ts';

const facts = {
  name: line('Please give the company’s name', { max: 120 }),
  country: countryField(),
  sector: sectorField(),
};

/** A company that is not in the startup directory, in the holder's own words. */
export const OutsideCompanyForm = z.strictObject(facts);
export type OutsideCompanyForm = z.output<typeof OutsideCompanyForm>;

/** Any of them. A stale `version` answers 409 with the newer state. */
export const OutsideCompanyChanges = changes({ ...facts, version });

/** The startup of the directory that the company has become. */
export const LinkForm = z.strictObject({ startupId: wholeNumber('Please select a startup') });

/** The company as it was described; `country` and `sector` are the catalogue's ids. */
export const OutsideCompany = z.object({
  id: z.number(),
  name: z.string(),
  country: z.string(),
  sector: z.string(),
  version: z.number(),
});
export type OutsideCompany = z.infer<typeof OutsideCompany>;
