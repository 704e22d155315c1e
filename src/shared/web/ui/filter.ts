import { useAddress } from '../use-address.ts';
import { type Option } from './select-field.tsx';

/** A filter held in the address, `[value, choose]`; a change goes back to the first page. */
export function useFilter(name: string): [string, (value: string | null) => void] {
  const [search, change] = useAddress();
  return [search.get(name) ?? '', (next) => change({ [name]: next, page: null })];
}

/** A shared address may name what the list does not: it stays chosen, as written. */
export function withCurrent(options: readonly Option[], value: string): readonly Option[] {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return isKnown ? options : [...options, { value, label: value.replaceAll(',', ', ') }];
}
