import { lazy, Suspense, type ReactNode, useState } from 'react';
import { formatRelative } from '#shared/web/format.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { ScoreNumber } from '#shared/web/ui/score.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { DemoTag, Tag } from '#shared/web/ui/tag.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { PersonSuggestion } from '../contract/suggestion.ts';
import { SUGGESTION_TYPE_LABELS } from '../domain/vocabulary.ts';
import { useList, useSend } from './suggestion-count.ts';

const WishesDialog = lazy(async () => ({ default: (await import('./wishes-form.tsx')).WishesDialog }));

const REFRESHES = ['GET /api/users/matches'];

function HowItCounts() {
  return (
    <Why label="How the score is calculated">
      <p>
        Two people are matched only if they are available for each other and each meets every must-have of the
        other. Each side’s score is a weighted average of what that person asked for: skills weigh 3; place,
        interests and experience level 2; way of working 1; anything only assumed to help 1. What is not
        stated counts as half. The score shown is the geometric mean of both sides. School, employer, age and
        gender are never looked at.
      </p>
    </Why>
  );
}

type CardProps = { suggestion: PersonSuggestion; actions: ReactNode };

function SuggestionCard({ suggestion, actions }: CardProps) {
  const { target } = suggestion;
  const name = fullName(target);
  return (
    <li className="bg-card grid grid-cols-1 min-w-0 content-start gap-3 rounded-md border p-4 md:p-5">
      <div className="flex items-start gap-3">
        <Avatar name={name} imageUrl={target.profileImageUrl} />
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold break-words">
            <TextLink href={`/people/${suggestion.targetId}`}>{name}</TextLink>{' '}
            <DemoTag isDemo={target.isDemo} />
          </h3>
          <p className="text-soft text-sm break-words">
            {[target.headline, target.location].filter(Boolean).join(' · ')}
          </p>
        </div>
        <ScoreNumber score={suggestion.score} note="% match" />
      </div>
      <div>
        <Tag tone={suggestion.status === 'active' ? 'good' : 'plain'}>
          {SUGGESTION_TYPE_LABELS[suggestion.matchType]}
        </Tag>
      </div>
      <p className="text-sm">{suggestion.aiAnalysis.summary}</p>
      <ul className="list-disc pl-5 text-sm">
        {suggestion.reasons.map((reason) => (
          <li key={reason} className="break-words">
            {reason}
          </li>
        ))}
      </ul>
      <p className="text-faint text-xs">Matched {formatRelative(suggestion.createdAt)}</p>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </li>
  );
}

type SuggestionsTabProps = {
  /** Besides dismissing: what the reader can do about a suggestion, such as connecting. */
  renderActions?: (suggestion: PersonSuggestion) => ReactNode;
};

/** People suggested to the reader, and the way to ask for new suggestions. */
export function SuggestionsTab({ renderActions }: SuggestionsTabProps) {
  const { data, error, isError, isFetching, refetch } = useList('GET /api/users/matches', {});
  const [asking, setAsking] = useState(false);
  const generation = useSend('POST /api/users/generate-matches', {
    refreshes: REFRESHES,
    onSuccess: () => toast({ title: 'AI recommendations generated successfully' }),
    onError: toastError,
  });
  const dismissal = useSend('POST /api/users/matches/{id}/dismiss', {
    refreshes: REFRESHES,
    onSuccess: () => toast({ title: 'Match dismissed' }),
    onError: toastError,
  });
  if (isError) return <LoadError what="your matches" result={{ error, refetch, isFetching }} />;
  if (data === undefined) return <SkeletonCards count={3} label="Loading your matches" />;
  const isEmpty = data.items.length === 0;
  const label = isEmpty ? 'Generate AI Recommendations' : 'Refresh Matches';
  const buttons = (
    <>
      <Button
        variant="primary"
        icon={isEmpty ? 'spark' : 'retry'}
        pending={generation.isPending}
        onClick={() => generation.mutate({})}
      >
        {generation.isPending ? 'Generating...' : label}
      </Button>
      <Button icon="filter" onClick={() => setAsking(true)}>
        What I am looking for
      </Button>
    </>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      {isEmpty ? (
        <EmptyState title="No matches yet" icon="spark" action={buttons}>
          People are matched for co-founding, work and investing, by what both sides are looking for. First
          say in your profile what you are open to.
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-lg font-semibold tracking-tight">AI Matches</h2>
            <div className="flex flex-wrap gap-2">{buttons}</div>
          </div>
          <HowItCounts />
          <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
            {data.items.map((suggestion) => (
              <SuggestionCard
                key={suggestion.id}
                suggestion={suggestion}
                actions={
                  <>
                    {renderActions?.(suggestion)}
                    <Button
                      variant="quiet"
                      icon="close"
                      aria-label={`Dismiss the suggestion with ${suggestion.target.firstName}`}
                      onClick={() => dismissal.mutate({ params: { id: suggestion.id } })}
                    >
                      Dismiss
                    </Button>
                  </>
                }
              />
            ))}
          </ul>
        </>
      )}
      {asking ? (
        <Suspense>
          <WishesDialog onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
