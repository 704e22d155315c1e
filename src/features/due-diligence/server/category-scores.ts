import { z } from 'zod';
import { storedJson } from '#platform/postgres/stored-json.ts';
import { daysBefore, dayOf } from '#shared/domain/time.ts';
import type { Db } from '#shared/server/context.ts';
import { type CategoryScores, categoryScores } from '../domain/category-scores.ts';
import { CATEGORIES } from '../domain/score.ts';
import { loadPublicFacts } from './public-facts.ts';
import { claimStaleScores, findScores, saveScores } from './queries.ts';

const OLD_DAYS = 7;

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
const storedScores = storedJson<CategoryScores>(z.partialRecord(z.enum(CATEGORIES), Score));

export type StoredCategoryScores = { startupId: number; categories: CategoryScores; computedAt: Date };

/**
 * The categories of startups as any member's view scores them, kept by a background job. A startup not looked at yet is
 * left out; whether the reader may see a startup the caller has decided.
 */
export async function findCategoryScores(
  db: Db,
  startupIds: readonly number[],
): Promise<StoredCategoryScores[]> {
  if (startupIds.length === 0) return [];
  const rows = await findScores(db, startupIds);
  return rows.flatMap(({ startupId, categories, computedAt }) => {
    const read = storedScores.read(categories);
    return read === null || computedAt === null ? [] : [{ startupId, computedAt, categories: read }];
  });
}

/** Scores one batch of startups that something changed of, or that were scored long ago; answers how many it was. */
export async function refreshScores(
  db: Db,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<number> {
  const claimed = await claimStaleScores(db, daysBefore(now, OLD_DAYS), limit);
  if (claimed.length === 0) return 0;
  const ids = claimed.map(({ startupId }) => startupId);
  const scores = [...(await loadPublicFacts(db, ids, dayOf(now)))].map(([startupId, facts]) => ({
    startupId,
    categories: storedScores.write(categoryScores(facts)),
  }));
  await saveScores(db, scores, now);
  return ids.length;
}
