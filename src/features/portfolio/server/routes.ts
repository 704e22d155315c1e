import { invalid, notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { refuseFuture, minorUnits } from '#shared/server/refusals.ts';
import type { InvestmentChanges } from '../contract/investment.ts';
import { investmentEndpoints } from '../contract.ts';
import { answer, firmFor, present, recordInvestment } from './investments.ts';
import { listReceivedOffers, recordOffer } from './received-offers.ts';
import {
  findScope,
  type InvestmentRow,
  type InvestmentValues,
  lockCompany,
  markInvestmentRemoved,
  shareCompany,
  updateInvestment,
} from './queries.ts';
import { investmentOf, refuseBrokenTimeline, refuseStale } from './record-entry.ts';

/** The stored terms with the changes over them; an amount left alone keeps its minor units. */
function changed(row: InvestmentRow, changes: InvestmentChanges): InvestmentValues {
  const { investmentAmount, valuation, shared: _shared, version: _version, ...terms } = changes;
  const currency = terms.currency ?? row.currency;
  if (currency !== row.currency && investmentAmount === undefined)
    throw invalid('investmentAmount', 'Give the amount in the new currency');
  if (currency !== row.currency && valuation === undefined && row.valuationMinor !== null)
    throw invalid('valuation', 'Give the valuation in the new currency');
  return {
    ...row,
    ...terms,
    currency,
    amountMinor:
      investmentAmount === undefined
        ? row.amountMinor
        : minorUnits('investmentAmount', investmentAmount, currency),
    valuationMinor:
      valuation === undefined
        ? row.valuationMinor
        : valuation === null
          ? null
          : minorUnits('valuation', valuation, currency),
  };
}

export const investmentRoutes = implement(investmentEndpoints, {
  'POST /api/portfolio/investments': (call) => recordInvestment(call, call.body),

  'GET /api/portfolio/offers': ({ actor, db }) => listReceivedOffers(db, actor),

  'POST /api/portfolio/offers/{id}': recordOffer,

  'PATCH /api/portfolio/investments/{id}': async (call) => {
    const { actor, params, body, db, services } = call;
    const scope = await findScope(db, actor.id);
    const row = await present(db, scope, params.id);
    if (row.removedAt !== null) throw notFound();
    refuseStale(investmentOf(row, scope), body.version);
    if (body.dealDate !== undefined) refuseFuture('dealDate', body.dealDate, services.now());
    await lockCompany(db, row.ownerId, row.startupId);
    await updateInvestment(db, { id: row.id, values: changed(row, body), now: services.now() });
    if (body.shared !== undefined && body.shared !== investmentOf(row, scope).shared) {
      if (row.ownerId !== actor.id) throw invalid('shared', 'Only the owner decides what is shared');
      const firmId = firmFor(scope, body.shared, []);
      await shareCompany(db, row.ownerId, { startupId: row.startupId, firmId });
    }
    await refuseBrokenTimeline(db, scope, { startupId: row.startupId, path: 'dealDate' });
    return answer(call, scope, row.id, row.firmId);
  },

  'DELETE /api/portfolio/investments/{id}': async (call) => {
    const { actor, params, db, services } = call;
    const scope = await findScope(db, actor.id);
    const row = await present(db, scope, params.id);
    if (row.removedAt !== null) throw notFound();
    await lockCompany(db, row.ownerId, row.startupId);
    await markInvestmentRemoved(db, row.id, services.now());
    await refuseBrokenTimeline(db, scope, { startupId: row.startupId, path: 'id' });
    return answer(call, scope, row.id);
  },

  'POST /api/portfolio/investments/{id}/restore': async (call) => {
    const { actor, params, db } = call;
    const scope = await findScope(db, actor.id);
    const row = await present(db, scope, params.id);
    await lockCompany(db, row.ownerId, row.startupId);
    if (row.removedAt !== null) await markInvestmentRemoved(db, row.id, null);
    await refuseBrokenTimeline(db, scope, { startupId: row.startupId, path: 'id' });
    return answer(call, scope, row.id);
  },
});
