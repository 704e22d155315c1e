import type { FeatureHooks } from '#shared/server/hooks.ts';
import { isOpenInstanceInvitation } from './queries-admission.ts';
import { deleteOldDevices } from './queries-devices.ts';
import { deleteDemoPeople, suspendPerson } from './queries-own.ts';

export const accountHooks: FeatureHooks = {
  hide: { person: suspendPerson },
  opensTheDoor: isOpenInstanceInvitation,
  forgetDemo: deleteDemoPeople,
  retained: [
    { kind: 'devices', label: 'Known devices', usualDays: 730, leastDays: 30, forget: deleteOldDevices },
  ],
};
