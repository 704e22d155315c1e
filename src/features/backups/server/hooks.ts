import type { FeatureHooks } from '#shared/server/hooks.ts';
import { backupAge } from './backups.ts';

export const backupHooks: FeatureHooks = {
  measures: [
    {
      help: { kilele_backup_age_seconds: 'Time since the newest whole backup ended' },
      read: async ({ db }, now) => ({ kilele_backup_age_seconds: await backupAge(db, now) }),
    },
  ],
};
