import { implement } from '#shared/server/implement.ts';
import { factEndpoints } from '../contract.ts';
import { readFacts } from './facts.ts';

export const factRoutes = implement(factEndpoints, {
  'GET /api/startups/{id}/facts': ({ actor, params, db, services }) =>
    readFacts(db, actor, params.id, services.now()),
});
