import { z } from 'zod';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { digits, pageQuery } from '#shared/contract/page.ts';
import { ModelAnswer, ModelVersion } from './contract/answer.ts';
import { ModelForm } from './contract/request.ts';

/** A startup's financial model, for its team alone; everybody else is answered 404. */
export const modelEndpoints = endpoints({
  'POST /api/startups/{id}/financial-model': {
    summary: 'Generates a model and keeps it as a version; the same inputs as the latest answer that one',
    access: 'member',
    params: byId,
    body: ModelForm,
    response: ModelAnswer,
    created: true,
  },
  'GET /api/startups/{id}/financial-model': {
    summary: 'The latest version, or the one asked for; 404 before the first',
    access: 'member',
    params: byId,
    query: z.strictObject({ version: digits(1, 1_000_000).optional() }),
    response: ModelAnswer,
  },
  'GET /api/startups/{id}/financial-model/versions': {
    summary: 'Who generated the model and when, newest first',
    access: 'member',
    params: byId,
    query: z.strictObject(pageQuery),
    response: z.array(ModelVersion),
    list: true,
  },
});
