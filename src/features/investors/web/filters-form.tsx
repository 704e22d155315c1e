import { DIRECTORY_SECTOR_FILTERS, SECTORS, sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { COMPANY_STAGES } from '#shared/domain/catalogue/stages.ts';
import { COUNTRIES } from '#shared/domain/catalogue/countries.ts';
import { REGIONS } from '#shared/domain/catalogue/regions.ts';
import { INVESTOR_TYPE_LABELS, INVESTOR_TYPES } from '#shared/domain/catalogue/vocabularies.ts';
import { formatMoneyShort } from '#shared/web/format.ts';
import type { AddressChange } from '#shared/web/use-address.ts';
import { CheckboxField } from '#shared/web/ui/choice-field.tsx';
import { Combobox } from '#shared/web/ui/combobox.tsx';
import { type Option, SelectField } from '#shared/web/ui/select-field.tsx';
import { SearchField } from '#shared/web/ui/text-field.tsx';

const listedSectors = new Set(DIRECTORY_SECTOR_FILTERS.map(({ value }) => sectorIdOf(value)));
const sectorOptions: readonly Option[] = [
  ...DIRECTORY_SECTOR_FILTERS,
  ...SECTORS.filter(({ id }) => !listedSectors.has(id)).map(({ id, label }) => ({ value: id, label })),
];
const typeOptions = INVESTOR_TYPES.map((type) => ({ value: type, label: INVESTOR_TYPE_LABELS[type] }));
const stageOptions = COMPANY_STAGES.map(({ id, label }) => ({ value: id, label }));
const geographyOptions: readonly Option[] = [
  ...REGIONS.filter(({ id }) => id !== 'antarctica'),
  ...COUNTRIES,
].map(({ id, label }) => ({ value: id, label }));
const ticketOptions = [10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 5_000_000].map(
  (amount) => ({ value: String(amount), label: formatMoneyShort(amount * 100) }),
);

/** A shared address may name what the list does not: it stays chosen, as written. */
function withCurrent(options: readonly Option[], value: string): readonly Option[] {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return isKnown ? options : [...options, { value, label: value.replaceAll(',', ', ') }];
}

type FiltersProps = {
  search: URLSearchParams;
  onChange: (values: AddressChange) => void;
};

/** Everything the directory may be narrowed by; what is chosen stands in the address. */
export function FiltersForm({ search, onChange }: FiltersProps) {
  const choice = (name: string, label: string, anything: string, options: readonly Option[]) => {
    const value = search.get(name) ?? '';
    return (
      <SelectField
        label={label}
        required
        value={value === 'all' ? '' : value}
        placeholder={anything}
        options={withCurrent(options, value === 'all' ? '' : value)}
        onChange={(event) => onChange({ [name]: event.target.value, page: null })}
      />
    );
  };
  const geography = search.get('geography');
  return (
    <form
      aria-label="Filters"
      onSubmit={(event) => event.preventDefault()}
      className="bg-card mb-6 grid gap-3 rounded-md border p-4 md:p-5"
    >
      <SearchField
        label="Search investors"
        placeholder="Name, firm, thesis, sector or place"
        value={search.get('q') ?? ''}
        onChange={(q) => onChange({ q, page: null })}
      />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {choice('type', 'Type', 'All Types', typeOptions)}
        {choice('sectors', 'Sector', 'All Sectors', sectorOptions)}
        {choice('stages', 'Stage', 'All Stages', stageOptions)}
        <Combobox
          label="Invests in"
          required
          placeholder="Anywhere"
          options={withCurrent(geographyOptions, geography ?? '')}
          value={geography}
          onChange={(value) => onChange({ geography: value, page: null })}
        />
        {choice('ticket', 'Can invest', 'Any amount', ticketOptions)}
      </div>
      <CheckboxField
        label="Verified investors only"
        checked={search.get('verified') === 'true'}
        onChange={(event) => onChange({ verified: event.target.checked ? 'true' : null, page: null })}
      />
    </form>
  );
}
