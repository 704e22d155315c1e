import type { JobDefinition } from '#shared/server/context.ts';
import { findVerifiedByVouches } from './queries-vouches.ts';
import { reassess } from './routes-verification.ts';

export const investorJobs: readonly JobDefinition[] = [
  {
    // A voucher may have left, been suspended, or joined another voucher's firm since.
    name: 'investors-verification',
    cron: '23 3 * * *',
    async work(services) {
      let last = 0;
      for (;;) {
        const investors = await findVerifiedByVouches(services.db, last);
        last = investors.at(-1)?.id ?? 0;
        if (investors.length === 0) return;
        await services.db.transaction().execute((db) =>
          reassess(
            db,
            investors.map((investor) => ({ ...investor, verifiedBy: 'vouches' })),
            services.now(),
          ),
        );
      }
    },
  },
];
