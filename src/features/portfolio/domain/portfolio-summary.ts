import {
  companyPosition,
  positionMultiple,
  type CompanyPosition,
  type CompanyStatus,
} from './company-position.ts';
import { fundMultiples } from './fund-multiples.ts';
import type { MarkBasis } from './holding-value.ts';
import {
  type PeriodReturn,
  periodReturn,
  xirr,
  type CashFlow,
  type InternalRate,
} from '#shared/domain/internal-rate.ts';
import { exact, sumExact, toNumber, ZERO, type Note } from '#shared/domain/exact.ts';
import { factsAsOf, type PortfolioFacts, type StartupId } from './portfolio-facts.ts';

export type PortfolioCompany = {
  startupId: StartupId;
  status: CompanyStatus;
  totalInvested: number | null;
  proceeds: number | null;
  currentValuation: number | null;
  /** 0 to 100, after dilution; null when not known for every ticket. */
  ownershipPercentage: number | null;
  moic: number | null;
  markedOn: string | null;
  /** What the value rests on; null when left. */
  basis: MarkBasis | null;
  raisedAgainWithin24Months: boolean;
  notes: Note[];
};

export type TopPerformer = {
  startupId: StartupId;
  exitMultiple: number | null;
  investmentAmount: number | null;
};

/** The whole portfolio on a day, in its one currency, gross of fees. */
export type PortfolioSummary = {
  asOf: string;
  summary: {
    totalInvested: number | null;
    activeCompanies: number;
    totalInvestments: number;
    avgOwnership: number | null;
  };
  companies: Record<string, PortfolioCompany>;
  performance: {
    totalCommitted: number | null;
    activeInvestments: number;
    exitedInvestments: number;
    writtenOffInvestments: number;
    avgMultiple: number | null;
    /** Exited companies by multiple, at most five. */
    topPerformers: TopPerformer[];
  };
  dpi: number | null;
  rvpi: number | null;
  tvpi: number | null;
  irr: number | null;
  irrRoots: number[];
  /** For what was held for less than a year; the yearly rate stands behind it. */
  periodReturn: PeriodReturn | null;
  notes: Note[];
};

type Facts = Required<PortfolioFacts>;

/** Every company of the facts, `asOf` already applied, in the order of their first ticket. */
export function positions(facts: Facts): CompanyPosition[] {
  const ids = [...new Set(facts.investments.map(({ startupId }) => startupId))];
  return ids.map((id) => {
    const own = <Entry extends { startupId: StartupId }>(entries: readonly Entry[]): Entry[] =>
      entries.filter(({ startupId }) => startupId === id);
    return companyPosition(id, {
      asOf: facts.asOf,
      investments: own(facts.investments),
      rounds: own(facts.rounds),
      exits: own(facts.exits),
      writeOffs: own(facts.writeOffs),
      distributions: own(facts.distributions),
      partialExits: own(facts.partialExits),
      marks: own(facts.marks),
    });
  });
}

function toCompany(position: CompanyPosition): PortfolioCompany {
  return {
    startupId: position.startupId,
    status: position.status,
    totalInvested: toNumber(position.invested),
    proceeds: toNumber(position.proceeds),
    currentValuation: toNumber(position.value),
    ownershipPercentage: toNumber(position.ownershipPct),
    moic: positionMultiple(position),
    markedOn: position.markedOn,
    basis: position.basis,
    raisedAgainWithin24Months: position.raisedAgainWithin24Months,
    notes: position.notes,
  };
}

/** Cheques out, proceeds and distributions in, and the value still held as a flow on the day. */
export function portfolioFlows(facts: PortfolioFacts): CashFlow[] {
  const past = factsAsOf(facts);
  const held = new Set(past.investments.map(({ startupId }) => startupId));
  const mine = ({ startupId }: { startupId: StartupId }): boolean => held.has(startupId);
  const value = sumExact(positions(past).map((position) => position.value));
  return [
    ...past.investments.map(({ dealDate, investmentAmount }) => ({
      date: dealDate,
      amount: exact(investmentAmount).negated().toString(),
    })),
    ...past.exits.filter(mine).map(({ date, proceeds }) => ({ date, amount: proceeds ?? 0 })),
    ...past.distributions.filter(mine).map(({ date, amount }) => ({ date, amount })),
    { date: past.asOf, amount: value.toString() },
  ];
}

