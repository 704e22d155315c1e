import type { CurrencyCode } from '#shared/domain/currency.ts';
import { type CompanyHolding, holdingOf } from './company-holding.ts';
import type { CompanyStatus } from './company-position.ts';
import type { RateBook } from '#shared/domain/exchange-rate.ts';
import type { CompanyLedger } from './ledger.ts';
import { sumExact, toNumber } from '#shared/domain/exact.ts';
import type { PortfolioFacts } from './portfolio-facts.ts';
import { summarisePortfolio, type PortfolioSummary } from './portfolio-summary.ts';

type Facts = Required<PortfolioFacts>;

/** How many investments the totals hold, and which rates the others wait for. */
export type Coverage = {
  readonly included: number;
  readonly total: number;
  /** By currency: the first day without a rate, and the companies left out because of it. */
  readonly missing: readonly { currency: CurrencyCode; date: string; companies: readonly string[] }[];
};

/** A portfolio on a day in dollars. Counts hold every company, money only those whose rates are known. */
export type Portfolio = {
  readonly asOf: string;
  readonly holdings: readonly CompanyHolding[];
  readonly summary: PortfolioSummary;
  readonly counts: Record<CompanyStatus, { companies: number; investments: number }>;
  /** Simple mean over active companies with known ownership, 0 to 100. */
  readonly avgOwnership: number | null;
  readonly coverage: Coverage;
};

/** The facts of several companies as one portfolio. */
export function joinFacts(asOf: string, parts: readonly Facts[]): Facts {
  return {
    asOf,
    investments: parts.flatMap(({ investments }) => investments),
    rounds: parts.flatMap(({ rounds }) => rounds),
    exits: parts.flatMap(({ exits }) => exits),
    writeOffs: parts.flatMap(({ writeOffs }) => writeOffs),
    distributions: parts.flatMap(({ distributions }) => distributions),
    partialExits: parts.flatMap(({ partialExits }) => partialExits),
    marks: parts.flatMap(({ marks }) => marks),
  };
}

const ticketsOf = (holdings: readonly CompanyHolding[]): number =>
  holdings.reduce((sum, { position }) => sum + position.tickets, 0);

function coverageOf(holdings: readonly CompanyHolding[]): Coverage {
  const gaps = holdings.flatMap(({ missing, ledger }) =>
    missing.map((gap) => ({ ...gap, company: ledger.startupName })),
  );
  const missing = [...Map.groupBy(gaps, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    date: own.map(({ date }) => date).toSorted()[0] ?? '',
    companies: [...new Set(own.map(({ company }) => company))],
  }));
  return {
    included: ticketsOf(holdings.filter(({ facts }) => facts !== null)),
    total: ticketsOf(holdings),
    missing,
  };
}

function averageOwnership(holdings: readonly CompanyHolding[]): number | null {
  const active = holdings.filter(({ position }) => position.status === 'active');
  const known = active.flatMap(({ position }) => position.ownershipPct ?? []);
  return known.length === 0 ? null : toNumber(sumExact(known).div(known.length));
}

/** Companies with a deal up to the day, as they stood on it. */
export const holdingsOf = (
  ledgers: readonly CompanyLedger[],
  book: RateBook,
  asOf: string,
): CompanyHolding[] =>
  ledgers
    .filter(({ investments }) => investments.some(({ dealDate }) => dealDate <= asOf))
    .map((ledger) => holdingOf(ledger, book, asOf));

/** Everything recorded as one portfolio in dollars on `asOf`. */
export function portfolioOf(ledgers: readonly CompanyLedger[], book: RateBook, asOf: string): Portfolio {
  const holdings = holdingsOf(ledgers, book, asOf);
  const count = (status: CompanyStatus) => {
    const own = holdings.filter(({ position }) => position.status === status);
    return {
      companies: new Set(own.map(({ ledger }) => ledger.startupId)).size,
      investments: ticketsOf(own),
    };
  };
  return {
    asOf,
    holdings,
    summary: summarisePortfolio(
      joinFacts(
        asOf,
        holdings.flatMap(({ facts }) => facts ?? []),
      ),
    ),
    counts: { active: count('active'), exited: count('exited'), 'written-off': count('written-off') },
    avgOwnership: averageOwnership(holdings),
    coverage: coverageOf(holdings),
  };
}
