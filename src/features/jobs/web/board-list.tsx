import type { ReactNode } from 'react';
import { formatCount } from '#shared/web/format.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { type Paging, usePage } from '#shared/web/use-page.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { FilterPanel, FilterSelect, FilterText } from '#shared/web/ui/filter-panel.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { RowList, SkeletonRows } from '#shared/web/ui/row-list.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { Tabs } from '#shared/web/ui/tabs.tsx';
import { MINUTE_MS } from '#shared/domain/time.ts';
import { textOptions } from '#shared/web/options.ts';
import type { Job } from '../contract/job.ts';
import type { jobEndpoints } from '../contract.ts';
import { JOB_CATEGORIES, JOB_TYPES } from '../domain/vocabulary.ts';
import { ApplyAction } from './apply-action.tsx';
import { JobCard } from './job-card.tsx';

const { useList } = endpointHooks<typeof jobEndpoints>();
const FRESH_MS = 5 * MINUTE_MS;
const FILTERS = ['q', 'location', 'type', 'category'] as const;
const NOTHING = Object.fromEntries([...FILTERS, 'page'].map((name) => [name, null]));
const TYPES = textOptions(JOB_TYPES);
const CATEGORIES = textOptions(JOB_CATEGORIES);
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

function Filters() {
  return (
    <FilterPanel label="Search opportunities" placeholder="Title, skill or place">
      <div className="grid gap-3 sm:grid-cols-3">
        <FilterText name="location" label="Location" anything="All Locations" suggestions={PLACES} />
        <FilterSelect name="type" label="Type" anything="All Types" options={TYPES} />
        <FilterSelect name="category" label="Category" anything="All Categories" options={CATEGORIES} />
      </div>
    </FilterPanel>
  );
}

type TabProps = { tab: (typeof TABS)[number][0]; postAction: ReactNode };

/** One page of a tab; what is typed counts once typing rests. */
function useBoard(tab: TabProps['tab'], search: URLSearchParams, { query: page }: Paging) {
  const typed = useDebounced(`${search.get('q') ?? ''}\n${search.get('location') ?? ''}`);
  const [q = '', location = ''] = typed.split('\n');
  const query = {
    q: q.trim(),
    location: location.trim(),
    type: search.get('type') ?? undefined,
    category: search.get('category') ?? undefined,
    tab: tab === 'all' ? undefined : tab,
    ...page,
  };
  return useList('GET /api/jobs', { query }, { keepPrevious: true, staleTimeMs: FRESH_MS });
}

function TabContent({ tab, postAction }: TabProps) {
  const [search, change] = useAddress();
  const paging = usePage();
  const list = useBoard(tab, search, paging);
  const isFiltered = FILTERS.some((name) => search.has(name));
  const clear = isFiltered ? <Button onClick={() => change(NOTHING)}>Clear all filters</Button> : null;
  return (
    <>
      <Filters />
      <PagedList
        name="the opportunities"
        result={list}
        paging={paging}
        clear={clear}
        loading={<SkeletonRows label="Loading opportunities" />}
        empty={
          <EmptyState title="No opportunities found" icon="search" action={clear ?? postAction}>
            {isFiltered ? 'Try fewer filters or another spelling.' : 'Open posts appear here for 90 days.'}
          </EmptyState>
        }
      >
        {(jobs, total) => <Results jobs={jobs} total={total} isOld={list.isPlaceholderData} clear={clear} />}
      </PagedList>
    </>
  );
}

type ResultsProps = {
  jobs: readonly Job[];
  total: number;
  /** The former answer, shown until the next one is here. */
  isOld: boolean;
  clear: ReactNode;
};

function Results({ jobs, total, isOld, clear }: ResultsProps) {
  return (
    <section aria-labelledby="results" aria-busy={isOld} className={isOld ? 'opacity-60' : undefined}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="results" aria-live="polite" className="text-soft text-sm font-medium tracking-normal">
          {formatCount(total, 'opportunity', 'opportunities')}
        </h2>
        {clear}
      </div>
      <RowList>
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} apply={<ApplyAction inList job={job} />} />
        ))}
      </RowList>
    </section>
  );
}
