import { lazy, Suspense, type ReactNode, useState } from 'react';
import { formatRelative } from '#shared/web/format.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Row, RowActions, RowLink, RowList, SkeletonRows } from '#shared/web/ui/row-list.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { PersonSuggestion } from '../contract/suggestion.ts';
import { SUGGESTION_TYPE_LABELS } from '../domain/vocabulary.ts';
import { useList, useSend } from './suggestion-count.ts';

const WishesDialog = lazy(async () => ({ default: (await import('./wishes-form.tsx')).WishesDialog }));

const REASONS_SHOWN = 2;
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

/** Every reason, and since when. */
function WhyMatch({ suggestion: { score, reasons, createdAt } }: { suggestion: PersonSuggestion }) {
  return (
    <Why label={`Why ${score}%?`}>
      <ul className="grid list-disc gap-1.5 pr-6 pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="text-soft mt-2">Matched {formatRelative(createdAt)}</p>
    </Why>
  );
}

type RowProps = { suggestion: PersonSuggestion; actions: ReactNode };

/** One person: the score, who, why they came up and the best reason, and what can be done. */
function SuggestionRow({ suggestion, actions }: RowProps) {
  const { target, targetId, score, matchType, aiAnalysis, reasons } = suggestion;
  const name = fullName(target);
  return (
    <Row className="grid-cols-[3.5rem_minmax(0,1fr)] lg:grid-cols-[3.75rem_minmax(0,1fr)_auto]">
      <div>
        <p className="tabular text-2xl leading-7 font-bold tracking-tighter whitespace-nowrap">
          {score}
          <span className="text-faint text-sm font-medium">%</span>
        </p>
        <p className="text-soft text-[0.6875rem] leading-3.5">match</p>
      </div>
      <div className="min-w-0 leading-4.5">
        <h3 className="flex flex-wrap items-center gap-x-1.5 text-base leading-5">
          <RowLink href={`/people/${targetId}`}>{name}</RowLink>
          <DemoTag isDemo={target.isDemo} />
        </h3>
        <p className="text-soft truncate text-sm leading-4.5">
          {[target.headline, target.location].filter(Boolean).join(' · ')}
        </p>
        <p className="text-green text-sm leading-4.5 font-medium">{SUGGESTION_TYPE_LABELS[matchType]}</p>
      </div>
      <div className="col-span-full grid content-center gap-1 text-sm leading-4.5 lg:col-start-2 lg:row-start-2">
        <p className="line-clamp-2">{aiAnalysis.summary}</p>
        <p className="text-soft line-clamp-2 empty:hidden">{reasons.slice(0, REASONS_SHOWN).join(' ')}</p>
      </div>
      <div className="col-span-full flex min-h-11 flex-wrap items-center justify-between gap-x-3 lg:col-start-3 lg:row-start-1 lg:justify-end">
        <div className="relative z-1">
          <WhyMatch suggestion={suggestion} />
        </div>
        <RowActions>{actions}</RowActions>
      </div>
    </Row>
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
  if (data === undefined) return <SkeletonRows count={3} label="Loading your matches" />;
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
          <RowList>
            {data.items.map((suggestion) => (
              <SuggestionRow
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
          </RowList>
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
