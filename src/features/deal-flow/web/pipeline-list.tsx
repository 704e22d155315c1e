import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { cacheKey, endpointHooks } from '#shared/web/use-endpoint.ts';
import { subscribeLive } from '#shared/web/use-live.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { Skeleton } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import type { Deal } from '../contract/deal.ts';
import type { dealEndpoints } from '../contract.ts';
import {
  latestActivity,
  newerOf,
  type Pipeline as PipelineOf,
  type PipelineFilter,
  withChanges,
} from '../domain/pipeline-changes.ts';
import { DEALS_PER_ANSWER, MOST_DEALS } from '../domain/pipeline-size.ts';
import { searchDeals } from '../domain/search.ts';
import { DEAL_STAGES } from '../domain/stages.ts';

const { client } = endpointHooks<typeof dealEndpoints>();
const DEALS = 'GET /api/portfolio/deal-flow';
const CHANGES = 'GET /api/portfolio/deal-flow/changes';
/** What else a changed deal makes old: the pipeline's figures, its history, and the dashboard's score. */
export const DEAL_FIGURES = [`${DEALS}/analytics`, `${DEALS}/{id}/events`, 'GET /api/dashboard/stats'];

type Pipeline = PipelineOf<Deal>;
const queryOf = ({ stage, priority }: PipelineFilter) => ({
  ...(stage ? { stage } : {}),
  ...(priority ? { priority } : {}),
});
const keyOf = (filter: PipelineFilter) => [...cacheKey(DEALS, { query: queryOf(filter) }), 'list'];
/** Holds because every key of the pipeline is made by `keyOf`. */
const filterOf = (key: readonly unknown[]) => (key[2] ?? {}) as PipelineFilter;

/** The whole pipeline, answer by answer; where nothing is shown yet, the first answer is shown at once. */
async function readPipeline(
  cache: QueryClient,
  filter: PipelineFilter,
  signal: AbortSignal,
): Promise<Pipeline> {
  const query = queryOf(filter);
  const key = keyOf(filter);
  const first = await client.callList(DEALS, { query, signal });
  const answers = Math.ceil(Math.min(first.total, MOST_DEALS) / DEALS_PER_ANSWER);
  if (answers > 1 && cache.getQueryData(key) === undefined) cache.setQueryData(key, first);
  const offsets = Array.from({ length: Math.max(0, answers - 1) }, (_, n) => (n + 1) * DEALS_PER_ANSWER);
  const others = await Promise.all(
    offsets.map((offset) => client.callList(DEALS, { query: { ...query, offset }, signal })),
  );
  const held = new Map(cache.getQueryData<Pipeline>(key)?.items.map((deal) => [deal.id, deal]));
  const read = [first, ...others].flatMap(({ items }) => items);
  const items = read.map((deal) => newerOf(held.get(deal.id) ?? deal, deal));
  return { items: [...new Map(items.map((deal) => [deal.id, deal])).values()], total: first.total };
}

/** Asks what changed since the deals on the screen were read; reads them again where that does not add up. */
async function catchUp(cache: QueryClient): Promise<void> {
  for (const name of DEAL_FIGURES) void cache.invalidateQueries({ queryKey: [name] });
  const open = cache.getQueryCache().findAll({ queryKey: [DEALS], type: 'active' });
  for (const reading of open) {
    const { queryKey } = reading;
    const filter = filterOf(queryKey);
    if (reading.state.fetchStatus !== 'idle') await reading.fetch().catch(() => null);
    const since = latestActivity(cache.getQueryData<Pipeline>(queryKey)?.items ?? []);
    const query = since === null ? null : { ...queryOf(filter), since };
    const changes = query && (await client.call(CHANGES, { query }).catch(() => null));
    const held = cache.getQueryData<Pipeline>(queryKey);
    const now = changes?.complete && held ? withChanges(held, changes, filter) : null;
    if (now && now.items.length === changes?.total) cache.setQueryData(queryKey, now);
    else await cache.invalidateQueries({ queryKey, exact: true });
  }
}

/** Brings the open pipeline up to date. While it is asked, one more asking waits and stands for all. */
export function useCatchUp(): () => Promise<void> {
  const cache = useQueryClient();
  const line = useRef({ last: Promise.resolve(), waits: false });
  return useCallback(() => {
    const own = line.current;
    if (own.waits) return own.last;
    own.waits = true;
    own.last = own.last.then(() => {
      own.waits = false;
      return catchUp(cache);
    });
    return own.last;
  }, [cache]);
}

