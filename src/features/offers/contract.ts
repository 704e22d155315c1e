import { z } from 'zod';
import { LedgerReceipt } from '#features/access-ledger/contract/entry.ts';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { idParam, oneOf } from '#shared/contract/fields.ts';
import { digits, pageQuery } from '#shared/contract/page.ts';
import { Offer, OfferSummary } from './contract/offer.ts';
import { Confirmation, CounterOffer, NewOffer, Withdrawal } from './contract/request.ts';
import { LANGUAGES } from '#shared/domain/paper-language.ts';

/** Offers between an investor and a startup; to everybody else there are none. */
export const offerEndpoints = endpoints({
  'GET /api/offers': {
    summary: 'The caller’s offers on either side, what moved last first; of one startup, where it is named',
    access: 'member',
    query: z.strictObject({ ...pageQuery, startup: idParam('Not a valid startup').optional() }),
    response: z.array(OfferSummary),
    list: true,
  },
  'POST /api/offers': {
    summary: 'Makes an offer, between people in conversation',
    access: 'member',
    mostPerDay: 20,
    body: NewOffer,
    response: Offer,
    created: true,
  },
  'GET /api/offers/{id}': {
    summary: 'An offer with all its terms and statements, for its two sides',
    access: 'member',
    params: byId,
    response: Offer,
  },
  'POST /api/offers/{id}/terms': {
    summary: 'Proposes other terms: a version of its own, from which both begin again',
    access: 'member',
    mostPerDay: 50,
    params: byId,
    body: CounterOffer,
    response: Offer,
    created: true,
  },
  'POST /api/offers/{id}/confirm': {
    summary: 'Confirms the next step for the caller’s side; it is reached when both have',
    access: 'member',
    params: byId,
    body: Confirmation,
    response: Offer,
  },
  'POST /api/offers/{id}/withdraw': {
    summary: 'Ends an offer that is not signed by both',
    access: 'member',
    params: byId,
    body: Withdrawal,
    response: Offer,
  },
  'GET /api/offers/{id}/term-sheet': {
    summary: 'The terms in plain words as a PDF; no legal advice',
    access: 'member',
    params: byId,
    query: z.strictObject({
      terms: digits(1, 1000).optional(),
      lang: oneOf(LANGUAGES, 'Must be en or fr').default('en'),
    }),
    response: z.string(),
  },
  'GET /api/offers/{id}/statements/{statementId}/receipt': {
    summary: 'What proves that a statement stands in the access ledger, for both sides',
    access: 'member',
    params: byId.extend({ statementId: idParam() }),
    response: LedgerReceipt,
  },
});
