import { z } from 'zod';
import { anyOf, commaList, digits, flag, pageQuery } from '#shared/contract/page.ts';
import { LARGEST_AMOUNT, LARGEST_ID, line, oneOf, term } from '#shared/contract/fields.ts';
import { SELECT } from '#shared/contract/catalogue.ts';
import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { geographyIdOf } from '#shared/domain/catalogue/regions.ts';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf } from '#shared/domain/catalogue/stages.ts';
import { BUSINESS_MODELS, EVIDENCE_LEVELS } from '#shared/domain/catalogue/vocabularies.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { TRACTION_TIERS } from '../domain/traction.ts';
import { TEAM_ROLES } from '../domain/team.ts';
import { STARTUP_STATUSES } from './form.ts';
import { Round, TractionItem } from './traction.ts';

/** `all` and absence mean the same: no filter. */
const unlessAll =
  <T>(find: (text: string) => T) =>
  (text: string) =>
    text === 'all' ? 'all' : find(text);
const withoutAll = <T>(value: T): Exclude<T, 'all'> | undefined =>
  // `all` is the only value taken away, which the type cannot follow.
  value === 'all' ? undefined : (value as Exclude<T, 'all'>);

const idText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, { error: 'Not a valid id' })
  .transform(Number)
  .refine((id) => id <= LARGEST_ID, { error: 'Not a valid id' });

const tierOf = (text: string) => TRACTION_TIERS.find((tier) => tier === text) ?? null;

const filters = {
  sector: anyOf(sectorIdOf, 'Unknown sector'),
  region: term(unlessAll(geographyIdOf), 'Unknown region').transform(withoutAll).optional(),
  stage: anyOf(stageIdOf, 'Unknown stage'),
  country: anyOf(countryOf, 'Unknown country'),
  city: line('Name a city', { max: 80 }).optional(),
  businessModel: oneOf(['all', ...BUSINESS_MODELS], 'Unknown business model')
    .transform(withoutAll)
    .optional(),
  tractionTier: anyOf(tierOf, 'Unknown traction tier'),
  ticket: digits(1, LARGEST_AMOUNT).optional(),
  currency: term(currencyOf, SELECT.currency).optional(),
  evidence: oneOf(EVIDENCE_LEVELS, 'Unknown evidence level').optional(),
  fit: digits(1, 100).optional(),
  verified: flag().optional(),
  q: z.string({ error: 'Must be text' }).max(200, { error: 'At most 200 characters' }).optional(),
  ids: commaList(idText, 100).optional(),
};

/**
 * What the directory may be narrowed by. `ticket` is a cheque in whole units of `currency`, dollars unless said, that fits
 * into what is being raised; `evidence` the least that backs a current figure; `fit` the least fit, in percent, with the
 * reader's own investor profile; `verified` asks for a domain that an owner has proved. Everything else is public: what only a team or its guests may know narrows and orders nothing.
 */
export const StartupFilters = z.strictObject(filters);
export type StartupFilters = z.output<typeof StartupFilters>;

/** Best hits stand before the newest in a search for words, unless another order is asked for. */
export const STARTUP_SORTS = ['newest', 'traction', 'revenue', 'name', 'fit'] as const;
export type StartupSort = (typeof STARTUP_SORTS)[number];
export const StartupQuery = z.strictObject({
  ...filters,
  ...pageQuery,
  sort: oneOf(STARTUP_SORTS, 'Unknown order').default('newest'),
});
export type StartupQuery = z.output<typeof StartupQuery>;

/** An amount as it was understood, written out in `understood`. */
export const Raising = z.object({
  amountMinor: z.number(),
  currency: z.string(),
  understood: z.string(),
});

/** Current figures, each with how well it is evidenced; null where there is none. */
export const TractionFacts = z.object({
  users: z.number().nullable(),
  usersEvidence: z.string().nullable(),
  monthlyRevenueUsd: z.number().nullable(),
  revenueEvidence: z.string().nullable(),
  growthPercent: z.number().nullable(),
  tier: z.enum(TRACTION_TIERS),
});

/** A startup as the directory shows it. `sector`, `region`, `fundingStage` are labels, `raisingAmount` the typed text. */
export const StartupCard = z.object({
  id: z.number(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  region: z.string(),
  sector: z.string(),
  description: z.string(),
  teamSize: z.number(),
  fundingStage: z.string(),
  businessModel: z.string(),
  raisingAmount: z.string(),
  raising: Raising.nullable(),
  traction: TractionFacts,
  country: z.string().nullable(),
  countryName: z.string().nullable(),
  city: z.string().nullable(),
  status: z.enum(STARTUP_STATUSES),
  /** The domain of its website, where an owner has proved an e-mail address there; null for one that is not verified. */
  verifiedDomain: z.string().nullable(),
  isDemo: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The fit with the reader's own investor profile, where it was asked for: whole percent, null where nothing compares. */
  fit: z.number().nullable().optional(),
});
export type StartupCard = z.infer<typeof StartupCard>;

/** Somebody of the team as everybody sees them. */
export const TeamPerson = z.object({
  name: z.string(),
  title: z.string().nullable(),
  imageUrl: z.string().nullable(),
  role: z.enum(TEAM_ROLES),
});

/** Everything public about a startup; `mine` is the reader's own role in its team. */
export const StartupDetail = StartupCard.extend({
  website: z.string().nullable(),
  countryIncorporation: z.string().nullable(),
  countryIncorporationName: z.string().nullable(),
  countryMarket: z.string().nullable(),
  countryMarketName: z.string().nullable(),
  foundedYear: z.number().nullable(),
  founders: z.array(z.string()),
  team: z.array(TeamPerson),
  tractionSeries: z.array(TractionItem),
  /** Revenue in another currency than the dollar: how it grew in both, and what the rate did. */
  revenueGrowthText: z.string().nullable(),
  round: Round.nullable(),
  mine: z.enum(TEAM_ROLES).nullable(),
  version: z.number(),
  updatedAt: z.iso.datetime(),
});
export type StartupDetail = z.infer<typeof StartupDetail>;

/**
 * The four tiles above the directory, counted over the same filters. `searchedFor` says what was looked for instead
 * of words that were nowhere found.
 */
export const StartupSummary = z.object({
  searchedFor: z.string().nullable(),
  total: z.number(),
  raisingNow: z.number(),
  countries: z.number(),
  sectors: z.number(),
  /** There are more: each number is the least that it is. */
  isCapped: z.boolean(),
});
export type StartupSummary = z.infer<typeof StartupSummary>;

/** The reader's own startups, with their role in each. */
export const Profile = z.object({
  startups: z.array(StartupCard.extend({ role: z.enum(TEAM_ROLES) })),
});
export type Profile = z.infer<typeof Profile>;
