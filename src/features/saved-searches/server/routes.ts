import { implement } from '#shared/server/implement.ts';
import { savedSearchEndpoints } from '../contract.ts';
import {
  handleHits,
  handleOne,
  handleRemoval,
  handleSaving,
  handleSearches,
  handleSeen,
  handleUpdate,
} from './saved-searches.ts';

export const savedSearchRoutes = implement(savedSearchEndpoints, {
  'GET /api/saved-searches': handleSearches,
  'POST /api/saved-searches': handleSaving,
  'GET /api/saved-searches/{id}': handleOne,
  'PUT /api/saved-searches/{id}': handleUpdate,
  'DELETE /api/saved-searches/{id}': handleRemoval,
  'GET /api/saved-searches/{id}/hits': handleHits,
  'POST /api/saved-searches/{id}/seen': handleSeen,
});
