import { type Filters, filterChips } from '#features/startups/contract/filter-words.ts';
import type { SavedSearch } from '../contract.ts';

export const LIST = 'GET /api/saved-searches';
export const REFRESHES = [LIST, 'GET /api/saved-searches/{id}'];

/** What a search asks for in one line: `FinTech, Nigeria, Fit 70% or more`. */
export const searchWords = (filters: Filters): string =>
  filterChips(filters)
    .map(({ text }) => text)
    .join(', ');

/** The directory narrowed to a saved search. */
export function searchHref(query: SavedSearch['query']): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.set(name, [value].flat().join(','));
  return `/startups?${address.toString().replaceAll('%2C', ',')}`;
}
