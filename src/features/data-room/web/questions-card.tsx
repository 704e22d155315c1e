import { lazy, Suspense } from 'react';
import { isStatus } from '#shared/web/api-error.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Loaded } from '#shared/web/ui/loaded.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { QuestionsList } from './questions-list.tsx';
import { QUESTION_CALLS, questions } from './questions.ts';
import { useRoomPlace } from './room.ts';

const AskForm = lazy(async () => ({ default: (await import('./question-forms.tsx')).AskForm }));

export type QuestionsCardProps = {
  startupId: number;
  documentId: number;
  isTeam: boolean;
  isManager: boolean;
};

/** What was asked about the document that is open; a guest asks about the page in sight. */
export function QuestionsCard({ startupId, documentId, isTeam, isManager }: QuestionsCardProps) {
  const { page, query, as } = useRoomPlace();
  const result = questions.useList(
    'GET /api/startups/{id}/room/documents/{documentId}/questions',
    { params: { id: startupId, documentId }, query },
    { staleTimeMs: 0 },
  );
  useLive('data-room', QUESTION_CALLS);
  // The document above says that it is gone.
  if (isStatus(result.error, 404)) return null;
  return (
    <Card className="mt-4">
      <CardHeader title="Questions and answers" level={2} />
      <Loaded result={result} label="Loading the questions" failure="We could not load the questions">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-soft">
              {isTeam
                ? 'No one has asked about this document yet.'
                : 'Nothing was asked yet that is shown to you.'}
            </p>
          ) : (
            <QuestionsList items={items} startupId={startupId} isManager={isManager} />
          )
        }
      </Loaded>
      {isTeam || as !== null ? null : (
        <Suspense fallback={<SkeletonLines count={3} />}>
          <AskForm key={page} startupId={startupId} documentId={documentId} page={page} />
        </Suspense>
      )}
    </Card>
  );
}
