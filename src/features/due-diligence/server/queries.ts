import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';

export async function findScores(db: Db, startupIds: readonly number[]) {
  return db
    .selectFrom('dueDiligenceScores')
    .select(['startupId', 'categories', 'computedAt'])
    .where((eb) => eb('startupId', '=', eb.fn.any(eb.val(startupIds))))
    .execute();
}

type Scores = { readonly startupId: number; readonly categories: string };

/** Keeps the scores of startups that `claimStaleScores` gave, their categories as JSON. */
export async function saveScores(db: Db, scores: readonly Scores[], at: Date): Promise<void> {
  if (scores.length === 0) return;
  await db
    .insertInto('dueDiligenceScores')
    .values(scores.map((each) => ({ ...each, stale: false, computedAt: at })))
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
export async function claimStaleScores(db: Db, before: Date, limit: number) {
  return db
    .updateTable('dueDiligenceScores')
    .set({ stale: false })
    .where('startupId', 'in', (eb) =>
      eb
        .selectFrom('dueDiligenceScores')
        .select('startupId')
        .where(sql<boolean>`stale or (not stale and computed_at < ${before})`)
        .orderBy('stale', 'desc')
        .orderBy('computedAt', (order) => order.asc().nullsFirst())
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('startupId')
    .execute();
}
