import { lazy, Suspense, useState } from 'react';
import { formatRelative } from '#shared/web/format.ts';
import { toastError } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { RoomQuestion } from '../contract/question.ts';
import { pageWords, QUESTION_CALLS, questions, shownTo } from './questions.ts';

const AnswerForm = lazy(async () => ({ default: (await import('./question-forms.tsx')).AnswerForm }));

type QuestionItemProps = {
  startupId: number;
  question: RoomQuestion;
  /** Whether the reader answers for the team. */
  isManager: boolean;
  /** Whether to say which document it is about. */
  withDocument?: boolean;
};

function Answer({ question, isTeam }: { question: RoomQuestion; isTeam: boolean }) {
  const { answer } = question;
  if (answer === null) return <p className="text-soft text-sm">No answer yet.</p>;
  return (
    <div className="border-green border-l-2 pl-3">
      <p className="break-words whitespace-pre-wrap">{answer.body}</p>
      <p className="text-soft text-sm">
        {answer.by ?? 'The team'}, {formatRelative(answer.at)}
        {isTeam || question.isOwn ? `. ${shownTo(answer.isForAll)}.` : null}
      </p>
    </div>
  );
}

/** One question with its answer, and what the reader may do about it. */
export function QuestionItem({ startupId, question, isManager, withDocument = false }: QuestionItemProps) {
  const { id, body, askedBy, isOwn, createdAt, answer, document } = question;
  const [isAnswering, setAnswering] = useState(false);
  const { mutate, isPending } = questions.useSend('DELETE /api/startups/{id}/room/questions/{questionId}', {
    refreshes: QUESTION_CALLS,
    onError: toastError,
  });
  const about = [withDocument ? document : null, pageWords(question)].filter(Boolean).join(', ');
  const mayRemove = isManager || (isOwn && answer === null);
  return (
    <li className="grid gap-2 py-3">
      <div>
        <p className="font-medium break-words whitespace-pre-wrap">{body}</p>
        <p className="text-soft flex flex-wrap items-center gap-x-2 text-sm">
          <span>{[isOwn ? 'You' : (askedBy ?? 'Another guest'), formatRelative(createdAt)].join(', ')}</span>
          {about === '' ? null : <Tag>{about}</Tag>}
        </p>
      </div>
      {isAnswering ? (
        <Suspense fallback={<SkeletonLines count={2} />}>
          <AnswerForm startupId={startupId} question={question} onDone={() => setAnswering(false)} />
        </Suspense>
      ) : (
        <>
          <Answer question={question} isTeam={askedBy !== null && !isOwn} />
          {mayRemove ? (
            <div className="flex flex-wrap gap-2">
              {isManager ? (
                <Button icon={answer === null ? 'message' : 'edit'} onClick={() => setAnswering(true)}>
                  {answer === null ? 'Answer' : 'Edit answer'}
                </Button>
              ) : null}
              <Button
                variant="quiet"
                pending={isPending}
                onClick={() => mutate({ params: { id: startupId, questionId: id } })}
              >
                {isOwn && !isManager ? 'Withdraw' : 'Delete question'}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </li>
  );
}
