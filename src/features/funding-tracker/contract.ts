import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/contract/fields.ts';
import { FundingRoundForm, MilestoneForm, OfferCounting, RoundInvestorForm } from './contract/request.ts';
import { FundingTracker } from './contract/tracker.ts';

const oneInvestor = byId.extend({ investorId: idParam() });
const oneOffer = byId.extend({ offerId: idParam() });
const oneMilestone = byId.extend({ milestoneId: idParam() });

/** A startup's round, for its team alone; everybody else is answered 404. Each change answers the whole tracker. */
export const fundingEndpoints = endpoints({
  'GET /api/startups/{id}/funding-tracker': {
    summary: 'Round, investors and milestones; raised is what was received',
    access: 'member',
    params: byId,
    response: FundingTracker,
  },
  'PUT /api/startups/{id}/funding-tracker/round': {
    summary: 'Sets the round; the startup’s public page shows its target',
    access: 'member',
    params: byId,
    body: FundingRoundForm,
    response: FundingTracker,
  },
  'DELETE /api/startups/{id}/funding-tracker/round': {
    summary: 'Withdraws the round; its investors and milestones stay',
    access: 'member',
    params: byId,
    response: FundingTracker,
  },
  'POST /api/startups/{id}/funding-tracker/investors': {
    summary: 'Adds an investor of the round',
    access: 'member',
    params: byId,
    body: RoundInvestorForm,
    response: FundingTracker,
    created: true,
  },
  'PUT /api/startups/{id}/funding-tracker/investors/{investorId}': {
    summary: 'Changes an investor of the round',
    access: 'member',
    params: oneInvestor,
    body: RoundInvestorForm,
    response: FundingTracker,
  },
  'DELETE /api/startups/{id}/funding-tracker/investors/{investorId}': {
    summary: 'Removes an investor of the round',
    access: 'member',
    params: oneInvestor,
    response: FundingTracker,
  },
  'PUT /api/startups/{id}/funding-tracker/offers/{offerId}': {
    summary: 'Says how an offer counts beside what was typed, so that no amount counts twice',
    access: 'member',
    params: oneOffer,
    body: OfferCounting,
    response: FundingTracker,
  },
  'POST /api/startups/{id}/funding-tracker/milestones': {
    summary: 'Adds a milestone',
    access: 'member',
    params: byId,
    body: MilestoneForm,
    response: FundingTracker,
    created: true,
  },
  'PUT /api/startups/{id}/funding-tracker/milestones/{milestoneId}': {
    summary: 'Changes, completes or reopens a milestone',
    access: 'member',
    params: oneMilestone,
    body: MilestoneForm,
    response: FundingTracker,
  },
  'DELETE /api/startups/{id}/funding-tracker/milestones/{milestoneId}': {
    summary: 'Removes a milestone',
    access: 'member',
    params: oneMilestone,
    response: FundingTracker,
  },
});
