import { z } from 'zod';
import { Done } from '#shared/contract/done.ts';
import { byId } from '#shared/contract/by-id.ts';
import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { geographyIdOf } from '#shared/domain/catalogue/regions.ts';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf } from '#shared/domain/catalogue/stages.ts';
import { INVESTOR_TYPES } from '#shared/domain/catalogue/vocabularies.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import {
  idParam,
  LARGEST_AMOUNT,
  listOf,
  oneOf,
  optionalLine,
  optionalLink,
  term,
  versionField,
} from '#shared/contract/fields.ts';
import { anyOf, digits, flag, pageQuery } from '#shared/contract/page.ts';
import { SELECT } from '#shared/contract/catalogue.ts';
import { investorProfileFields, ticketsInOrder } from './contract/profile.ts';
import { Investor, InvestorCard, InvestorSummary, LEAD_APPETITES, OwnInvestor } from './contract/investor.ts';
import { optionalTerm } from './contract/optional-term.ts';
import { PastDeal, PastDealInput } from './contract/past-deal.ts';
import { Vouch, VouchInput } from './contract/vouch.ts';

const SECTOR = 'Choose sectors from the list';

const investorTypeOf = (text: string) => INVESTOR_TYPES.find((type) => type === text) ?? null;

/** What the directory may be narrowed by. `ticket` is US dollars that lie between minimum and maximum. */
export const InvestorFilters = z.strictObject({
  q: z.string({ error: 'Must be text' }).max(200, { error: 'At most 200 characters' }).optional(),
  type: anyOf(investorTypeOf, 'Unknown investor type'),
  sectors: anyOf(sectorIdOf, 'Unknown sector'),
  stages: anyOf(stageIdOf, 'Unknown stage'),
  geography: anyOf(geographyIdOf, 'Unknown region or country'),
  country: anyOf(countryOf, 'Unknown country'),
  ticket: digits(1, LARGEST_AMOUNT).optional(),
  verified: flag().optional(),
});
export type InvestorFilters = z.output<typeof InvestorFilters>;
export const InvestorQuery = InvestorFilters.extend(pageQuery);

/** The owner's whole profile; optional fields left out stay as they are. `version` is the one that was edited. */
export const InvestorUpdate = z
  .strictObject({
    version: versionField(),
    ...investorProfileFields,
    excludedSectors: listOf(term(sectorIdOf, SECTOR), SECTOR).optional(),
    leadAppetite: oneOf(LEAD_APPETITES, 'Choose lead, follow or either').optional(),
    website: optionalLink(),
    country: optionalTerm(countryOf, SELECT.country),
    city: optionalLine({ max: 120 }),
  })
  .check(ticketsInOrder)
  .refine(
    ({ sectors, excludedSectors = [] }) => !excludedSectors.some((sector) => sectors.includes(sector)),
    {
      path: ['excludedSectors'],
      error: 'A sector cannot be both preferred and excluded',
    },
  );
export type InvestorUpdate = z.infer<typeof InvestorUpdate>;

const dealId = z.strictObject({ id: idParam(), dealId: idParam() });

export const investorEndpoints = endpoints({
  'GET /api/investors': {
    summary: 'The investor directory',
    access: 'public',
    query: InvestorQuery,
    response: z.array(InvestorCard),
    list: true,
  },
  'GET /api/investors/summary': {
    summary: 'Counts over the same filters',
    access: 'public',
    query: InvestorFilters,
    response: InvestorSummary,
  },
  'GET /api/investors/mine': {
    summary: 'My own profile, with how to prove my domain',
    access: 'member',
    response: OwnInvestor,
  },
  'GET /api/investors/{id}': {
    summary: 'An investor’s page; a visit counts once per viewer and day',
    access: 'public',
    params: byId,
    response: Investor,
  },
  'PUT /api/investors/{id}': {
    summary: 'Changes my own profile; 409 with the newer state when it changed meanwhile',
    access: 'member',
    params: byId,
    body: InvestorUpdate,
    response: OwnInvestor,
  },
  'POST /api/investors/{id}/deals': {
    summary: 'Adds a past deal to my profile',
    access: 'member',
    params: byId,
    body: PastDealInput,
    response: PastDeal,
    created: true,
  },
  'PUT /api/investors/{id}/deals/{dealId}': {
    summary: 'Changes a past deal of mine',
    access: 'member',
    params: dealId,
    body: PastDealInput,
    response: PastDeal,
  },
  'DELETE /api/investors/{id}/deals/{dealId}': {
    summary: 'Takes a past deal off my profile',
    access: 'member',
    params: dealId,
    response: Done,
  },
});

export const investorVerificationEndpoints = endpoints({
  'POST /api/investors/{id}/verify-domain': {
    summary: 'Looks up the text record that proves my firm’s domain',
    access: 'member',
    params: byId,
    response: OwnInvestor,
  },
  'POST /api/investors/{id}/vouches': {
    summary: 'Vouches for an investor, once per person',
    access: 'member',
    mostPerDay: 50,
    params: byId,
    body: VouchInput,
    response: Vouch,
    created: true,
  },
  'DELETE /api/investors/{id}/vouches/mine': {
    summary: 'Withdraws my vouch',
    access: 'member',
    params: byId,
    response: Done,
  },
});
