import { useAddress } from './use-address.ts';

export type Shown<Value extends string> = { readonly value: Value; readonly label: string };

/** Which part of a list is shown, as the address says under `name`; the first where it names none of them. */
export function useShown<Value extends string>(
  name: string,
  parts: readonly [Shown<Value>, ...Shown<Value>[]],
): Value {
  const [search] = useAddress();
  const given = search.get(name);
  return (parts.find(({ value }) => value === given) ?? parts[0]).value;
}
