import type { FeatureHooks } from '#shared/server/hooks.ts';
import { lockPeople } from './queries.ts';
import { endOpenBetween } from './queries-change.ts';

export const introductionHooks: FeatureHooks = {
  async blocked(db, { actor, services }, userId) {
    await lockPeople(db, [actor.id, userId]);
    await endOpenBetween(db, actor.id, userId, services.now());
  },
};
