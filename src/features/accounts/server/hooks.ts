import type { FeatureHooks } from '#shared/server/hooks.ts';
import { isOpenInstanceInvitation } from './queries-admission.ts';
import { deleteDemoPeople, suspendPerson } from './queries-own.ts';

export const accountHooks: FeatureHooks = {
  hide: { person: suspendPerson },
  opensTheDoor: isOpenInstanceInvitation,
  forgetDemo: deleteDemoPeople,
};
