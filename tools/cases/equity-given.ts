import type { Numeric } from '#features/cap-table/domain/fixed.ts';

/** A case's `given`, whose fields may go by more than one name. */
export type Given = Readonly<Record<string, unknown>>;

/** The one place where a case file's untyped JSON is trusted to be an object. */
export function asGiven(value: unknown): Given {
  return value as Given;
}

/**
 * The first of these fields (names separated by blanks) that is there, trusted to be like the fallback: the engine checks
 * values itself.
 */
export function field<T>(given: Given, names: string, fallback: T): T {
  const name = names.split(' ').find((each) => given[each] !== undefined && given[each] !== null);
  return name === undefined ? fallback : (given[name] as T);
}

export function numeric(given: Given, ...names: string[]): Numeric | undefined {
  return field<Numeric | undefined>(given, names.join(' '), undefined);
}

export function list(given: Given, ...names: string[]): Given[] {
  return field<Given[]>(given, names.join(' '), []);
}
