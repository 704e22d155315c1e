import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  generateText,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
} from 'ai';
import { z } from 'zod';
import { AnalystAnswerTooLarge, cappedFetch } from './analyst-fetch.ts';
import { analystMessages, type AnalystTask } from './analyst-prompt.ts';
import type { Env } from './env.ts';

const text = (max: number) => z.string().trim().min(1).max(max);

/** One thing a model says about a document. Nothing in it is believed before its quote is found in the text. */
const RawProposal = z.object({
  kind: z.enum(['strength', 'flag', 'question']),
  title: text(160),
  why: text(600),
  quote: text(1000),
});
export type RawProposal = z.infer<typeof RawProposal>;

const MOST_PROPOSALS = 30;
const RawAnswer = z.object({ proposals: z.array(RawProposal).max(MOST_PROPOSALS) });

/** Why there is no answer. Sentences for people stand with who shows them. */
export const ANALYST_FAILURES = ['timeout', 'unreachable', 'refused', 'not_understood', 'too_large'] as const;
export type AnalystFailure = (typeof ANALYST_FAILURES)[number];

export type AnalystAnswer =
  | { readonly proposals: readonly RawProposal[]; readonly tokens: number; readonly failure: null }
  | { readonly proposals: null; readonly tokens: number; readonly failure: AnalystFailure };

/** A language model that reads a document and proposes findings. It is given text and gives text: no tools, no memory. */
export type Analyst = {
  readonly model: string;
  /** Where the text is sent. */
  readonly host: string;
  propose(task: AnalystTask): Promise<AnalystAnswer>;
};

export type AnalystOptions = {
  readonly retries?: number;
  readonly largestAnswerBytes?: number;
};

const LARGEST_ANSWER_BYTES = 256 * 1024;
const MOST_ANSWER_TOKENS = 6_000;

/** A failure is an answer here: the caller shows it. What is none of these is a fault of ours and is thrown. */
function failureOf(error: unknown): AnalystFailure {
  if (error instanceof AnalystAnswerTooLarge) return 'too_large';
  if (error instanceof RetryError) return failureOf(error.lastError);
  if (error instanceof Error && error.cause instanceof AnalystAnswerTooLarge) return 'too_large';
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error))
    return 'not_understood';
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return 'timeout';
  if (!APICallError.isInstance(error)) throw error;
  if (error.statusCode === undefined || error.statusCode >= 500) return 'unreachable';
  // The endpoint answered, but not in the protocol.
  return error.statusCode < 400 ? 'not_understood' : 'refused';
}

/** The analyst of the settings; null where none is configured. */
export function createAnalyst(llm: Env['llm'], options: AnalystOptions = {}): Analyst | null {
  if (!llm) return null;
  const { retries = 2, largestAnswerBytes = LARGEST_ANSWER_BYTES } = options;
  const provider = createOpenAICompatible({
    name: 'analyst',
    baseURL: llm.baseUrl,
    ...(llm.apiKey === undefined ? {} : { apiKey: llm.apiKey }),
    fetch: cappedFetch(largestAnswerBytes),
  });
  return {
    model: llm.model,
    host: new URL(llm.baseUrl).host,
    async propose(task) {
      try {
        const { system, prompt } = analystMessages(task);
        const answer = await generateText({
          model: provider(llm.model),
          system,
          prompt,
          output: Output.object({ schema: RawAnswer }),
          temperature: 0,
          maxOutputTokens: MOST_ANSWER_TOKENS,
          maxRetries: retries,
          abortSignal: AbortSignal.timeout(llm.timeoutMs),
        });
        const { proposals } = answer.output;
        return { proposals, tokens: answer.totalUsage.totalTokens ?? 0, failure: null };
      } catch (error) {
        return { proposals: null, tokens: 0, failure: failureOf(error) };
      }
    },
  };
}
