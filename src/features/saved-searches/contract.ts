import { z } from 'zod';
import { StartupCard, StartupFilters, STARTUP_SORTS } from '#features/startups/contract/startup.ts';
import { byId } from '#shared/contract/by-id.ts';
import { Done } from '#shared/contract/done.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { line, oneOf, toggleField, versionField } from '#shared/contract/fields.ts';
import { pageQuery } from '#shared/contract/page.ts';

const NO_FILTERS = new Set(['sort', 'currency']);

/** The filters of the startup directory, at least one, and the order of the list. */
export const SavedQuery = StartupFilters.omit({ ids: true })
  .extend({ sort: oneOf(STARTUP_SORTS, 'Unknown order').optional() })
  .refine(
    (query) => Object.entries(query).some(([name, value]) => value !== undefined && !NO_FILTERS.has(name)),
    { error: 'Choose at least one filter first' },
  );
export type SavedQuery = z.output<typeof SavedQuery>;

const name = () => line('Give the search a name', { max: 80 });

export const SavedSearchForm = z.strictObject({ name: name(), query: SavedQuery, isAlerting: toggleField() });
/** Another name, or alerts on or off; the version is the one that was read. */
export const SavedSearchUpdate = z.strictObject({
  name: name(),
  isAlerting: toggleField(),
  version: versionField(),
});

/** A search of the reader's own. `newCount` are startups found since the reader last looked. */
export const SavedSearch = z.object({
  id: z.int(),
  name: z.string(),
  query: SavedQuery,
  isAlerting: z.boolean(),
  newCount: z.int(),
  lastFoundAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  version: z.int(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** A startup that a search has found since it was saved. */
export const SearchHit = z.object({ startup: StartupCard, foundAt: z.iso.datetime(), isNew: z.boolean() });
export type SearchHit = z.infer<typeof SearchHit>;

export const savedSearchEndpoints = endpoints({
  'GET /api/saved-searches': {
    summary: 'My saved searches, newest first',
    access: 'member',
    response: z.array(SavedSearch),
    list: true,
  },
  'POST /api/saved-searches': {
    summary: 'Saves a search of the startup directory, with or without alerts',
    access: 'member',
    realOnly: true,
    mostPerDay: 100,
    body: SavedSearchForm,
    response: SavedSearch,
    created: true,
  },
  'GET /api/saved-searches/{id}': {
    summary: 'A saved search of mine',
    access: 'member',
    params: byId,
    response: SavedSearch,
  },
  'PUT /api/saved-searches/{id}': {
    summary:
      'Renames a saved search, or turns its alerts on or off; 409 with the newer state when it changed meanwhile',
    access: 'member',
    params: byId,
    body: SavedSearchUpdate,
    response: SavedSearch,
  },
  'DELETE /api/saved-searches/{id}': {
    summary: 'Deletes a saved search with what it has found',
    access: 'member',
    params: byId,
    response: Done,
  },
  'GET /api/saved-searches/{id}/hits': {
    summary: 'Startups that the search has found since it was saved and that I may see, the latest first',
    access: 'member',
    params: byId,
    query: z.strictObject(pageQuery),
    response: z.array(SearchHit),
    list: true,
  },
  'POST /api/saved-searches/{id}/seen': {
    summary: 'Marks what a search has found as seen, and its alert as read',
    access: 'member',
    params: byId,
    response: Done,
  },
});