/** The pipeline as this page holds it, changed before the server answers and set right after. */
export function heldDeals(cache: QueryClient) {
  const all = () => cache.getQueriesData<Pipeline>({ queryKey: [DEALS] });
  const change = (changed: readonly Deal[], removed: readonly number[]) => {
    for (const [key, held] of all())
      if (held) cache.setQueryData(key, withChanges(held, { changed, removed }, filterOf(key)));
  };
  return {
    find: (id: number) =>
      all()
        .flatMap(([, held]) => held?.items.find((deal) => deal.id === id) ?? [])
        .reduce<Deal | null>((newest, deal) => (newest ? newerOf(newest, deal) : deal), null),
    put: (deal: Deal) => change([deal], []),
    /** Over a state that never came to be. */
    putBack: (deal: Deal) => change([deal], [deal.id]),
  };
}

type Asked = PipelineFilter & { readonly search: string };

/** The deals the address asks for, kept current while the page is open: stage and priority by the server, text here. */
export function usePipeline({ stage = null, priority = null, search }: Asked) {
  const cache = useQueryClient();
  const catchingUp = useCatchUp();
  useEffect(
    () =>
      subscribeLive((topic) => {
        if (topic === 'deal-flow' || topic === '*') void catchingUp();
      }),
    [catchingUp],
  );
  const reading = useQuery({
    queryKey: keyOf({ stage, priority }),
    queryFn: ({ signal }) => readPipeline(cache, { stage, priority }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
  const typed = useDeferredValue(search);
  const items = reading.data?.items;
  const deals = useMemo(() => searchDeals(items ?? [], typed), [items, typed]);
  return { reading, deals };
}

export type PipelineReading = ReturnType<typeof usePipeline>['reading'];

type NothingProps = { isFiltered: boolean; onAdd: () => void; onClear: () => void };

function Nothing({ isFiltered, onAdd, onClear }: NothingProps) {
  if (isFiltered) {
    return (
      <EmptyState
        title="No deal fits these filters"
        icon="filter"
        action={<Button onClick={onClear}>Clear filters</Button>}
      >
        Another stage, priority or text may have some.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No deals in pipeline"
      icon="board"
      action={
        <>
          <Button variant="primary" icon="plus" onClick={onAdd}>
            Add your first deal
          </Button>
          <LinkButton href="/startups" icon="search">
            Browse Startups
          </LinkButton>
        </>
      }
    >
      Add a startup of the directory or any other company, then move it from stage to stage. Each move is
      kept, and can be undone.
    </EmptyState>
  );
}

type ListProps = NothingProps & {
  reading: PipelineReading;
  deals: readonly Deal[];
  /** The shape of what comes. */
  loading: ReactNode;
  children: ReactNode;
};

/** What stands in a tab: the deals, or why there are none. */
export function PipelineList({ reading, deals, loading, children, ...nothing }: ListProps) {
  if (reading.error && !reading.data)
    return (
      <ErrorState
        title="We could not load your pipeline"
        error={reading.error}
        onRetry={() => void reading.refetch()}
        retrying={reading.isFetching}
      />
    );
  if (!reading.data) return loading;
  if (deals.length > 0) return children;
  return <Nothing {...nothing} isFiltered={nothing.isFiltered || reading.data.total > 0} />;
}

/** The shape of the board while its deals are on their way. */
export function BoardSkeleton() {
  return (
    <output aria-label="Loading your pipeline" className="grid gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {DEAL_STAGES.map((stage) => (
        <div key={stage} className="bg-sunk grid content-start gap-2 rounded-md border p-3">
          <Skeleton className="bg-card h-5 w-2/3" />
          <Skeleton className="bg-card h-40 w-full" />
          <Skeleton className="bg-card h-40 w-full max-sm:hidden" />
        </div>
      ))}
    </output>
  );
}

/** The same of the list. */
export function RowsSkeleton() {
  return (
    <output aria-label="Loading your pipeline" className="bg-card grid divide-y rounded-md border">
      {DEAL_STAGES.map((stage) => (
        <div key={stage} className="flex items-center gap-3 p-3">
          <Skeleton className="size-8" />
          <div className="flex-1">
            <Skeleton className="mb-2 h-4 w-1/3" />
            <Skeleton className="h-3 w-1/2" />
          </div>
          <Skeleton className="h-8 w-24 max-sm:hidden" />
        </div>
      ))}
    </output>
  );
}
