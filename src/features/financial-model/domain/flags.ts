// The rule and a worked example: docs/rules/consistency-flags.md
import { resolveAssumptions, type FinancialAssumptions, type ResolvedAssumptions } from './assumptions.ts';
import { projectYears } from './projection.ts';
import { exact, ratio, toNumber, settled, ZERO, type Exact, type Quantity } from '#shared/domain/exact.ts';

export type FlagSeverity = 'warning' | 'critical';

/** Something in the inputs that does not fit together or is unlikely; it never blocks the calculation. */
export type Flag = { code: FlagCode; severity: FlagSeverity; message: string; fields: string[] };

export type FlagCode =
  | 'BURN_MULTIPLE_ABOVE_3'
  | 'CAC_PAYBACK_ABOVE_24M'
  | 'GROSS_MARGIN_ABOVE_95PCT'
  | 'GROSS_MARGIN_NOT_POSITIVE'
  | 'GROWTH_ABOVE_300PCT'
  | 'INPUT_OUT_OF_RANGE'
  | 'LTV_CAC_BELOW_1'
  | 'LTV_CAC_BELOW_3'
  | 'LTV_CAC_IMPLAUSIBLE'
  | 'LTV_CHURN_MARGIN_MISMATCH'
  | 'MARKET_SHARE_ABOVE_30PCT'
  | 'MONTHLY_CHURN_ABOVE_10PCT'
  | 'REVENUE_EXCEEDS_MARKET'
  | 'RUNWAY_BELOW_6M'
  | 'RUNWAY_BELOW_12M'
  | 'VALUATION_ABOVE_3X_SECTOR_MULTIPLE';

/** Figures known besides the assumptions: the stated plan, the cash position, the price of the round. */
export type FlagFacts = {
  /** Revenue the founder's own plan states for the last year. */
  statedFinalRevenue?: Quantity | null;
  runwayMonths?: Quantity | null;
  burnMultiple?: Quantity | null;
  postMoney?: Quantity | null;
  annualRevenue?: Quantity | null;
  sectorRevenueMultiple?: Quantity | null;
  /** The table the multiple stands in, with its age. */
  sectorTableText?: string;
};

const above = (value: Exact | null, limit: Quantity): boolean =>
  value !== null && settled(value).greaterThan(limit);
const below = (value: Exact | null, limit: Quantity): boolean =>
  value !== null && settled(value).lessThan(limit);
const known = (value: Quantity | null | undefined): Exact | null => (value == null ? null : exact(value));

const flag = (code: FlagCode, severity: FlagSeverity, message: string, ...fields: string[]): Flag => ({
  code,
  severity,
  message,
  fields,
});

const NEVER_NEGATIVE = [
  'marketSize',
  'customerAcquisitionCost',
  'lifetimeValue',
  'churnRate',
  'startingRevenue',
  'arpaMonthly',
  'cash',
  'startingHeadcount',
  'costPerHead',
] as const;

function rangeFlags(input: FinancialAssumptions): Flag[] {
  const fields: string[] = NEVER_NEGATIVE.filter((field) => below(known(input[field]), 0));
  if (below(exact(input.revenueGrowthRate), -100)) fields.push('revenueGrowthRate');
  if (above(exact(input.churnRate), 100)) fields.push('churnRate');
  if (above(exact(input.grossMargin), 100)) fields.push('grossMargin');
  if (fields.length === 0) return [];
  const message = `Outside what is possible: ${fields.join(', ')}.`;
  return [flag('INPUT_OUT_OF_RANGE', 'critical', message, ...fields)];
}

function unitEconomicsFlags(input: FinancialAssumptions, resolved: ResolvedAssumptions): Flag[] {
  const { ltv, cac, arpaMonthly, margin } = resolved;
  const ltvCac = cac.greaterThan(ZERO) ? ltv.div(cac) : null;
  const fields = ['lifetimeValue', 'customerAcquisitionCost'];
  const flags: Flag[] = [];
  if (below(ltvCac, 1)) {
    flags.push(flag('LTV_CAC_BELOW_1', 'critical', 'A customer costs more than it brings in.', ...fields));
  } else if (below(ltvCac, 3)) {
    flags.push(flag('LTV_CAC_BELOW_3', 'warning', 'LTV is below three times CAC.', ...fields));
  } else if (above(ltvCac, 20)) {
    const message = 'LTV above twenty times CAC is rare: check both.';
    flags.push(flag('LTV_CAC_IMPLAUSIBLE', 'warning', message, ...fields));
  }
  const perMonth = arpaMonthly === null ? ZERO : arpaMonthly.times(margin);
  const payback = perMonth.greaterThan(ZERO) ? cac.div(perMonth) : null;
  if (above(payback, 24)) {
    const message = 'Paying back the cost of a customer takes more than 24 months of gross profit.';
    flags.push(flag('CAC_PAYBACK_ABOVE_24M', 'warning', message, 'customerAcquisitionCost', 'arpaMonthly'));
  }
  return input.arpaMonthly == null ? flags : [...flags, ...mismatchFlags(resolved)];
}

