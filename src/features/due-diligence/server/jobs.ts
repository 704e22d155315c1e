import type { JobDefinition } from '#shared/server/context.ts';
import { refreshScores } from './category-scores.ts';

/** Scores what changed: enqueue it after a profile has changed, or wait for the minute. */
export const SCORES_REFRESH = 'due-diligence-scores';

const AT_ONCE = 200;
const ROUNDS_A_RUN = 50;

export const dueDiligenceJobs: readonly JobDefinition[] = [
  {
    name: SCORES_REFRESH,
    cron: '* * * * *',
    async work({ db, now }) {
      for (let round = 0; round < ROUNDS_A_RUN; round += 1) {
        const scored = await db
          .transaction()
          .execute((transaction) => refreshScores(transaction, { now: now(), limit: AT_ONCE }));
        if (scored < AT_ONCE) return;
      }
    },
  },
];
