import { monthsLater } from './dates.ts';
import type { RateBook } from './fx-rate.ts';
import { jCurve, type JCurve } from './j-curve.ts';
import type { CompanyLedger } from './ledger.ts';
import { sumExact, toNumber } from './number.ts';
import { holdingsOf, joinFacts } from './portfolio.ts';
import { portfolioFlows } from './portfolio-summary.ts';

const MOST_POINTS = 60;

/** The day's totals since the start; `value` is null while a rate for the day is missing. */
export type HistoryPoint = {
  readonly date: string;
  readonly paidIn: number;
  readonly received: number;
  readonly netCash: number;
  readonly value: number | null;
};
export type History = Pick<JCurve, 'trough' | 'breakEvenDate' | 'selfFundedDate'> & {
  readonly points: readonly HistoryPoint[];
};

const monthEnd = (date: string): string => {
  const firstOfNext = monthsLater(`${date.slice(0, 7)}-01`, 1);
  return new Date(Date.parse(firstOfNext) - 86_400_000).toISOString().slice(0, 10);
};

/** The first day, ends of months (at most 60, evenly thinned) and the last day. */
export function historyDates(first: string, last: string): string[] {
  const ends: string[] = [];
  for (let end = monthEnd(first); end < last; end = monthEnd(monthsLater(`${end.slice(0, 7)}-01`, 1)))
    ends.push(end);
  const step = Math.max(1, Math.ceil(ends.length / MOST_POINTS));
  const kept = ends.filter((_, index) => (ends.length - 1 - index) % step === 0);
  return [...new Set([first, ...kept, last])];
}

/** Value in dollars on a day; null while a rate for it is missing. */
function valueOn(ledgers: readonly CompanyLedger[], book: RateBook, date: string): number | null {
  const holdings = holdingsOf(ledgers, book, date);
  if (holdings.some(({ facts }) => facts === null)) return null;
  return toNumber(sumExact(holdings.flatMap(({ facts }) => facts?.marks.map(({ value }) => value) ?? [])));
}

/** A portfolio from its first cheque to `asOf`, in dollars; companies that lack a rate today are left out. */
export function historyOf(ledgers: readonly CompanyLedger[], book: RateBook, asOf: string): History {
  const covered = holdingsOf(ledgers, book, asOf).flatMap(({ facts, ledger }) =>
    facts === null ? [] : [{ facts, ledger }],
  );
  const [first] = covered.flatMap(({ ledger }) => ledger.investments[0]?.dealDate ?? []).toSorted();
  if (first === undefined) return { points: [], trough: null, breakEvenDate: null, selfFundedDate: null };
  const flows = portfolioFlows(
    joinFacts(
      asOf,
      covered.map(({ facts }) => facts),
    ),
  ).slice(0, -1);
  const sum = (date: string, isPaid: boolean) => {
    const own = flows.filter((flow) => flow.date <= date && Number(flow.amount) < 0 === isPaid);
    return Math.abs(toNumber(sumExact(own.map(({ amount }) => amount))) ?? 0);
  };
  const ownLedgers = covered.map(({ ledger }) => ledger);
  const points = historyDates(first, asOf).map((date) => {
    const [paidIn, received] = [sum(date, true), sum(date, false)];
    return { date, paidIn, received, netCash: received - paidIn, value: valueOn(ownLedgers, book, date) };
  });
  const measured = points.flatMap(({ date, value }) => (value === null ? [] : [{ date, nav: value }]));
  const { trough, breakEvenDate, selfFundedDate } = jCurve(flows, measured);
  return { points, trough, breakEvenDate, selfFundedDate };
}