function topPerformers(exited: readonly CompanyPosition[]): TopPerformer[] {
  const rows = exited.map((position) => ({
    startupId: position.startupId,
    exitMultiple: positionMultiple(position),
    investmentAmount: toNumber(position.invested),
  }));
  const height = ({ exitMultiple }: TopPerformer): number => exitMultiple ?? Number.NEGATIVE_INFINITY;
  return rows.toSorted((a, b) => (height(a) === height(b) ? 0 : height(b) - height(a))).slice(0, 5);
}

const ticketsIn = (positions: readonly CompanyPosition[], status: CompanyStatus): number =>
  positions.filter((position) => position.status === status).reduce((sum, { tickets }) => sum + tickets, 0);

function averageOwnership(active: readonly CompanyPosition[]): number | null {
  const known = active.flatMap(({ ownershipPct }) => ownershipPct ?? []);
  return known.length === 0 ? null : toNumber(sumExact(known).div(known.length));
}

const PROCEEDS_UNKNOWN: InternalRate = {
  irr: null,
  roots: 0,
  rootValues: [],
  note: {
    code: 'PROCEEDS_UNKNOWN',
    message: 'Multiples and the yearly rate need the proceeds of every exit.',
  },
};

const ALL_LOST: InternalRate = {
  irr: null,
  roots: 0,
  rootValues: [],
  note: {
    code: 'XIRR_ALL_LOST',
    message: 'Everything is lost: nothing was received and nothing is held, so there is no yearly rate.',
  },
};

function rateOf(past: Facts, { isComplete, isLost }: { isComplete: boolean; isLost: boolean }): InternalRate {
  if (!isComplete) return PROCEEDS_UNKNOWN;
  return isLost ? ALL_LOST : xirr(portfolioFlows(past));
}

/**
 * Overview, companies, performance and return of a portfolio on `facts.asOf`. Nothing is read from a clock; the same
 * facts give the same answer. Companies appear in the order of their first ticket.
 */
export function summarisePortfolio(facts: PortfolioFacts): PortfolioSummary {
  const past = factsAsOf(facts);
  const all = positions(past);
  const active = all.filter(({ status }) => status === 'active');
  const paidIn = sumExact(all.map(({ invested }) => invested));
  const proceeds = all.flatMap((position) => position.proceeds ?? []);
  const complete = proceeds.length === all.length;
  const isLost =
    paidIn.greaterThan(ZERO) && [...proceeds, ...all.map(({ value }) => value)].every((sum) => sum.isZero());
  const money = { paidIn: paidIn.toString(), distributions: sumExact(proceeds).toString() };
  const nav = sumExact(all.map(({ value }) => value)).toString();
  const multiples = fundMultiples({ ...money, nav });
  const rate = rateOf(past, { isComplete: complete, isLost });
  return {
    asOf: past.asOf,
    summary: {
      totalInvested: toNumber(paidIn),
      activeCompanies: active.length,
      totalInvestments: past.investments.length,
      avgOwnership: averageOwnership(active),
    },
    companies: Object.fromEntries(all.map((position) => [String(position.startupId), toCompany(position)])),
    performance: {
      totalCommitted: toNumber(paidIn),
      activeInvestments: ticketsIn(all, 'active'),
      exitedInvestments: ticketsIn(all, 'exited'),
      writtenOffInvestments: ticketsIn(all, 'written-off'),
      avgMultiple: complete ? multiples.tvpi : null,
      topPerformers: topPerformers(all.filter(({ status }) => status === 'exited')),
    },
    dpi: complete ? multiples.dpi : null,
    rvpi: multiples.rvpi,
    tvpi: complete ? multiples.tvpi : null,
    irr: rate.irr,
    irrRoots: rate.rootValues,
    periodReturn: periodReturn(portfolioFlows(past), rate.irr),
    notes: [...multiples.notes, ...(rate.note === undefined ? [] : [rate.note])],
  };
}
