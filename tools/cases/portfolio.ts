import {
  performanceScore,
  riskLevel,
  type CompanySigns,
} from '../../src/features/portfolio/domain/company-score.ts';
import {
  fundMultiples,
  multipleOnInvestedCapital,
} from '../../src/features/portfolio/domain/fund-multiples.ts';
import { irrPeriodic, xirr, xnpv } from '#shared/domain/internal-rate.ts';
import { jCurve } from '../../src/features/portfolio/domain/j-curve.ts';
import type { Quantity } from '#shared/domain/exact.ts';
import { dilutedOwnershipPct, type DilutionEvent } from '../../src/features/portfolio/domain/ownership.ts';
import type { PortfolioFacts } from '../../src/features/portfolio/domain/portfolio-facts.ts';
import { summarisePortfolio } from '../../src/features/portfolio/domain/portfolio-summary.ts';

type Dated = [date: string, amount: Quantity][];
type Series = Quantity[] | Quantity[][];

const cashFlows = (flows: Dated) => flows.map(([date, amount]) => ({ date, amount }));
const values = (navs: Dated) => navs.map(([date, nav]) => ({ date, nav }));
type Facts = Record<string, Quantity | undefined>;

/** Other ways a case may write an event: post-money or shares after it, and what the holder bought in points. */
function dilutionEvents(event: Facts): DilutionEvent[] {
  const { dilutionPct, investment, newShares } = event;
  const bought = event['proRataBoughtPct'] ?? event['boughtPct'] ?? event['proRataPct'];
  const added: DilutionEvent[] = bought === undefined ? [] : [{ dilutionPct: 0, proRataPct: bought }];
  if (dilutionPct !== undefined) return [{ dilutionPct }, ...added];
  if (investment !== undefined) {
    const preMoney = event['preMoney'] ?? Number(event['postMoney']) - Number(investment);
    return [{ preMoney, investment, proRataInvestment: event['proRataInvestment'] }, ...added];
  }
  if (newShares === undefined) return added;
  const preShares = event['preShares'] ?? Number(event['postShares'] ?? event['postFD']) - Number(newShares);
  return [{ preShares, newShares, proRataShares: event['proRataShares'] }, ...added];
}

type XirrCase = { flows: Dated; nav?: Quantity; asOf?: string };

const withFinalValue = ({ flows, nav, asOf }: XirrCase): Dated =>
  nav === undefined || asOf === undefined ? flows : [...flows, [asOf, nav]];

const nested = (flows: Series): flows is Quantity[][] => Array.isArray(flows[0]);

/** Case operations of the portfolio area, by name. */
export const ops: Record<string, (given: never) => unknown> = {
  'portfolio.xirr': (given: XirrCase) => xirr(cashFlows(withFinalValue(given))),
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
  'portfolio.dilutedOwnership': (given: { initialPct: Quantity; events: Facts[] }) => ({
    ownershipPct: dilutedOwnershipPct(given.initialPct, given.events.flatMap(dilutionEvents)),
  }),
  'portfolio.summary': (given: PortfolioFacts) => summarisePortfolio(given),
  'portfolio.jcurve': (given: { flows: Dated; navs: Dated }) =>
    jCurve(cashFlows(given.flows), values(given.navs)),
  'portfolio.performanceScore': (given: CompanySigns) => ({
    performanceScore: performanceScore(given).scorePercent,
    riskLevel: riskLevel(given),
  }),
};
