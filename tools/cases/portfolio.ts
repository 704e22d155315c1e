import {
  performanceScore,
  riskLevel,
  type CompanySigns,
} from '../../src/features/portfolio/domain/company-score.ts';
import {
  fundMultiples,
  multipleOnInvestedCapital,
} from '../../src/features/portfolio/domain/fund-multiples.ts';
import { irrPeriodic, xirr, xnpv } from '../../src/features/portfolio/domain/internal-rate.ts';
import { jCurve } from '../../src/features/portfolio/domain/j-curve.ts';
import type { Quantity } from '../../src/features/portfolio/domain/number.ts';
import { dilutedOwnershipPct, type DilutionEvent } from '../../src/features/portfolio/domain/ownership.ts';
import type { PortfolioFacts } from '../../src/features/portfolio/domain/portfolio-facts.ts';
import { summarisePortfolio } from '../../src/features/portfolio/domain/portfolio-summary.ts';

type Dated = [date: string, amount: Quantity][];
type Series = Quantity[] | Quantity[][];

const cashFlows = (flows: Dated) => flows.map(([date, amount]) => ({ date, amount }));
const values = (navs: Dated) => navs.map(([date, nav]) => ({ date, nav }));
const nested = (flows: Series): flows is Quantity[][] => Array.isArray(flows[0]);

/** Case operations of the portfolio area, by name. */
export const ops: Record<string, (given: never) => unknown> = {
  'portfolio.xirr': (given: { flows: Dated }) => xirr(cashFlows(given.flows)),
  'portfolio.xnpv': (given: { rate: Quantity; flows: Dated }) => ({
    xnpv: xnpv(given.rate, cashFlows(given.flows)),
  }),
  'portfolio.irrPeriodic': ({ flows }: { flows: Series }) => ({
    irr: nested(flows) ? flows.map((series) => irrPeriodic(series).irr) : irrPeriodic(flows).irr,
  }),
  'portfolio.fundMultiples': (given: Parameters<typeof fundMultiples>[0]) => fundMultiples(given),
  'portfolio.moic': (given: { invested: Quantity; proceeds?: Quantity; currentValue?: Quantity }) => ({
    moic: multipleOnInvestedCapital(given.invested, given.proceeds ?? 0, given.currentValue ?? 0),
  }),
  'portfolio.dilutedOwnership': (given: { initialPct: Quantity; events: DilutionEvent[] }) => ({
    ownershipPct: dilutedOwnershipPct(given.initialPct, given.events),
  }),
  'portfolio.summary': (given: PortfolioFacts) => summarisePortfolio(given),
  'portfolio.jcurve': (given: { flows: Dated; navs: Dated }) =>
    jCurve(cashFlows(given.flows), values(given.navs)),
  'portfolio.performanceScore': (given: CompanySigns) => ({
    performanceScore: performanceScore(given).scorePercent,
    riskLevel: riskLevel(given),
  }),
};
