import type { FeatureHooks } from '#shared/server/hooks.ts';
import { isOpenInvitation } from '#shared/server/queries-invitations.ts';
import { deleteDemoStartups, deleteSoleOwned, hideStartup } from './queries-change.ts';
import { findSoleOwned } from './queries-team.ts';

export const startupHooks: FeatureHooks = {
  hide: { startup: hideStartup },
  searched: 'select search from startups',
  findSoleOwned,
  opensTheDoor: (db, tokenHash, now) =>
    isOpenInvitation(db, { table: 'startupInvitations', team: 'startupId' }, tokenHash, now),
  left: (db, { id }) => deleteSoleOwned(db, id),
  forgetDemo: deleteDemoStartups,
};
