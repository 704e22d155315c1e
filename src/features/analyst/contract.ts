import { z } from 'zod';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { wholeNumber } from '#shared/contract/fields.ts';
import { digits } from '#shared/contract/page.ts';
import { ProposalsAnswer } from './contract/proposals.ts';

const ofVersion = z.strictObject({ version: digits(1, 1_000_000) });
const Asked = z.strictObject({ version: wholeNumber('Which version? A whole number from 1') });

/**
 * What a language model proposes about a document. Optional: the state says when none is configured. Its text is sent
 * only after an owner allowed it for that version; whoever may not read the document is answered 404.
 */
export const analystEndpoints = endpoints({
  'GET /api/documents/{id}/proposals': {
    summary: 'Whether a model may read a version, how far it is, and what it proposes',
    access: 'member',
    params: byId,
    query: ofVersion,
    response: ProposalsAnswer,
  },
  'POST /api/documents/{id}/proposals': {
    summary:
      'Asks the model about a version that an owner allowed it to read; 409 before that, 503 when it is off',
    access: 'member',
    realOnly: true,
    params: byId,
    body: Asked,
    response: ProposalsAnswer,
  },
  'PUT /api/documents/{id}/proposals/consent': {
    summary: 'An owner allows the configured model to read a version',
    access: 'member',
    realOnly: true,
    params: byId,
    body: Asked,
    response: ProposalsAnswer,
  },
  'DELETE /api/documents/{id}/proposals/consent': {
    summary: 'An owner takes it back; what the model said about the version is deleted',
    access: 'member',
    params: byId,
    query: ofVersion,
    response: ProposalsAnswer,
  },
});
