import { z } from 'zod';
import { Basis, countryTerm, DefinitionQuery } from '#features/market/contract/definition.ts';
import { endpoints } from '#shared/contract/endpoint.ts';

/** A country as the map shows it. Deals and funding are of the twelve months before `asOf`, in US dollars. */
export const MapCountry = z.object({
  code: z.string(),
  name: z.string(),
  startups: z.number(),
  investors: z.number(),
  deals: z.number(),
  fundingUsd: z.number(),
});
export type MapCountry = z.infer<typeof MapCountry>;

/**
 * The ecosystem of a country. `networkDensity` is 0–1, null where fewer than five people would be told on (`withheld`
 * says so). `trends` are sentences made from rows; `growing` says how the growing sectors grew.
 */
export const Ecosystem = z.object({
  code: z.string(),
  country: z.string(),
  totalStartups: z.number(),
  totalInvestors: z.number(),
  investorsLooking: z.number(),
  networkDensity: z.number().nullable(),
  withheld: z.enum(['fewer_than_five_people']).nullable(),
  /** Whom the density counts; null while it is withheld. */
  people: z.number().nullable(),
  sectors: z.array(z.object({ name: z.string(), count: z.number() })),
  cities: z.array(z.object({ name: z.string(), count: z.number() })),
  trends: z.object({
    growingSectors: z.array(z.string()),
    challenges: z.array(z.string()),
    opportunities: z.array(z.string()),
  }),
  growing: z.array(
    z.object({ name: z.string(), startups: z.number(), deals12: z.number(), dealsPrev12: z.number() }),
  ),
  funding: z.object({
    deals12: z.number(),
    dealsPrev12: z.number(),
    funding12: z.number(),
    fundingPrev12: z.number(),
  }),
  demo: z.object({ startups: z.number(), investors: z.number() }),
  asOf: z.string(),
  basis: Basis,
});
export type Ecosystem = z.infer<typeof Ecosystem>;

/** The ecosystem of each country, from the rows of the directory, the network and the rounds. */
export const ecosystemEndpoints = endpoints({
  'GET /api/ecosystem': {
    summary: 'Every African country with what the map shows of it',
    access: 'public',
    query: DefinitionQuery,
    response: z.array(MapCountry),
    list: true,
  },
  'GET /api/ecosystem/{country}': {
    summary: 'Startups, investors, network and trends of a country',
    access: 'public',
    params: z.strictObject({ country: countryTerm }),
    query: DefinitionQuery,
    response: Ecosystem,
  },
});
