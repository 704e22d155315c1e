import { z } from 'zod';
import { CONVERTIBLE_KINDS } from '#shared/domain/catalogue/convertibles.ts';
import { Entry } from './entry.ts';
import { CURRENCY_CODES } from '#shared/domain/currency.ts';
import { CapTableForm } from './request.ts';

const Shareholder = Entry.extend({
  percentage: z.number(),
  vestedPct: z.number().nullable(),
  /** Not in versions kept before these were. */
  vestedShares: z.number().nullable().optional(),
  vestedBy: z.enum(['typed', 'schedule']).nullable().optional(),
  outstandingPercentage: z.number().nullable(),
});

const ExitPart = z.object({
  id: z.string(),
  holder: z.string().nullable(),
  takes: z.enum([
    'common',
    'preference',
    'preference and a share',
    'conversion',
    'exercise',
    'cash',
    'repayment',
    'nothing',
  ]),
  shares: z.number(),
  payout: z.number(),
  /** Not in versions kept before these were. */
  products: z.array(z.object({ shares: z.number(), each: z.number() })).optional(),
});

const Scenario = z.object({
  scenarioName: z.string(),
  exitValue: z.number(),
  distribution: z.array(z.object({ shareholder: z.string(), payout: z.number() })),
  debtPaid: z.number(),
  costs: z.number(),
  carveOut: z.number(),
  distributable: z.number(),
  commonPerShare: z.number(),
  converted: z.array(z.string()),
  /** Not in versions kept before these were. */
  notesRepaid: z.number().optional(),
  liquidityCapitalisation: z.number().optional(),
  parts: z.array(ExitPart).optional(),
});

const OwnershipChange = z.object({
  shareholder: z.string(),
  before: z.number(),
  after: z.number(),
  difference: z.number(),
  /** Not in versions kept before these were. */
  sharesBefore: z.number().optional(),
  sharesAfter: z.number().optional(),
});

const Round = z.object({
  shareClass: z.string(),
  pricePerShare: z.number(),
  preMoney: z.number(),
  postMoney: z.number(),
  effectivePreMoney: z.number(),
  newShares: z.number(),
  poolIncrease: z.number(),
  postFullyDiluted: z.number(),
  unspent: z.number(),
  ownership: z.object({
    existing: z.number(),
    pool: z.number(),
    convertibles: z.number(),
    newInvestors: z.number(),
  }),
  conversions: z.array(
    z.object({
      id: z.string(),
      shares: z.number(),
      pricePerShare: z.number(),
      ownershipPostPct: z.number(),
      companyCapitalisationPct: z.number(),
    }),
  ),
  adjustments: z.array(z.unknown()),
  ownershipChange: z.array(OwnershipChange),
  entriesAfter: z.array(Entry),
});

const Finding = z.object({
  code: z.string(),
  severity: z.enum(['warning', 'critical']),
  value: z.number().nullable(),
  limit: z.number().nullable(),
  holders: z.array(z.string()),
  why: z.string(),
  remedy: z.string(),
});

/** Who made a version, and when. */
export const Version = z.object({
  version: z.number(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  totalShares: z.number(),
  shareholderCount: z.number(),
});
export type Version = z.infer<typeof Version>;

/** What is calculated and kept. */
export const CapTableResult = z.object({
  totalShares: z.number(),
  shareClasses: z.array(z.string()),
  shareholders: z.array(Shareholder),
  scenarios: z.array(Scenario),
  breakPoints: z.array(z.object({ id: z.string(), commonPerShare: z.number(), exitValue: z.number() })),
  preferences: z.number(),
  classes: z.array(z.object({ name: z.string(), type: z.string(), shares: z.number() })),
  convertibles: z.array(
    z.object({
      id: z.string(),
      holder: z.string(),
      amount: z.number(),
      sharesAtCap: z.number().nullable(),
      percentageAtCap: z.number().nullable(),
      kind: z.enum(['SAFE_POST', 'SAFE_PRE', 'NOTE']).optional(),
    }),
  ),
  /** What part of the company the post-money SAFEs sell, in percent; null without any, or before it was told. */
  safesSellPct: z.number().nullable().default(null),
  round: Round.nullable(),
  lastRound: z
    .object({ shareClass: z.string(), pricePerShare: z.number(), postMoney: z.number() })
    .nullable(),
  findings: z.array(Finding),
  warnings: z.array(
    z.object({
      code: z.string(),
      path: z.string().optional(),
      message: z.string().optional(),
      classId: z.string().optional(),
    }),
  ),
  /** What the currencies of convertibles were in dollars on the day, and where that comes from. */
  rates: z
    .array(z.object({ currency: z.enum(CURRENCY_CODES), dollarsPerUnit: z.string(), text: z.string() }))
    .default([]),
  asOf: z.string().nullable(),
  /** The day the vested figures are of. */
  vestedAsOf: z.string().nullable().default(null),
});

export type CapTableResult = z.infer<typeof CapTableResult>;

/** A cap table with what explains it, the version it is, and the inputs it was made from. */
export const CapTableAnswer = CapTableResult.extend({
  version: z.number(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  canEdit: z.boolean(),
  inputs: CapTableForm,
});
export type CapTableAnswer = z.infer<typeof CapTableAnswer>;

/** An offer whose money was received, and which the cap table has not taken up. */
export const OfferProposal = z.object({
  id: z.number(),
  investorName: z.string(),
  kind: z.enum([...CONVERTIBLE_KINDS, 'PRICED']),
  currency: z.string(),
  amountMinor: z.number(),
  receivedOn: z.string(),
});
export type OfferProposal = z.infer<typeof OfferProposal>;
