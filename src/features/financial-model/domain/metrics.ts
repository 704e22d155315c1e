// The rule and a worked example: docs/rules/financial-metrics.md
import {
  exact,
  ONE,
  ratio,
  toNumber,
  ZERO,
  type Exact,
  type Note,
  type Quantity,
} from '#shared/domain/exact.ts';

type Known = Quantity | Exact;
type Maybe = Known | null;

/** A figure that explains itself: its formula, the values that went in, and a reason when it is null. */
export type Metric = {
  value: number | null;
  formula: string;
  inputs: Record<string, number | null>;
  note?: Note;
};

const UNDEFINED: Note = { code: 'NOT_DEFINED', message: 'Not defined: it would divide by zero.' };

/** Build a metric; a null result always carries a note. */
export function metric(
  formula: string,
  inputs: Record<string, Maybe>,
  result: Exact | null,
  reason: Note = UNDEFINED,
): Metric {
  const shown = Object.entries(inputs).map(
    ([name, value]) => [name, toNumber(value === null ? null : exact(value))] as const,
  );
  const value = toNumber(result);
  const explained = { value, formula, inputs: Object.fromEntries(shown) };
  return value === null ? { ...explained, note: reason } : explained;
}

const positiveRatio = (top: Known, bottom: Known): Exact | null =>
  exact(bottom).greaterThan(ZERO) ? exact(top).div(bottom) : null;

/** Gross-margin lifetime value, ARPA x margin / churn, USD a customer. */
export function lifetimeValue(arpaMonthly: Known, grossMarginPct: Known, monthlyChurnPct: Known): Metric {
  return metric(
    'ARPA x gross margin / monthly churn',
    { arpaMonthly, grossMarginPct, monthlyChurnPct },
    positiveRatio(exact(arpaMonthly).times(grossMarginPct), monthlyChurnPct),
    { code: 'LTV_UNBOUNDED', message: 'Without churn a customer never leaves, so the lifetime has no end.' },
  );
}

export function ltvToCac(lifetimeValueUsd: Known, customerAcquisitionCost: Known): Metric {
  return metric(
    'Lifetime value / customer acquisition cost',
    { lifetimeValue: lifetimeValueUsd, customerAcquisitionCost },
    positiveRatio(lifetimeValueUsd, customerAcquisitionCost),
    { code: 'CAC_ZERO', message: 'Acquisition cost is 0, so there is no ratio.' },
  );
}

/** Months of gross profit that pay back what it cost to win the customer. */
export function cacPaybackMonths(cac: Known, arpaMonthly: Maybe, grossMarginPct: Known): Metric {
  return metric(
    'Customer acquisition cost / (ARPA x gross margin)',
    { customerAcquisitionCost: cac, arpaMonthly, grossMarginPct },
    arpaMonthly === null ? null : positiveRatio(cac, exact(arpaMonthly).times(grossMarginPct).div(100)),
    {
      code: 'NO_MARGIN_PER_CUSTOMER',
      message: 'The gross profit per customer is not known or not positive.',
    },
  );
}

export function annualChurnPct(monthlyChurnPct: Known): Metric {
  const kept = ONE.minus(exact(monthlyChurnPct).div(100)).pow(12);
  return metric('1 - (1 - monthly churn)^12', { monthlyChurnPct }, ONE.minus(kept).times(100));
}

/** Cash lost in a month; 0 when more comes in than goes out. */
export function netBurn(monthlyCashOut: Known, monthlyCashIn: Known): Metric {
  const burn = exact(monthlyCashOut).minus(monthlyCashIn);
  return metric(
    'max(0, cash out - cash in) a month',
    { monthlyCashOut, monthlyCashIn },
    burn.isNegative() ? ZERO : burn,
  );
}

