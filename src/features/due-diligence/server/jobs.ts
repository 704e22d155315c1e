import type { JobDefinition, Process } from '#shared/server/context.ts';
import { daysBefore, dayOf } from '#shared/domain/time.ts';
import { categoryScores } from '../domain/category-scores.ts';
import { findPublicFacts } from './queries-facts.ts';
import { claimStaleScores, saveCategoryScores } from './queries.ts';

/** Scores what changed: enqueue it after a profile has changed, or wait for the minute. */
export const SCORES_REFRESH = 'due-diligence-scores';

const AT_ONCE = 200;
const ROUNDS_A_RUN = 50;
const OLD_DAYS = 7;

/** Scores one batch; answers how many startups it was. */
async function refreshSome({ db, now }: Process): Promise<number> {
  const at = now();
  const old = daysBefore(at, OLD_DAYS);
  return db.transaction().execute(async (trx) => {
    const ids = await claimStaleScores(trx, old, AT_ONCE);
    if (ids.length === 0) return 0;
    const facts = await findPublicFacts(trx, ids, dayOf(at));
    const scores = [...facts].map(([startupId, known]) => ({ startupId, categories: categoryScores(known) }));
    await saveCategoryScores(trx, scores, at);
    return ids.length;
  });
}

export const dueDiligenceJobs: readonly JobDefinition[] = [
  {
    name: SCORES_REFRESH,
    cron: '* * * * *',
    async work(services) {
      for (let round = 0; round < ROUNDS_A_RUN; round += 1) {
        if ((await refreshSome(services)) < AT_ONCE) return;
      }
    },
  },
];
