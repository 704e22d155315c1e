import { exact, ONE, toNumber, ZERO, type Exact, type Quantity } from '#shared/domain/exact.ts';

/**
 * What a founder states. Rates are percentages (100 = 100 %), money is in the currency of the books, `churnRate` is per month unless
 * `churnPeriod` says otherwise, `lifetimeValue` is gross-margin LTV. `taxRate` is a fraction; above 1 it is
 * read as a percentage. Any finite number is accepted: implausible ones are flagged, not refused.
 */
export type FinancialAssumptions = {
  revenueGrowthRate: Quantity;
  marketSize: Quantity;
  customerAcquisitionCost: Quantity;
  lifetimeValue: Quantity;
  churnRate: Quantity;
  grossMargin: Quantity;
  churnPeriod?: 'monthly' | 'annual' | null;
  /** Revenue of the last twelve months. */
  startingRevenue?: Quantity | null;
  arpaMonthly?: Quantity | null;
  cash?: Quantity | null;
  startingHeadcount?: Quantity | null;
  /** A year, for one person in R&D or administration. */
  costPerHead?: Quantity | null;
  headcountElasticity?: Quantity | null;
  fixedOpex?: Quantity | null;
  growthDecay?: Quantity | null;
  taxRate?: Quantity | null;
  capexPct?: Quantity | null;
  nwcPct?: Quantity | null;
  /** What the currency of the books loses against the dollar each year, percent. */
  devaluationPct?: Quantity | null;
  /** Part of the costs that is paid in dollars, percent: it rises as the currency falls. */
  dollarCostsPct?: Quantity | null;
  /** 1 to 30 whole years. */
  years?: number | null;
  /** Label of the first projected year; callers pass the next calendar year. */
  startYear?: number | null;
};

/** The six figures the form starts with. */
export const DEFAULT_ASSUMPTIONS = {
  revenueGrowthRate: 100,
  marketSize: 10_000_000,
  customerAcquisitionCost: 50,
  lifetimeValue: 500,
  churnRate: 5,
  grossMargin: 80,
} as const satisfies FinancialAssumptions;

/** One input as the model used it, and whether somebody stated it. */
export type AssumptionLine = {
  field: string;
  value: number | null;
  origin: 'stated' | 'default' | 'derived' | 'unknown';
  text: string;
};

/** Exact values ready for the formulas: percentages turned into fractions, defaults filled in. */
export type ResolvedAssumptions = {
  growth: Exact;
  market: Exact;
  cac: Exact;
  ltv: Exact;
  monthlyChurn: Exact;
  annualChurn: Exact;
  margin: Exact;
  startingRevenue: Exact;
  arpaMonthly: Exact | null;
  cash: Exact | null;
  startingHeadcount: Exact;
  costPerHead: Exact;
  headcountElasticity: Exact;
  fixedOpex: Exact;
  growthDecay: Exact;
  taxRate: Exact;
  capex: Exact;
  nwc: Exact;
  devaluation: Exact;
  dollarCosts: Exact;
  years: number;
  startYear: number;
  lines: AssumptionLine[];
};

export const DEFAULT_COST_PER_HEAD_USD = 24_000;

const DEFAULTS = {
  startingHeadcount: { value: 5, text: 'People at the start: 5 when the team size is not known' },
  costPerHead: { value: DEFAULT_COST_PER_HEAD_USD, text: 'Cost of one person: $24,000 a year' },
  headcountElasticity: { value: 0.6, text: 'Headcount grows with revenue to the power 0.6' },
  fixedOpex: { value: 0, text: 'No other fixed costs' },
  growthDecay: { value: 0.8, text: 'Each year grows at 80% of the rate of the year before' },
  taxRate: { value: 0, text: 'No corporate tax' },
  capexPct: { value: 0, text: 'No capital expenditure' },
  nwcPct: { value: 0, text: 'No working capital tied up by growth' },
  devaluationPct: { value: 0, text: 'The currency keeps its value against the dollar' },
  dollarCostsPct: { value: 0, text: 'No costs in dollars' },
} as const;

const unitInterval = (value: Exact): Exact =>
  value.isNegative() ? ZERO : value.greaterThan(ONE) ? ONE : value;

