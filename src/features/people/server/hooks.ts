import type { FeatureHooks } from '#shared/server/hooks.ts';
import { deleteOldProfileViews } from './queries-views.ts';

export const peopleHooks: FeatureHooks = {
  retained: [
    {
      kind: 'profile-views',
      label: 'Visits of profiles',
      usualDays: 730,
      leastDays: 30,
      forget: deleteOldProfileViews,
    },
  ],
};
