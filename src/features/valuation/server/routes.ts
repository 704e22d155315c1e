import { implement } from '#shared/server/implement.ts';
import { valuationEndpoints } from '../contract.ts';
import { valuations } from './valuation.ts';

export const valuationRoutes = implement(valuationEndpoints, {
  'POST /api/startups/{id}/valuation': (call) => valuations.generateFor(call, call.body?.inputs ?? {}),
  'GET /api/startups/{id}/valuation': (call) => valuations.open(call),
  'GET /api/startups/{id}/valuation/versions': (call) => valuations.list(call),
});
