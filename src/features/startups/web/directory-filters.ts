import type { AddressChange } from '#shared/web/use-address.ts';
import type { StartupSort } from '../contract/startup.ts';
import { FILTERS_OF_SEVERAL } from '../domain/filters.ts';

/** What an address may narrow the directory by. */
export const DIRECTORY_FILTERS = [
  'q',
  'sector',
  'region',
  'stage',
  'country',
  'city',
  'businessModel',
  'tractionTier',
  'evidence',
  'ticket',
  'currency',
  'fit',
  'verified',
] as const;

/** Orders as the head of a list says them. */
export const ORDER_WORDS: Readonly<Record<StartupSort, string>> = {
  newest: 'newest first',
  traction: 'most users first',
  revenue: 'highest revenue first',
  name: 'by name',
  fit: 'best fit first',
};

export const NO_FILTERS: AddressChange = Object.fromEntries(
  [...DIRECTORY_FILTERS, 'sort', 'page'].map((name) => [name, null]),
);

type DirectoryQuery = Partial<
  Record<Exclude<(typeof DIRECTORY_FILTERS)[number], 'businessModel' | 'evidence' | 'verified'>, string>
>;

/** The filters of an address as the calls take them. What none of them knows is refused there, and said. */
export function directoryQuery(search: URLSearchParams, q: string): DirectoryQuery {
  const values = DIRECTORY_FILTERS.flatMap((name) => {
    const value = name === 'q' ? q : search.get(name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(values);
}

/** The order an address asks for; none for the usual one. */
export function sortOf(search: URLSearchParams): StartupSort | undefined {
  const asked = search.get('sort');
  const sorts: readonly string[] = Object.keys(ORDER_WORDS);
  // The keys are those of the type.
  return asked !== null && asked !== 'newest' && sorts.includes(asked) ? (asked as StartupSort) : undefined;
}

/** How much the directory is narrowed by, beside the words looked for. */
export const chosenIn = (search: URLSearchParams): number =>
  DIRECTORY_FILTERS.filter((name) => name !== 'q' && name !== 'currency')
    .flatMap((name) => {
      const text = search.get(name) ?? '';
      return FILTERS_OF_SEVERAL.has(name) ? text.split(',') : [text];
    })
    .filter((value) => value.trim() !== '' && value.trim() !== 'all').length;
