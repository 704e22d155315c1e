import { z } from 'zod';
import { Contradiction, Fact, FACT_STATUSES, FactQuestion } from '#features/facts/contract.ts';

/** A score of 0 to 100, and the share of its checks that is known, 0 to 1. */
const Score = z.object({ score: z.number(), evidenceCoverage: z.number() });

/** What is known of a startup in short: the newest believed fact of each metric, what contradicts, what is asked, the four scores. */
export const AnalysisAnswer = z.object({
  startup: z.object({ id: z.number(), name: z.string(), isDemo: z.boolean() }),
  scores: z.object({
    marketFit: Score,
    teamStrength: Score,
    technologyViability: Score,
    financialProjections: Score,
  }),
  facts: z.array(Fact.extend({ status: z.enum(FACT_STATUSES) })),
  contradictions: z.array(Contradiction),
  questions: z.array(FactQuestion),
});
export type AnalysisAnswer = z.infer<typeof AnalysisAnswer>;
