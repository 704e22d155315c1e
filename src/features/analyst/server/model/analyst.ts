import type { AnalystAnswer } from './answer.ts';
import type { ModelLimits } from './model.ts';
import type { AnalystTask } from './prompt.ts';
import type { Env } from '#shared/server/env.ts';

/** A language model that reads a document and proposes findings. It is given text and gives text: no tools, no memory. */
export type Analyst = {
  readonly model: string;
  /** Where the text is sent. */
  readonly host: string;
  propose(task: AnalystTask): Promise<AnalystAnswer>;
};

const LIMITS: ModelLimits = { retries: 2, largestAnswerBytes: 256 * 1024 };

/** The analyst of the settings; null where none is configured. What it takes to ask is loaded when it is asked. */
export function createAnalyst(llm: Env['llm'], limits = LIMITS): Analyst | null {
  if (!llm) return null;
  return {
    model: llm.model,
    host: new URL(llm.baseUrl).host,
    async propose(task) {
      const { askModel } = await import('./model.ts');
      return askModel(llm, task, limits);
    },
  };
}
