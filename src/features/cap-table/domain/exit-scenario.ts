import { type CapTableEntry, asConverted, entryType } from './entry.ts';
import { exitBook, preferenceStack, type UnvestedRule } from './entry-class.ts';
import { exitClaims } from './exit-convertible.ts';
import type { Convertible } from './convertible.ts';
import type { Quantity } from '#shared/domain/exact.ts';
import { type Fixed, fixed, parseFixed, sum, toNumber, toText } from '#shared/domain/fixed.ts';
import { done, type Outcome } from './refusal.ts';
import {
  conversionPoints,
  distribute,
  type ExitDeductions,
  planWaterfall,
  type WaterfallPlan,
} from './waterfall.ts';
import { type HolderBook, holderPayoutsMinor, readHoldings } from './waterfall-holders.ts';

/** What is asked of an exit. Without `exitValues` the usual five, plus two of the table's own when it has preferences. */
export type ExitRequest = ExitDeductions & {
  readonly exitValues?: readonly Quantity[];
  readonly convertibles?: readonly Convertible[];
  readonly unvested?: UnvestedRule;
};

/** One exit in USD; payouts are whole cents that add up to `distributable`. */
export type ExitScenario = {
  readonly scenarioName: string;
  readonly exitValue: number;
  /** By payout, largest first, then by name. */
  readonly distribution: readonly { readonly shareholder: string; readonly payout: number }[];
  readonly debtPaid: number;
  readonly costs: number;
  readonly carveOut: number;
  readonly distributable: number;
  readonly commonPerShare: number;
  readonly converted: readonly string[];
};

export type ExitView = {
  readonly scenarios: readonly ExitScenario[];
  /** Where classes convert and options are exercised, ascending. */
  readonly breakPoints: readonly {
    readonly id: string;
    readonly commonPerShare: number;
    readonly exitValue: number;
  }[];
  readonly preferences: number;
  readonly warnings: readonly { readonly code: string; readonly classId: string }[];
};

const USUAL_EXITS: readonly Quantity[] = [5e6, 10e6, 25e6, 50e6, 100e6];

/** Pays a table's holders at each exit value. */
export function exitView(entries: readonly CapTableEntry[], request: ExitRequest): Outcome<ExitView> {
  const prepared = prepareExit(entries, request);
  if (!prepared.ok) return prepared;
  const { plan, book } = prepared.value;
  const scenarios: ExitScenario[] = [];
  for (const { scenarioName, exitValue } of chooseExits(plan, request.exitValues)) {
    const scenario = describeExit(plan, book, scenarioName, exitValue);
    if (!scenario.ok) return scenario;
    scenarios.push(scenario.value);
  }
  return done({
    scenarios,
    breakPoints: conversionPoints(plan).map(({ id, commonPerShare, exitValue }) => ({
      id,
      commonPerShare: toNumber(commonPerShare),
      exitValue: toNumber(exitValue, 2),
    })),
    preferences: toNumber(plan.preferences, 2),
    warnings: plan.warnings,
  });
}

/** The waterfall of a table, its convertibles included, and who holds what in it. */
export function prepareExit(
  entries: readonly CapTableEntry[],
  request: ExitRequest,
): Outcome<{ plan: WaterfallPlan; book: HolderBook }> {
  const { classes, holdings } = exitBook(entries, request.unvested);
  const outstanding = sum(entries.filter((entry) => entryType(entry) !== 'UNISSUED_POOL').map(asConverted));
  const juniorMost = Math.min(...classes.map(({ seniority = 1 }) => seniority), Infinity);
  const claims = exitClaims(
    request.convertibles ?? [],
    outstanding,
    Number.isFinite(juniorMost) ? juniorMost : 1,
  );
  if (!claims.ok) return claims;
  const debt = parseFixed(request.debt ?? 0);
  const owed = debt === null ? request.debt : toText(debt + claims.value.debt);
  const plan = planWaterfall([...classes, ...claims.value.classes], { ...request, debt: owed });
  if (!plan.ok) return plan;
  const book = readHoldings(plan.value, [...holdings, ...claims.value.holdings]);
  return book.ok ? done({ plan: plan.value, book: book.value }) : book;
}

function chooseExits(plan: WaterfallPlan, exitValues: readonly Quantity[] | undefined) {
  if (exitValues) return exitValues.map((exitValue) => ({ scenarioName: exitName(exitValue), exitValue }));
  const exits = USUAL_EXITS.map((exitValue) => ({ scenarioName: exitName(exitValue), exitValue }));
  if (plan.preferences === 0n) return exits;
  exits.push({ scenarioName: 'Preferences covered', exitValue: toText(plan.preferences, 2) });
  const last = conversionPoints(plan).at(-1);
  if (last) exits.push({ scenarioName: lastName(plan), exitValue: toText(last.exitValue, 2) });
  return exits;
}

function lastName({ claims }: WaterfallPlan): string {
  return claims.every(({ preference, threshold }) => preference === 0n || threshold !== null)
    ? 'Everyone converts'
    : 'Last conversion';
}

function exitName(exitValue: Quantity): string {
  const amount = parseFixed(exitValue) ?? 0n;
  const million = fixed(1_000_000);
  return amount >= million ? `Exit at $${toText(amount / 1_000_000n, 2)}M` : `Exit at $${toText(amount, 2)}`;
}

function describeExit(
  plan: WaterfallPlan,
  book: HolderBook,
  scenarioName: string,
  exitValue: Quantity,
): Outcome<ExitScenario> {
  const exit = distribute(plan, exitValue);
  if (!exit.ok) return exit;
  const { debtPaid, costs, carveOut, distributable, commonPerShare, converted } = exit.value;
  const cents = holderPayoutsMinor(plan, book, exit.value);
  const money = (value: Fixed) => toNumber(value, 2);
  return done({
    scenarioName,
    exitValue: toNumber(exit.value.exitValue),
    distribution: book.names
      .map((shareholder, index) => ({ shareholder, payout: (cents[index] ?? 0) / 100 }))
      .toSorted((a, b) => b.payout - a.payout || (a.shareholder < b.shareholder ? -1 : 1)),
    debtPaid: money(debtPaid),
    costs: money(costs),
    carveOut: money(carveOut),
    distributable: money(distributable),
    commonPerShare: toNumber(commonPerShare),
    converted,
  });
}

/** Total of the table's own preferences, in USD. */
export function tablePreferences(entries: readonly CapTableEntry[]): Fixed {
  return preferenceStack(exitBook(entries).classes);
}
