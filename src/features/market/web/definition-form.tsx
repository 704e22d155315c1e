import type { AddressChange } from '#shared/web/use-address.ts';
import { formatMoneyShort } from '#shared/web/format.ts';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import {
  CAPITAL_IDS,
  type CapitalId,
  CAPITALS,
  MINIMUMS,
  PLACE_IDS,
  type PlaceId,
  PLACES,
} from '../domain/definition.ts';

export type Definition = { capital?: CapitalId; minimum?: string; place?: PlaceId; asOf?: string };

/** The definition as it stands in the address; what is not there, or nothing we know, is the server's default. */
export function definitionOf(search: URLSearchParams): Definition {
  return {
    capital: CAPITAL_IDS.find((id) => id === search.get('capital')),
    minimum: search.get('minimum') ?? undefined,
    place: PLACE_IDS.find((id) => id === search.get('place')),
    asOf: search.get('asOf') ?? undefined,
  };
}

const MINIMUM_OPTIONS = MINIMUMS.map((usd) => ({
  value: usd === 0 ? '' : String(usd),
  label: usd === 0 ? 'Any size' : `From ${formatMoneyShort(usd * 100)}`,
}));

const THIS_YEAR = new Date().getUTCFullYear();
/** The ends of the last ten years, for looking at the market as it stood then. */
const DAY_OPTIONS = [
  { value: '', label: 'Today' },
  ...Array.from({ length: 10 }, (_, index) => THIS_YEAR - 1 - index).map((year) => {
    return { value: `${year}-12-31`, label: `End of ${year}` };
  }),
];

type Props = { search: URLSearchParams; onChange: (values: AddressChange) => void };

/** What counts as funding, from which size, where it belongs, and as of when: all in the address. */
export function DefinitionForm({ search, onChange }: Props) {
  const capital = search.get('capital') ?? 'equity';
  const place = search.get('place') ?? 'headquarters';
  return (
    <fieldset className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <legend className="text-soft col-span-full mb-2 text-sm">How funding is counted</legend>
      <SelectField
        label="Money"
        required
        options={CAPITALS.map(({ id, label }) => ({ value: id, label }))}
        value={capital}
        onChange={({ target }) => onChange({ capital: target.value === 'equity' ? null : target.value })}
      />
      <SelectField
        label="Smallest round"
        required
        options={MINIMUM_OPTIONS}
        value={search.get('minimum') ?? ''}
        onChange={({ target }) => onChange({ minimum: target.value })}
      />
      <SelectField
        label="Country by"
        required
        options={PLACES.map(({ id, label }) => ({ value: id, label }))}
        value={place}
        onChange={({ target }) => onChange({ place: target.value === 'headquarters' ? null : target.value })}
      />
      <SelectField
        label="As of"
        required
        options={DAY_OPTIONS}
        value={search.get('asOf') ?? ''}
        onChange={({ target }) => onChange({ asOf: target.value })}
      />
    </fieldset>
  );
}
