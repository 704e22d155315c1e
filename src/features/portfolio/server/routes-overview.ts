import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { type RoundTypeId, roundTypeLabel } from '#shared/domain/catalogue/stages.ts';
import { toMajor } from '#shared/domain/money.ts';
import { sumExact, toNumber } from '#shared/domain/exact.ts';
import { invalid } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import type { COMPANY_SORTS, Coverage, PortfolioCompany, RecentInvestment } from '../contract/overview.ts';
import { portfolioEndpoints } from '../contract.ts';
import { allocate } from '../domain/allocation.ts';
import { TOTALS_CURRENCY } from '../domain/company-holding.ts';
import { converterInto } from '../domain/converter.ts';
import { currencyEffect, sumEffects } from '../domain/currency-effect.ts';
import { historyOf } from '../domain/history.ts';
import { type Portfolio, portfolioOf } from '../domain/portfolio.ts';
import type { InvestmentRow } from './queries.ts';
import { companyOf, loadRecords, type Records, startupOf } from './records.ts';

const RECENT = 10;

type Whole = { currency: 'USD'; asOf: string; coverage: Coverage };
const wholeOf = ({ asOf, coverage }: Portfolio): Whole => ({
  currency: 'USD',
  asOf,
  coverage: {
    ...coverage,
    missing: coverage.missing.map((gap) => ({ ...gap, companies: [...gap.companies] })),
  },
});

const today = ({ ledgers, book, asOf }: Records): Portfolio => portfolioOf(ledgers, book, asOf);

/** Money of a portfolio none of whose investments has a rate is not nothing: it is not known. */
const known = ({ coverage }: Portfolio, amount: number | null): number | null =>
  coverage.total > 0 && coverage.included === 0 ? null : amount;

/** What all companies with a rate are worth or have paid; null while none has one. */
function totalOf(portfolio: Portfolio, pick: 'currentValuation' | 'proceeds'): number | null {
  const amounts = Object.values(portfolio.summary.companies).map((company) => company[pick] ?? 0);
  return known(portfolio, toNumber(sumExact(amounts)));
}

/** Companies left without known proceeds. */
function openExits({ holdings }: Portfolio, records: Records): { id: number; name: string }[] {
  return holdings
    .filter(({ position }) => position.proceeds === null)
    .map(({ ledger }) => ({ id: ledger.startupId, name: startupOf(ledger, records).name }));
}

function recentOf(row: InvestmentRow, { book, startups }: Records): RecentInvestment {
  const into = converterInto(book, TOTALS_CURRENCY);
  const amount = Number(into.amount(row.amountMinor, row.currency, row.dealDate));
  const startup = startups.get(row.startupId);
  return {
    id: row.id,
    startupId: row.startupId,
    startupName: startup?.name ?? row.startupName,
    isDemo: startup?.isDemo ?? row.isDemo,
    logoUrl: startup?.logoUrl ?? null,
    // Only ids of the catalogue are written.
    roundType: roundTypeLabel(row.roundType as RoundTypeId),
    date: row.dealDate,
    amount: into.missing.length > 0 ? null : amount,
    recordedAmount: toMajor(row.amountMinor, row.currency),
    recordedCurrency: row.currency,
  };
}

const ORDERS: Record<(typeof COMPANY_SORTS)[number], (a: PortfolioCompany, b: PortfolioCompany) => number> = {
  name: () => 0,
  investment: (a, b) => (b.totalInvested ?? -1) - (a.totalInvested ?? -1),
  performance: (a, b) => b.performanceScore - a.performanceScore,
  valuation: (a, b) => (b.currentValuation ?? -1) - (a.currentValuation ?? -1),
};

function sectorFilter(text: string | undefined): (company: PortfolioCompany) => boolean {
  if (text === undefined || text.toLowerCase() === 'all') return () => true;
  const wanted = sectorIdOf(text);
  if (wanted === null) throw invalid('sector', 'Unknown sector');
  return ({ startup }) => startup.sector !== null && sectorIdOf(startup.sector) === wanted;
}

function sectorsHeld(records: Records) {
  const labels = records.ledgers.flatMap((ledger) => startupOf(ledger, records).sector ?? []);
  return [...new Set(labels)].toSorted().map((label) => ({ id: sectorIdOf(label) ?? label, label }));
}

