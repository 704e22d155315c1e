import { sectorIdOf, sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf, stageLabel } from '#shared/domain/catalogue/stages.ts';
import { countryLabel, countryOf } from '#shared/domain/catalogue/countries.ts';
import type { Member, Services } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import type { PortfolioCompany, PortfolioStartup } from '../contract/overview.ts';
import type { CompanyHolding } from '../domain/company-holding.ts';
import { positionMultiple } from '../domain/company-position.ts';
import { performanceScore, riskLevel } from '../domain/company-score.ts';
import type { RateBook } from '#shared/domain/exchange-rate.ts';
import { findOwnRateBook } from '#features/currencies/server/rates.ts';
import { companiesOf, type CompanyLedger } from '../domain/ledger.ts';
import { toNumber } from '#shared/domain/exact.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { PortfolioSummary } from '../domain/portfolio-summary.ts';
import { runwayOn } from '../domain/runway.ts';
import {
  findInvestments,
  findScope,
  findStartupsByIds,
  type InvestmentRow,
  type Scope,
  type StartupRow,
} from './queries.ts';
import { findCompaniesByIds, type OutsideCompanyRow } from './queries-companies.ts';
import { findEvents, type EventRow } from './queries-events.ts';

/** Everything a member's portfolio is reckoned from, on the day of the call. */
export type Records = {
  readonly scope: Scope;
  readonly asOf: string;
  /** The newest deal first. */
  readonly investments: readonly InvestmentRow[];
  readonly events: readonly EventRow[];
  readonly ledgers: readonly CompanyLedger[];
  readonly book: RateBook;
  /** Those still to be seen on the platform. */
  readonly startups: ReadonlyMap<number, StartupRow>;
  /** Those that never were in the directory. */
  readonly outside: ReadonlyMap<number, OutsideCompanyRow>;
};

type ReadContext = { readonly db: Db; readonly actor: Member; readonly services: Services };

/** Loads the records a member reaches; those of one startup where one is named. */
export async function loadRecords(
  { db, actor, services }: ReadContext,
  startupId?: number,
): Promise<Records> {
  const scope = await findScope(db, actor.id);
  const [investments, events, book] = await Promise.all([
    findInvestments(db, scope, startupId),
    findEvents(db, scope, startupId),
    findOwnRateBook(db, actor.id),
  ]);
  const ids = [...new Set(investments.map((row) => row.startupId))];
  const startups = new Map((await findStartupsByIds(db, ids)).map((row) => [row.id, row]));
  const outside = new Map((await findCompaniesByIds(db, ids)).map((row) => [row.id, row]));
  return {
    scope,
    asOf: dayOf(services.now()),
    investments,
    events,
    ledgers: companiesOf(investments, events),
    book,
    startups,
    outside,
  };
}

const labelOf = <Id extends string>(
  text: string | null | undefined,
  idOf: (text: string) => Id | null,
  label: (id: Id) => string,
): string | null => {
  const id = text == null ? null : idOf(text);
  return id === null ? null : label(id);
};

/** A company as a portfolio shows it, by the name it was recorded under once it has left the platform. */
export function startupOf({ startupId, startupName }: CompanyLedger, records: Records): PortfolioStartup {
  const row = records.startups.get(startupId);
  const facts = row ?? records.outside.get(startupId);
  return {
    id: startupId,
    name: facts?.name ?? startupName,
    sector: labelOf(facts?.sectorId, sectorIdOf, sectorLabel),
    logoUrl: row?.logoUrl ?? null,
    country: labelOf(facts?.country, countryOf, countryLabel),
    stage: labelOf(row?.stageId, stageIdOf, stageLabel),
    isDemo: row?.isDemo ?? false,
    isListed: row !== undefined,
    isOutside: records.outside.has(startupId),
  };
}

/** One company's card: its place in the whole, with money in dollars where every rate is known. */
export function companyOf(
  holding: CompanyHolding,
  summary: PortfolioSummary,
  records: Records,
): PortfolioCompany {
  const { ledger, position, missing } = holding;
  const dollars = summary.companies[ledger.key];
  const runwayMonths = runwayOn(ledger.events, records.asOf);
  const isOwnKnown = holding.isOwnComplete;
  const moic = dollars?.moic ?? (isOwnKnown ? positionMultiple(position) : null);
  const score = performanceScore({
    moic,
    raisedAgainWithin24Months: position.raisedAgainWithin24Months,
    runwayMonths,
  });
  return {
    id: ledger.startupId,
    startup: startupOf(ledger, records),
    mine: ledger.ownerId === records.scope.userId,
    status: position.status,
    totalInvested: dollars?.totalInvested ?? null,
    currentValuation: dollars?.currentValuation ?? null,
    proceeds: dollars?.proceeds ?? null,
    own: isOwnKnown
      ? {
          invested: Number(position.invested),
          value: Number(position.value),
          proceeds: toNumber(position.proceeds),
        }
      : null,
    ownershipPercentage: toNumber(position.ownershipPct),
    moic,
    performanceScore: score.scorePercent,
    scoreParts: score.components,
    riskLevel: riskLevel({ moic, runwayMonths }),
    runwayMonths,
    basis: position.basis,
    markedOn: position.markedOn,
    ownCurrency: holding.currency,
    missingRates: [...missing],
    notes: position.notes,
  };
}
