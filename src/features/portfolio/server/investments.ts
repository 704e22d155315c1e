import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import type { Db } from '#platform/postgres/db.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { Member, Services } from '#shared/server/context.ts';
import type { Call } from '#shared/server/implement.ts';
import { refuseFuture } from '#shared/server/refusals.ts';
import type { Investment, InvestmentForm } from '../contract/investment.ts';
import { companyInvestedIn } from './outside-company.ts';
import {
  findInvestment,
  findInvestments,
  findScope,
  insertInvestment,
  type InvestmentRow,
  lockCompany,
  type Scope,
  shareCompany,
} from './queries.ts';
import {
  investmentOf,
  MOST_RECORDS,
  publishToColleagues,
  refuseBrokenTimeline,
  valuesOf,
} from './record-entry.ts';

/** The firm a record is shared with: as asked, else as the company's other records are. */
export function firmFor(
  scope: Scope,
  shared: boolean | undefined,
  others: readonly InvestmentRow[],
): number | null {
  if (shared === true && scope.firm === null)
    throw invalid('shared', 'You are in no firm to share this with');
  if (shared === undefined) return others[0]?.firmId ?? null;
  return shared ? (scope.firm?.id ?? null) : null;
}

export async function present(db: Db, scope: Scope, id: number): Promise<InvestmentRow> {
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
export async function answer(call: Changing, scope: Scope, id: number, formerFirmId: number | null = null) {
  const row = await present(call.db, scope, id);
  await publishToColleagues(call, scope, [row.firmId, formerFirmId]);
  await call.enqueue('matching-refresh', { ownerId: row.ownerId }, `owner:${row.ownerId}`);
  return investmentOf(row, scope);
}

/** Records an investment, the first in a company or a follow-on; `offerId` is the offer it came from. */
export async function recordInvestment(
  call: Changing & { readonly actor: Member },
  { startupId: wanted, company: described, ...terms }: InvestmentForm,
  offerId: number | null = null,
): Promise<Investment> {
  const { actor, db, services } = call;
  const now = services.now();
  refuseFuture('dealDate', terms.dealDate, now);
  await takeTurns(db, `portfolio ${actor.id}`);
  const scope = await findScope(db, actor.id);
  const held = await findInvestments(db, scope);
  const company = await companyInvestedIn(
    { db, actor, now },
    { startupId: wanted, company: described },
    held,
  );
  await lockCompany(db, actor.id, company.id);
  const mine = held.filter(({ ownerId }) => ownerId === actor.id);
  if (mine.length >= MOST_RECORDS) throw invalid('startupId', 'A portfolio keeps at most 5,000 investments');
  const others = mine.filter(({ startupId }) => startupId === company.id);
  const firmId = firmFor(scope, terms.shared, others);
  const author = { owner: actor.id, by: actor.id, firmId, now };
  const id = await insertInvestment(db, { ...valuesOf(terms, company), offerId }, author);
  await shareCompany(db, actor.id, { startupId: company.id, firmId });
  await refuseBrokenTimeline(db, scope, { startupId: company.id, path: 'dealDate' });
  return answer(call, scope, id, others[0]?.firmId);
}
