import type { FeatureHooks } from '#shared/server/hooks.ts';
import { deleteDemoRounds } from './queries-import.ts';

export const marketHooks: FeatureHooks = { forgetDemo: deleteDemoRounds };
