import type { Services } from '#shared/server/context.ts';
import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import type { Db } from '#platform/postgres/db.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { type Call, implement } from '#shared/server/implement.ts';
import { refuseFuture, minorUnits } from '#shared/server/refusals.ts';
import type { InvestmentChanges } from '../contract/investment.ts';
import { investmentEndpoints } from '../contract.ts';
import {
  findInvestment,
  findInvestments,
  findScope,
  insertInvestment,
  type InvestmentRow,
  type InvestmentValues,
  lockCompany,
  markInvestmentRemoved,
  type Scope,
  shareCompany,
  updateInvestment,
} from './queries.ts';
import { companyInvestedIn } from './outside-company.ts';
import {
  investmentOf,
  MOST_RECORDS,
  refuseBrokenTimeline,
  refuseStale,
  publishToColleagues,
  valuesOf,
} from './record-entry.ts';

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

/** The firm a record is shared with: as asked, else as the company's other records are. */
function firmFor(scope: Scope, shared: boolean | undefined, others: readonly InvestmentRow[]): number | null {
  if (shared === true && scope.firm === null)
    throw invalid('shared', 'You are in no firm to share this with');
  if (shared === undefined) return others[0]?.firmId ?? null;
  return shared ? (scope.firm?.id ?? null) : null;
}

async function present(db: Db, scope: Scope, id: number): Promise<InvestmentRow> {
  const row = await findInvestment(db, scope, id);
  if (row === undefined) throw notFound();
  return row;
}

type Changing = {
  readonly db: Db;
  readonly services: Services;
  readonly enqueue: Call<Endpoint>['enqueue'];
};

/** The changed investment; colleagues who see it now or saw it before are told, and what the owner holds counts in their matches. */
async function answer(call: Changing, scope: Scope, id: number, formerFirmId: number | null = null) {
  const row = await present(call.db, scope, id);
  await publishToColleagues(call, scope, [row.firmId, formerFirmId]);
  await call.enqueue('matching-refresh', { ownerId: row.ownerId }, `owner:${row.ownerId}`);
  return investmentOf(row, scope);
}

export const investmentRoutes = implement(investmentEndpoints, {
  'POST /api/portfolio/investments': async (call) => {
    const { actor, body, db, services } = call;
    const now = services.now();
    refuseFuture('dealDate', body.dealDate, now);
    await takeTurns(db, `portfolio ${actor.id}`);
    const scope = await findScope(db, actor.id);
    const held = await findInvestments(db, scope);
    const { startupId: wanted, company: described, ...terms } = body;
    const company = await companyInvestedIn(
      { db, actor, now },
      { startupId: wanted, company: described },
      held,
    );
    await lockCompany(db, actor.id, company.id);
    const mine = held.filter(({ ownerId }) => ownerId === actor.id);
    if (mine.length >= MOST_RECORDS)
      throw invalid('startupId', 'A portfolio keeps at most 5,000 investments');
    const others = mine.filter(({ startupId }) => startupId === company.id);
    const firmId = firmFor(scope, body.shared, others);
    const author = { owner: actor.id, by: actor.id, firmId, now };
    const id = await insertInvestment(db, valuesOf(terms, company), author);
    await shareCompany(db, actor.id, { startupId: company.id, firmId });
    await refuseBrokenTimeline(db, scope, { startupId: company.id, path: 'dealDate' });
    return answer(call, scope, id, others[0]?.firmId);
  },

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
