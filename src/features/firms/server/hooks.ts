import type { FeatureHooks } from '#shared/server/hooks.ts';
import { isOpenInvitation } from '#shared/server/queries-invitations.ts';

export const firmHooks: FeatureHooks = {
  opensTheDoor: (db, tokenHash, now) =>
    isOpenInvitation(db, { table: 'firmInvitations', team: 'firmId' }, tokenHash, now),
};
