import type { FeatureHooks } from '#shared/server/hooks.ts';
import { renameInvestor } from './investor-profile.ts';
import { deleteDemoInvestors, hideInvestor } from './queries-profile.ts';

export const investorHooks: FeatureHooks = {
  hide: { investor: hideInvestor },
  searched: 'select search from investors',
  renamed: renameInvestor,
  forgetDemo: deleteDemoInvestors,
};
