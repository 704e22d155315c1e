import { DIRECTORY_SECTOR_FILTERS, SECTORS, sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { COMPANY_STAGES } from '#shared/domain/catalogue/stages.ts';
import { INVESTOR_TYPE_LABELS, INVESTOR_TYPES } from '#shared/domain/catalogue/vocabularies.ts';
import { formatMoneyShort } from '#shared/web/format.ts';
import { CheckboxField } from '#shared/web/ui/choice-field.tsx';
import { Combobox } from '#shared/web/ui/combobox.tsx';
import { FilterPanel, FilterSelect } from '#shared/web/ui/filter-panel.tsx';
import { useFilter, withCurrent } from '#shared/web/ui/filter.ts';
import { useLaterOptions } from '#shared/web/ui/later-options.ts';
import type { Option } from '#shared/web/ui/select-field.tsx';

const listedSectors = new Set(DIRECTORY_SECTOR_FILTERS.map(({ value }) => sectorIdOf(value)));
const sectorOptions: readonly Option[] = [
  ...DIRECTORY_SECTOR_FILTERS,
  ...SECTORS.filter(({ id }) => !listedSectors.has(id)).map(({ id, label }) => ({ value: id, label })),
];
const typeOptions = INVESTOR_TYPES.map((type) => ({ value: type, label: INVESTOR_TYPE_LABELS[type] }));
const stageOptions = COMPANY_STAGES.map(({ id, label }) => ({ value: id, label }));
const ticketOptions = [10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 5_000_000].map(
  (amount) => ({ value: String(amount), label: formatMoneyShort(amount * 100) }),
);

const loadGeographies = async () => (await import('./geography-options.ts')).GEOGRAPHY_OPTIONS;

function Geography() {
  const [value, choose] = useFilter('geography');
  const [options, comingNear] = useLaterOptions(loadGeographies, value !== '');
  return (
    <div {...comingNear}>
      <Combobox
        label="Invests in"
        required
        placeholder="Anywhere"
        options={withCurrent(options, value)}
        value={value === '' ? null : value}
        onChange={choose}
      />
    </div>
  );
}

function VerifiedOnly() {
  const [value, choose] = useFilter('verified');
  return (
    <CheckboxField
      label="Verified investors only"
      checked={value === 'true'}
      onChange={(event) => choose(event.target.checked ? 'true' : null)}
    />
  );
}

/** Everything the directory may be narrowed by. */
export function FiltersForm({ chosen }: { chosen: number }) {
  return (
    <FilterPanel label="Search investors" placeholder="Name, firm, thesis, sector or place" chosen={chosen}>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <FilterSelect name="type" label="Type" anything="All Types" options={typeOptions} />
        <FilterSelect name="sectors" label="Sector" anything="All Sectors" options={sectorOptions} />
        <FilterSelect name="stages" label="Stage" anything="All Stages" options={stageOptions} />
        <Geography />
        <FilterSelect name="ticket" label="Can invest" anything="Any amount" options={ticketOptions} />
      </div>
      <VerifiedOnly />
    </FilterPanel>
  );
}
