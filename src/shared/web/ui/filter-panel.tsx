import { type ReactNode, useId, useState } from 'react';
import { useAddress } from '../use-address.ts';
import { Button } from './button.tsx';
import { type Option, SelectField } from './select-field.tsx';
import { SearchField, TextField } from './text-field.tsx';
import { useFilter, withCurrent } from './filter.ts';

type FilterPanelProps = { label: string; placeholder: string; children: ReactNode };

const NO_FILTERS = new Set(['q', 'page', 'tab', 'view']);

/**
 * Everything a list may be narrowed by: words first, then its other filters. On a phone these open by a button, so that
 * the list begins on the first screen; they are open when the address uses one.
 */
export function FilterPanel({ label, placeholder, children }: FilterPanelProps) {
  const [q, setQ] = useFilter('q');
  const [search] = useAddress();
  const [open, setOpen] = useState(() => [...search.keys()].some((name) => !NO_FILTERS.has(name)));
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
          onClick={() => setOpen(!open)}
          className="sm:hidden"
        >
          Filters
        </Button>
      </div>
      <div id={filters} className={open ? 'grid gap-3' : 'hidden gap-3 sm:grid'}>
        {children}
      </div>
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
