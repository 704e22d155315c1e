import { addDays, endOfMonth } from '#shared/domain/calendar.ts';
import { type CompanyHolding, TOTALS_CURRENCY } from './company-holding.ts';
import { companyPosition } from './company-position.ts';
import type { RateBook } from '#shared/domain/exchange-rate.ts';
import type { CashFlow } from '#shared/domain/internal-rate.ts';
import { jCurve, type JCurve } from './j-curve.ts';
import type { CompanyLedger } from './ledger.ts';
import { exact, sumExact, toNumber, ZERO, type Exact } from '#shared/domain/exact.ts';
import { factsAsOf } from './portfolio-facts.ts';
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

/** The first day, ends of months (at most 60, evenly thinned) and the last day. */
export function historyDates(first: string, last: string): string[] {
  const ends: string[] = [];
  for (let end = endOfMonth(first); end < last; end = endOfMonth(addDays(end, 1))) ends.push(end);
  const step = Math.max(1, Math.ceil(ends.length / MOST_POINTS));
  const kept = ends.filter((_, index) => (ends.length - 1 - index) % step === 0);
  return [...new Set([first, ...kept, last])];
}

/** Value of a company in dollars on a day, from records already in its own currency; null without a rate. */
function valueOn(
  { ledger, localFacts, currency }: CompanyHolding,
  book: RateBook,
  date: string,
): Exact | null {
  if ((ledger.investments[0]?.dealDate ?? date) > date) return ZERO;
  const { value } = companyPosition(ledger.key, factsAsOf({ ...localFacts, asOf: date }));
  const rate = value.isZero() ? ZERO : book(currency, TOTALS_CURRENCY, date)?.rate;
  return rate === undefined ? null : value.times(rate);
}

function totalOn(holdings: readonly CompanyHolding[], book: RateBook, date: string): number | null {
  const values = holdings.map((holding) => valueOn(holding, book, date));
  return values.includes(null) ? null : toNumber(sumExact(values.filter((value) => value !== null)));
}

type Cash = { readonly paidIn: number; readonly received: number };

/** What had been paid in and received by the end of each day; `dates` ascend. */
function cashOn(flows: readonly CashFlow[], dates: readonly string[]): Cash[] {
  const ordered = flows.toSorted((a, b) => a.date.localeCompare(b.date));
  let [paidIn, received, next] = [ZERO, ZERO, 0];
  return dates.map((date) => {
    for (let flow = ordered[next]; flow !== undefined && flow.date <= date; flow = ordered[(next += 1)]) {
      const amount = exact(flow.amount);
      if (amount.isNegative()) paidIn = paidIn.minus(amount);
      else received = received.plus(amount);
    }
    return { paidIn: toNumber(paidIn) ?? 0, received: toNumber(received) ?? 0 };
  });
}

/** A portfolio from its first cheque to `asOf`, in dollars; companies that lack a rate today are left out. */
export function historyOf(ledgers: readonly CompanyLedger[], book: RateBook, asOf: string): History {
  const covered = holdingsOf(ledgers, book, asOf).filter(({ facts }) => facts !== null);
  const [first] = covered.flatMap(({ ledger }) => ledger.investments[0]?.dealDate ?? []).toSorted();
  if (first === undefined) return { points: [], trough: null, breakEvenDate: null, selfFundedDate: null };
  const facts = joinFacts(
    asOf,
    covered.flatMap((holding) => holding.facts ?? []),
  );
  const flows = portfolioFlows(facts).slice(0, -1);
  const dates = historyDates(first, asOf);
  const cash = cashOn(flows, dates);
  const points = dates.map((date, index) => {
    const { paidIn, received } = cash[index] ?? { paidIn: 0, received: 0 };
    return { date, paidIn, received, netCash: received - paidIn, value: totalOn(covered, book, date) };
  });
  const measured = points.flatMap(({ date, value }) => (value === null ? [] : [{ date, nav: value }]));
  const { trough, breakEvenDate, selfFundedDate } = jCurve(flows, measured);
  return { points, trough, breakEvenDate, selfFundedDate };
}
