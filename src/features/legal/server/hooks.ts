import type { FeatureHooks } from '#shared/server/hooks.ts';
import { deleteOldGrievances } from './queries.ts';

export const legalHooks: FeatureHooks = {
  retained: [
    {
      kind: 'grievances',
      label: 'Answered messages about data',
      usualDays: 1095,
      leastDays: 365,
      forget: deleteOldGrievances,
    },
  ],
};
