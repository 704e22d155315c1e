import { useId } from 'react';
import type { AddressChange } from '#shared/web/use-address.ts';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { SearchField, TextField } from '#shared/web/ui/text-field.tsx';
import { JOB_CATEGORIES, JOB_TYPES } from '../domain/vocabulary.ts';

const labelled = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const TYPES = labelled(JOB_TYPES);
const CATEGORIES = labelled(JOB_CATEGORIES);
const PLACES = ['Lagos', 'Nairobi', 'Remote'];

type FiltersProps = { search: URLSearchParams; onChange: (values: AddressChange) => void };

/** What the board is narrowed by; what is chosen stands in the address. */
export function FiltersForm({ search, onChange }: FiltersProps) {
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
