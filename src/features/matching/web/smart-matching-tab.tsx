import { lazy, Suspense, useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { formatRelative } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { SkeletonRows } from '#shared/web/ui/row-list.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import type { AdvancedMatch, advancedEndpoints } from '../contract/advanced.ts';
import { AnalysisLine } from './analysis-line.tsx';
import { type MatchKind, MatchList, type RenderConnect } from './match-list.tsx';
import { PassedList } from './passed-list.tsx';

const MatchAnalysis = lazy(async () => ({ default: (await import('./match-analysis.tsx')).MatchAnalysis }));
const NotFitAction = lazy(async () => ({ default: (await import('./match-analysis.tsx')).NotFitAction }));
const WhatIfForm = lazy(async () => ({ default: (await import('./what-if-form.tsx')).WhatIfForm }));

const { useList, useSend } = endpointHooks<typeof advancedEndpoints>();

const CALLS = [
  'GET /api/advanced-matching',
  'GET /api/advanced-matching/{startupId}',
  'GET /api/matching/startups',
  'GET /api/matching/investors',
  'GET /api/matching/feedback',
] as const;
const FRESH_MS = 30_000;
const FIRST_SHOWN = 10;

type ReadResult = {
  data?: { readonly items: readonly AdvancedMatch[]; readonly total: number };
  error: unknown;
  refetch: () => unknown;
  isFetching: boolean;
};
type Generating = { generate: () => void; isPending: boolean };

const SENT = {
  refreshes: CALLS,
  onSuccess: () => toast({ title: 'Advanced matching analysis completed' }),
  onError: (error: Error) =>
    toast({
      title: 'Failed to generate advanced matches',
      description: messageOf(error),
      variant: 'destructive',
    }),
};

function Header({ matches, generate, isPending, onWhatIf, isTrying = false }: Generating & HeaderProps) {
  const made = matches?.[0]?.computedAt;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-soft max-w-prose">
        {made === undefined
          ? 'Ranked by what both sides look for.'
          : `Updated automatically, last ${formatRelative(made)}.`}{' '}
        <TextLink href="/matching/accuracy">How accurate is this?</TextLink>
      </p>
      <div className="flex flex-wrap gap-2">
        {onWhatIf === null ? null : (
          <Button icon="filter" onClick={onWhatIf} aria-expanded={isTrying}>
            What if …
          </Button>
        )}
        <Button variant="primary" icon="spark" onClick={generate} pending={isPending}>
          Generate AI Matches
        </Button>
      </div>
    </div>
  );
}

type HeaderProps = {
  matches: readonly AdvancedMatch[] | undefined;
  onWhatIf: (() => void) | null;
  isTrying?: boolean;
};

type ListProps = ReadResult & {
  kind: MatchKind;
  /** Null where nothing may be said for this side. */
  side: 'startup' | 'investor' | null;
  renderConnect: RenderConnect;
  onWhole: () => void;
};

/** The best of a list, and the rest once it is asked for. */
function useWhole() {
  const [isWhole, setWhole] = useState(false);
  return { query: isWhole ? {} : { limit: FIRST_SHOWN }, onWhole: () => setWhole(true) };
}

const LIST = { staleTimeMs: FRESH_MS, keepPrevious: true };

function Matches({ data, error, refetch, isFetching, kind, side, renderConnect, onWhole }: ListProps) {
  if (error && !data) return <LoadError what="your matches" result={{ error, refetch, isFetching }} />;
  if (data === undefined) return <SkeletonRows label="Loading your matches" />;
  const { items, total } = data;
  if (total === 0)
    return (
      <EmptyState title={`No ${kind} to match yet`} icon="people">
        A closed startup is not matched. Otherwise, as soon as {kind} are listed here they are ranked for you,
        and you need not press anything.
      </EmptyState>
    );
  return (
    <>
      <MatchList
        kind={kind}
        matches={items}
        renderActions={renderConnect}
        renderNote={(match) => <AnalysisLine match={match} />}
        renderMore={(match) => (
          <Suspense fallback={<SkeletonLines count={6} />}>
            <MatchAnalysis match={match} />
          </Suspense>
        )}
        renderDrawerActions={(match, close) =>
          side === null ? null : (
            <Suspense>
              <NotFitAction match={match} side={side} onSaid={close} />
            </Suspense>
          )
        }
      />
      {items.length < total ? (
        <Button onClick={onWhole} pending={isFetching} className="mt-4">
          Show all {total}
        </Button>
      ) : null}
    </>
  );
}

export type SmartMatchingTabProps = {
  /** The startup to match, or null for what fits the signed-in investor's thesis. */
  readonly startupId: number | null;
  /** Whether the person is of its team; an investor sees their own match with somebody else's startup. */
  readonly isOwn: boolean;
  /** Whether the person may say for the startup that somebody is not a fit. */
  readonly canSpeak: boolean;
  readonly renderConnect: RenderConnect;
};

function StartupMatching({
  startupId,
  isOwn,
  canSpeak,
  renderConnect,
}: SmartMatchingTabProps & { startupId: number }) {
  const [isTrying, setTrying] = useState(false);
  const { query, onWhole } = useWhole();
  const result = useList('GET /api/advanced-matching/{startupId}', { params: { startupId }, query }, LIST);
  const send = useSend('POST /api/advanced-matching/{startupId}', SENT);
  const side = isOwn ? (canSpeak ? 'startup' : null) : 'investor';
  return (
    <>
      <Header
        matches={result.data?.items}
        generate={() => send.mutate({ params: { startupId } })}
        isPending={send.isPending}
        onWhatIf={isOwn ? () => setTrying((was) => !was) : null}
        isTrying={isTrying}
      />
      {isTrying ? (
        <Suspense
          fallback={
            <Card className="mb-5">
              <SkeletonLines />
            </Card>
          }
        >
          <WhatIfForm startupId={startupId} />
        </Suspense>
      ) : null}
      <Matches {...result} kind="investors" side={side} renderConnect={renderConnect} onWhole={onWhole} />
      {isOwn ? <PassedList startupId={startupId} canUndo={canSpeak} /> : null}
    </>
  );
}

function ThesisMatching({ renderConnect }: Pick<SmartMatchingTabProps, 'renderConnect'>) {
  const { query, onWhole } = useWhole();
  const result = useList('GET /api/advanced-matching', { query }, LIST);
  const send = useSend('POST /api/advanced-matching', SENT);
  return (
    <>
      <Header
        matches={result.data?.items}
        generate={() => send.mutate({})}
        isPending={send.isPending}
        onWhatIf={null}
      />
      <Matches {...result} kind="startups" side="investor" renderConnect={renderConnect} onWhole={onWhole} />
      <PassedList startupId={null} canUndo />
    </>
  );
}

/** Investors for a startup, or startups for an investor's thesis, each with what speaks for and against it. */
export function SmartMatchingTab({ startupId, ...rights }: SmartMatchingTabProps) {
  useLive('matches', CALLS);
  return startupId === null ? (
    <ThesisMatching renderConnect={rights.renderConnect} />
  ) : (
    <StartupMatching key={startupId} startupId={startupId} {...rights} />
  );
}
