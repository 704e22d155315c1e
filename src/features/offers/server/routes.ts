import { implement } from '#shared/server/implement.ts';
import { offerEndpoints } from '../contract.ts';
import {
  handleConfirm,
  handleCounter,
  handleNewOffer,
  handleOffer,
  handleOffers,
  handleWithdraw,
} from './offers.ts';
import { handleReceipt, handleTermSheet } from './papers.ts';

export const offerRoutes = implement(offerEndpoints, {
  'GET /api/offers': handleOffers,
  'POST /api/offers': handleNewOffer,
  'GET /api/offers/{id}': handleOffer,
  'POST /api/offers/{id}/terms': handleCounter,
  'POST /api/offers/{id}/confirm': handleConfirm,
  'POST /api/offers/{id}/withdraw': handleWithdraw,
  'GET /api/offers/{id}/term-sheet': handleTermSheet,
  'GET /api/offers/{id}/statements/{statementId}/receipt': handleReceipt,
});
