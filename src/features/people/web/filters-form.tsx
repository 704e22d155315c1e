import { USER_TYPE_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import type { AddressChange } from '#shared/web/use-address.ts';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { SearchField, TextField } from '#shared/web/ui/text-field.tsx';
import { LEVEL_LABELS } from './person-card.tsx';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const AVAILABILITY = { true: 'Open to offers', false: 'Not looking' };

type FiltersProps = {
  search: URLSearchParams;
  /** Sets filters in the address; a change starts again at page 1. */
  onChange: (values: AddressChange) => void;
};

/** Everything people may be looked for by; what is chosen stands in the address. */
export function FiltersForm({ search, onChange }: FiltersProps) {
  const choice = (
    name: string,
    label: string,
    anything: string,
    labels: Readonly<Record<string, string>>,
  ) => (
    <SelectField
      label={label}
      required
      value={search.get(name) ?? ''}
      placeholder={anything}
      options={optionsOf(labels)}
      onChange={(event) => onChange({ [name]: event.target.value, page: null })}
    />
  );
  return (
    <form
      aria-label="Filters"
      onSubmit={(event) => event.preventDefault()}
      className="bg-card mb-5 grid gap-3 rounded-md border p-4 md:p-5"
    >
      <SearchField
        label="Search people"
        placeholder="Name, headline, skill or interest"
        value={search.get('q') ?? ''}
        onChange={(q) => onChange({ q, page: null })}
      />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {choice('userType', 'Member', 'Everybody', USER_TYPE_LABELS)}
        <TextField
          label="Location"
          required
          placeholder="Any city or country"
          value={search.get('location') ?? ''}
          maxLength={120}
          onChange={(event) => onChange({ location: event.target.value, page: null })}
        />
        {choice('experienceLevel', 'Experience', 'Any level', LEVEL_LABELS)}
        {choice('availability', 'Availability', 'Any', AVAILABILITY)}
      </div>
    </form>
  );
}
