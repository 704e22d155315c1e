import type { FeatureHooks } from '#shared/server/hooks.ts';
import { deleteDemoViews } from './queries.ts';

export const viewHooks: FeatureHooks = { forgetDemo: deleteDemoViews };
