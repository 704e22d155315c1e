import {
  resolveAssumptions,
  type AssumptionLine,
  type FinancialAssumptions,
  type ResolvedAssumptions,
} from './assumptions.ts';
import { cashByMonth, lowestMonth } from './cash-balance.ts';
import { consistencyFlags, type Flag, type FlagFacts } from './flags.ts';
import {
  annualChurnPct,
  burnMultiple,
  cacPaybackMonths,
  ltvToCac,
  magicNumberOfYear,
  metric,
  ruleOf40,
  runwayMonths,
  type Metric,
} from './metrics.ts';
import { ratio, toNumber, ZERO, type Note } from '#shared/domain/exact.ts';
import {
  projectedRunwayMonths,
  projectYears,
  toProjectionYear,
  type ExactYear,
  type ProjectionYear,
} from './projection.ts';

export type MetricName =
  | 'ltv_cac'
  | 'burnRate'
  | 'runway'
  | 'rule40'
  | 'arpaMonthly'
  | 'annualChurnPct'
  | 'cacPaybackMonths'
  | 'burnMultiple'
  | 'magicNumber'
  | 'runwayProjected'
  | 'grossProfitYear1';

type Figures<Name extends MetricName> = Record<Name, number | null>;

/** The generated model: figures, years, what was assumed, what does not fit, and why each figure is what it is. */
export type FinancialModel = {
  metrics: Figures<'ltv_cac' | 'burnRate' | 'runway' | 'rule40'>;
  extra: Figures<Exclude<MetricName, 'ltv_cac' | 'burnRate' | 'runway' | 'rule40'>>;
  projections: ProjectionYear[];
  flags: Flag[];
  notes: Note[];
  assumptions: AssumptionLine[];
  explanations: Record<MetricName, Metric>;
};

type FirstYear = Pick<
  ExactYear,
  'revenue' | 'priorRevenue' | 'growth' | 'ebitda' | 'cashFlow' | 'grossProfit'
> &
  Pick<ExactYear, 'salesMarketing'>;

function explain(
  inputs: ResolvedAssumptions,
  years: ExactYear[],
  first: FirstYear,
): Record<MetricName, Metric> {
  const { arpaMonthly, cash, cac, ltv, monthlyChurn, annualChurn } = inputs;
  const grossMarginPct = inputs.margin.times(100);
  const annualBurn = first.cashFlow.isNegative() ? first.cashFlow.negated() : ZERO;
  const burnRate = annualBurn.div(12);
  const gained = first.revenue.minus(first.priorRevenue);
  const growthPct = first.growth === null ? null : first.growth.times(100);
  const marginPct = ratio(first.ebitda.times(100), first.revenue);
  const churn = annualChurnPct(monthlyChurn.times(100));
  const projected = projectedRunwayMonths(cash, years);
  const lowest = cash === null ? null : lowestMonth(cashByMonth(toNumber(cash), years.map(toProjectionYear)));
  // Said with both figures, so that they cannot seem to contradict each other.
  const lasting =
    projected === null && lowest !== null
      ? {
          code: 'CASH_LASTS',
          message: `The cash lasts through every projected year. It is lowest in month ${lowest.month}, at ${Math.round(lowest.cash).toLocaleString('en')}.`,
        }
      : null;
  return {
    ltv_cac: ltvToCac(ltv, cac),
    burnRate: metric('max(0, -cash flow of year 1 / 12)', { cashFlowYear1: first.cashFlow }, burnRate),
    runway:
      lasting === null || burnRate.isZero()
        ? runwayMonths(cash, burnRate)
        : { ...runwayMonths(cash, burnRate), note: lasting },
    rule40: ruleOf40(growthPct, marginPct),
    arpaMonthly: metric(
      'Stated, or LTV x monthly churn / gross margin',
      { lifetimeValue: ltv, monthlyChurnPct: monthlyChurn.times(100), grossMarginPct },
      arpaMonthly,
      { code: 'ARPA_UNKNOWN', message: 'Revenue per customer needs churn and margin above zero.' },
    ),
    annualChurnPct: { ...churn, value: toNumber(annualChurn.times(100)) },
    cacPaybackMonths: cacPaybackMonths(cac, arpaMonthly, grossMarginPct),
    burnMultiple: burnMultiple(annualBurn, gained),
    magicNumber: magicNumberOfYear(gained, first.salesMarketing),
    runwayProjected: metric(
      'Cash after each projected year',
      { cash, cashFlowYear1: first.cashFlow },
      projected,
      lasting ?? { code: 'CASH_UNKNOWN', message: 'Runway needs the cash in the bank.' },
    ),
    grossProfitYear1: metric(
      'Revenue of year 1 x gross margin',
      { revenueYear1: first.revenue, grossMarginPct },
      first.grossProfit,
    ),
  };
}

function projectionNotes(inputs: ResolvedAssumptions, projections: ProjectionYear[]): Note[] {
  const notes: Note[] = [];
  if (inputs.arpaMonthly === null || !inputs.arpaMonthly.greaterThan(ZERO)) {
    const message = 'Revenue per customer is not known, so sales and marketing is counted as zero.';
    notes.push({ code: 'ARPA_UNKNOWN', message });
  }
  if (!inputs.market.greaterThan(ZERO)) {
    notes.push({
      code: 'MARKET_UNKNOWN',
      message: 'Without a market size growth is not slowed by saturation.',
    });
  }
  if (projections.some((year) => year.ebitda === null || year.cashFlow === null || year.revenue === null)) {
    notes.push({ code: 'NUMBER_TOO_LARGE', message: 'Some figures are too large to show.' });
  }
  return notes;
}

/** What the projection left out and why figures are missing, each code once. */
function allNotes(
  inputs: ResolvedAssumptions,
  projections: ProjectionYear[],
  why: Record<MetricName, Metric>,
): Note[] {
  const missing = Object.values(why).flatMap((line) => line.note ?? []);
  const notes = [...projectionNotes(inputs, projections), ...missing];
  return [...new Map(notes.toReversed().map((note) => [note.code, note])).values()].toReversed();
}

/**
 * The whole financial model from stated assumptions: USD, unrounded, nothing read from a clock.
 * @param facts figures known elsewhere (stated plan, post-money); runway and burn multiple come from the model.
 */
export function generateFinancialModel(input: FinancialAssumptions, facts: FlagFacts = {}): FinancialModel {
  const inputs = resolveAssumptions(input);
  const years = projectYears(inputs);
  const [first] = years;
  if (first === undefined) throw new RangeError('a projection has at least one year');
  const why = explain(inputs, years, first);
  const projections = years.map(toProjectionYear);
  const cash = { runwayMonths: why.runway.value, burnMultiple: why.burnMultiple.value };
  return {
    metrics: {
      ltv_cac: why.ltv_cac.value,
      burnRate: why.burnRate.value,
      runway: why.runway.value,
      rule40: why.rule40.value,
    },
    extra: {
      arpaMonthly: why.arpaMonthly.value,
      annualChurnPct: why.annualChurnPct.value,
      cacPaybackMonths: why.cacPaybackMonths.value,
      burnMultiple: why.burnMultiple.value,
      magicNumber: why.magicNumber.value,
      runwayProjected: why.runwayProjected.value,
      grossProfitYear1: why.grossProfitYear1.value,
    },
    projections,
    flags: consistencyFlags(input, { ...cash, ...facts }),
    notes: allNotes(inputs, projections, why),
    assumptions: inputs.lines,
    explanations: why,
  };
}
