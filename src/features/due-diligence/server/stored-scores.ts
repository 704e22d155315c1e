import { z } from 'zod';
import { storedJson } from '#platform/postgres/stored-json.ts';
import type { CategoryScores } from '../domain/category-scores.ts';
import { CATEGORIES } from '../domain/score.ts';

const Score = z.object({
  scorePercent: z.number().nullable(),
  coverageFraction: z.number(),
  checks: z.array(
    z.object({
      label: z.string(),
      outcome: z.enum(['pass', 'partial', 'fail', 'unknown']),
      finding: z.string(),
    }),
  ),
});

/** The categories of a startup; those that cannot be read count as not scored yet. */
export const storedScores = storedJson<CategoryScores>(z.partialRecord(z.enum(CATEGORIES), Score));
