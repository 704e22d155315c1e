import type { JobDefinition } from '#shared/server/context.ts';
import { forgetOldKeys } from '#shared/server/idempotency.ts';
import { forgetOldAttempts } from './attempts.ts';
import { deleteExpiredSessions, deleteExpiredVerifications } from './queries.ts';

export const accountJobs: readonly JobDefinition[] = [
  {
    name: 'accounts-tidy',
    cron: '17 * * * *',
    async work({ db, now }) {
      await deleteExpiredSessions(db, now());
      await deleteExpiredVerifications(db, now());
      await forgetOldAttempts(db, now());
      await forgetOldKeys(db, now());
    },
  },
];
