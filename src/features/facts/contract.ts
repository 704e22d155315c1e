import { z } from 'zod';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { EVIDENCE_LEVELS } from '#shared/domain/catalogue/vocabularies.ts';
import { METRICS, SOURCE_KINDS } from './domain/fact.ts';

export { METRIC_LABELS } from './domain/fact.ts';

/** A figure with its source. Money is in major units of `currency`; `quote` is of the version of the document. */
export const Fact = z.object({
  metric: z.enum(METRICS),
  value: z.number(),
  unit: z.enum(['money', 'percent', 'count', 'months']),
  currency: z.string().nullable(),
  period: z.string().nullable(),
  rate: z.string().nullable(),
  source: z.object({
    kind: z.enum(SOURCE_KINDS),
    label: z.string(),
    documentId: z.number().nullable(),
    version: z.number().nullable(),
  }),
  quote: z.object({ page: z.number(), start: z.number(), end: z.number(), text: z.string() }).nullable(),
  level: z.enum(EVIDENCE_LEVELS),
});
export type Fact = z.infer<typeof Fact>;

/** Two sources apart by more than 2 %, or 1 point: `gapFraction` is of what is believed, the higher level. */
export const Contradiction = z.object({
  period: z.string().nullable(),
  severity: z.enum(['medium', 'high', 'critical']),
  gapFraction: z.number(),
  believed: Fact,
  against: Fact,
  converted: z.number().nullable(),
});
export type Contradiction = z.infer<typeof Contradiction>;

const STATUSES = ['none', 'single', 'agree', 'contradict'] as const;

export const MetricFacts = z.object({
  metric: z.enum(METRICS),
  facts: z.array(Fact),
  believed: Fact.nullable(),
  status: z.enum(STATUSES),
  contradictions: z.array(Contradiction),
});
export type MetricFacts = z.infer<typeof MetricFacts>;

export const FactsAnswer = z.object({
  startup: z.object({ id: z.number(), name: z.string(), isDemo: z.boolean() }),
  side: z.enum(['team', 'investor']),
  factCount: z.number(),
  beyondClaimCount: z.number(),
  contradictionCount: z.number(),
  metrics: z.array(MetricFacts),
});
export type FactsAnswer = z.infer<typeof FactsAnswer>;

/** A score of 0 to 100, and the share of its checks that is known, 0 to 1. */
const Score = z.object({ score: z.number(), evidenceCoverage: z.number() });

export const AnalysisAnswer = z.object({
  startup: z.object({ id: z.number(), name: z.string(), isDemo: z.boolean() }),
  scores: z.object({
    marketFit: Score,
    teamStrength: Score,
    technologyViability: Score,
    financialProjections: Score,
  }),
  facts: z.array(Fact.extend({ status: z.enum(STATUSES) })),
  contradictions: z.array(Contradiction),
});
export type AnalysisAnswer = z.infer<typeof AnalysisAnswer>;

/** What is known of a startup in figures. Its team sees all of it, an investor what was shared; others are answered 404. */
export const factEndpoints = endpoints({
  'GET /api/startups/{id}/facts': {
    summary: 'Every figure by metric with its sources side by side, and where they contradict each other',
    access: 'member',
    params: byId,
    response: FactsAnswer,
  },
  'GET /api/startups/{id}/analysis': {
    summary: 'What is believed of each metric, the contradictions, and the four scores with their coverage',
    access: 'member',
    params: byId,
    response: AnalysisAnswer,
  },
});
