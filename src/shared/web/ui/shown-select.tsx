import { useAddress } from '../use-address.ts';
import { type Option, SelectField } from './select-field.tsx';

/** Chooses which part of a list is shown; the choice lives in the address under `name`. */
export function ShownSelect({
  name,
  parts,
  value,
}: {
  name: string;
  parts: readonly Option[];
  value: string;
}) {
  const [, change] = useAddress();
  return (
    <SelectField
      label="Show"
      hideLabel
      options={parts}
      value={value}
      onChange={(event) => change({ [name]: event.target.value, page: null })}
    />
  );
}
