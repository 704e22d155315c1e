import { type ReactNode, useEffect } from 'react';
import { useParams } from 'wouter';
import type { StartupCard } from '#features/startups/contract/startup.ts';
import { formatCount } from '#shared/web/format.ts';
import { isStatus } from '#shared/web/api-error.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { usePage } from '#shared/web/use-page.ts';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { RowList, SkeletonRows } from '#shared/web/ui/row-list.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import type { savedSearchEndpoints } from '../contract.ts';
import { LIST, searchHref, searchWords } from './saved-search.ts';

const { useCall, useList, useSend } = endpointHooks<typeof savedSearchEndpoints>();

export type SearchHitsPageProps = { renderStartup: (startup: StartupCard) => ReactNode };

/** What a saved search has found since it was saved; opening it marks that as seen. */
export function SearchHitsPage({ renderStartup }: SearchHitsPageProps) {
  const id = Number(useParams<{ id: string }>().id);
  const params = { id };
  const paging = usePage();
  const one = useCall('GET /api/saved-searches/{id}', { params }, { staleTimeMs: 0 });
  const hits = useList(
    'GET /api/saved-searches/{id}/hits',
    { params, query: paging.query },
    { staleTimeMs: 0 },
  );
  const { mutate: see } = useSend('POST /api/saved-searches/{id}/seen', {
    refreshes: [LIST, 'GET /api/notifications', 'GET /api/notifications/unread'],
  });
  const hasNew = hits.data?.items.some(({ isNew }) => isNew) === true;
  useEffect(() => {
    if (hasNew) see({ params: { id } });
  }, [hasNew, id, see]);
  if (isStatus(one.error, 404))
    return (
      <>
        <PageHeader title="No such saved search" />
        <EmptyState
          title="It does not exist, or it is someone else’s"
          icon="search"
          action={
            <LinkButton href="/saved-searches" icon="search">
              Your saved searches
            </LinkButton>
          }
        >
          A saved search is seen by the person who saved it.
        </EmptyState>
      </>
    );
  if (one.error && one.data === undefined)
    return (
      <>
        <PageHeader title="Saved search" />
        <LoadError what="this saved search" result={one} />
      </>
    );
  const { name = 'Saved search', query } = one.data ?? {};
  const all =
    query === undefined ? null : (
      <LinkButton href={searchHref(query)} icon="search">
        All that match
      </LinkButton>
    );
  return (
    <>
      <PageHeader title={name} note={query === undefined ? undefined : searchWords(query)} actions={all} />
      <PagedList
        name="what it has found"
        result={hits}
        paging={paging}
        loading={<SkeletonRows label="Loading what it has found" />}
        empty={
          <EmptyState title="Nothing new yet" icon="bell" action={all}>
            Startups that are published or changed after you saved this search appear here once they match it.
          </EmptyState>
        }
      >
        {(items, total) => (
          <section aria-labelledby="found">
            <h2 id="found" className="text-soft mb-2 text-sm font-normal">
              {formatCount(total, 'startup')} found since you saved it, the latest first
            </h2>
            <RowList>{items.map(({ startup }) => renderStartup(startup))}</RowList>
          </section>
        )}
      </PagedList>
    </>
  );
}
