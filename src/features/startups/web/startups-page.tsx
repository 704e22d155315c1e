import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { formatCount, formatNumber } from '#shared/web/format.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { usePage } from '#shared/web/use-page.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { CountsRow } from '#shared/web/ui/counts-row.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { Pager } from '#shared/web/ui/pager.tsx';
import { RowList, SkeletonRows } from '#shared/web/ui/row-list.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import type { startupEndpoints } from '../contract.ts';
import type { StartupCard } from '../contract/startup.ts';
import {
  chosenIn,
  DIRECTORY_FILTERS,
  directoryQuery,
  NO_FILTERS,
  ORDER_WORDS,
  sortOf,
} from './directory-filters.ts';
import { StartupFilters } from './startup-filters.tsx';
import { StartupRow } from './startup-row.tsx';

const { useCall, useList } = endpointHooks<typeof startupEndpoints>();
const FRESH_MS = 30_000;
const DirectoryChips = lazy(async () => ({
  default: (await import('./directory-chips.tsx')).DirectoryChips,
}));

const countText = (count: number | undefined) => (count === undefined ? null : formatNumber(count));

function NothingFound({ onClear, isFiltered }: { onClear: () => void; isFiltered: boolean }) {
  const user = useCurrentUser();
  return (
    <EmptyState
      title="No startups found"
      icon="search"
      action={
        <>
          {isFiltered ? <Button onClick={onClear}>Clear filters</Button> : null}
          <LinkButton
            variant="primary"
            icon="plus"
            href={user ? '/startups/new' : '/api/login?redirect=/startups/new'}
          >
            Create a startup profile
          </LinkButton>
        </>
      }
    >
      {isFiltered
        ? 'No startup matches all of these filters. Remove one, or publish your own startup.'
        : 'Startups appear here as soon as their founders publish them.'}
    </EmptyState>
  );
}

type Total = { readonly total: number; readonly isCapped?: boolean };

function countLine({ total, isCapped = false }: Total, search: URLSearchParams, q: string): string {
  const counted = isCapped ? `${formatNumber(total)}+ startups` : formatCount(total, 'startup');
  const sort = sortOf(search);
  const isByWords = q !== '' && sort === undefined;
  const found = isCapped && isByWords ? 'The best 1,000 startups' : counted;
  return `${found}, ${isByWords ? 'names first' : ORDER_WORDS[sort ?? 'newest']}`;
}

export type StartupsPageProps = {
  /** The button that asks for an introduction, once there is one. */
  connectSlot?: (startup: StartupCard) => ReactNode;
  /** What keeps the search, given the filters as the address has them. */
  saveSlot?: (filters: Readonly<Record<string, string>>) => ReactNode;
  /** Whether the reader has an investor profile that startups are compared with. */
  comparesFit?: boolean;
};

const MOST_COMPARED = '3,000';

/** The directory: every filter is in the address, so a filtered page can be shared. */
export function StartupsPage({ connectSlot, saveSlot, comparesFit = false }: StartupsPageProps) {
  const [search, change] = useAddress();
  const q = useDebounced((search.get('q') ?? '').trim());
  const filters = directoryQuery(search, q);
  const paging = usePage();
  const sort = sortOf(search);
  const options = { staleTimeMs: FRESH_MS, keepPrevious: true };
  const list = useList('GET /api/startups', { query: { ...filters, sort, ...paging.query } }, options);
  const summary = useCall('GET /api/startups/summary', { query: filters }, options);
  const clear = () => change(NO_FILTERS, { push: true });
  const { data, error } = list;
  // A key in the search changes the address, and so this screen: the rows are drawn again when others come.
  const rows = useMemo(
    () =>
      data?.items.map((startup) => (
        <StartupRow key={startup.id} startup={startup} connect={connectSlot?.(startup)} />
      )),
    [data, connectSlot],
  );
  const isFiltered = DIRECTORY_FILTERS.some((name) => search.has(name));
  const more = summary.data?.isCapped ? '+' : '';
  const least = (count: number | undefined) => `${countText(count)}${more}`;
  const isByFit = search.has('fit') || sort === 'fit';
  return (
    <>
      <PageHeader
        title="Discover Startups"
        note="Companies in emerging markets: what they are raising and their traction."
        actions={saveSlot?.({ ...filters, q: summary.data?.searchedFor ?? q, ...(sort ? { sort } : {}) })}
      />
      <StartupFilters search={search} change={change} comparesFit={comparesFit} />
      {chosenIn(search) === 0 ? null : (
        <Suspense>
          <DirectoryChips search={search} change={change} onClear={clear} />
        </Suspense>
      )}
      <CountsRow
        counts={[
          { label: 'Startups found', value: least(summary.data?.total) },
          { label: 'Raising now', value: least(summary.data?.raisingNow) },
          { label: 'Countries', value: least(summary.data?.countries) },
          { label: 'Sectors', value: least(summary.data?.sectors) },
        ]}
      />
      {isByFit && data?.isCapped ? (
        <p className="text-soft mb-3 text-sm">
          Fit is compared for the first {MOST_COMPARED} startups that meet your other filters. Choose more of
          these to reach the rest.
        </p>
      ) : null}
      {summary.data?.searchedFor ? (
        <output className="bg-amber-tint mb-4 block rounded-md p-4">
          No results for “{q}”. Showing <strong>{summary.data.searchedFor}</strong> instead.
        </output>
      ) : null}
      {error && (!data || list.isPlaceholderData) ? (
        <LoadError what="the startups" result={list} />
      ) : !data ? (
        <SkeletonRows label="Loading startups" />
      ) : data.items.length === 0 ? (
        <NothingFound onClear={clear} isFiltered={paging.page > 1 || isFiltered} />
      ) : (
        <section aria-label="Startups" aria-busy={list.isPlaceholderData}>
          <h2 className="sr-only" aria-live="polite">
            {countLine(data, search, q)}
          </h2>
          <RowList>{rows}</RowList>
          <Pager
            page={paging.page}
            pageSize={paging.pageSize}
            total={data.total}
            isCapped={data.isCapped}
            onPage={paging.show}
          />
        </section>
      )}
    </>
  );
}
