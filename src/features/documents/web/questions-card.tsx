import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import type { AnalysisResult } from '../contract/analysis.ts';
import { QuoteButton, type OnQuote } from './findings-list.tsx';

type Props = {
  questions: NonNullable<AnalysisResult['questions']>;
  unit: string;
  lang?: string;
  onQuote: OnQuote;
  isOthers?: boolean;
};

/** Sentences that may mean something and may not: the reader decides, and the score is not touched. */
export function QuestionsCard({ questions, unit, lang, onQuote, isOthers }: Props) {
  if (questions.length === 0) return null;
  return (
    <Card>
      <CardHeader
        level={3}
        title="Is this so?"
        note={
          isOthers
            ? 'Not certain: ask the team'
            : 'Not certain, and not in the score. If it is not so, say it more clearly'
        }
      />
      <ul className="grid gap-4">
        {questions.map(({ code, text, quote }) => (
          <li key={code} className="grid gap-2">
            <h4 lang={lang} className="font-semibold">
              {text}
            </h4>
            <QuoteButton quote={quote} unit={unit} lang={lang} onQuote={onQuote} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
