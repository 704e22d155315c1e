import type { FeatureHooks } from '#shared/server/hooks.ts';
import { backupAge } from './backups.ts';

export const backupHooks: FeatureHooks = {
  measures: [
    {
      name: 'kilele_backup_age_seconds',
      help: 'Time since the newest whole backup ended',
      read: ({ db }, now) => backupAge(db, now),
    },
  ],
};
