import { z } from 'zod';

const text = (max: number) => z.string().trim().min(1).max(max);

/** One thing a model says about a document. Nothing in it is believed before its quote is found in the text. */
const RawProposal = z.object({
  kind: z.enum(['strength', 'flag', 'question']),
  title: text(160),
  why: text(600),
  quote: text(1000),
});

const MOST_PROPOSALS = 30;

/** The shape a model has to answer in. */
export const RawAnswer = z.object({ proposals: z.array(RawProposal).max(MOST_PROPOSALS) });
type RawAnswer = z.infer<typeof RawAnswer>;

/** Why there is no answer. Sentences for people stand with who shows them. */
export type AnalystFailure = 'timeout' | 'unreachable' | 'refused' | 'not_understood' | 'too_large';

export type AnalystAnswer =
  | { readonly proposals: RawAnswer['proposals']; readonly tokens: number; readonly failure: null }
  | { readonly proposals: null; readonly tokens: number; readonly failure: AnalystFailure };
