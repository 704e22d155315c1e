import type { Quantity } from '#shared/domain/exact.ts';
import { toNumber } from '#shared/domain/fixed.ts';
import type { Outcome } from '#features/cap-table/domain/refusal.ts';

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

export function numeric(given: Given, ...names: string[]): Quantity | undefined {
  return field<Quantity | undefined>(given, names.join(' '), undefined);
}

export function list(given: Given, ...names: string[]): Given[] {
  return field<Given[]>(given, names.join(' '), []);
}

/** Exact decimals become numbers; a refusal becomes an object with its code. */
export function answer<T>(outcome: Outcome<T>, shape: (value: T) => unknown = (value) => value): unknown {
  return outcome.ok ? plain(shape(outcome.value)) : { ...outcome, error: outcome.code, status: 400 };
}

function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return toNumber(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}
