import { z } from 'zod';
import { INVESTOR_TYPES } from '#shared/domain/catalogue/vocabularies.ts';
import { PastDeal } from './past-deal.ts';
import { Vouch } from './vouch.ts';

/** What an investor says of taking the lead in a round. */
export const LEAD_APPETITES = ['lead', 'follow', 'either'] as const;
export const LeadAppetite = z.enum(LEAD_APPETITES);
export type LeadAppetite = z.infer<typeof LeadAppetite>;

export const Person = z.object({
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
});

/** By a proved domain, an admin's vouch, or two vouches of people who are verified themselves. */
export const VerifiedBy = z.enum(['domain', 'admin', 'vouches']);

/**
 * An investor in the directory. Tickets are US dollars; sectors, places and stages are the labels shown, `country` is
 * the ISO code. `verified` says how: by the firm's domain or by two vouches.
 */
export const InvestorCard = z.object({
  id: z.int(),
  type: z.enum(INVESTOR_TYPES),
  investmentThesis: z.string(),
  minTicketSize: z.number(),
  averageTicketSize: z.number(),
  maxTicketSize: z.number(),
  preferredSectors: z.array(z.string()),
  preferredGeographies: z.array(z.string()),
  preferredStages: z.array(z.string()),
  user: Person,
  firmName: z.string().nullable(),
  country: z.string().nullable(),
  countryName: z.string().nullable(),
  city: z.string().nullable(),
  verified: z.object({ by: VerifiedBy }).nullable(),
  isDemo: z.boolean(),
});
export type InvestorCard = z.infer<typeof InvestorCard>;

/** The public page. `viewer` is what the person asking may do here. */
export const Investor = InvestorCard.extend({
  excludedSectors: z.array(z.string()),
  leadAppetite: LeadAppetite,
  linkedinUrl: z.string().nullable(),
  website: z.string().nullable(),
  verified: z
    .object({
      by: VerifiedBy,
      at: z.iso.datetime(),
      domain: z.string().nullable(),
      /** The person and the firm it was given for; a change of either ends it. */
      name: z.string(),
      firmName: z.string().nullable(),
      vouchedBy: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
    })
    .nullable(),
  deals: z.array(PastDeal),
  vouches: z.object({ count: z.int(), items: z.array(Vouch) }),
  viewer: z.object({ isOwner: z.boolean(), canVouch: z.boolean(), hasVouched: z.boolean() }),
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type Investor = z.infer<typeof Investor>;

/** How to prove the firm's domain; `refusal` says why this one cannot serve. */
export const DomainProof = z.object({
  domain: z.string(),
  record: z.string().nullable(),
  isProved: z.boolean(),
  refusal: z.string().nullable(),
});
export type DomainProof = z.infer<typeof DomainProof>;

/** The page as its owner sees it. `domainProof` is null until a website is stated. */
export const OwnInvestor = Investor.extend({ domainProof: DomainProof.nullable() });
export type OwnInvestor = z.infer<typeof OwnInvestor>;

/** The figures above the directory, counted over the same filters. Tickets are US dollars; `medianTicketSize` is null when nobody is listed. */
export const InvestorSummary = z.object({
  investors: z.int(),
  verified: z.int(),
  demo: z.int(),
  medianTicketSize: z.number().nullable(),
  homeCountries: z.int(),
});
export type InvestorSummary = z.infer<typeof InvestorSummary>;