export function runwayMonths(cash: Maybe, monthlyBurn: Known): Metric {
  const reason =
    cash === null
      ? { code: 'CASH_UNKNOWN', message: 'Runway needs the cash in the bank.' }
      : { code: 'CASH_POSITIVE', message: 'Cash positive: no burn, so the cash does not run out.' };
  const available = cash === null || exact(cash).isNegative() ? ZERO : exact(cash);
  return metric(
    'Cash / monthly burn',
    { cash, monthlyBurn },
    cash === null ? null : ratio(available, exact(monthlyBurn)),
    reason,
  );
}

/** Cash burnt for each dollar of new recurring revenue in the same period (David Sacks). */
export function burnMultiple(annualBurn: Known, netNewArr: Known): Metric {
  const burn = exact(annualBurn);
  return metric(
    'Net burn / net new annual recurring revenue',
    { annualBurn, netNewArr },
    positiveRatio(burn, netNewArr),
    burn.isZero()
      ? { code: 'SHRINKING_WITHOUT_BURN', message: 'No cash is burnt, and recurring revenue does not grow.' }
      : { code: 'BURN_WITHOUT_GROWTH', message: 'Cash is burnt while recurring revenue does not grow.' },
  );
}

/** Growth plus EBITDA margin, both in percent (Brad Feld). */
export function ruleOf40(revenueGrowthPct: Maybe, ebitdaMarginPct: Maybe): Metric {
  const known = revenueGrowthPct !== null && ebitdaMarginPct !== null;
  return metric(
    'Revenue growth % + EBITDA margin %',
    { revenueGrowthPct, ebitdaMarginPct },
    known ? exact(revenueGrowthPct).plus(ebitdaMarginPct) : null,
    { code: 'NO_REVENUE', message: 'Growth and margin need revenue.' },
  );
}

/** Projection form: revenue gained in a year over what sales and marketing spent in it. */
export function magicNumberOfYear(revenueGained: Known, salesMarketing: Known): Metric {
  return metric(
    'Revenue gained / sales and marketing of the year',
    { revenueGained, salesMarketing },
    positiveRatio(revenueGained, salesMarketing),
    { code: 'NO_SALES_SPEND', message: 'Nothing is spent on sales and marketing.' },
  );
}

/** Actuals form: annualised change of quarterly revenue over the prior quarter's sales and marketing. */
export function magicNumberOfQuarter(
  quarterRevenue: Known,
  priorQuarterRevenue: Known,
  priorQuarterSalesMarketing: Known,
): Metric {
  return metric(
    "4 x (quarter's revenue - prior quarter's) / prior quarter's sales and marketing",
    { quarterRevenue, priorQuarterRevenue, priorQuarterSalesMarketing },
    positiveRatio(exact(quarterRevenue).minus(priorQuarterRevenue).times(4), priorQuarterSalesMarketing),
    { code: 'NO_SALES_SPEND', message: 'Nothing was spent on sales and marketing in the quarter before.' },
  );
}

export type RecurringRevenueMovement = {
  startMrr: Known;
  expansionMrr?: Known;
  contractionMrr?: Known;
  churnedMrr?: Known;
};

function retained(movement: RecurringRevenueMovement, expansion: Known): Exact | null {
  const end = exact(movement.startMrr)
    .plus(expansion)
    .minus(movement.contractionMrr ?? 0)
    .minus(movement.churnedMrr ?? 0);
  return positiveRatio(end.times(100), movement.startMrr);
}

export function netRevenueRetentionPct(movement: RecurringRevenueMovement): Metric {
  return metric(
    '(start + expansion - contraction - churn) / start',
    { ...movement },
    retained(movement, movement.expansionMrr ?? 0),
    { code: 'NO_REVENUE', message: 'There was no recurring revenue to keep.' },
  );
}

export function grossRevenueRetentionPct(movement: RecurringRevenueMovement): Metric {
  return metric('(start - contraction - churn) / start', { ...movement }, retained(movement, 0), {
    code: 'NO_REVENUE',
    message: 'There was no recurring revenue to keep.',
  });
}
