import { lazy, type ReactNode, Suspense } from 'react';
import { formatCount, formatMoneyShort, formatNumber } from '#shared/web/format.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { usePage } from '#shared/web/use-page.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { type CountOf, CountsRow } from '#shared/web/ui/counts-row.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { RowList, SkeletonRows } from '#shared/web/ui/row-list.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { CENTS } from '#shared/domain/cents.ts';
import type { InvestorCard as InvestorCardData, InvestorSummary } from '../contract/investor.ts';
import type { investorEndpoints } from '../contract.ts';
import { chosenIn, FILTERS } from './directory-filters.ts';
import { FiltersForm } from './filters-form.tsx';
import { InvestorRow } from './investor-row.tsx';

const nothing = Object.fromEntries([...FILTERS, 'page'].map((name) => [name, null]));
const { useCall, useList } = endpointHooks<typeof investorEndpoints>();

const DirectoryChips = lazy(async () => ({
  default: (await import('./directory-chips.tsx')).DirectoryChips,
}));

export type InvestorsPageProps = {
  /** What stands beside View Profile on a card, such as asking for an introduction. */
  renderActions?: (investor: InvestorCardData) => ReactNode;
};

/** The investor directory; every filter is in the address. */
export function InvestorsPage({ renderActions }: InvestorsPageProps) {
  const [search, change] = useAddress();
  const paging = usePage();
  const q = useDebounced((search.get('q') ?? '').trim());
  const filters: Record<string, string> = { q };
  for (const name of FILTERS.slice(1)) {
    const value = search.get(name);
    if (value !== null) filters[name] = value;
  }
  const list = useList(
    'GET /api/investors',
    { query: { ...filters, ...paging.query } },
    { keepPrevious: true },
  );
  const chosen = chosenIn(search).length;
  const isFiltered = FILTERS.some((name) => search.has(name));
  const clear = isFiltered ? <Button onClick={() => change(nothing)}>Clear all filters</Button> : null;
  return (
    <>
      <PageHeader
        title="Connect with Investors"
        note="Angels, funds and institutions that back emerging markets. Each states what they fund, where and how much."
      />
      <FiltersForm chosen={chosen} />
      {chosen === 0 ? null : (
        <Suspense>
          <DirectoryChips search={search} change={change} onClear={() => change(nothing)} />
        </Suspense>
      )}
      <Summary filters={filters} />
      <PagedList
        name="the investors"
        result={list}
        paging={paging}
        clear={clear}
        loading={<SkeletonRows label="Loading investors" />}
        empty={
          <EmptyState title="No investors found" icon="search" action={clear}>
            {isFiltered
              ? 'Try fewer filters, another spelling, or a wider region.'
              : 'Investors appear here once they have said what they fund.'}
          </EmptyState>
        }
      >
        {(investors, total) => (
          <Results
            investors={investors}
            total={total}
            isCapped={list.data?.isCapped === true}
            isOld={list.isPlaceholderData}
            renderActions={renderActions}
          />
        )}
      </PagedList>
    </>
  );
}

type ResultsProps = InvestorsPageProps & {
  investors: readonly InvestorCardData[];
  total: number;
  /** There are more than `total`. */
  isCapped: boolean;
  /** The former answer, shown until the next one is here. */
  isOld: boolean;
};

function Results({ investors, total, isCapped, isOld, renderActions }: ResultsProps) {
  return (
    <section aria-labelledby="results" aria-busy={isOld} className={isOld ? 'opacity-60' : undefined}>
      <h2 id="results" className="sr-only" aria-live="polite">
        {isCapped ? `${formatNumber(total)}+ investors` : formatCount(total, 'investor')}
      </h2>
      <RowList>
        {investors.map((investor) => (
          <InvestorRow key={investor.id} investor={investor} actions={renderActions?.(investor)} />
        ))}
      </RowList>
    </section>
  );
}

/** The tiles above the directory, counted over the same filters. Nothing where they cannot be had. */
function Summary({ filters }: { filters: Readonly<Record<string, string>> }) {
  const { data, isError } = useCall('GET /api/investors/summary', { query: filters }, { keepPrevious: true });
  if (isError) return null;
  return <CountsRow counts={data === undefined ? UNCOUNTED : countsOf(data)} />;
}

const UNCOUNTED: readonly CountOf[] = ['Investors', 'Verified', 'Median ticket', 'Home countries'].map(
  (label) => ({ label, value: null }),
);

function countsOf({ investors, verified, demo, medianTicketSize, homeCountries }: InvestorSummary) {
  return [
    {
      label: 'Investors',
      value: formatNumber(investors),
      note: demo === 0 ? undefined : `${formatNumber(demo)} of them in the demo`,
    },
    { label: 'Verified', value: formatNumber(verified), note: 'By their domain or two vouches' },
    medianTicketSize === null
      ? { label: 'Median ticket', value: 'None', note: 'No one matches these filters' }
      : {
          label: 'Median ticket',
          value: formatMoneyShort(medianTicketSize * CENTS),
          note: 'Half of these investors typically invest this amount or less.',
        },
    {
      label: 'Home countries',
      value: formatNumber(homeCountries),
      note: homeCountries === 0 ? 'None stated' : 'Where they are based',
    },
  ];
}
