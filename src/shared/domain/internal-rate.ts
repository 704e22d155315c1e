// The rule and a worked example: docs/rules/internal-rate-of-return.md
import { dayNumber } from '#shared/domain/calendar.ts';
import { signChanges, type Term } from './discount-roots.ts';
import { exact, toNumber, ZERO, type Exact, type Note, type Quantity } from '#shared/domain/exact.ts';

/** Money on a calendar day `YYYY-MM-DD`: paid in is negative, received positive. */
export type CashFlow = { date: string; amount: Quantity };

/**
 * A rate a year as a fraction. Null with a note when none exists or several do: with more than one root no single
 * one is the answer (GIPS and CFA practice), so all are listed.
 */
export type InternalRate = { irr: number | null; roots: number; rootValues: number[]; note?: Note };

/** Rates looked at, as ln(1 + r): from a hair above -100 % to 100,000,000 % a year. */
const LOWEST = -40;
const HIGHEST = Math.log1p(1e6);
/** The number nearest to -100 % that is above it. */
const NEARLY_ALL = -1 + Number.EPSILON / 2;

/** What bisection leaves of a rate of nothing; it would be read as -0.0%. */
const NO_RATE = 1e-12;

const none = (code: string, message: string): InternalRate => ({
  irr: null,
  roots: 0,
  rootValues: [],
  note: { code, message },
});

const presentValue = (terms: readonly Term[], rate: number): number =>
  terms.reduce((sum, { years, amount }) => sum + amount / (1 + rate) ** years, 0);

function solve(terms: readonly Term[]): InternalRate {
  if (terms.length < 2) return none('XIRR_TOO_FEW_DATES', 'A rate needs cash flows on two days.');
  const signs = new Set(terms.map(({ amount }) => Math.sign(amount)));
  if (signs.size < 2) return none('XIRR_ONE_SIDED', 'A rate needs money going out and money coming back.');
  const rootValues = signChanges(terms, LOWEST, HIGHEST).map((u) => Math.max(NEARLY_ALL, Math.expm1(u)));
  const [first] = rootValues;
  if (first === undefined)
    return none('XIRR_NO_ROOT', 'No rate gives the cash flows a net present value of zero.');
  if (rootValues.length === 1) {
    const irr = Math.abs(first) < NO_RATE ? 0 : first;
    return { irr, roots: 1, rootValues: [irr] };
  }
  const rates = rootValues.map((rate) => `${(rate * 100).toFixed(2)}%`).join(', ');
  const message = `Several rates fit (${rates}), so none of them is the return.`;
  return { irr: null, roots: rootValues.length, rootValues, note: { code: 'XIRR_MULTIPLE_ROOTS', message } };
}

/** Flows of one day netted, ordered by day, in years from the first day (ACT/365). */
function netTerms(flows: readonly CashFlow[]): Term[] {
  const byDay = new Map<number, Exact>();
  for (const { date, amount } of flows) {
    const day = dayNumber(date);
    byDay.set(day, (byDay.get(day) ?? ZERO).plus(amount));
  }
  const days = [...byDay].toSorted(([a], [b]) => a - b);
  const start = days[0]?.[0] ?? 0;
  return days.map(([day, amount]) => ({ years: (day - start) / 365, amount: toNumber(amount) ?? 0 }));
}

const notZero = ({ amount }: Term): boolean => amount !== 0;

/**
 * XIRR: the rate r > -1 with sum CF / (1 + r)^(days / 365) = 0, ACT/365 from the first date as in Excel.
 * A final net asset value is passed as a flow on the day it is measured.
 */
export function xirr(flows: readonly CashFlow[]): InternalRate {
  return solve(netTerms(flows).filter(notZero));
}

/** What was earned since the first flow, as a fraction, and in how many days. */
export type PeriodReturn = { readonly days: number; readonly fraction: number };

const YEAR = 365;

/**
 * The period's own return for what has been held for less than a year, which GIPS asks to show instead of a yearly rate:
 * (1 + irr)^(days / 365) - 1. Null from a year on, or without a rate.
 */
export function periodReturn(flows: readonly CashFlow[], irr: number | null): PeriodReturn | null {
  const days = flows.map(({ date }) => dayNumber(date));
  const held = days.length === 0 ? 0 : Math.max(...days) - Math.min(...days);
  if (irr === null || held === 0 || held >= YEAR) return null;
  return { days: held, fraction: Math.expm1((held / YEAR) * Math.log1p(irr)) };
}

/** IRR of flows one period apart, per period. */
export function irrPeriodic(flows: readonly Quantity[]): InternalRate {
  const terms = flows.map((amount, years) => ({ years, amount: toNumber(exact(amount)) ?? 0 }));
  return solve(terms.filter(notZero));
}

/** Present value on the first date at a rate a year (fraction above -1, else null), as Excel's XNPV. */
export function xnpv(rate: Quantity, flows: readonly CashFlow[]): number | null {
  const plain = toNumber(exact(rate));
  return plain === null || plain <= -1 ? null : presentValue(netTerms(flows), plain);
}
