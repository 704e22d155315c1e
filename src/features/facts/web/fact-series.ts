import { endOfMonth } from '#shared/domain/calendar.ts';
import type { Fact, MetricFacts } from '../contract.ts';
import { NOT_OVER, OF_EITHER_KIND } from '../domain/fact.ts';
import { monthsOf } from '../domain/fact-period.ts';

/** Flows are drawn per month, so that years and months stand on one scale. */
const FLOWS: ReadonlySet<Fact['metric']> = new Set(['revenue', 'recurringRevenue', 'netProfit', 'ebitda']);
const MOST_LINES = 5;
const MONTHS: Readonly<Record<string, number>> = { monthly: 1, quarterly: 3, annual: 12 };

/** A metric over time with a line a source, in one currency. `values` are in the order of `series`. */
type FactSeries = {
  readonly isMonthly: boolean;
  readonly currency: string | null;
  readonly unit: Fact['unit'];
  readonly series: readonly string[];
  readonly rows: readonly { readonly date: string; readonly values: readonly (number | null)[] }[];
};

type Point = { readonly date: string; readonly value: number };

/** Where a fact stands in time: the last day of its period, and for what flows also its first month. */
function pointsOf({ metric, value, period, rate }: Fact): Point[] {
  if (period === null || rate === OF_EITHER_KIND || rate === NOT_OVER) return [];
  const { first, last, count } = monthsOf(period);
  if (!FLOWS.has(metric)) return [{ date: endOfMonth(`${last}-01`), value }];
  const months = rate === null ? count : MONTHS[rate];
  if (months === undefined) return [];
  const ends = first === last ? [last] : [first, last];
  return ends.map((month) => ({ date: endOfMonth(`${month}-01`), value: value / months }));
}

/** The course of a metric, of what its believed figure is of; null where fewer than two days of one currency are known. Shares of holders have none. */
export function factSeries({ metric, facts, believed }: MetricFacts): FactSeries | null {
  if (believed === null || metric === 'ownership') return null;
  const { currency, unit, about, rate } = believed;
  const isOften = metric === 'churn';
  const alike = facts.filter(
    (fact) =>
      fact.currency === currency &&
      fact.unit === unit &&
      fact.about === about &&
      (!isOften || fact.rate === rate),
  );
  const lines = [...Map.groupBy(alike, ({ source }) => source.label)]
    .map(([name, own]) => ({ name, points: own.flatMap(pointsOf) }))
    .filter(({ points }) => points.length > 0)
    .toSorted((a, b) => b.points.length - a.points.length)
    .slice(0, MOST_LINES);
  const dates = [...new Set(lines.flatMap(({ points }) => points.map(({ date }) => date)))].toSorted((a, b) =>
    a.localeCompare(b),
  );
  if (dates.length < 2) return null;
  return {
    isMonthly: FLOWS.has(metric),
    currency,
    unit,
    series: lines.map(({ name }) => name),
    rows: dates.map((date) => ({
      date,
      values: lines.map(({ points }) => points.findLast((point) => point.date === date)?.value ?? null),
    })),
  };
}
