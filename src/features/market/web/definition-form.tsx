import type { AddressChange } from '#shared/web/use-address.ts';
import { formatAmountShort } from '#shared/web/format.ts';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { CAPITALS, MINIMUMS, PLACES } from '../domain/definition.ts';

const MINIMUM_OPTIONS = MINIMUMS.map((usd) => ({
  value: usd === 0 ? '' : String(usd),
  label: usd === 0 ? 'Any size' : `From ${formatAmountShort(usd)}`,
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

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

const CAPITAL_OPTIONS = CAPITALS.map(({ id, label }) => ({ value: id, label }));

const PLACE_OPTIONS = PLACES.map(({ id, label }) => ({ value: id, label }));

/** What counts as funding, from which size, where it belongs, and as of when: all in the address. */
export function DefinitionForm({ search, onChange }: Props) {
  const capital = search.get('capital') ?? 'equity';
  const place = search.get('place') ?? 'headquarters';
  const [minimum, asOf] = [search.get('minimum') ?? '', search.get('asOf') ?? ''];
  const chosen = [
    labelOf(CAPITAL_OPTIONS, capital),
    labelOf(MINIMUM_OPTIONS, minimum).toLowerCase(),
    `country by ${labelOf(PLACE_OPTIONS, place).toLowerCase()}`,
    `as of ${labelOf(DAY_OPTIONS, asOf).toLowerCase()}`,
  ];
  return (
    <details className="bg-card rounded-md border px-4 py-1 text-sm">
      <summary className="min-h-11 py-2.5 md:min-h-9 md:py-1.5">
        <span className="text-soft">Funding counted:</span>{' '}
        <b className="font-semibold">{chosen.join(', ')}</b>{' '}
        <span className="text-green font-medium underline underline-offset-4">Change</span>
      </summary>
      <div className="grid grid-cols-2 gap-3 py-3 lg:grid-cols-4">
        <SelectField
          label="Money"
          required
          options={CAPITAL_OPTIONS}
          value={capital}
          onChange={({ target }) => onChange({ capital: target.value === 'equity' ? null : target.value })}
        />
        <SelectField
          label="Smallest round"
          required
          options={MINIMUM_OPTIONS}
          value={minimum}
          onChange={({ target }) => onChange({ minimum: target.value })}
        />
        <SelectField
          label="Country by"
          required
          options={PLACE_OPTIONS}
          value={place}
          onChange={({ target }) =>
            onChange({ place: target.value === 'headquarters' ? null : target.value })
          }
        />
        <SelectField
          label="As of"
          required
          options={DAY_OPTIONS}
          value={asOf}
          onChange={({ target }) => onChange({ asOf: target.value })}
        />
      </div>
    </details>
  );
}
