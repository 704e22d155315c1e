import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { cacheKey, endpointHooks } from '#shared/web/use-endpoint.ts';
import { subscribeLive } from '#shared/web/use-live.ts';
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
  for (const result of open) {
    const { queryKey } = result;
    const filter = filterOf(queryKey);
    if (result.state.fetchStatus !== 'idle') await result.fetch().catch(() => null);
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
    putAll: (deals: readonly Deal[], removed: readonly number[] = []) => change(deals, removed),
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
  const result = useQuery({
    queryKey: keyOf({ stage, priority }),
    queryFn: ({ signal }) => readPipeline(cache, { stage, priority }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
  const typed = useDeferredValue(search);
  const items = result.data?.items;
  const deals = useMemo(() => searchDeals(items ?? [], typed), [items, typed]);
  return { result, deals };
}