/** What is held, to be grouped; companies that lack a rate are left out. */
function allocated(records: Records, portfolio: Portfolio) {
  return portfolio.holdings.flatMap(({ ledger, facts }) => {
    const dollars = portfolio.summary.companies[ledger.key];
    if (facts === null || dollars === undefined) return [];
    return [
      {
        startup: startupOf(ledger, records),
        vintage: ledger.investments[0]?.dealDate.slice(0, 4) ?? null,
        companyId: ledger.startupId,
        invested: dollars.totalInvested ?? 0,
        value: dollars.currentValuation ?? 0,
      },
    ];
  });
}

const asGroup = (label: string | null) => (label === null ? null : { key: label, label });

export const portfolioRoutes = implement(portfolioEndpoints, {
  'GET /api/portfolio/overview': async (call) => {
    const records = await loadRecords(call);
    const portfolio = today(records);
    const { summary, tvpi } = portfolio.summary;
    return {
      ...wholeOf(portfolio),
      summary: {
        totalInvested: known(portfolio, summary.totalInvested),
        activeCompanies: portfolio.counts.active.companies,
        totalInvestments: portfolio.coverage.total,
        avgOwnership: portfolio.avgOwnership,
        currentValue: totalOf(portfolio, 'currentValuation'),
        proceeds: totalOf(portfolio, 'proceeds'),
        tvpi,
      },
      ownershipKnown: portfolio.holdings.filter(
        ({ position }) => position.status === 'active' && position.ownershipPct !== null,
      ).length,
      sectors: sectorsHeld(records),
      recentInvestments: records.investments.slice(0, RECENT).map((row) => recentOf(row, records)),
      firm: records.scope.firm && { name: records.scope.firm.name },
    };
  },

  'GET /api/portfolio/companies': async (call) => {
    const matches = sectorFilter(call.query.sector);
    const records = await loadRecords(call);
    const { holdings, summary } = today(records);
    const items = holdings
      .map((holding) => companyOf(holding, summary, records))
      .filter(matches)
      .toSorted((a, b) => a.startup.name.localeCompare(b.startup.name))
      .toSorted(ORDERS[call.query.sortBy]);
    return { items, total: items.length };
  },

  'GET /api/portfolio/performance': async (call) => {
    const records = await loadRecords(call);
    const portfolio = today(records);
    const { performance, dpi, rvpi, tvpi, irr, irrRoots, periodReturn, notes } = portfolio.summary;
    const ledgers = new Map(portfolio.holdings.map(({ ledger }) => [ledger.key, ledger]));
    const { active, exited, 'written-off': writtenOff } = portfolio.counts;
    return {
      ...wholeOf(portfolio),
      overview: {
        totalCommitted: known(portfolio, performance.totalCommitted),
        activeInvestments: active.investments,
        exitedInvestments: exited.investments,
        writtenOffInvestments: writtenOff.investments,
        avgMultiple: performance.avgMultiple,
      },
      openExits: openExits(portfolio, records),
      currentValue: totalOf(portfolio, 'currentValuation'),
      proceeds: totalOf(portfolio, 'proceeds'),
      topPerformers: performance.topPerformers.flatMap(({ startupId, ...figures }) => {
        const ledger = ledgers.get(String(startupId));
        return ledger ? [{ startup: startupOf(ledger, records), ...figures }] : [];
      }),
      dpi,
      rvpi,
      tvpi,
      irr,
      irrRoots,
      periodReturn,
      notes,
      effect: sumEffects(portfolio.holdings.map(currencyEffect)),
    };
  },

  'GET /api/portfolio/history': async (call) => {
    const records = await loadRecords(call);
    const history = historyOf(records.ledgers, records.book, records.asOf);
    return { ...wholeOf(today(records)), ...history, points: [...history.points] };
  },

  'GET /api/portfolio/allocation': async (call) => {
    const records = await loadRecords(call);
    const portfolio = today(records);
    const companies = allocated(records, portfolio);
    const by = (label: (company: (typeof companies)[number]) => string | null) =>
      allocate(companies.map((company) => ({ ...company, group: asGroup(label(company)) })));
    return {
      ...wholeOf(portfolio),
      sector: by(({ startup }) => startup.sector),
      country: by(({ startup }) => startup.country),
      stage: by(({ startup }) => startup.stage),
      vintage: by(({ vintage }) => vintage),
    };
  },
});
