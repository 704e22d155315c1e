import { formatDate } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import type { Question } from '../contract/analysis.ts';
import { QuoteButton, type OnQuote } from './findings-list.tsx';

/** Answers a question, or with null takes the answer back. */
export type OnAnswer = (question: Question, isSo: boolean | null) => void;

type Shown = {
  unit: string;
  lang?: string;
  onQuote: OnQuote;
  isOthers?: boolean;
  /** Absent where the reader may not answer. */
  onAnswer?: OnAnswer;
};

function noteOf({ isOthers, onAnswer }: Pick<Shown, 'isOthers' | 'onAnswer'>): string {
  if (isOthers)
    return onAnswer
      ? 'Not certain: ask the team. Your answers are yours alone and count in your own due diligence'
      : 'Not certain: ask the team';
  return onAnswer
    ? 'Not certain, and not in the score. Yes makes it a risk flag; No removes it for good'
    : 'Not certain, and not in the score. If it is not so, say it more clearly';
}

function answerText({ answer }: Question, isOthers: boolean): string | null {
  if (answer === null) return null;
  const { isSo, by, at } = answer;
  const said = isSo
    ? 'Yes, this is so. It counts as a risk flag.'
    : 'No, this is not so. It is not asked again.';
  return isOthers
    ? `${said} You said so on ${formatDate(at)}.`
    : `${said} ${by ?? 'Someone who left'}, ${formatDate(at)}.`;
}

function Answers({
  question,
  isOthers = false,
  onAnswer,
}: Pick<Shown, 'isOthers' | 'onAnswer'> & { question: Question }) {
  const { answer, text } = question;
  const told = answerText(question, isOthers);
  const choices = [
    ['Yes', true],
    ['No', false],
  ] as const;
  return (
    <>
      {told === null ? null : <p className="text-soft text-sm">{told}</p>}
      {onAnswer ? (
        <fieldset aria-label={text} className="flex min-w-0 flex-wrap gap-2">
          {choices.map(([label, isSo]) => (
            <Button
              key={label}
              aria-pressed={answer?.isSo === isSo}
              variant={answer?.isSo === isSo ? 'primary' : 'secondary'}
              onClick={() => onAnswer(question, answer?.isSo === isSo ? null : isSo)}
            >
              {label}
            </Button>
          ))}
          {answer === null ? null : (
            <Button
              variant="quiet"
              onClick={({ currentTarget }) => {
                // It goes away with the answer, and the focus would go with it.
                currentTarget.parentElement?.querySelector('button')?.focus();
                onAnswer(question, null);
              }}
            >
              Withdraw
            </Button>
          )}
        </fieldset>
      ) : null}
    </>
  );
}

type Props = Shown & { questions: readonly Question[] };

/** Sentences that may mean something and may not: a person says, and until then the score is not touched. */
export function QuestionsCard({ questions, unit, lang, onQuote, isOthers, onAnswer }: Props) {
  if (questions.length === 0) return null;
  return (
    <Card>
      <CardHeader level={3} title="Is this so?" note={noteOf({ isOthers, onAnswer })} />
      <ul className="grid gap-5">
        {questions.map((question) => {
          const { code, text, quote } = question;
          return (
            <li key={`${code}:${quote.page}:${quote.start}`} className="grid gap-2">
              <h4 lang={lang} className="font-semibold">
                {text}
              </h4>
              <QuoteButton quote={quote} unit={unit} lang={lang} onQuote={onQuote} />
              <Answers question={question} isOthers={isOthers} onAnswer={onAnswer} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
