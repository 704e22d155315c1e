// The rule and a worked example: docs/rules/j-curve.md
import type { CashFlow } from '#shared/domain/internal-rate.ts';
import { exact, sumExact, toNumber, type Quantity } from '#shared/domain/exact.ts';

/** Net asset value measured on a day. */
export type NetAssetValue = { date: string; nav: Quantity };

export type JCurvePoint = {
  date: string;
  cumulativeNetCash: number | null;
  nav: number | null;
  netPosition: number | null;
};

/** Dates are null while not reached; `trough` is the lowest cumulative net cash, null without points. */
export type JCurve = {
  points: JCurvePoint[];
  trough: number | null;
  /** First date on which money received and value held together make up for what was paid in. */
  breakEvenDate: string | null;
  /** First date on which money received alone does. */
  selfFundedDate: string | null;
};

const byDate = (a: { date: string }, b: { date: string }): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : 0;

/**
 * J-curve: cumulative net cash and net position (cash + net asset value) on each day a value was measured.
 * Days before the first cash flow are points but no milestones.
 */
export function jCurve(flows: readonly CashFlow[], navs: readonly NetAssetValue[]): JCurve {
  const rows = navs.toSorted(byDate).map(({ date, nav }) => {
    const cash = sumExact(flows.filter((flow) => flow.date <= date).map(({ amount }) => amount));
    return { date, cash, nav: exact(nav), position: cash.plus(nav) };
  });
  const started = rows.filter(({ date }) => flows.some((flow) => flow.date <= date));
  const lowest = rows.map(({ cash }) => cash).toSorted((a, b) => a.comparedTo(b))[0];
  return {
    points: rows.map(({ date, cash, nav, position }) => ({
      date,
      cumulativeNetCash: toNumber(cash),
      nav: toNumber(nav),
      netPosition: toNumber(position),
    })),
    trough: toNumber(lowest ?? null),
    breakEvenDate: started.find(({ position }) => !position.isNegative())?.date ?? null,
    selfFundedDate: started.find(({ cash }) => !cash.isNegative())?.date ?? null,
  };
}
