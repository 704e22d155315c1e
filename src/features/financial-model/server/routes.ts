import { implement } from '#shared/server/implement.ts';
import { modelEndpoints } from '../contract.ts';
import { financialModels } from './financial-model.ts';

export const modelRoutes = implement(modelEndpoints, {
  'POST /api/startups/{id}/financial-model': (call) =>
    financialModels.generateFor(call, call.body.assumptions),
  'GET /api/startups/{id}/financial-model': (call) => financialModels.open(call),
  'GET /api/startups/{id}/financial-model/versions': (call) => financialModels.list(call),
});
