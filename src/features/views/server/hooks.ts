import type { FeatureHooks } from '#shared/server/hooks.ts';
import { deleteDemoViews, deleteOldViews } from './queries.ts';

export const viewHooks: FeatureHooks = {
  forgetDemo: deleteDemoViews,
  retained: [
    { kind: 'page-views', label: 'Visits of pages', usualDays: 730, leastDays: 30, forget: deleteOldViews },
  ],
};
