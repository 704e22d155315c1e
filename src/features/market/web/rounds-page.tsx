import { SECTORS } from '#shared/domain/catalogue/sectors.ts';
import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { isCalendarDate } from '#shared/domain/calendar.ts';
import { formatCount, formatDate } from '#shared/web/format.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Combobox } from '#shared/web/ui/combobox.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { Pager } from '#shared/web/ui/pager.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { COUNTRY_OPTIONS } from '#shared/web/country-options.ts';
import type { marketEndpoints } from '../contract.ts';
import { DefinitionForm } from './definition-form.tsx';
import { definitionOf } from './definition.ts';
import { RoundsTable } from './rounds-table.tsx';

const { useList } = endpointHooks<typeof marketEndpoints>();
const PAGE_SIZE = 50;

const SECTOR_OPTIONS = [
  { value: '', label: 'All sectors' },
  ...SECTORS.map(({ id, label }) => ({ value: id, label })),
];
const COUNTRY_CHOICES = [{ value: '', label: 'All countries' }, ...COUNTRY_OPTIONS];

/** Every round behind the market figures, filtered as in the figure one came from. */
export function RoundsPage() {
  const [search, change] = useAddress();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const [sector, country, from] = ['sector', 'country', 'from'].map((name) => search.get(name) ?? undefined);
  const { data, error, refetch, isFetching } = useList(
    'GET /api/market/rounds',
    {
      query: {
        ...definitionOf(search),
        sector,
        country,
        from,
        limit: PAGE_SIZE,
        offset: (page - 1) * PAGE_SIZE,
      },
    },
    { keepPrevious: true },
  );
  const filter = (values: Parameters<typeof change>[0]) => change({ ...values, page: null });
  return (
    <>
      <PageHeader
        title="Funding rounds"
        note={
          from === undefined || !isCalendarDate(from)
            ? 'The rounds behind the market figures, each with its source.'
            : `The rounds behind the market figures, from ${formatDate(from)} on, each with its source.`
        }
        actions={<LinkButton href="/analytics">Analytics</LinkButton>}
      />
      <div className="mb-5 grid gap-3">
        <div className="grid gap-3 sm:grid-cols-2 lg:max-w-160">
          <SelectField
            label="Sector"
            required
            options={SECTOR_OPTIONS}
            value={sector ?? ''}
            onChange={({ target }) => filter({ sector: target.value })}
          />
          <Combobox
            label="Country"
            required
            options={COUNTRY_CHOICES}
            value={countryOf(country ?? '') ?? country ?? ''}
            onChange={(code) => filter({ country: code })}
          />
        </div>
        <DefinitionForm search={search} onChange={filter} />
      </div>
      {error && !isFetching ? (
        <LoadError what="the rounds" result={{ error, refetch, isFetching }} />
      ) : data === undefined ? (
        <SkeletonLines count={8} label="Loading the rounds" />
      ) : data.total === 0 ? (
        <EmptyState
          title="No round fits"
          icon="filter"
          action={<LinkButton href="/analytics/rounds">Show all rounds</LinkButton>}
        >
          Rounds come from startups that report theirs as closed, and from published tables.
        </EmptyState>
      ) : (
        <>
          <p className="tabular mb-3 text-lg font-semibold">{formatCount(data.total, 'round')}</p>
          <RoundsTable label="Rounds" rounds={data.items} />
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={data.total}
            onPage={(next) => change({ page: next })}
          />
        </>
      )}
    </>
  );
}
