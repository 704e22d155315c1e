import type { JobDefinition } from '#shared/server/context.ts';
import { sumUpCounts } from './queries-counts.ts';
import { findVouchedIds } from './queries-vouches.ts';
import { reassess } from './verification.ts';

export const investorJobs: readonly JobDefinition[] = [
  { name: 'investors-counts', cron: '* * * * *', work: ({ db }) => sumUpCounts(db) },
  {
    // A voucher may have left, been suspended, or joined another voucher's firm since.
    name: 'investors-verification',
    cron: '23 3 * * *',
    async work(services) {
      let last = 0;
      for (;;) {
        const ids = await findVouchedIds(services.db, last);
        last = ids.at(-1) ?? 0;
        if (ids.length === 0) return;
        await services.db.transaction().execute((db) => reassess(db, ids, services.now()));
      }
    },
  },
];
