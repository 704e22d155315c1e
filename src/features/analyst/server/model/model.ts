import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  generateText,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
} from 'ai';
import { type AnalystAnswer, type AnalystFailure, RawAnswer } from './answer.ts';
import { AnswerTooLarge, cappedFetch } from '#platform/http/capped-fetch.ts';
import { analystMessages, type AnalystTask } from './prompt.ts';
import type { Env } from '#shared/server/env.ts';

export type ModelLimits = { readonly retries: number; readonly largestAnswerBytes: number };

const MOST_ANSWER_TOKENS = 6_000;

/** A failure is an answer here: the caller shows it. What is none of these is a fault of ours and is thrown. */
function failureOf(error: unknown): AnalystFailure {
  if (error instanceof AnswerTooLarge) return 'too_large';
  if (RetryError.isInstance(error)) return failureOf(error.lastError);
  if (error instanceof Error && error.cause instanceof AnswerTooLarge) return 'too_large';
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error))
    return 'not_understood';
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return 'timeout';
  if (!APICallError.isInstance(error)) throw error;
  if (error.statusCode === undefined || error.statusCode >= 500) return 'unreachable';
  // The endpoint answered, but not in the protocol.
  return error.statusCode < 400 ? 'not_understood' : 'refused';
}

/** What an answer cost that was of no use. */
const tokensOf = (error: unknown): number =>
  NoObjectGeneratedError.isInstance(error) ? (error.usage?.totalTokens ?? 0) : 0;

/** Asks an OpenAI-compatible model once, with retries, within its time; answers proposals or why there are none. */
export async function askModel(
  llm: NonNullable<Env['llm']>,
  task: AnalystTask,
  { retries, largestAnswerBytes }: ModelLimits,
): Promise<AnalystAnswer> {
  const provider = createOpenAICompatible({
    name: 'analyst',
    baseURL: llm.baseUrl,
    ...(llm.apiKey === undefined ? {} : { apiKey: llm.apiKey }),
    fetch: cappedFetch(largestAnswerBytes),
  });
  try {
    const { output, totalUsage } = await generateText({
      model: provider(llm.model),
      ...analystMessages(task),
      output: Output.object({ schema: RawAnswer }),
      temperature: 0,
      maxOutputTokens: MOST_ANSWER_TOKENS,
      maxRetries: retries,
      abortSignal: AbortSignal.timeout(llm.timeoutMs),
    });
    return { proposals: output.proposals, tokens: totalUsage.totalTokens ?? 0, failure: null };
  } catch (error) {
    return { proposals: null, tokens: tokensOf(error), failure: failureOf(error) };
  }
}
