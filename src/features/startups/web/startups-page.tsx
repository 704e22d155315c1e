import type { ReactNode } from 'react';
import { useState } from 'react';
import { DIRECTORY_REGION_FILTERS } from '#shared/domain/catalogue/regions.ts';
import {
  DIRECTORY_SECTOR_FILTERS,
  sectorIdOf,
  STARTUP_FORM_SECTORS,
} from '#shared/domain/catalogue/sectors.ts';
import { COMPANY_STAGES } from '#shared/domain/catalogue/stages.ts';
import { formatCount, formatNumber } from '#shared/web/format.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { type AddressChange, useAddress } from '#shared/web/use-address.ts';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { usePage } from '#shared/web/use-page.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Combobox } from '#shared/web/ui/combobox.tsx';
import { CountsRow } from '#shared/web/ui/counts-row.tsx';
import { FilterPanel } from '#shared/web/ui/filter-panel.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { Pager } from '#shared/web/ui/pager.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { RowList, SkeletonRows } from '#shared/web/ui/row-list.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { COUNTRY_OPTIONS } from '#shared/web/options.ts';
import type { startupEndpoints } from '../contract.ts';
import type { StartupCard } from '../contract/startup.ts';
import { TRACTION_TIER_LABELS, TRACTION_TIERS } from '../domain/traction.ts';
import { StartupRow } from './startup-row.tsx';

const { useCall, useList } = endpointHooks<typeof startupEndpoints>();
const FRESH_MS = 30_000;

const inDirectory = new Set<string | null>(DIRECTORY_SECTOR_FILTERS.map(({ value }) => sectorIdOf(value)));
const SECTORS = [
  ...DIRECTORY_SECTOR_FILTERS,
  ...STARTUP_FORM_SECTORS.filter((label) => !inDirectory.has(sectorIdOf(label))).map((label) => ({
    value: sectorIdOf(label) ?? label,
    label,
  })),
];
const STAGES = COMPANY_STAGES.map(({ id, label }) => ({ value: id, label }));
const TIERS = TRACTION_TIERS.map((tier) => ({ value: tier, label: TRACTION_TIER_LABELS[tier] }));
const TICKETS = [10_000, 50_000, 100_000, 250_000, 500_000, 1_000_000].map((dollars) => ({
  value: String(dollars),
  label: `$${formatNumber(dollars)} fits in`,
}));
const ORDERS = [{ value: 'traction', label: 'Most users first' }];

const FILTERS = ['q', 'sector', 'region', 'stage', 'country', 'tractionTier', 'ticket'] as const;
type FilterName = (typeof FILTERS)[number];
type FilterValues = Partial<Record<Exclude<FilterName, 'tractionTier'>, string>> & {
  tractionTier?: (typeof TRACTION_TIERS)[number] | undefined;
};
const MORE_FILTERS = ['country', 'tractionTier', 'ticket', 'sort'] as const;
const NO_FILTERS: AddressChange = Object.fromEntries(
  [...FILTERS, 'sort', 'page'].map((name) => [name, null]),
);

function filtersOf(search: URLSearchParams): FilterValues {
  const values = Object.fromEntries(FILTERS.map((name) => [name, search.get(name) ?? undefined]));
  return { ...values, tractionTier: TRACTION_TIERS.find((tier) => tier === values['tractionTier']) };
}

type Change = ReturnType<typeof useAddress>[1];

