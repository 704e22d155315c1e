import { z } from 'zod';
import { OfferStep } from '#features/offers/contract/step.ts';
import { DEAL_PRIORITIES, DEAL_STAGES } from '../domain/stages.ts';

/** The company of a deal: of the directory when it has an id, else the investor's own words. */
export const DealCompany = z.object({
  id: z.number().nullable(),
  name: z.string(),
  sector: z.string().nullable(),
  region: z.string().nullable(),
  fundingStage: z.string().nullable(),
  logoUrl: z.string().nullable(),
  domain: z.string().nullable(),
  isDemo: z.boolean(),
});

/**
 * One deal of the pipeline. `interestLevel` is 1–10, `lastActivity` and `stageSince` are ISO moments, `nextActionDue` a
 * day, `amountMinor` the intended ticket in minor units of `currency`. `shared` means the firm sees it. `offer` is the one that
 * stands between the reader, or their firm, and the startup, until its money is received.
 */
export const Deal = z.object({
  id: z.number(),
  stage: z.enum(DEAL_STAGES),
  priority: z.enum(DEAL_PRIORITIES),
  interestLevel: z.number(),
  lastActivity: z.iso.datetime(),
  sourceChannel: z.string().nullable(),
  nextAction: z.string().nullable(),
  startup: DealCompany,
  nextActionDue: z.string().nullable(),
  amountMinor: z.number().nullable(),
  currency: z.string().nullable(),
  passReason: z.string().nullable(),
  stageSince: z.iso.datetime(),
  shared: z.boolean(),
  ownerName: z.string(),
  isMine: z.boolean(),
  offer: z.object({ id: z.number(), step: OfferStep }).nullable(),
  version: z.number(),
});
export type Deal = z.infer<typeof Deal>;

/**
 * What an open board has to know: `changed` deals of any stage and priority as they are now, the ids of `removed` ones, and
 * the `total` of the asked stage and priority, by which a reader sees whether it holds them all. `complete` is false, and
 * both lists are empty, where so much changed that the pipeline is to be read again.
 */
export const DealChanges = z.object({
  changed: z.array(Deal),
  removed: z.array(z.number()),
  total: z.number(),
  complete: z.boolean(),
});
export type DealChanges = z.infer<typeof DealChanges>;

/** What one change of several deals did; a deal that was as wanted before is in neither list. */
export const DealsChanged = z.object({
  changed: z.array(Deal),
  removed: z.array(Deal.pick({ id: true, version: true })),
});
export type DealsChanged = z.infer<typeof DealsChanged>;

/** Somebody already tracks this company, or it is in the directory. */
export const DealCandidate = z.object({
  kind: z.enum(['deal', 'startup']),
  id: z.number(),
  name: z.string(),
  domain: z.string().nullable(),
  stage: z.enum(DEAL_STAGES).nullable(),
});
export type DealCandidate = z.infer<typeof DealCandidate>;

/** One thing that happened to a deal. `undone` tells a move that was taken back; `isUndo` the taking back. */
export const DealEvent = z.object({
  id: z.number(),
  kind: z.enum(['added', 'moved', 'changed', 'noted', 'removed', 'restored']),
  fromStage: z.enum(DEAL_STAGES).nullable(),
  toStage: z.enum(DEAL_STAGES).nullable(),
  passReason: z.string().nullable(),
  fields: z.array(z.string()),
  actorName: z.string().nullable(),
  at: z.iso.datetime(),
  isUndo: z.boolean(),
  undone: z.boolean(),
});
export type DealEvent = z.infer<typeof DealEvent>;

export const DealNote = z.object({
  id: z.number(),
  body: z.string(),
  visibility: z.enum(['private', 'shared']),
  authorName: z.string(),
  isMine: z.boolean(),
  version: z.number(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type DealNote = z.infer<typeof DealNote>;
