import { implement } from '#shared/server/implement.ts';
import { dealSummaryEndpoints } from '../contract.ts';
import { fileDealSummary, openDealSummary, printDealSummary } from './deal-summary.ts';

export const dealSummaryRoutes = implement(dealSummaryEndpoints, {
  'GET /api/startups/{id}/deal-summary': openDealSummary,

  'GET /api/startups/{id}/deal-summary/file': async (call) => {
    const { name, pdf } = await printDealSummary(call);
    return call.reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  },

  'POST /api/startups/{id}/deal-summary/versions': fileDealSummary,
});
