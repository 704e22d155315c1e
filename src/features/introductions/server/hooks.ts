import type { FeatureHooks } from '#shared/server/hooks.ts';
import { lockPeople } from './queries.ts';
import { endOpenBetween } from './queries-change.ts';

export const introductionHooks: FeatureHooks = {
  async blocked(db, blockerId, { userId, now }) {
    await lockPeople(db, [blockerId, userId]);
    await endOpenBetween(db, blockerId, userId, now);
  },
};
