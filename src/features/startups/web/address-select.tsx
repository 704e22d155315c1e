import type { useAddress } from '#shared/web/use-address.ts';
import { withCurrent } from '#shared/web/ui/filter.ts';
import { type Option, SelectField } from '#shared/web/ui/select-field.tsx';

export type Address = { search: URLSearchParams; change: ReturnType<typeof useAddress>[1] };

type AddressSelectProps = Address & {
  name: string;
  label: string;
  /** What it says while nothing is chosen. */
  all: string;
  options: readonly Option[];
};

/** A filter that lives in the address. */
export function AddressSelect({ search, change, name, label, all, options }: AddressSelectProps) {
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
}
