import type { JobDefinition, Process } from '#shared/server/context.ts';
import { sumUpCounts } from './queries-counts.ts';
import { enterWords, SAVES_WAIT, takeSaves } from './queries-save.ts';
import { revalueRevenues } from './revenue.ts';

/** Has what was saved matched anew: those of half a second in one statement, however often each was saved. */
async function matchSaved({ db, jobs }: Process): Promise<void> {
  const later: (() => Promise<void>)[] = [];
  await db.transaction().execute(async (trx) => {
    const asked = (await takeSaves(trx)).map((startupId) => ({
      data: { startupId },
      key: `startup:${startupId}`,
    }));
    const within = { db: trx, afterCommit: (work: () => Promise<void>) => void later.push(work) };
    await jobs.enqueueAll('matching-refresh', asked, within);
  });
  for (const work of later) await work();
  await enterWords(db);
}

export const startupJobs: readonly JobDefinition[] = [
  { name: 'startups-counts', cron: '* * * * *', work: ({ db }) => sumUpCounts(db) },
  { name: 'startups-saved', dueWhile: SAVES_WAIT, work: matchSaved },
  {
    // New rates for a day that had none, or an estimated one.
    name: 'startups-revalue',
    work: ({ db }) => revalueRevenues(db, { unvalued: false }),
  },
];
