import { roundTypeLabel, type RoundTypeId } from '#shared/domain/catalogue/stages.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { toMajor } from '#shared/domain/money.ts';
import type { Services } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { invalid } from '#platform/http/errors.ts';
import { changedMeanwhile, minorUnits } from '#shared/server/refusals.ts';
import type { PortfolioEvent } from '../contract/event.ts';
import type { Investment, InvestmentTerms } from '../contract/investment.ts';
import {
  ANTI_DILUTION,
  companiesOf,
  type EventKind,
  type LedgerEvent,
  timelineProblem,
} from '../domain/ledger.ts';
import { findInvestments, type InvestmentRow, type InvestmentValues, type Scope } from './queries.ts';
import { type EventRow, type EventValues, findEvents } from './queries-events.ts';

export const MOST_RECORDS = 5_000;

/** What the forms have in common; a form without a field has none of it. */
export type Told = {
  readonly date: string;
  readonly currency?: CurrencyCode | undefined;
  readonly amount?: number | null | undefined;
  readonly soldPercentage?: number;
  readonly raised?: number;
  readonly postMoney?: number;
  readonly runwayMonths?: number | null | undefined;
  readonly reason?: string | null | undefined;
  readonly evidence?: string | null | undefined;
};

/** What is written of an event as it was told. */
export function eventValuesOf(
  kind: EventKind,
  told: Told,
  currency: CurrencyCode,
): Omit<EventValues, 'startupId'> {
  const minor = (path: string, amount: number | null | undefined) =>
    amount == null ? null : minorUnits(path, amount, currency);
  return {
    kind,
    date: told.date,
    currency,
    amountMinor: kind === 'round' ? minor('postMoney', told.postMoney) : minor('amount', told.amount),
    soldPercentage: told.soldPercentage ?? null,
    raisedMinor: minor('raised', told.raised),
    runwayMonths: told.runwayMonths ?? null,
    reason: told.reason ?? null,
    evidence: told.evidence ?? null,
  };
}

/** What is written of a filled-in form. */
export function valuesOf(
  { investmentAmount, valuation, shared: _shared, ...form }: InvestmentTerms,
  company: { readonly id: number; readonly name: string },
): InvestmentValues {
  return {
    ...form,
    startupId: company.id,
    startupName: company.name,
    amountMinor: minorUnits('investmentAmount', investmentAmount, form.currency),
    valuationMinor: valuation == null ? null : minorUnits('valuation', valuation, form.currency),
    equityPercentage: form.equityPercentage ?? null,
    antiDilutionRights: form.antiDilutionRights ?? null,
    notes: form.notes ?? null,
  };
}

/** Refuses records of a company that contradict each other; the caller's transaction is undone by it. */
export async function refuseBrokenTimeline(
  db: Db,
  scope: Scope,
  { startupId, path }: { startupId: number; path: string },
): Promise<void> {
  const [investments, events] = [
    await findInvestments(db, scope, startupId),
    await findEvents(db, scope, startupId),
  ];
  for (const ledger of companiesOf(investments, events)) {
    const problem = timelineProblem(ledger);
    if (problem !== null) throw invalid(path, problem);
  }
}

/** Refuses a change of what has become another version; `current` is what it is now. */
export function refuseStale(
  current: { readonly version: number },
  version: number | undefined = current.version,
): void {
  if (version !== current.version) throw changedMeanwhile(current);
}

/** Lets the open screens of colleagues read again, if any of `firmIds` is the firm they share with the actor. */
export async function publishToColleagues(
  { db, services }: { db: Db; services: Services },
  scope: Scope,
  firmIds: readonly (number | null)[],
): Promise<void> {
  if (scope.firm === null || !firmIds.includes(scope.firm.id)) return;
  for (const userId of scope.colleagues) {
    if (userId !== scope.userId) await services.events.publish(db, { userId, topic: 'portfolio' });
  }
}

/** An investment as its readers see it. */
export function investmentOf(row: InvestmentRow, scope: Scope): Investment {
  const { ownerId, firmId, removedAt: _removedAt, amountMinor, valuationMinor, ...rest } = row;
  return {
    ...rest,
    investmentAmount: toMajor(amountMinor, row.currency),
    valuation: valuationMinor === null ? null : toMajor(valuationMinor, row.currency),
    // Only ids of the catalogue are written.
    roundType: roundTypeLabel(row.roundType as RoundTypeId),
    antiDilutionRights: ANTI_DILUTION.find(({ id }) => id === row.antiDilutionRights)?.label ?? null,
    shared: firmId !== null && firmId === scope.firm?.id,
    mine: ownerId === scope.userId,
  };
}

const majorOf = (minor: number | null, { currency }: LedgerEvent): number | null =>
  minor === null ? null : toMajor(minor, currency);

/** An event as its readers see it. */
export function eventOf(row: EventRow): PortfolioEvent {
  const {
    ownerId: _ownerId,
    firmId: _firmId,
    removedAt: _removedAt,
    amountMinor,
    raisedMinor,
    ...rest
  } = row;
  return { ...rest, amount: majorOf(amountMinor, row), raised: majorOf(raisedMinor, row) };
}
