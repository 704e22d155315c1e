import type { ResolvedAssumptions } from './assumptions.ts';
import { worthInYear } from './model-books.ts';
import { exact, ONE, ratio, toNumber, ZERO, type Exact } from '#shared/domain/exact.ts';

/** One projected year, money in the currency of the books, unrounded. A field is null where it is not defined. */
export type ProjectionYear = {
  year: number;
  revenue: number | null;
  ebitda: number | null;
  cashFlow: number | null;
  headcount: number | null;
  /** Realised growth over the year before, in percent. */
  growthPct: number | null;
  /** Null while the revenue per customer is not known. */
  newCustomers: number | null;
  salesMarketing: number | null;
  grossProfit: number | null;
  headcountCost: number | null;
  tax: number | null;
  /** What costs in dollars have risen by since today, because the currency fell. */
  dollarCostRise: number | null;
};

/** A projected year before rounding to plain numbers. */
export type ExactYear = {
  year: number;
  revenue: Exact;
  priorRevenue: Exact;
  growth: Exact | null;
  newCustomers: Exact | null;
  salesMarketing: Exact;
  headcount: Exact;
  headcountCost: Exact;
  grossProfit: Exact;
  ebitda: Exact;
  tax: Exact;
  dollarCostRise: Exact;
  cashFlow: Exact;
};

/**
 * R_t = R_(t-1) (1 + g_t max(0, 1 - R_(t-1)/M)) while growing, R_(t-1)(1 + g_t) while shrinking, never above
 * max(M, R_(t-1)). A market of zero or less means no saturation; revenue never falls below zero.
 */
function nextRevenue(prior: Exact, growth: Exact, market: Exact): Exact {
  if (!growth.greaterThan(ZERO) || !market.greaterThan(ZERO)) {
    const open = prior.times(ONE.plus(growth));
    return open.isNegative() ? ZERO : open;
  }
  const room = ONE.minus(prior.div(market));
  const grown = prior.times(ONE.plus(growth.times(room.isNegative() ? ZERO : room)));
  const ceiling = market.greaterThan(prior) ? market : prior;
  return grown.greaterThan(ceiling) ? ceiling : grown;
}

function headcountAt(revenue: Exact, inputs: ResolvedAssumptions): Exact {
  const growth = ratio(revenue, inputs.startingRevenue);
  const scale = growth === null ? ONE : growth.pow(inputs.headcountElasticity);
  return inputs.startingHeadcount.times(scale).toDecimalPlaces(9).ceil();
}

/** new_t = max(0, customers_t - customers_(t-1) (1 - annual churn)); null while ARPA is not a positive number. */
function newCustomersIn(prior: Exact, revenue: Exact, inputs: ResolvedAssumptions): Exact | null {
  if (inputs.arpaMonthly === null || !inputs.arpaMonthly.greaterThan(ZERO)) return null;
  const perYear = inputs.arpaMonthly.times(12);
  const kept = prior.div(perYear).times(ONE.minus(inputs.annualChurn));
  const added = revenue.div(perYear).minus(kept);
  return added.isNegative() ? ZERO : added;
}

/** Tax on the profit that is left after earlier losses are used up. */
function taxOn(profit: Exact, carriedLoss: Exact, rate: Exact): { tax: Exact; carriedLoss: Exact } {
  const taxable = profit.minus(carriedLoss);
  return taxable.isNegative()
    ? { tax: ZERO, carriedLoss: taxable.negated() }
    : { tax: taxable.times(rate), carriedLoss: ZERO };
}

/** By how much of itself a cost in dollars has risen in a projected year: 0.25 once a currency lost a fifth. */
const dearer = (devaluation: Exact, index: number): Exact =>
  devaluation.isZero() ? ZERO : ONE.div(worthInYear(devaluation, index)).minus(ONE);

/** Project the years one after the other; definitions in docs/rules/financial-projection.md. */
export function projectYears(inputs: ResolvedAssumptions): ExactYear[] {
  const years: ExactYear[] = [];
  let prior = inputs.startingRevenue;
  let loss = ZERO;
  for (let index = 0; index < inputs.years; index += 1) {
    const growth = inputs.growth.times(inputs.growthDecay.pow(index));
    const revenue = nextRevenue(prior, growth, inputs.market);
    const newCustomers = newCustomersIn(prior, revenue, inputs);
    const salesMarketing = (newCustomers ?? ZERO).times(inputs.cac);
    const headcount = headcountAt(revenue, inputs);
    const headcountCost = headcount.times(inputs.costPerHead);
    const grossProfit = revenue.times(inputs.margin);
    const costs = salesMarketing.plus(headcountCost).plus(inputs.fixedOpex);
    const dollarCostRise = costs.times(inputs.dollarCosts).times(dearer(inputs.devaluation, index));
    const ebitda = grossProfit.minus(costs).minus(dollarCostRise);
    const taxed = taxOn(ebitda, loss, inputs.taxRate);
    const cashFlow = ebitda
      .minus(taxed.tax)
      .minus(revenue.times(inputs.capex))
      .minus(revenue.minus(prior).times(inputs.nwc));
    const realised = ratio(revenue.minus(prior), prior);
    years.push({
      year: inputs.startYear + index,
      revenue,
      priorRevenue: prior,
      growth: realised,
      newCustomers,
      salesMarketing,
      headcount,
      headcountCost,
      grossProfit,
      ebitda,
      tax: taxed.tax,
      dollarCostRise,
      cashFlow,
    });
    prior = revenue;
    loss = taxed.carriedLoss;
  }
  return years;
}

/** Plain numbers for the answer and the screen. */
export function toProjectionYear(row: ExactYear): ProjectionYear {
  return {
    year: row.year,
    revenue: toNumber(row.revenue),
    ebitda: toNumber(row.ebitda),
    cashFlow: toNumber(row.cashFlow),
    headcount: toNumber(row.headcount),
    growthPct: toNumber(row.growth === null ? null : row.growth.times(100)),
    newCustomers: toNumber(row.newCustomers),
    salesMarketing: toNumber(row.salesMarketing),
    grossProfit: toNumber(row.grossProfit),
    headcountCost: toNumber(row.headcountCost),
    tax: toNumber(row.tax),
    dollarCostRise: toNumber(row.dollarCostRise),
  };
}

/** Months until the cash is gone, walked down the projected years; null when it lasts or is not known. */
export function projectedRunwayMonths(
  cash: Exact | null,
  years: readonly Pick<ExactYear, 'cashFlow'>[],
): Exact | null {
  if (cash === null) return null;
  let left = cash.isNegative() ? ZERO : cash;
  let months = 0;
  for (const { cashFlow } of years) {
    const after = left.plus(cashFlow);
    if (after.lessThan(ZERO)) return exact(months).plus(left.div(cashFlow.negated()).times(12));
    left = after;
    months += 12;
  }
  return null;
}
