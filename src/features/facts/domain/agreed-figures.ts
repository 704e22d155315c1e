import { dayNumber } from '#shared/domain/calendar.ts';
import { type MetricFacts, newestFirst } from './agreement.ts';
import { type Fact, type Metric } from './fact.ts';
import { endOf, monthsOf } from './fact-period.ts';
import type { Convert } from './gap.ts';

/** The figures of a company on which others judge it, each as the facts of it agree; null where none is known. */
export type AgreedFigures = {
  readonly headcount: number | null;
  readonly users: number | null;
  /** The newest revenue as a year of it. */
  readonly annualRevenueUsd: number | null;
  readonly foundersPercent: number | null;
  /** Months by the cash and burn of a document; null where the model alone can say. */
  readonly documentRunwayMonths: number | null;
};

const A_YEAR: Readonly<Record<string, number>> = { monthly: 12, quarterly: 4, 'half-yearly': 2, annual: 1 };

/** How often a flow comes in a year; null where its words do not say. */
function timesAYear({ period, rate }: Fact): number | null {
  if (rate !== null) return A_YEAR[rate] ?? null;
  if (period === null) return null;
  const { count } = monthsOf(period);
  return 12 % count === 0 ? 12 / count : null;
}

/** The newest revenue that is told for a time, in dollars a year; recurring revenue where nothing else is told. */
function annualRevenue(facts: readonly Fact[], convert: Convert): number | null {
  for (const fact of facts.toSorted(newestFirst)) {
    const times = timesAYear(fact);
    if (times === null || fact.currency === null || fact.period === null) continue;
    const dollars =
      fact.currency === 'USD' ? fact.value : convert(fact.value, fact.currency, 'USD', fact.period);
    if (dollars !== null) return dollars * times;
  }
  return null;
}

const OLDEST_DAYS = 366;

/** The newest runway that the cash and burn of a document make, of the year before `asOf`; null where there is none. */
export function documentRunway(metrics: readonly MetricFacts[], asOf: string): Fact | null {
  const own = metrics.find(({ metric }) => metric === 'runway')?.facts ?? [];
  const recent = own.filter(({ source, period }) => {
    if (source.kind !== 'derived' || source.documentId === null) return false;
    return period === null || dayNumber(asOf) - dayNumber(`${endOf(period)}-01`) <= OLDEST_DAYS;
  });
  return recent.toSorted(newestFirst)[0] ?? null;
}

/** What a company’s facts agree on, for whoever may see them. */
export function agreedFigures(
  metrics: readonly MetricFacts[],
  convert: Convert,
  asOf: string,
): AgreedFigures {
  const of = (metric: Metric): MetricFacts | undefined => metrics.find((one) => one.metric === metric);
  const believed = (metric: Metric): number | null => of(metric)?.believed?.value ?? null;
  return {
    headcount: believed('headcount'),
    users: believed('users'),
    annualRevenueUsd:
      annualRevenue(of('revenue')?.facts ?? [], convert) ??
      annualRevenue(of('recurringRevenue')?.facts ?? [], convert),
    foundersPercent: believed('foundersShare'),
    documentRunwayMonths: documentRunway(metrics, asOf)?.value ?? null,
  };
}
