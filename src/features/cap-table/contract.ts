import { z } from 'zod';
import { byId } from '#shared/contract/by-id.ts';
import { Done } from '#shared/contract/done.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { idParam, toggleField } from '#shared/contract/fields.ts';
import { digits, pageQuery } from '#shared/contract/page.ts';
import { CapTableAnswer, OfferProposal, Version } from './contract/answer.ts';
import { CapTableForm } from './contract/request.ts';

/** 10,000 rows with every field filled. */
const LARGEST_TABLE_BYTES = 8 * 1024 * 1024;

/** A startup's cap table, for its team alone; everybody else is answered 404. */
export const capTableEndpoints = endpoints({
  'POST /api/startups/{id}/cap-table': {
    summary: 'Generates a cap table and keeps it as a version; the same inputs as the latest answer that one',
    access: 'member',
    params: byId,
    body: CapTableForm,
    response: CapTableAnswer,
    created: true,
    bodyLimitBytes: LARGEST_TABLE_BYTES,
  },
  'GET /api/startups/{id}/cap-table': {
    summary: 'The latest version, or the one asked for; 404 before the first',
    access: 'member',
    params: byId,
    query: z.strictObject({ version: digits(1, 1_000_000).optional() }),
    response: CapTableAnswer,
  },
  'GET /api/startups/{id}/cap-table/offers': {
    summary: 'Offers whose money was received and that the cap table has not taken up',
    access: 'member',
    params: byId,
    response: z.array(OfferProposal),
  },
  'POST /api/startups/{id}/cap-table/offers/{offerId}': {
    summary: 'Adds a received offer to the table, as a new version, or says that it is there already',
    access: 'member',
    params: byId.extend({ offerId: idParam() }),
    body: z.strictObject({ add: toggleField() }),
    response: Done,
  },
  'GET /api/startups/{id}/cap-table/versions': {
    summary: 'Who generated the cap table and when, newest first',
    access: 'member',
    params: byId,
    query: z.strictObject(pageQuery),
    response: z.array(Version),
    list: true,
  },
});
