import { findFirmOf } from '#features/firms/server/queries.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { FeatureHooks, MovedOffer } from '#shared/server/hooks.ts';
import { DealForm } from '../contract/input.ts';
import { changeDeal } from '../domain/deal-change.ts';
import { stageByOffer } from '../domain/stages.ts';
import { publishPipelineChange } from './deal-access.ts';
import { chosenCompany } from './deal-company.ts';
import { addDeal } from './new-deal.ts';
import { type DealScope, findDealOfStartup, lockPipeline, touchDeal, updateDeal } from './queries.ts';
import { findListedStartup } from './queries-companies.ts';
import { insertDealEvents } from './queries-events.ts';

/**
 * Brings the investor's own deal of the startup to where the offer is; one they do not track yet is added. A proposal of the
 * other side alone moves nothing in somebody's pipeline.
 */
async function follow(db: Db, scope: DealScope, startupId: number, offer: MovedOffer): Promise<void> {
  const stage = stageByOffer(offer.step);
  const isTheirs = offer.step === 'proposed' && offer.actor.id !== scope.userId;
  const movesNothing = isTheirs || offer.endedAs !== null;
  await lockPipeline(db, scope);
  const deal = await findDealOfStartup(db, scope, startupId);
  if (deal === undefined) {
    if (movesNothing) return;
    if ((await findListedStartup(db, scope.userId, startupId)) === undefined) return;
    const form = DealForm.parse({ startupId, stage, priority: 'medium', sourceChannel: 'Offer' });
    const company = await chosenCompany(db, scope.userId, form);
    await addDeal(db, scope, { form, company, now: offer.now });
    return;
  }
  const isClosed = deal.stage === 'closed' && offer.step !== 'received';
  // What stays in its column is read again by open boards, with where the offer stands.
  if (movesNothing || isClosed || deal.stage === stage) return touchDeal(db, deal.id, offer.now);
  const { after } = changeDeal(deal, { stage });
  await updateDeal(db, deal.id, { after, stageSince: offer.now, now: offer.now });
  const fromSince = new Date(deal.stageSinceMs);
  const move = { dealId: deal.id, kind: 'moved', fromStage: deal.stage, toStage: stage, fromSince } as const;
  await insertDealEvents(db, scope.userId, [{ ...move, passReason: deal.passReason }], offer.now);
}

export const dealHooks: FeatureHooks = {
  async offerMoved(db, offer) {
    const { investorId, startupId } = offer;
    if (investorId === null || startupId === null) return;
    // An offer is made with a member, whose id the session gate has branded.
    const userId = investorId as UserId;
    const scope = { userId, firmId: (await findFirmOf(db, userId))?.id ?? null };
    await follow(db, scope, startupId, offer);
    await publishPipelineChange(db, offer.services, scope, scope.firmId !== null);
    await offer.enqueue('matching-refresh', { ownerId: userId }, `owner:${userId}`);
  },
};