/** LTV is stated, and churn, margin and ARPA imply another one. */
function mismatchFlags({ ltv, arpaMonthly, margin, monthlyChurn }: ResolvedAssumptions): Flag[] {
  const implied = arpaMonthly === null ? null : ratio(arpaMonthly.times(margin), monthlyChurn);
  if (implied === null) return [];
  const gap = ltv.minus(implied).abs().minus(implied.abs().times('0.25'));
  if (!settled(gap).greaterThan(0)) return [];
  const severity = above(ltv.minus(implied.times(2)), 0) ? 'critical' : 'warning';
  const message = `Churn, margin and revenue per customer imply an LTV of ${implied.toFixed(2)}.`;
  const fields = ['lifetimeValue', 'churnRate', 'grossMargin', 'arpaMonthly'];
  return [flag('LTV_CHURN_MARGIN_MISMATCH', severity, message, ...fields)];
}

/** The plan as stated, else the last year of our own projection: never a growth that no screen shows. */
function plannedRevenue(resolved: ResolvedAssumptions, facts: FlagFacts): Exact | null {
  if (facts.statedFinalRevenue != null) return exact(facts.statedFinalRevenue);
  return projectYears(resolved).at(-1)?.revenue ?? null;
}

function marketFlags(resolved: ResolvedAssumptions, facts: FlagFacts): Flag[] {
  const revenue = plannedRevenue(resolved, facts);
  if (revenue === null) return [];
  const fields = ['marketSize', 'revenueGrowthRate'];
  if (above(revenue.minus(resolved.market), 0)) {
    const message = 'The plan sells more in a year than the whole market.';
    return [flag('REVENUE_EXCEEDS_MARKET', 'critical', message, ...fields)];
  }
  if (above(revenue.minus(resolved.market.times('0.3')), 0)) {
    const message = 'The plan takes more than 30% of the market.';
    return [flag('MARKET_SHARE_ABOVE_30PCT', 'warning', message, ...fields)];
  }
  return [];
}

function rateFlags(input: FinancialAssumptions, resolved: ResolvedAssumptions): Flag[] {
  const monthlyChurn =
    input.churnPeriod === 'annual' ? resolved.monthlyChurn.times(100) : exact(input.churnRate);
  const flags: Flag[] = [];
  if (above(exact(input.revenueGrowthRate), 300)) {
    const message = 'Growth above 300% a year needs evidence.';
    flags.push(flag('GROWTH_ABOVE_300PCT', 'warning', message, 'revenueGrowthRate'));
  }
  if (above(monthlyChurn, 10)) {
    const message = 'More than 10% of customers leave each month.';
    flags.push(flag('MONTHLY_CHURN_ABOVE_10PCT', 'warning', message, 'churnRate'));
  }
  if (above(exact(input.grossMargin), 95)) {
    const message = 'A gross margin above 95% probably leaves out delivery costs.';
    flags.push(flag('GROSS_MARGIN_ABOVE_95PCT', 'warning', message, 'grossMargin'));
  }
  if (!exact(input.grossMargin).greaterThan(0)) {
    const message = 'Every sale loses money before any other cost.';
    flags.push(flag('GROSS_MARGIN_NOT_POSITIVE', 'critical', message, 'grossMargin'));
  }
  return flags;
}

function cashFlags(facts: FlagFacts): Flag[] {
  const runway = known(facts.runwayMonths);
  const flags: Flag[] = [];
  if (below(runway, 6)) {
    flags.push(flag('RUNWAY_BELOW_6M', 'critical', 'The cash lasts less than 6 months.', 'cash'));
  } else if (below(runway, 12)) {
    flags.push(flag('RUNWAY_BELOW_12M', 'warning', 'The cash lasts less than 12 months.', 'cash'));
  }
  if (above(known(facts.burnMultiple), 3)) {
    const message = 'Burn is more than 3 times new recurring revenue.';
    flags.push(flag('BURN_MULTIPLE_ABOVE_3', 'warning', message, 'burnMultiple'));
  }
  const [post, revenue, multiple] = [facts.postMoney, facts.annualRevenue, facts.sectorRevenueMultiple];
  if (post != null && revenue != null && multiple != null) {
    if (above(exact(post).minus(exact(revenue).times(multiple).times(3)), 0)) {
      const table = facts.sectorTableText === undefined ? '' : ` (${facts.sectorTableText})`;
      const message = `Post-money over revenue is more than three times the ${toNumber(exact(multiple))} of the sector${table}.`;
      flags.push(flag('VALUATION_ABOVE_3X_SECTOR_MULTIPLE', 'warning', message, 'postMoney'));
    }
  }
  return flags;
}

/** Every consistency flag, sorted by code. All limits are strict: a value exactly on a limit raises nothing. */
export function consistencyFlags(input: FinancialAssumptions, facts: FlagFacts = {}): Flag[] {
  const resolved = resolveAssumptions(input);
  return [
    ...rangeFlags(input),
    ...unitEconomicsFlags(input, resolved),
    ...marketFlags(resolved, facts),
    ...rateFlags(input, resolved),
    ...cashFlags(facts),
  ].toSorted((a, b) => (a.code < b.code ? -1 : 1));
}
