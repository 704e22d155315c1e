import { useState } from 'react';
import { EVIDENCE_LEVELS } from '#shared/domain/catalogue/vocabularies.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { formatMoneyExact, toMajor, toMinor } from '#shared/domain/money.ts';
import { COUNTRY_OPTIONS } from '#shared/web/country-options.ts';
import { Combobox } from '#shared/web/ui/combobox.tsx';
import { withCurrent } from '#shared/web/ui/filter.ts';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { LEAST_EVIDENCE_LABELS } from '../contract/filter-words.ts';
import { readRaising } from '../domain/raising.ts';
import { TRACTION_TIER_LABELS, TRACTION_TIERS } from '../domain/traction.ts';
import { type Address, AddressSelect } from './address-select.tsx';

const TIERS = TRACTION_TIERS.map((tier) => ({ value: tier, label: TRACTION_TIER_LABELS[tier] }));
const EVIDENCE = EVIDENCE_LEVELS.map((level) => ({ value: level, label: LEAST_EVIDENCE_LABELS[level] }));
const FITS = [50, 60, 70, 80, 90].map((fit) => ({ value: String(fit), label: `Fit ${fit}% or more` }));
const VERIFIED = [{ value: 'true', label: 'Verified by its domain' }];
const ORDERS = [
  { value: 'traction', label: 'Most users first' },
  { value: 'revenue', label: 'Highest revenue first' },
  { value: 'name', label: 'By name' },
];
const BY_FIT = { value: 'fit', label: 'Best fit first' };

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
          ? `Understood: ${formatMoneyExact(read.amountMinor, read.currency)} (${read.currency})`
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

export type MoreFiltersProps = Address & { comparesFit: boolean };

/** What is behind “More filters”: fetched when it is opened. */
export function MoreFilters({ comparesFit, ...address }: MoreFiltersProps) {
  const { search, change } = address;
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
      <AddressSelect {...address} name="tractionTier" label="Traction" all="Any traction" options={TIERS} />
      <AddressSelect {...address} name="evidence" label="Evidence" all="Any evidence" options={EVIDENCE} />
      <ChequeField {...address} />
      <AddressSelect {...address} name="verified" label="Verified" all="Verified or not" options={VERIFIED} />
      {comparesFit ? (
        <AddressSelect {...address} name="fit" label="Fit" all="Any fit" options={FITS} />
      ) : null}
      <AddressSelect
        {...address}
        name="sort"
        label="Order"
        all="Newest first"
        options={comparesFit ? [...ORDERS, BY_FIT] : ORDERS}
      />
    </>
  );
}
