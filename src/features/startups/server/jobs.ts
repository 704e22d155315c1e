import type { JobDefinition } from '#shared/server/context.ts';
import { sumUpCounts } from './queries-counts.ts';
import { revalueRevenues } from './revenue.ts';

export const startupJobs: readonly JobDefinition[] = [
  { name: 'startups-counts', cron: '* * * * *', work: ({ db }) => sumUpCounts(db) },
  {
    // New rates for a day that had none, or an estimated one.
    name: 'startups-revalue',
    work: ({ db }) => revalueRevenues(db, { unvalued: false }),
  },
];
