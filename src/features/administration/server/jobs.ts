import type { JobDefinition } from '#shared/server/context.ts';
import { retain } from './retention.ts';

export const administrationJobs: readonly JobDefinition[] = [
  { name: 'retention', cron: '40 2 * * *', work: retain },
];
