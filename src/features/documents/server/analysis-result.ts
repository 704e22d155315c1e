import type { AnalysisResult } from '../contract/analysis.ts';
import { shownQuestions } from '../domain/answer.ts';
import { askingKey } from '../domain/asking.ts';
import type { Analysis } from '../domain/document.ts';

/** What one side answered: who said it (null when they have left), and when. */
export type SaidAnswer = {
  readonly code: string;
  readonly passage: string;
  readonly by: string | null;
  readonly createdAt: Date;
};

/** An analysis as it is answered: the engine's flags are the contract's risk flags. `said` tells who answered what is asked. */
export function resultOf(analysis: Analysis, at: Date, said: readonly SaidAnswer[] = []): AnalysisResult {
  const { type, flags, extracted, questions, earning: _earning, ...rest } = analysis;
  const known = new Map(said.map((answer) => [`${answer.code} ${answer.passage}`, answer]));
  return {
    ...rest,
    documentType: type,
    riskFlags: flags,
    extractedData: extracted,
    ...(questions && {
      questions: shownQuestions(questions).map(({ isSo, ...question }) => {
        const answer = known.get(askingKey(question.code, question.quote.text));
        const isAnswered = isSo !== undefined && answer !== undefined;
        return {
          ...question,
          answer: isAnswered ? { isSo, by: answer.by, at: answer.createdAt.toISOString() } : null,
        };
      }),
    }),
    analysedAt: at.toISOString(),
  };
}
