import type { JobDefinition } from '#shared/server/context.ts';
import { replayChanges } from './replay.ts';

export const savedSearchJobs: readonly JobDefinition[] = [
  {
    // What was saved is replayed at once; this is for what changed in any other way.
    name: 'saved-searches',
    cron: '* * * * *',
    work: (services) => replayChanges(services),
  },
];
