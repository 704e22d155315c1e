import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import type { CategoryScores } from '../domain/category-scores.ts';
import { storedScores } from './stored-scores.ts';

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
  const rows = await db
    .selectFrom('dueDiligenceScores')
    .select(['startupId', 'categories', 'computedAt'])
    .where('startupId', 'in', [...startupIds])
    .execute();
  return rows.flatMap(({ startupId, categories, computedAt }) => {
    const read = storedScores.read(categories);
    return read === null || computedAt === null ? [] : [{ startupId, computedAt, categories: read }];
  });
}

/** Keeps the scores of startups that `claimStaleScores` gave. */
export async function saveCategoryScores(
  db: Db,
  scores: readonly { startupId: number; categories: CategoryScores }[],
  at: Date,
): Promise<void> {
  if (scores.length === 0) return;
  await db
    .insertInto('dueDiligenceScores')
    .values(
      scores.map(({ startupId, categories }) => ({
        startupId,
        categories: storedScores.write(categories),
        stale: false,
        computedAt: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('startupId').doUpdateSet((eb) => ({
        categories: eb.ref('excluded.categories'),
        computedAt: at,
      })),
    )
    .execute();
}

/**
 * Takes startups whose scores something has changed, or that were scored before `before`, and holds them for the rest
 * of the transaction; those that are being changed right now stay for the next time.
 */
export async function claimStaleScores(db: Db, before: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update due_diligence_scores set stale = false
    where startup_id in (
      select startup_id from due_diligence_scores where stale or (not stale and computed_at < ${before})
      order by stale desc, computed_at nulls first limit ${limit} for update skip locked)
    returning startup_id as id`.execute(db);
  return rows.map(({ id }) => id);
}
