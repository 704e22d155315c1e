import { z } from 'zod';
import { TRACTION_METRICS } from '#shared/domain/catalogue/vocabularies.ts';
import { paragraph } from '#shared/contract/fields.ts';
import { PortfolioEvent } from './event.ts';
import { Investment } from './investment.ts';
import { OutsideCompany } from './outside-company.ts';
import { Effect, PeriodReturn, PortfolioCompany } from './overview.ts';

const figure = z.number().nullable();

/** Multiples and rate of return in one currency, gross. `irr` is a fraction a year. */
export const Returns = z.object({
  currency: z.string(),
  invested: figure,
  proceeds: figure,
  value: figure,
  moic: figure,
  dpi: figure,
  rvpi: figure,
  tvpi: figure,
  irr: figure,
  irrRoots: z.array(z.number()),
  periodReturn: PeriodReturn.nullable(),
  notes: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type Returns = z.infer<typeof Returns>;

export const FLOW_KINDS = ['investment', 'distribution', 'exit', 'value'] as const;

/** Money on a day, as recorded and in dollars: paid in is negative. `value` is what is still held, today. */
export const CashFlow = z.object({
  date: z.string(),
  kind: z.enum(FLOW_KINDS),
  amount: figure,
  currency: z.string(),
  /** Dollars for one unit; null while it is missing. */
  rate: figure,
  dollars: figure,
});
export type CashFlow = z.infer<typeof CashFlow>;

/** A rate that was used, and who says so. */
export const UsedRate = z.object({
  base: z.string(),
  quote: z.string(),
  date: z.string(),
  rate: z.number(),
  source: z.string(),
});
export type UsedRate = z.infer<typeof UsedRate>;

/** A day on which what is held changed: the share in percent, its value in the company's own currency and in dollars. */
export const CoursePoint = z.object({
  date: z.string(),
  cause: z.enum(['investment', 'round', 'mark', 'exit', 'write-off', 'today']),
  percentage: figure,
  value: figure,
  dollars: figure,
});
export type CoursePoint = z.infer<typeof CoursePoint>;

/** A figure the startup tells of itself. */
export const Metric = z.object({
  metric: z.enum(TRACTION_METRICS),
  date: z.string(),
  value: z.number(),
  currency: z.string().nullable(),
  evidence: z.string(),
});

export const PortfolioNote = z.object({
  id: z.number(),
  text: z.string(),
  shared: z.boolean(),
  mine: z.boolean(),
  author: z.string(),
  createdAt: z.string(),
});
export type PortfolioNote = z.infer<typeof PortfolioNote>;

export const NoteForm = z.strictObject({
  text: paragraph('Please write something', { max: 5000 }),
  shared: z.boolean({ error: 'Shared must be yes or no' }).default(false),
});

/** Everything about one company. Where colleagues hold it too, `owner` says whose position this is. */
export const CompanyDetail = z.object({
  asOf: z.string(),
  company: PortfolioCompany,
  owner: z.string(),
  owners: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The firm this can be shared with. */
  firm: z.object({ name: z.string() }).nullable(),
  investments: z.array(Investment),
  events: z.array(PortfolioEvent),
  /** In dollars; null while a rate is missing. */
  returns: Returns.nullable(),
  /** In the company's own currency; null while a rate into it is missing. */
  ownReturns: Returns.nullable(),
  flows: z.array(CashFlow),
  rates: z.array(UsedRate),
  effect: Effect.extend({ averageRate: z.number() }).nullable(),
  /** Oldest first; the last is today. */
  course: z.array(CoursePoint),
  metrics: z.array(Metric),
  /** Of books in another currency: how revenue grew in it, what the currency did, and in dollars. */
  growthText: z.string().nullable(),
  notes: z.array(PortfolioNote),
  /** Of one's own company outside the directory: what was written, and the one startup that bears its name by now. */
  outside: OutsideCompany.extend({
    joined: z.object({ id: z.number(), name: z.string() }).nullable(),
  }).nullable(),
});
export type CompanyDetail = z.infer<typeof CompanyDetail>;
