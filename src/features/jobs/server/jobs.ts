import type { JobDefinition } from '#shared/server/context.ts';
import { expireJobs } from './queries.ts';
import { notify } from './job-view.ts';

export const JOBS_EXPIRY = 'jobs-expiry';

export const jobBoardJobs: readonly JobDefinition[] = [
  {
    name: JOBS_EXPIRY,
    cron: '7 * * * *',
    async work(services) {
      for (;;) {
        const expired = await services.db.transaction().execute(async (db) => {
          const rows = await expireJobs(db, services.now());
          const notifications = rows.map(({ id, userId, title }) => {
            const content = `Your post ${title} has expired after 90 days. Renew it to keep it on the board.`;
            return { userId, content, href: `/jobs/${id}` };
          });
          await notify(db, notifications);
          return rows.length;
        });
        if (expired === 0) return;
      }
    },
  },
];
