import { z } from 'zod';
import { OfferSummary } from '#features/offers/contract/offer.ts';
import { ROUND_TYPE_IDS } from '#shared/domain/catalogue/stages.ts';
import { COMMITMENT_IDS, COUNTINGS } from '../domain.ts';

const amounts = {
  softCircledMinor: z.number(),
  committedMinor: z.number(),
  signedMinor: z.number(),
  receivedMinor: z.number(),
};

/** The round, amounts in minor units of `currency`, the four steps kept apart: what was `typed`, and the offers with it. */
export const FundingRound = z.object({
  instrument: z.enum(ROUND_TYPE_IDS),
  currency: z.string(),
  targetMinor: z.number(),
  minimumMinor: z.number().nullable(),
  ...amounts,
  typed: z.object(amounts),
  closeDate: z.string().nullable(),
  devaluationPct: z.number(),
  version: z.number(),
  updatedAt: z.string(),
});
export type FundingRound = z.infer<typeof FundingRound>;

export const RoundInvestor = z.object({
  id: z.number(),
  name: z.string(),
  status: z.enum(COMMITMENT_IDS),
  amountMinor: z.number(),
  currency: z.string(),
  /** In the currency of the round at today's rate; null without a round or a rate. */
  inRoundMinor: z.number().nullable(),
  note: z.string().nullable(),
  version: z.number(),
});
export type RoundInvestor = z.infer<typeof RoundInvestor>;

/**
 * An offer between this startup and an investor. `counts` says how: added to what was typed, as the typed investor of
 * `investorId`, or not at all since it stands in the typed amounts already.
 */
export const RoundOffer = z.object({
  id: z.number(),
  investorName: z.string(),
  step: OfferSummary.shape.step,
  amountMinor: z.number(),
  mostMinor: z.number().nullable(),
  currency: z.string(),
  /** In the currency of the round; null without a rate. */
  inRoundMinor: z.number().nullable(),
  counts: z.enum(COUNTINGS),
  investorId: z.number().nullable(),
});
export type RoundOffer = z.infer<typeof RoundOffer>;

export const Milestone = z.object({
  id: z.number(),
  task: z.string(),
  completed: z.boolean(),
  dueDate: z.string(),
  doneDate: z.string().nullable(),
  note: z.string().nullable(),
  version: z.number(),
});
export type Milestone = z.infer<typeof Milestone>;

/**
 * `dollars` are the round's amounts in cents at today's rate, with the rate in words; null for a round in dollars.
 * `targetAmount` and `raisedAmount` (received) are in major units of `currency`; null, like the progress, while no
 * round is set.
 */
export const FundingTracker = z.object({
  targetAmount: z.number().nullable(),
  raisedAmount: z.number().nullable(),
  currency: z.string().nullable(),
  progressPercent: z.number().nullable(),
  round: FundingRound.nullable(),
  dollars: z
    .object({
      targetMinor: z.number(),
      receivedMinor: z.number(),
      rateText: z.string(),
      /** What is still to come: today, and by the day the round closes with the devaluation stated. */
      closesOn: z.string(),
      outstandingMinor: z.number(),
      atCloseMinor: z.number(),
      /** In minor units of the round: what the target would have to rise by for the same dollars. */
      shortMinor: z.number(),
    })
    .nullable(),
  investors: z.array(RoundInvestor),
  offers: z.array(RoundOffer),
  milestones: z.array(Milestone),
  canEdit: z.boolean(),
});
export type FundingTracker = z.infer<typeof FundingTracker>;
