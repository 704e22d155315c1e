import { z } from 'zod';
import {
  named,
  line,
  optionalLine,
  optionalLink,
  oneOf,
  paragraph,
  term,
  wholeNumber,
  versionField,
} from '#shared/contract/fields.ts';
import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { regionIdOf, STARTUP_FORM_REGIONS } from '#shared/domain/catalogue/regions.ts';
import { sectorIdOf, STARTUP_FORM_SECTORS } from '#shared/domain/catalogue/sectors.ts';
import { BUSINESS_MODELS } from '#shared/domain/catalogue/vocabularies.ts';
import { SELECT, stageField } from '#shared/contract/catalogue.ts';
import { readRaising } from '../domain/raising.ts';

/** Finds a term by any spelling, but only among those a form lists. */
function listed<Id extends string>(find: (text: string) => Id | null, labels: readonly string[]) {
  const ids = new Set(labels.map(find));
  return (text: string) => {
    const id = find(text);
    return id !== null && ids.has(id) ? id : null;
  };
}

/** A country by code or name; empty and null mean none, missing leaves it as it is. */
function optionalCountry() {
  return z
    .string({ error: SELECT.country })
    .trim()
    .transform((text, context) => {
      const code = text === '' ? null : countryOf(text);
      if (text === '' || code !== null) return code;
      context.addIssue({ code: 'custom', message: SELECT.country });
      return z.NEVER;
    })
    .nullish();
}

/** Raw text of an amount that our rules can read. */
const raisingAmount = line('Please specify raising amount', { max: 60 }).superRefine((text, context) => {
  const read = text === '' ? null : readRaising(text);
  if (typeof read === 'string') context.addIssue({ code: 'custom', message: read });
});

const fields = {
  name: named('Company name', line('Company name must be at least 2 characters', { min: 2, max: 120 })),
  description: paragraph('Description must be at least 10 characters', { min: 10 }),
  sector: term(listed(sectorIdOf, STARTUP_FORM_SECTORS), SELECT.sector),
  region: term(listed(regionIdOf, STARTUP_FORM_REGIONS), SELECT.region),
  fundingStage: stageField(),
  raisingAmount,
  teamSize: wholeNumber('Team size must be at least 1', { max: 1_000_000 }),
  businessModel: oneOf(BUSINESS_MODELS, 'Please select a business model'),
  logoUrl: optionalLink(),
  website: optionalLink(),
  country: optionalCountry(),
  countryIncorporation: optionalCountry(),
  countryMarket: optionalCountry(),
  city: optionalLine({ max: 80 }),
  foundedYear: wholeNumber('Must be a year from 1800 on', { min: 1800, max: 9999 }).nullish(),
};

/** The 'Create Your Startup Profile' form. Optional fields may be missing, empty or null. */
export const StartupForm = z.strictObject(fields);
export type StartupForm = z.infer<typeof StartupForm>;
/** The same as typed: labels, not ids. */
export type StartupFormInput = z.input<typeof StartupForm>;

export const STARTUP_STATUSES = ['active', 'closed', 'acquired'] as const;

/** An update says which version it was typed over. A `logoUrl` left out keeps the uploaded logo. */
export const StartupUpdate = z.strictObject({
  ...fields,
  status: oneOf(STARTUP_STATUSES, 'Please select a status').optional(),
  version: versionField(),
});
export type StartupUpdate = z.infer<typeof StartupUpdate>;
