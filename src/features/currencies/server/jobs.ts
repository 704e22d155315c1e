import type { JobDefinition } from '#shared/server/context.ts';
import { refreshRates } from './refresh.ts';

export const currencyJobs: readonly JobDefinition[] = [
  {
    name: 'currencies-refresh',
    cron: '40 5 * * *',
    async work(services) {
      if (await refreshRates(services)) await services.jobs.enqueue('startups-revalue', {}, 'all');
    },
  },
];
