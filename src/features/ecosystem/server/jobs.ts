import type { JobDefinition } from '#shared/server/context.ts';
import { foldNetwork } from './queries.ts';

export const ecosystemJobs: readonly JobDefinition[] = [
  { name: 'ecosystem-network', cron: '* * * * *', work: ({ db }) => foldNetwork(db) },
];
