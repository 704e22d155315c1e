import { formatCount } from '#shared/web/format.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { Loaded } from '#shared/web/ui/loaded.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { QuestionsList } from './questions-list.tsx';
import { QUESTION_CALLS, questions } from './questions.ts';

/** Every question in the room, those that wait first; for the team. */
export function QuestionsTab({ startupId, isManager }: { startupId: number; isManager: boolean }) {
  const result = questions.useList(
    'GET /api/startups/{id}/room/questions',
    { params: { id: startupId } },
    { staleTimeMs: 0 },
  );
  useLive('data-room', QUESTION_CALLS);
  return (
    <Loaded result={result} label="Loading the questions" failure="We could not load the questions">
      {({ items }) => {
        if (items.length === 0)
          return (
            <EmptyState title="No questions yet" icon="message">
              Guests ask about a document, or a page of it, where they read it. You answer to one or to all
              who may read it.
            </EmptyState>
          );
        const waiting = items.filter(({ answer }) => answer === null).length;
        return (
          <Card>
            <CardHeader
              title="Questions of guests"
              note={
                waiting === 0 ? 'All are answered.' : `${formatCount(waiting, 'question')} without an answer.`
              }
              actions={
                <LinkButton icon="download" href={`/api/startups/${startupId}/room/questions/export`}>
                  All, CSV
                </LinkButton>
              }
            />
            <QuestionsList items={items} startupId={startupId} isManager={isManager} withDocument />
          </Card>
        );
      }}
    </Loaded>
  );
}
