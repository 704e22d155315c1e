import { z } from 'zod';
import { CURRENCY_CODES } from '#shared/domain/currency.ts';
import { Assumptions } from './request.ts';

const figure = z.number().nullable();
const Note = z.object({ code: z.string(), message: z.string() });

/** A figure with its formula and what went in; a null one says why. */
const Explanation = z.object({
  value: figure,
  formula: z.string(),
  inputs: z.record(z.string(), figure),
  note: Note.optional(),
});

const ProjectionYear = z.object({
  year: z.number(),
  revenue: figure,
  ebitda: figure,
  cashFlow: figure,
  headcount: figure,
  growthPct: figure,
  newCustomers: figure,
  salesMarketing: figure,
  grossProfit: figure,
  headcountCost: figure,
  tax: figure,
  dollarCostRise: figure.default(0),
});
export type ProjectionYear = z.infer<typeof ProjectionYear>;

const Metrics = z.object({ ltv_cac: figure, burnRate: figure, runway: figure, rule40: figure });
const Extra = z.object({
  arpaMonthly: figure,
  annualChurnPct: figure,
  cacPaybackMonths: figure,
  burnMultiple: figure,
  magicNumber: figure,
  runwayProjected: figure,
  grossProfitYear1: figure,
});
const Explanations = z.object({
  ltv_cac: Explanation,
  burnRate: Explanation,
  runway: Explanation,
  rule40: Explanation,
  arpaMonthly: Explanation,
  annualChurnPct: Explanation,
  cacPaybackMonths: Explanation,
  burnMultiple: Explanation,
  magicNumber: Explanation,
  runwayProjected: Explanation,
  grossProfitYear1: Explanation,
});

/** An input as the model used it: stated, derived from others, a default of ours, or not known. */
const AssumptionLine = z.object({
  field: z.string(),
  value: figure,
  origin: z.enum(['stated', 'default', 'derived', 'unknown']),
  text: z.string(),
});

const Flag = z.object({
  code: z.string(),
  severity: z.enum(['warning', 'critical']),
  message: z.string(),
  fields: z.array(z.string()),
});

/** How far a case moves the base, and what it comes to. */
const ModelCase = z.object({
  shift: z.object({ growth: z.number(), customerAcquisitionCost: z.number(), churn: z.number() }),
  metrics: Metrics,
  projections: z.array(ProjectionYear),
});
export type ModelCase = z.infer<typeof ModelCase>;

/** Who made a version, and when. */
export const ModelVersion = z.object({
  version: z.number(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  ltvCac: figure,
  runwayMonths: figure,
});
export type ModelVersion = z.infer<typeof ModelVersion>;

/** A model in another currency beside its dollars; `steady…` is without the stated devaluation. */
const ModelBooks = z.object({
  currency: z.enum(CURRENCY_CODES),
  dollarsPerUnit: z.number(),
  rateText: z.string(),
  devaluationPct: z.number(),
  dollarCostsPct: z.number(),
  cashUsd: figure,
  years: z.array(
    z.object({
      year: z.number(),
      revenueUsd: figure,
      cashFlowUsd: figure,
      steadyRevenueUsd: figure,
      steadyCashFlowUsd: figure,
    }),
  ),
  runwayMonths: figure,
  steadyRunwayMonths: figure,
  growthText: z.string().nullable(),
});

/** What is computed and kept: in `currency`, unrounded. `books` is null for a model in dollars. */
export const ModelResult = z.object({
  currency: z.enum(CURRENCY_CODES).default('USD'),
  books: ModelBooks.nullable().default(null),
  metrics: Metrics,
  extra: Extra,
  projections: z.array(ProjectionYear),
  flags: z.array(Flag),
  notes: z.array(Note),
  assumptions: z.array(AssumptionLine),
  explanations: Explanations,
  cases: z.object({ base: ModelCase, up: ModelCase, down: ModelCase }),
});
export type ModelResult = z.infer<typeof ModelResult>;

/** A financial model, the version it is, and the inputs it was made from. */
export const ModelAnswer = ModelResult.extend({
  version: z.number(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  canEdit: z.boolean(),
  inputs: Assumptions,
});
export type ModelAnswer = z.infer<typeof ModelAnswer>;
