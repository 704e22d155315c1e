import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from './button.tsx';
import { type Option, SelectField } from './select-field.tsx';
import { SearchField, TextField } from './text-field.tsx';
import { useFilter, withCurrent } from './filter.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

type FilterPanelProps = {
  label: string;
  placeholder: string;
  children: ReactNode;
  /** What the sheet of a phone holds, where it is not the same. */
  sheet?: ReactNode;
  /** How many of the filters in it are chosen. */
  chosen?: number;
};

/**
 * Everything a list may be narrowed by: words first, then its other filters. On a phone these are in a sheet behind a
 * button, so that the list begins on the first screen.
 */
export function FilterPanel({
  label,
  placeholder,
  children,
  sheet = children,
  chosen = 0,
}: FilterPanelProps) {
  const [q, setQ] = useFilter('q');
  const [open, setOpen] = useState(false);
  const filters = useId();
  return (
    <form
      aria-label="Filters"
      onSubmit={(event) => event.preventDefault()}
      className="sm:bg-card mb-3 grid gap-3 rounded-md sm:border sm:p-3"
    >
      <div className="flex gap-2">
        <SearchField
          label={label}
          placeholder={placeholder}
          value={q}
          onChange={setQ}
          className="min-w-0 flex-1"
        />
        <Button
          icon="filter"
          aria-expanded={open}
          aria-controls={filters}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="sm:hidden"
        >
          Filters
          {chosen === 0 ? null : <span className="tabular text-soft">{chosen}</span>}
        </Button>
      </div>
      {open ? (
        <Suspense fallback={null}>
          <FilterSheet id={filters} onClose={() => setOpen(false)}>
            {sheet}
          </FilterSheet>
        </Suspense>
      ) : (
        <div className="hidden gap-3 sm:grid">{children}</div>
      )}
    </form>
  );
}

type FilterSelectProps = {
  name: string;
  label: string;
  /** The text while nothing is chosen: "All Types". */
  anything: string;
  options: readonly Option[];
};

export function FilterSelect({ name, label, anything, options }: FilterSelectProps) {
  const [given, choose] = useFilter(name);
  const value = given === 'all' ? '' : given;
  return (
    <SelectField
      label={label}
      required
      value={value}
      placeholder={anything}
      options={withCurrent(options, value)}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

type FilterTextProps = Omit<FilterSelectProps, 'options'> & { suggestions?: readonly string[] };

export function FilterText({ name, label, anything, suggestions }: FilterTextProps) {
  const [value, choose] = useFilter(name);
  const list = useId();
  return (
    <>
      <TextField
        label={label}
        required
        placeholder={anything}
        list={suggestions && list}
        maxLength={120}
        value={value}
        onChange={(event) => choose(event.target.value)}
      />
      {suggestions === undefined ? null : (
        <datalist id={list}>
          {suggestions.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
      )}
    </>
  );
}
