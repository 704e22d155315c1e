import { z } from 'zod';
import { METHOD_NAMES } from '../domain/parameters.ts';
import { ValuationInputs } from './request.ts';

const figure = z.number().nullable();

const MethodInput = z.object({
  name: z.string(),
  value: figure,
  unit: z.enum(['usd', 'percent', 'number']),
  origin: z.enum(['stated', 'default', 'table']),
});

const Source = z.object({ name: z.string(), url: z.string().optional(), date: z.string().nullable() });

/** One method: pre-money USD, confidence and weight from 0 to 1, and everything needed to ask why. */
export const Method = z.object({
  value: figure,
  confidence: z.number(),
  weight: z.number(),
  formula: z.string(),
  inputs: z.array(MethodInput),
  missing: z.array(z.string()),
  completeness: z.number(),
  quality: z.number(),
  stageFit: z.number(),
  sources: z.array(Source),
  notes: z.array(z.string()),
});
export type Method = z.infer<typeof Method>;

const Recommendation = z.object({
  fairValue: figure,
  range: z.object({ min: z.number(), max: z.number() }).nullable(),
  reasoning: z.array(z.string()),
});

const Benchmark = z.object({
  value: figure,
  percentile: figure,
  n: z.number(),
  scope: z.string(),
  note: z.object({ code: z.string(), message: z.string() }).optional(),
});

/** Who made a version, and when. */
export const ValuationVersion = z.object({
  version: z.number(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  fairValue: figure,
});
export type ValuationVersion = z.infer<typeof ValuationVersion>;

/** What is calculated and kept. Fair value and range are null when no method can be weighted. */
export const ValuationResult = z.object({
  asOf: z.string(),
  recommendation: Recommendation,
  dispersion: figure,
  methods: z.record(z.enum(METHOD_NAMES), Method),
  basis: z.array(
    z.object({ label: z.string(), value: z.union([z.string(), z.number()]).nullable(), origin: z.string() }),
  ),
  /** Fair value over the post-money of the last round. */
  stepUp: figure,
  /** Where it stands among closed rounds, percentile 0 to 100; null in versions older than these. */
  benchmarks: z.object({ valueToRevenue: Benchmark, roundSize: Benchmark }).nullable(),
});
export type ValuationResult = z.infer<typeof ValuationResult>;

export const ValuationAnswer = ValuationResult.extend({
  version: z.number(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  canEdit: z.boolean(),
  inputs: ValuationInputs,
});
export type ValuationAnswer = z.infer<typeof ValuationAnswer>;
