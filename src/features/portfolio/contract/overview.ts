import { z } from 'zod';
import { oneOf } from '#shared/contract/fields.ts';

const amount = z.number().nullable();
const Note = z.object({ code: z.string(), message: z.string() });

/** What totals hold: how many investments of how many, and which rates the others wait for. */
export const Coverage = z.object({
  included: z.number(),
  total: z.number(),
  missing: z.array(z.object({ currency: z.string(), date: z.string(), companies: z.array(z.string()) })),
});
export type Coverage = z.infer<typeof Coverage>;

const whole = { currency: z.literal('USD'), asOf: z.string(), coverage: Coverage };

export const RecentInvestment = z.object({
  id: z.number(),
  startupId: z.number(),
  startupName: z.string(),
  isDemo: z.boolean(),
  logoUrl: z.string().nullable(),
  roundType: z.string(),
  date: z.string(),
  /** In dollars at the rate of the day; null without a rate. */
  amount,
  recordedAmount: z.number(),
  recordedCurrency: z.string(),
});

export type RecentInvestment = z.infer<typeof RecentInvestment>;

/** Money in dollars, gross of fees; counts hold every investment, money those with a rate. */
export const PortfolioOverview = z.object({
  ...whole,
  summary: z.object({
    totalInvested: amount,
    activeCompanies: z.number(),
    totalInvestments: z.number(),
    /** Mean over the active companies whose share is known, 0 to 100. */
    avgOwnership: z.number().nullable(),
    currentValue: amount,
    proceeds: amount,
    tvpi: z.number().nullable(),
  }),
  ownershipKnown: z.number(),
  sectors: z.array(z.object({ id: z.string(), label: z.string() })),
  recentInvestments: z.array(RecentInvestment),
  firm: z.object({ name: z.string() }).nullable(),
});
export type PortfolioOverview = z.infer<typeof PortfolioOverview>;

export const COMPANY_SORTS = ['name', 'investment', 'performance', 'valuation'] as const;
export const CompanyQuery = z.strictObject({
  sortBy: oneOf(COMPANY_SORTS, 'Unknown order').default('name'),
  sector: z.string().max(80, { error: 'Unknown sector' }).optional(),
});

export const PortfolioStartup = z.object({
  id: z.number(),
  name: z.string(),
  sector: z.string().nullable(),
  logoUrl: z.string().nullable(),
  country: z.string().nullable(),
  stage: z.string().nullable(),
  isDemo: z.boolean(),
  /** False for a company outside the directory, and where the startup has been taken off the platform. */
  isListed: z.boolean(),
  /** Never was in the directory: what is known of it, its holder wrote. */
  isOutside: z.boolean(),
});
export type PortfolioStartup = z.infer<typeof PortfolioStartup>;

/** Points of 100 and where they come from. */
export const ScorePart = z.object({
  key: z.enum(['moic', 'raisedAgain', 'runway']),
  points: z.number(),
  maximum: z.number(),
});

/** One company, money in dollars, gross; null without a rate. `id` is the startup's. */
export const PortfolioCompany = z.object({
  id: z.number(),
  startup: PortfolioStartup,
  /** False for a colleague's, shared with the firm. */
  mine: z.boolean(),
  status: z.enum(['active', 'exited', 'written-off']),
  totalInvested: amount,
  currentValuation: amount,
  proceeds: amount,
  /** The same in the company's own currency; null while a rate into it is missing. */
  own: z.object({ invested: z.number(), value: z.number(), proceeds: amount }).nullable(),
  ownershipPercentage: z.number().nullable(),
  /** In dollars, else in the company's own currency. */
  moic: z.number().nullable(),
  performanceScore: z.number(),
  scoreParts: z.array(ScorePart),
  riskLevel: z.enum(['Low', 'Medium', 'High']),
  runwayMonths: z.number().nullable(),
  basis: z.enum(['round', 'mark', 'cost']).nullable(),
  markedOn: z.string().nullable(),
  /** The company's own currency. */
  ownCurrency: z.string(),
  missingRates: z.array(z.object({ currency: z.string(), date: z.string() })),
  notes: z.array(Note),
});
export type PortfolioCompany = z.infer<typeof PortfolioCompany>;

/** A gain in dollars: by the companies at the rates of entry, and by the currencies since. They add up. */
export const Effect = z.object({ gain: z.number(), operating: z.number(), currency: z.number() });

/** What was earned in less than a year, as a fraction: shown instead of a yearly rate. */
export const PeriodReturn = z.object({ days: z.number(), fraction: z.number() });
export type PeriodReturn = z.infer<typeof PeriodReturn>;

/** Gross figures of the whole portfolio. `irr` is a fraction a year; with several roots it is null and all are listed. */
export const PortfolioPerformance = z.object({
  ...whole,
  overview: z.object({
    totalCommitted: amount,
    activeInvestments: z.number(),
    exitedInvestments: z.number(),
    writtenOffInvestments: z.number(),
    avgMultiple: z.number().nullable(),
  }),
  topPerformers: z.array(
    z.object({ startup: PortfolioStartup, exitMultiple: z.number().nullable(), investmentAmount: amount }),
  ),
  /** Companies left without known proceeds: what multiples and rate wait for. */
  openExits: z.array(z.object({ id: z.number(), name: z.string() })),
  /** What the multiples are made of, beside what was committed. */
  currentValue: amount,
  proceeds: amount,
  dpi: z.number().nullable(),
  rvpi: z.number().nullable(),
  tvpi: z.number().nullable(),
  irr: z.number().nullable(),
  irrRoots: z.array(z.number()),
  periodReturn: PeriodReturn.nullable(),
  notes: z.array(Note),
  effect: Effect.extend({ leftOut: z.number() }),
});
export type PortfolioPerformance = z.infer<typeof PortfolioPerformance>;

/** Value and money over time. `value` is null on a day for which a rate is missing. */
export const PortfolioHistory = z.object({
  ...whole,
  points: z.array(
    z.object({
      date: z.string(),
      paidIn: z.number(),
      received: z.number(),
      netCash: z.number(),
      value: amount,
    }),
  ),
  trough: amount,
  breakEvenDate: z.string().nullable(),
  selfFundedDate: z.string().nullable(),
});
export type PortfolioHistory = z.infer<typeof PortfolioHistory>;

export const AllocationPart = z.object({
  key: z.string(),
  label: z.string(),
  companies: z.number(),
  invested: z.number(),
  value: z.number(),
  /** Of the value still held; together exactly 100. Null while nothing is held. */
  sharePercent: z.number().nullable(),
});
export const PortfolioAllocation = z.object({
  ...whole,
  sector: z.array(AllocationPart),
  country: z.array(AllocationPart),
  stage: z.array(AllocationPart),
  vintage: z.array(AllocationPart),
});
export type PortfolioAllocation = z.infer<typeof PortfolioAllocation>;
