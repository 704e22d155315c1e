import { z } from 'zod';
import { PROPOSAL_KINDS } from '../domain/proposal.ts';

const said = { kind: z.enum(PROPOSAL_KINDS), title: z.string(), why: z.string() };
const Quote = z.object({ page: z.number(), start: z.number(), end: z.number(), text: z.string() });

/** A finding of the model whose quote stands in the document, letter by letter. */
export const Proposal = z.object({ ...said, quote: Quote });
export type Proposal = z.infer<typeof Proposal>;

/** What the model said without a quote that could be found. */
export const Unsupported = z.object({
  ...said,
  quote: z.string(),
  reason: z.enum(['not_found', 'too_short']),
});
export type Unsupported = z.infer<typeof Unsupported>;

/** Why a run has no answer. `budget`: what a day may cost is spent; `withdrawn`: it was not allowed any more. */
export const RUN_FAILURES = [
  'timeout',
  'unreachable',
  'refused',
  'not_understood',
  'too_large',
  'budget',
  'withdrawn',
] as const;
export type RunFailure = (typeof RUN_FAILURES)[number];

const Run = z.object({
  status: z.enum(['waiting', 'ready', 'failed']),
  failure: z.enum(RUN_FAILURES).nullable(),
  model: z.string(),
  host: z.string(),
  /** Pages that were sent, from the first; null while it waits. */
  pagesRead: z.number().nullable(),
  askedBy: z.string().nullable(),
  askedAt: z.string(),
  finishedAt: z.string().nullable(),
  proposals: z.array(Proposal),
  unsupported: z.array(Unsupported),
});
export type Run = z.infer<typeof Run>;

/** `analyst` is null where no model is configured; `consent` where the version may not be read by it. */
export const ProposalsAnswer = z.object({
  version: z.number(),
  pageCount: z.number(),
  /** What the file calls its pages. */
  pageUnit: z.enum(['page', 'slide', 'sheet', 'part']),
  analyst: z.object({ model: z.string(), host: z.string() }).nullable(),
  consent: z.object({ givenBy: z.string().nullable(), givenAt: z.string() }).nullable(),
  run: Run.nullable(),
  canAllow: z.boolean(),
  canAsk: z.boolean(),
});
export type ProposalsAnswer = z.infer<typeof ProposalsAnswer>;
