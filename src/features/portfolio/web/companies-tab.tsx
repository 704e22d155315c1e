import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { formatCount } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import type { portfolioEndpoints } from '../contract.ts';
import type { PortfolioCompany, PortfolioOverview } from '../contract/overview.ts';
import { CompanyCard } from './company-card.tsx';

const { useList } = endpointHooks<typeof portfolioEndpoints>();

const SORTS = [
  { value: 'name', label: 'Name' },
  { value: 'investment', label: 'Investment' },
  { value: 'performance', label: 'Performance' },
  { value: 'valuation', label: 'Valuation' },
] as const;
const SECTORS = ['Fintech', 'HealthTech', 'EdTech', 'AgriTech'];

/** The four that are always offered, then whatever else is held. */
function sectorOptions(held: PortfolioOverview['sectors']) {
  const listed = new Set(SECTORS.map((label) => label.toLowerCase()));
  const more = held.filter(({ label }) => !listed.has(label.toLowerCase()));
  return [
    { value: 'all', label: 'All' },
    ...SECTORS.map((label) => ({ value: label.toLowerCase(), label })),
    ...more.map(({ id, label }) => ({ value: id, label })),
  ];
}

type Props = { sectors: PortfolioOverview['sectors']; onAdd: () => void };

function Cards({
  companies,
  isFiltered,
  onAdd,
}: {
  companies: readonly PortfolioCompany[];
  isFiltered: boolean;
  onAdd: () => void;
}) {
  if (companies.length > 0)
    return (
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {companies.map((company) => (
          <CompanyCard key={`${company.id} ${company.mine}`} company={company} />
        ))}
      </div>
    );
  if (isFiltered) return <EmptyState title="No companies in this sector" icon="filter" />;
  return (
    <EmptyState
      title="No portfolio companies yet"
      icon="chart"
      action={
        <Button variant="primary" icon="plus" onClick={onAdd}>
          Add Investment
        </Button>
      }
    >
      Record an investment to track its value: ownership after each round, multiples and rate of return, each
      explained.
    </EmptyState>
  );
}

/** The companies held and left, sorted and filtered by the server. */
export function CompaniesTab({ sectors, onAdd }: Props) {
  const [search, change] = useAddress();
  const sortBy = SORTS.find(({ value }) => value === search.get('sortBy'))?.value ?? 'name';
  const sector = search.get('sector') ?? 'all';
  const query = { sortBy, ...(sector === 'all' ? {} : { sector }) };
  const result = useList('GET /api/portfolio/companies', { query }, { keepPrevious: true });
  const { data, error } = result;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Sort by"
          required
          options={SORTS}
          value={sortBy}
          onChange={({ target }) => change({ sortBy: target.value })}
          className="w-36 sm:w-40"
        />
        <SelectField
          label="Sector"
          required
          options={sectorOptions(sectors)}
          value={sector}
          onChange={({ target }) => change({ sector: target.value === 'all' ? null : target.value })}
          className="w-36 sm:w-40"
        />
        <output className="text-soft pb-2 text-sm">
          {data === undefined || data.total === 0 ? '' : formatCount(data.total, 'company', 'companies')}
        </output>
      </div>
      {error && !data ? (
        <LoadError what="your companies" result={result} />
      ) : data === undefined ? (
        <SkeletonCards count={3} label="Loading your companies" />
      ) : (
        <Cards companies={data.items} isFiltered={sector !== 'all'} onAdd={onAdd} />
      )}
    </div>
  );
}
