import { z } from 'zod';
import { CURRENCY_CODES } from '#shared/domain/currency.ts';
import { SIDES } from '../domain/offer.ts';
import { OFFER_KINDS } from '../domain/terms.ts';
import { OfferStep as step } from './step.ts';

const side = z.enum(SIDES);

/** Terms as they are on record, money in minor units of `currency`. */
const Terms = z.object({
  kind: z.enum(OFFER_KINDS),
  currency: z.enum(CURRENCY_CODES),
  amountMinor: z.number(),
  mostMinor: z.number().nullable(),
  capMinor: z.number().nullable(),
  discountPct: z.number().nullable(),
  interestPct: z.number().nullable(),
  maturesOn: z.string().nullable(),
  shareClass: z.string().nullable(),
  pricePerShare: z.number().nullable(),
  proRata: z.boolean(),
  note: z.string().nullable(),
  expiresOn: z.string(),
});

/** A line of the list. `waitsForMe` says that my side can confirm the next step. */
export const OfferSummary = z.object({
  id: z.number(),
  startup: z.object({ id: z.number().nullable(), name: z.string() }),
  investorName: z.string(),
  isDemo: z.boolean(),
  side,
  step,
  endedAs: z.enum(['withdrawn', 'expired']).nullable(),
  waitsForMe: z.boolean(),
  kind: z.enum(OFFER_KINDS),
  currency: z.string(),
  amountMinor: z.number(),
  mostMinor: z.number().nullable(),
  expiresOn: z.string(),
  updatedAt: z.iso.datetime(),
});
export type OfferSummary = z.infer<typeof OfferSummary>;

const TermsVersion = Terms.extend({
  number: z.number(),
  side,
  byName: z.string(),
  at: z.iso.datetime(),
});

/** What one side did; with a receipt for both. */
const Statement = z.object({
  id: z.number(),
  terms: z.number(),
  side,
  kind: z.enum(['proposed', 'confirmed', 'withdrawn']),
  step: step.nullable(),
  paper: z.string().nullable(),
  byName: z.string(),
  at: z.iso.datetime(),
});
export type Statement = z.infer<typeof Statement>;

/** An offer as one of its sides sees it: the terms that stand, those before, and every statement. */
export const Offer = OfferSummary.extend({
  terms: TermsVersion,
  /** Earlier terms, the latest first. */
  earlier: z.array(TermsVersion),
  statements: z.array(Statement),
  marks: z.object({ startup: step, investor: step }),
  papers: z.object({ startup: z.string().nullable(), investor: z.string().nullable() }),
  /** What the reader may do now. */
  canConfirm: step.nullable(),
  canCounter: z.boolean(),
  canWithdraw: z.boolean(),
  shareAtCapPct: z.number().nullable(),
  /** The firm amount in US dollars today; null for dollars, and without a rate. */
  dollars: z.object({ amountMinor: z.number(), rateText: z.string() }).nullable(),
});
export type Offer = z.infer<typeof Offer>;
