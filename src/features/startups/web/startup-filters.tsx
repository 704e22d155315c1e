import { useState } from 'react';
import { DIRECTORY_REGION_FILTERS } from '#shared/domain/catalogue/regions.ts';
import {
  DIRECTORY_SECTOR_FILTERS,
  sectorIdOf,
  STARTUP_FORM_SECTORS,
} from '#shared/domain/catalogue/sectors.ts';
import { COMPANY_STAGES } from '#shared/domain/catalogue/stages.ts';
import { EVIDENCE_LEVELS } from '#shared/domain/catalogue/vocabularies.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { formatMoneyExact, toMajor, toMinor } from '#shared/domain/money.ts';
import { COUNTRY_OPTIONS } from '#shared/web/country-options.ts';
import type { useAddress } from '#shared/web/use-address.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Combobox } from '#shared/web/ui/combobox.tsx';
import { FilterPanel } from '#shared/web/ui/filter-panel.tsx';
import { withCurrent } from '#shared/web/ui/filter.ts';
import { type Option, SelectField } from '#shared/web/ui/select-field.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { filterChips, LEAST_EVIDENCE_LABELS } from '../contract/filter-words.ts';
import { readRaising } from '../domain/raising.ts';
import { TRACTION_TIER_LABELS, TRACTION_TIERS } from '../domain/traction.ts';

const inDirectory = new Set<string | null>(DIRECTORY_SECTOR_FILTERS.map(({ value }) => sectorIdOf(value)));
const SECTORS = [
  ...DIRECTORY_SECTOR_FILTERS,
  ...STARTUP_FORM_SECTORS.filter((label) => !inDirectory.has(sectorIdOf(label))).map((label) => ({
    value: sectorIdOf(label) ?? label,
    label,
  })),
];
const STAGES = COMPANY_STAGES.map(({ id, label }) => ({ value: id, label }));
const TIERS = TRACTION_TIERS.map((tier) => ({ value: tier, label: TRACTION_TIER_LABELS[tier] }));
const EVIDENCE = EVIDENCE_LEVELS.map((level) => ({ value: level, label: LEAST_EVIDENCE_LABELS[level] }));
const FITS = [50, 60, 70, 80, 90].map((fit) => ({ value: String(fit), label: `Fit ${fit}% or more` }));
const ORDERS = [
  { value: 'traction', label: 'Most users first' },
  { value: 'revenue', label: 'Highest revenue first' },
  { value: 'name', label: 'By name' },
];
const BY_FIT = { value: 'fit', label: 'Best fit first' };

const MORE_FILTERS = ['country', 'city', 'tractionTier', 'evidence', 'ticket', 'fit', 'sort'] as const;

type Address = { search: URLSearchParams; change: ReturnType<typeof useAddress>[1] };

/** An amount in any currency, read as it is typed and looked for when it is left. */
function ChequeField({ search, change }: Address) {
  const currency = currencyOf(search.get('currency') ?? 'USD');
  const amount = Number(search.get('ticket') ?? Number.NaN);
  const minor = currency !== null && Number.isSafeInteger(amount) ? toMinor(amount, currency) : null;
  const given = currency !== null && minor !== null ? formatMoneyExact(minor, currency) : '';
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? given;
  const read = text.trim() === '' ? null : readRaising(text);
  const apply = () => {
    if (typed === null || typeof read === 'string') return;
    setTyped(null);
    const ticket = read === null ? null : Math.round(toMajor(read.amountMinor, read.currency));
    change(
      { ticket, currency: read === null || read.currency === 'USD' ? null : read.currency, page: null },
      { push: true },
    );
  };
  return (
    <TextField
      label="Cheque"
      hideLabel
      placeholder="Cheque, such as $50K or ₦20m"
      autoComplete="off"
      maxLength={40}
      value={text}
      error={typed !== null && typeof read === 'string' ? read : null}
      hint={
        typed !== null && read !== null && typeof read !== 'string'
          ? `Understood: ${read.understood} (${read.currency})`
          : undefined
      }
      onChange={(event) => setTyped(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply();
      }}
    />
  );
}

/** A city, looked for when the field is left. */
function CityField({ search, change }: Address) {
  const given = search.get('city') ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const apply = () => {
    if (typed === null) return;
    setTyped(null);
    if (typed.trim() !== given) change({ city: typed.trim(), page: null }, { push: true });
  };
  return (
    <TextField
      label="City"
      hideLabel
      placeholder="Any city"
      autoComplete="off"
      maxLength={80}
      value={typed ?? given}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply();
      }}
    />
  );
}

/** The selects of an address, each with what it says while nothing is chosen. */
function selects({ search, change }: Address) {
  return (name: string, label: string, all: string, options: readonly Option[]) => {
    const given = search.get(name) ?? '';
    const value = given === 'all' ? '' : given;
    return (
      <SelectField
        label={label}
        hideLabel
        placeholder={all}
        options={withCurrent(options, value)}
        value={value}
        onChange={(event) => change({ [name]: event.target.value, page: null }, { push: true })}
      />
    );
  };
}

function MainFilters(address: Address) {
  const select = selects(address);
  return (
    <>
      {select('sector', 'Sector', 'All sectors', SECTORS)}
      {select('region', 'Region', 'All regions', DIRECTORY_REGION_FILTERS)}
      {select('stage', 'Stage', 'All stages', STAGES)}
    </>
  );
}

type MoreFiltersProps = Address & { comparesFit: boolean };

function MoreFilters({ comparesFit, ...address }: MoreFiltersProps) {
  const { search, change } = address;
  const select = selects(address);
  return (
    <>
      <Combobox
        label="Country"
        hideLabel
        placeholder="All countries"
        options={withCurrent(COUNTRY_OPTIONS, search.get('country') ?? '')}
        value={search.get('country')}
        onChange={(country) => change({ country, page: null }, { push: true })}
      />
      <CityField {...address} />
      {select('tractionTier', 'Traction', 'Any traction', TIERS)}
      {select('evidence', 'Evidence', 'Any evidence', EVIDENCE)}
      <ChequeField {...address} />
      {comparesFit ? select('fit', 'Fit', 'Any fit', FITS) : null}
      {select('sort', 'Order', 'Newest first', comparesFit ? [...ORDERS, BY_FIT] : ORDERS)}
    </>
  );
}

/** Everything the directory may be narrowed by. `comparesFit` is for readers with an investor profile. */
export function StartupFilters({ comparesFit, ...address }: MoreFiltersProps) {
  const { search } = address;
  const hasMore = MORE_FILTERS.some((name) => search.has(name));
  const [wantsMore, setWantsMore] = useState(hasMore);
  const chosen = filterChips(Object.fromEntries(search)).filter(({ name }) => name !== 'q').length;
  return (
    <FilterPanel
      label="Search startups"
      placeholder="Search name, description, sector, country"
      chosen={chosen}
      sheet={
        <>
          <MainFilters {...address} />
          <MoreFilters {...address} comparesFit={comparesFit} />
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
        <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-4">
          <MoreFilters {...address} comparesFit={comparesFit} />
        </div>
      </div>
    </FilterPanel>
  );
}
