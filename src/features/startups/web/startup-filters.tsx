import { lazy, Suspense, useState } from 'react';
import { DIRECTORY_REGION_FILTERS } from '#shared/domain/catalogue/region-filters.ts';
import {
  DIRECTORY_SECTOR_FILTERS,
  sectorIdOf,
  STARTUP_FORM_SECTORS,
} from '#shared/domain/catalogue/sectors.ts';
import { COMPANY_STAGES } from '#shared/domain/catalogue/stages.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { FilterPanel } from '#shared/web/ui/filter-panel.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { type Address, AddressSelect } from './address-select.tsx';
import { chosenIn } from './directory-filters.ts';
import type { MoreFiltersProps } from './more-filters.tsx';

const MoreFilters = lazy(async () => ({ default: (await import('./more-filters.tsx')).MoreFilters }));

const inDirectory = new Set<string | null>(DIRECTORY_SECTOR_FILTERS.map(({ value }) => sectorIdOf(value)));
const SECTORS = [
  ...DIRECTORY_SECTOR_FILTERS,
  ...STARTUP_FORM_SECTORS.filter((label) => !inDirectory.has(sectorIdOf(label))).map((label) => ({
    value: sectorIdOf(label) ?? label,
    label,
  })),
];
const STAGES = COMPANY_STAGES.map(({ id, label }) => ({ value: id, label }));
const MORE_FILTERS = [
  'country',
  'city',
  'tractionTier',
  'evidence',
  'ticket',
  'verified',
  'fit',
  'sort',
] as const;

function MainFilters(address: Address) {
  return (
    <>
      <AddressSelect {...address} name="sector" label="Sector" all="All sectors" options={SECTORS} />
      <AddressSelect
        {...address}
        name="region"
        label="Region"
        all="All regions"
        options={DIRECTORY_REGION_FILTERS}
      />
      <AddressSelect {...address} name="stage" label="Stage" all="All stages" options={STAGES} />
    </>
  );
}

/** Everything the directory may be narrowed by. `comparesFit` is for readers with an investor profile. */
export function StartupFilters({ comparesFit, ...address }: MoreFiltersProps) {
  const { search } = address;
  const hasMore = MORE_FILTERS.some((name) => search.has(name));
  const [wantsMore, setWantsMore] = useState(hasMore);
  return (
    <FilterPanel
      label="Search startups"
      placeholder="Search name, description, sector, country"
      chosen={chosenIn(search)}
      sheet={
        <>
          <MainFilters {...address} />
          <Suspense fallback={<SkeletonLines count={3} />}>
            <MoreFilters {...address} comparesFit={comparesFit} />
          </Suspense>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <MainFilters {...address} />
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
        {wantsMore ? (
          <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-4">
            <Suspense>
              <MoreFilters {...address} comparesFit={comparesFit} />
            </Suspense>
          </div>
        ) : null}
      </div>
    </FilterPanel>
  );
}
