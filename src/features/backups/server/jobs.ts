import type { JobDefinition } from '#shared/server/context.ts';
import { backUpDaily } from './backups.ts';

export const backupJobs: readonly JobDefinition[] = [
  { name: 'backup', cron: '20 * * * *', work: backUpDaily },
];