function FilterBar({ search, change }: { search: URLSearchParams; change: Change }) {
  const set = (name: string) => (value: string | null) =>
    change({ [name]: value, page: null }, { push: true });
  const select = (
    name: string,
    label: string,
    all: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      label={label}
      hideLabel
      placeholder={all}
      options={options}
      value={search.get(name) === 'all' ? '' : (search.get(name) ?? '')}
      onChange={(event) => set(name)(event.target.value)}
    />
  );
  const hasMore = MORE_FILTERS.some((name) => search.has(name));
  const [wantsMore, setWantsMore] = useState(hasMore);
  return (
    <FilterPanel label="Search startups" placeholder="Search name, description, sector, country">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {select('sector', 'Sector', 'All sectors', SECTORS)}
        {select('region', 'Region', 'All regions', DIRECTORY_REGION_FILTERS)}
        {select('stage', 'Stage', 'All stages', STAGES)}
        <Button
          icon="filter"
          aria-expanded={wantsMore}
          aria-controls="more-filters"
          onClick={() => setWantsMore(!wantsMore)}
        >
          {wantsMore ? 'Fewer filters' : 'More filters'}
        </Button>
      </div>
      <div id="more-filters" hidden={!wantsMore}>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <Combobox
            label="Country"
            hideLabel
            placeholder="All countries"
            options={COUNTRY_OPTIONS}
            value={search.get('country')}
            onChange={set('country')}
          />
          {select('tractionTier', 'Traction', 'Any traction', TIERS)}
          {select('ticket', 'Cheque', 'Any cheque', TICKETS)}
          {select('sort', 'Order', 'Newest first', ORDERS)}
        </div>
      </div>
    </FilterPanel>
  );
}

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

function countLine({ total, isCapped = false }: Total, filters: FilterValues, sort: string | null): string {
  const counted = isCapped ? `${formatNumber(total)}+ startups` : formatCount(total, 'startup');
  const found = isCapped && filters.q ? 'The best 1,000 startups' : counted;
  const order = filters.q ? 'names first' : sort === 'traction' ? 'most users first' : 'newest first';
  return `${found}, ${order}`;
}

export type StartupsPageProps = {
  /** The button that asks for an introduction, once there is one. */
  connectSlot?: (startup: StartupCard) => ReactNode;
};

/** The directory: every filter is in the address, so a filtered page can be shared. */
export function StartupsPage({ connectSlot }: StartupsPageProps) {
  const [search, change] = useAddress();
  const q = useDebounced((search.get('q') ?? '').trim());
  const filters = { ...filtersOf(search), q: q || undefined };
  const paging = usePage();
  const sort = search.get('sort') === 'traction' ? 'traction' : undefined;
  const query = { ...filters, sort, ...paging.query } as const;
  const options = { staleTimeMs: FRESH_MS, keepPrevious: true };
  const list = useList('GET /api/startups', { query }, options);
  const summary = useCall('GET /api/startups/summary', { query: filters }, options);
  const clear = () => change(NO_FILTERS, { push: true });
  const { data, error } = list;
  return (
    <>
      <PageHeader
        title="Discover Startups"
        note="Companies in emerging markets: what they are raising and their traction."
      />
      <FilterBar search={search} change={change} />
      <CountsRow
        counts={[
          { label: 'Startups found', value: countText(summary.data?.total) },
          { label: 'Raising now', value: countText(summary.data?.raisingNow) },
          { label: 'Countries', value: countText(summary.data?.countries) },
          { label: 'Sectors', value: countText(summary.data?.sectors) },
        ]}
      />
      {summary.data?.searchedFor ? (
        <output className="bg-amber-tint mb-4 block rounded-md p-4">
          No results for “{filters.q}”. Showing <strong>{summary.data.searchedFor}</strong> instead.
        </output>
      ) : null}
      {error && (!data || list.isPlaceholderData) ? (
        <LoadError what="the startups" result={list} />
      ) : !data ? (
        <SkeletonRows label="Loading startups" />
      ) : data.items.length === 0 ? (
        <NothingFound onClear={clear} isFiltered={paging.page > 1 || Object.values(filters).some(Boolean)} />
      ) : (
        <section aria-label="Startups" aria-busy={list.isPlaceholderData}>
          <h2 className="sr-only" aria-live="polite">
            {countLine(data, filters, sort ?? null)}
          </h2>
          <RowList>
            {data.items.map((startup) => (
              <StartupRow key={startup.id} startup={startup} connect={connectSlot?.(startup)} />
            ))}
          </RowList>
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