function churnFractions(input: FinancialAssumptions): { monthlyChurn: Exact; annualChurn: Exact } {
  const stated = unitInterval(exact(input.churnRate).div(100));
  if (input.churnPeriod === 'annual') {
    return { monthlyChurn: ONE.minus(ONE.minus(stated).pow(ONE.div(12))), annualChurn: stated };
  }
  return { monthlyChurn: stated, annualChurn: ONE.minus(ONE.minus(stated).pow(12)) };
}

function optional(input: FinancialAssumptions, field: keyof typeof DEFAULTS, lines: AssumptionLine[]): Exact {
  const stated = input[field];
  const value = exact(stated ?? DEFAULTS[field].value);
  const text = stated == null ? DEFAULTS[field].text : 'Stated';
  lines.push({ field, value: toNumber(value), origin: stated == null ? 'default' : 'stated', text });
  return value;
}

function derived(
  stated: Quantity | null | undefined,
  otherwise: Exact | null,
  line: { field: string; text: string; origin: 'derived' | 'default' | 'unknown' },
  lines: AssumptionLine[],
): Exact | null {
  const value = stated == null ? otherwise : exact(stated);
  const known = stated == null ? line : { ...line, origin: 'stated' as const, text: 'Stated' };
  lines.push({ ...known, value: toNumber(value) });
  return value;
}

function impliedArpa(ltv: Exact, monthlyChurn: Exact, margin: Exact): Exact | null {
  // Two negatives never make a price.
  return monthlyChurn.isZero() || !margin.greaterThan(ZERO) ? null : ltv.times(monthlyChurn).div(margin);
}

const wholeYears = (years: number | null | undefined): number =>
  Math.min(30, Math.max(1, Math.trunc(years ?? 5)));

/** Fill in every default, turn percentages into fractions and list each input with where it came from. */
export function resolveAssumptions(input: FinancialAssumptions): ResolvedAssumptions {
  const lines: AssumptionLine[] = [];
  const market = exact(input.marketSize);
  const ltv = exact(input.lifetimeValue);
  const margin = exact(input.grossMargin).div(100);
  const churn = churnFractions(input);
  const onePercent = market.isPositive() ? market.div(100) : ZERO;
  const revenueLine = { field: 'startingRevenue', text: '1% of the market size', origin: 'default' } as const;
  const starting = derived(input.startingRevenue, onePercent, revenueLine, lines) ?? ZERO;
  const implied = impliedArpa(ltv, churn.monthlyChurn, margin);
  const arpaLine = {
    field: 'arpaMonthly',
    text:
      implied === null ? 'Not known: needs churn and margin' : 'Implied: LTV x monthly churn / gross margin',
    origin: implied === null ? 'unknown' : 'derived',
  } as const;
  const arpaMonthly = derived(input.arpaMonthly, implied, arpaLine, lines);
  const cashLine = { field: 'cash', text: 'Not known, so runway is not known', origin: 'unknown' } as const;
  const cash = derived(input.cash, null, cashLine, lines);
  const tax = optional(input, 'taxRate', lines);
  return {
    growth: exact(input.revenueGrowthRate).div(100),
    market,
    cac: exact(input.customerAcquisitionCost),
    ltv,
    ...churn,
    margin,
    startingRevenue: starting.isNegative() ? ZERO : starting,
    arpaMonthly,
    cash,
    startingHeadcount: optional(input, 'startingHeadcount', lines),
    costPerHead: optional(input, 'costPerHead', lines),
    headcountElasticity: optional(input, 'headcountElasticity', lines),
    fixedOpex: optional(input, 'fixedOpex', lines),
    growthDecay: optional(input, 'growthDecay', lines),
    taxRate: tax.greaterThan(ONE) ? tax.div(100) : tax,
    capex: optional(input, 'capexPct', lines).div(100),
    nwc: optional(input, 'nwcPct', lines).div(100),
    devaluation: optional(input, 'devaluationPct', lines).div(100),
    dollarCosts: optional(input, 'dollarCostsPct', lines).div(100),
    years: wholeYears(input.years),
    startYear: input.startYear ?? 1,
    lines,
  };
}
