import { formatCount, formatNumber } from '#shared/web/format.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { RowList, SkeletonRows } from '#shared/web/ui/row-list.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import { PAGE_SIZE } from '#shared/domain/page-size.ts';
import type { peopleEndpoints } from '../contract.ts';
import { FiltersForm } from './filters-form.tsx';
import { PersonCard } from './person-card.tsx';

const { useList } = endpointHooks<typeof peopleEndpoints>();
const LAST_PAGE = 50_000;
const FILTERS = ['q', 'userType', 'location', 'experienceLevel', 'availability'] as const;
const NO_FILTERS = Object.fromEntries([...FILTERS, 'page'].map((name) => [name, null]));

type Query = NonNullable<Parameters<typeof useList<'GET /api/users/search'>>[1]['query']>;

const pageOf = (search: URLSearchParams): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.floor(Number(search.get('page'))) || 1));

/** The address' values as the call takes them. The server refuses what is none, and the screen says so. */
function queryOf(search: URLSearchParams): Query {
  const filters = FILTERS.map((name) => [name, search.get(name) || undefined]);
  return {
    ...Object.fromEntries(filters),
    limit: PAGE_SIZE,
    offset: (pageOf(search) - 1) * PAGE_SIZE,
  } as Query;
}

type PagerProps = { page: number; isFull: boolean; hasNext: boolean; onPage: (page: number) => void };

/** Previous and Next stand below a full page only; from a last page that is not full one goes back to the first. */
function PeoplePager({ page, isFull, hasNext, onPage }: PagerProps) {
  if (!isFull && page === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-4">
      {isFull ? (
        <>
          <Button icon="back" disabled={page === 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <p className="text-soft tabular text-sm" aria-live="polite">
            Page {page}
          </p>
          <Button disabled={!hasNext} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </>
      ) : (
        <Button icon="back" onClick={() => onPage(1)}>
          First page
        </Button>
      )}
    </nav>
  );
}

function Results({ query, page, onPage }: { query: Query; page: number; onPage: (page: number) => void }) {
  const [search, change] = useAddress();
  const { data, error, isError, isFetching, refetch } = useList(
    'GET /api/users/search',
    { query },
    { keepPrevious: true, staleTimeMs: 30_000 },
  );
  if (isError)
    return (
      <div className="grid gap-3">
        <ErrorState
          title="People search failed"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
        {FILTERS.some((name) => search.has(name)) ? (
          <div>
            <Button onClick={() => change(NO_FILTERS)}>Clear filters</Button>
          </div>
        ) : null}
      </div>
    );
  if (data === undefined) return <SkeletonRows label="Searching for people" />;
  if (data.items.length === 0)
    return (
      <EmptyState
        title={page > 1 ? 'No one on this page' : 'No one found'}
        icon="search"
        action={
          <Button onClick={() => change(page > 1 ? { page: null } : NO_FILTERS)}>
            {page > 1 ? 'First page' : 'Clear filters'}
          </Button>
        }
      >
        Only people who can be found by members are shown. Try fewer words or another place.
      </EmptyState>
    );
  return (
    <>
      <h2 className="text-soft mb-2 text-sm font-medium tracking-normal" aria-live="polite">
        {data.isCapped === true
          ? `${formatNumber(data.total)}+ people`
          : formatCount(data.total, 'person', 'people')}
      </h2>
      <section aria-label="People" aria-busy={isFetching}>
        <RowList>
          {data.items.map((person) => (
            <PersonCard key={person.id} person={person} />
          ))}
        </RowList>
      </section>
      <PeoplePager
        page={page}
        isFull={data.items.length === PAGE_SIZE}
        hasNext={page * PAGE_SIZE < data.total}
        onPage={onPage}
      />
    </>
  );
}

/** People search: filters in the address, twenty cards a page. */
export function DiscoverTab() {
  const [search, change] = useAddress();
  const rested = new URLSearchParams(useDebounced(search.toString()));
  return (
    <>
      <FiltersForm />
      <Results
        query={queryOf(rested)}
        page={pageOf(rested)}
        onPage={(next) => change({ page: next === 1 ? null : next }, { push: true })}
      />
    </>
  );
}
