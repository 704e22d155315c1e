import type { FeatureHooks } from '#shared/server/hooks.ts';
import { hideJob } from './queries.ts';

export const jobHooks: FeatureHooks = {
  hide: { job: hideJob },
  searched: 'select search from jobs',
};
