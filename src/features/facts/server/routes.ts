import { implement } from '#shared/server/implement.ts';
import { factEndpoints } from '../contract.ts';
import { readFacts } from './facts.ts';

export const factRoutes = implement(factEndpoints, {
  'GET /api/startups/{id}/facts': (call) => readFacts(call.db, call, call.params.id),
});
