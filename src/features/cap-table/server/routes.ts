import { implement } from '#shared/server/implement.ts';
import { capTableEndpoints } from '../contract.ts';
import { capTables } from './cap-table.ts';
import { handleProposals, handleTakeUp } from './offers.ts';

export const capTableRoutes = implement(capTableEndpoints, {
  'POST /api/startups/{id}/cap-table': (call) => capTables.generateFor(call, call.body),
  'GET /api/startups/{id}/cap-table': (call) => capTables.open(call),
  'GET /api/startups/{id}/cap-table/offers': handleProposals,
  'POST /api/startups/{id}/cap-table/offers/{offerId}': handleTakeUp,
  'GET /api/startups/{id}/cap-table/versions': (call) => capTables.list(call),
});
