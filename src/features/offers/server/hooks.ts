import type { FeatureHooks } from '#shared/server/hooks.ts';
import { withdrawBetween, withdrawOnParting } from './offers.ts';
import { lockOffersOfInvestor, lockOffersOfStartups } from './queries.ts';

export const offerHooks: FeatureHooks = {
  blocked: (db, by, userId) => withdrawBetween({ ...by, db }, userId),
  closing: async (db, startupIds, parting) =>
    withdrawOnParting(db, await lockOffersOfStartups(db, startupIds), parting),
  left: async (db, { id }, parting) => withdrawOnParting(db, await lockOffersOfInvestor(db, id), parting),
};
