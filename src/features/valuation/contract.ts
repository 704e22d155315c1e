import { z } from 'zod';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { digits, pageQuery } from '#shared/contract/page.ts';
import { ValuationAnswer, ValuationVersion } from './contract/answer.ts';
import { ValuationForm } from './contract/request.ts';

/** A startup's valuation, for its team alone; everybody else is answered 404. */
export const valuationEndpoints = endpoints({
  'POST /api/startups/{id}/valuation': {
    summary: 'Values the startup and keeps it as a version; the same facts as the latest answer that one',
    access: 'member',
    params: byId,
    body: ValuationForm.optional(),
    response: ValuationAnswer,
  },
  'GET /api/startups/{id}/valuation': {
    summary: 'The latest version, or the one asked for; 404 before the first',
    access: 'member',
    params: byId,
    query: z.strictObject({ version: digits(1, 1_000_000).optional() }),
    response: ValuationAnswer,
  },
  'GET /api/startups/{id}/valuation/versions': {
    summary: 'Who valued the startup and when, newest first',
    access: 'member',
    params: byId,
    query: z.strictObject(pageQuery),
    response: z.array(ValuationVersion),
    list: true,
  },
});
