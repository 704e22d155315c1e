import { type ReactNode, useId } from 'react';
import { formatCount } from '#shared/web/format.ts';
import { type AddressChange, useAddress } from '#shared/web/use-address.ts';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Pager } from '#shared/web/ui/pager.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import { Tabs } from '#shared/web/ui/tabs.tsx';
import { SearchField, TextField } from '#shared/web/ui/text-field.tsx';
import type { jobEndpoints } from '../contract.ts';
import { JOB_CATEGORIES, JOB_TYPES } from '../domain/vocabulary.ts';
import { ApplyAction } from './apply-dialog.tsx';
import { JobCard, SaveButton } from './job-card.tsx';

const { useList } = endpointHooks<typeof jobEndpoints>();
const PAGE_SIZE = 20;
const FRESH_MS = 5 * 60 * 1000;
const FILTERS = ['q', 'location', 'type', 'category'] as const;
const NOTHING = Object.fromEntries([...FILTERS, 'page'].map((name) => [name, null]));
const labelled = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const TYPES = labelled(JOB_TYPES);
const CATEGORIES = labelled(JOB_CATEGORIES);
const PLACES = ['Lagos', 'Nairobi', 'Remote'];
const TABS = [
  ['all', 'All Opportunities'],
  ['jobs', 'Jobs'],
  ['co-founders', 'Co-founders'],
  ['operators', 'Operators'],
  ['advisors', 'Advisors'],
] as const;

/** The open posts by tab; tab, filters and page are in the address. */
export function BoardList({ postAction }: { postAction: ReactNode }) {
  const [search, change] = useAddress();
  const tab = TABS.find(([value]) => value === search.get('tab'))?.[0] ?? 'all';
  const content = <TabContent tab={tab} postAction={postAction} />;
  return (
    <Tabs
      label="Kinds of opportunities"
      value={tab}
      onChange={(value) => change({ tab: value === 'all' ? null : value, page: null })}
      tabs={TABS.map(([value, label]) => ({ value, label, content: value === tab ? content : null }))}
    />
  );
}

type FiltersProps = { search: URLSearchParams; onChange: (values: AddressChange) => void };

/** What the board is narrowed by; what is chosen stands in the address. */
function FiltersForm({ search, onChange }: FiltersProps) {
  const places = useId();
  const valueOf = (name: string) => (search.get(name) === 'all' ? '' : (search.get(name) ?? ''));
  return (
    <form
      aria-label="Filters"
      onSubmit={(event) => event.preventDefault()}
      className="bg-card mb-6 grid gap-3 rounded-md border p-4 md:p-5"
    >
      <SearchField
        label="Search opportunities"
        placeholder="Title, skill or place"
        value={search.get('q') ?? ''}
        onChange={(q) => onChange({ q, page: null })}
      />
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField
          label="Location"
          required
          placeholder="All Locations"
          list={places}
          maxLength={120}
          value={valueOf('location')}
          onChange={(event) => onChange({ location: event.target.value, page: null })}
        />
        <datalist id={places}>
          {PLACES.map((place) => (
            <option key={place}>{place}</option>
          ))}
        </datalist>
        <SelectField
          label="Type"
          required
          placeholder="All Types"
          options={TYPES}
          value={valueOf('type')}
          onChange={(event) => onChange({ type: event.target.value, page: null })}
        />
        <SelectField
          label="Category"
          required
          placeholder="All Categories"
          options={CATEGORIES}
          value={valueOf('category')}
          onChange={(event) => onChange({ category: event.target.value, page: null })}
        />
      </div>
    </form>
  );
}

type TabProps = { tab: (typeof TABS)[number][0]; postAction: ReactNode };

function TabContent({ tab, postAction }: TabProps) {
  const [search, change] = useAddress();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const typed = useDebounced(`${search.get('q') ?? ''}\n${search.get('location') ?? ''}`);
  const [q = '', location = ''] = typed.split('\n');
  const query = {
    q: q.trim(),
    location: location.trim(),
    type: search.get('type') ?? undefined,
    category: search.get('category') ?? undefined,
    tab: tab === 'all' ? undefined : tab,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  };
  const list = useList('GET /api/jobs', { query }, { keepPrevious: true, staleTimeMs: FRESH_MS });
  const isFiltered = FILTERS.some((name) => search.has(name));
  const clear = <Button onClick={() => change(NOTHING)}>Clear all filters</Button>;
  return (
    <>
      <FiltersForm search={search} onChange={change} />
      {list.isError && list.data === undefined ? (
        <div className="grid gap-3">
          <ErrorState
            title="We could not load the opportunities"
            error={list.error}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
          {isFiltered ? <div>{clear}</div> : null}
        </div>
      ) : list.data === undefined ? (
        <SkeletonCards label="Loading opportunities" />
      ) : list.data.items.length === 0 ? (
        <EmptyState
          title="No opportunities found"
          icon="search"
          action={
            isFiltered ? (
              clear
            ) : page > 1 ? (
              <Button onClick={() => change(NOTHING)}>First page</Button>
            ) : (
              postAction
            )
          }
        >
          {isFiltered ? 'Try fewer filters or another spelling.' : 'Open posts appear here for 90 days.'}
        </EmptyState>
      ) : (
        <section
          aria-label="Results"
          aria-busy={list.isPlaceholderData}
          className={list.isPlaceholderData ? 'opacity-60' : undefined}
        >
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
            <h2 aria-live="polite">{formatCount(list.data.total, 'opportunity', 'opportunities')}</h2>
            {isFiltered ? clear : null}
          </div>
          <ul className="grid gap-4 md:grid-cols-2">
            {list.data.items.map((job) => (
              <li key={job.id} className="min-w-0">
                <JobCard
                  job={job}
                  actions={
                    <>
                      <ApplyAction job={job} />
                      <SaveButton job={job} />
                    </>
                  }
                />
              </li>
            ))}
          </ul>
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={list.data.total}
            onPage={(next) => change({ page: next === 1 ? null : next }, { push: true })}
          />
        </section>
      )}
    </>
  );
}
