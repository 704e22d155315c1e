import { z } from 'zod';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { EVIDENCE_LEVELS } from '#shared/domain/catalogue/vocabularies.ts';
import { LANGUAGES } from '#shared/domain/paper-language.ts';
import { DOUBTS } from './domain/doubt.ts';
import { METRICS, SOURCE_KINDS } from './domain/fact.ts';

export { METRIC_LABELS } from './domain/fact.ts';

const Quote = z.object({ page: z.number(), start: z.number(), end: z.number(), text: z.string() });

/** A figure with its source. Money is in major units of `currency`; `quote` is of the version of the document. */
export const Fact = z.object({
  metric: z.enum(METRICS),
  value: z.number(),
  unit: z.enum(['money', 'percent', 'count', 'months']),
  currency: z.string().nullable(),
  period: z.string().nullable(),
  rate: z.string().nullable(),
  /** Whose share, or what grew; null where the metric says it. */
  about: z.string().nullable(),
  source: z.object({
    kind: z.enum(SOURCE_KINDS),
    label: z.string(),
    documentId: z.number().nullable(),
    version: z.number().nullable(),
  }),
  quote: Quote.nullable(),
  level: z.enum(EVIDENCE_LEVELS),
});
export type Fact = z.infer<typeof Fact>;

/** Two sources apart by more than 2 %, or 1 point: `gapFraction` is of what is believed, the higher level. */
const Difference = z.object({
  period: z.string().nullable(),
  gapFraction: z.number(),
  believed: Fact,
  against: Fact,
  converted: z.number().nullable(),
});
export type Difference = z.infer<typeof Difference>;

/** Both figures are surely of one thing at one time. `wording` is in the language of their papers. */
export const Contradiction = Difference.extend({
  severity: z.enum(['medium', 'high', 'critical']),
  language: z.enum(LANGUAGES),
  wording: z.object({
    title: z.string(),
    stands: z.string(),
    because: z.string().nullable(),
    mend: z.string(),
  }),
});
export type Contradiction = z.infer<typeof Contradiction>;

/** The two may be of two things, for the reason in `doubt`: it is asked in the language of their papers, and costs nothing. */
export const FactQuestion = Difference.extend({
  doubt: z.enum(DOUBTS),
  language: z.enum(LANGUAGES),
  wording: z.object({ title: z.string(), reason: z.string() }),
});
export type FactQuestion = z.infer<typeof FactQuestion>;

export const FACT_STATUSES = ['none', 'single', 'agree', 'question', 'contradict'] as const;

export const MetricFacts = z.object({
  metric: z.enum(METRICS),
  facts: z.array(Fact),
  believed: Fact.nullable(),
  status: z.enum(FACT_STATUSES),
  contradictions: z.array(Contradiction),
  questions: z.array(FactQuestion),
});
export type MetricFacts = z.infer<typeof MetricFacts>;

const PaperFinding = z.object({
  kind: z.enum(['other-company', 'other-number']),
  documentId: z.number(),
  version: z.number(),
  title: z.string(),
  /** The language of what is said of it, which is the paper's. */
  language: z.enum(LANGUAGES),
  heading: z.string(),
  text: z.string(),
  mend: z.string(),
  quote: Quote,
});

export const FactsAnswer = z.object({
  startup: z.object({ id: z.number(), name: z.string(), isDemo: z.boolean() }),
  side: z.enum(['team', 'investor']),
  factCount: z.number(),
  beyondClaimCount: z.number(),
  contradictionCount: z.number(),
  questionCount: z.number(),
  /** Documents about another company, whose figures are no facts here, and those with another registration number. */
  papers: z.array(PaperFinding),
  metrics: z.array(MetricFacts),
});
export type FactsAnswer = z.infer<typeof FactsAnswer>;

/** What is known of a startup in figures. Its team sees all of it, an investor what was shared; others are answered 404. */
export const factEndpoints = endpoints({
  'GET /api/startups/{id}/facts': {
    summary:
      'Every figure by metric with its sources side by side, where they contradict each other, and where they may',
    access: 'member',
    params: byId,
    response: FactsAnswer,
  },
});
