import type { FeatureHooks } from '#shared/server/hooks.ts';
import { deleteDemoPeople, suspendPerson } from './queries-own.ts';

export const accountHooks: FeatureHooks = {
  hide: { person: suspendPerson },
  forgetDemo: deleteDemoPeople,
};
