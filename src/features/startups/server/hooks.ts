import type { FeatureHooks } from '#shared/server/hooks.ts';
import { deleteDemoStartups, deleteSoleOwned, hideStartup } from './queries-change.ts';
import { findSoleOwned } from './queries-team.ts';

export const startupHooks: FeatureHooks = {
  hide: { startup: hideStartup },
  searched: 'select search from startups',
  findSoleOwned,
  left: (db, { id }) => deleteSoleOwned(db, id),
  forgetDemo: deleteDemoStartups,
};
