import type { CapTableEntry } from './entry.ts';
import { exitBook, preferenceStack, type UnvestedRule } from './entry-class.ts';
import { conversionPoints } from './conversion-point.ts';
import { exitClaims } from './exit-claim.ts';
import type { Convertible } from './convertible.ts';
import type { Quantity } from '#shared/domain/exact.ts';
import { type Fixed, fixed, parseFixed, toNumber, toText } from '#shared/domain/fixed.ts';
import { done, type Outcome } from './refusal.ts';
import { distribute, type ExitDeductions, planWaterfall, type WaterfallPlan } from './waterfall.ts';
import { owed } from './waterfall-solve.ts';
import { type ExitPart, exitParts } from './exit-part.ts';
import { type HolderBook, holderPayoutsMinor, readHoldings } from './waterfall-holders.ts';

/** What is asked of an exit. Without `exitValues` the usual five, plus two of the table's own when it has preferences. */
export type ExitRequest = ExitDeductions & {
  readonly exitValues?: readonly Quantity[];
  readonly convertibles?: readonly Convertible[];
  readonly unvested?: UnvestedRule;
  /** Whether people are dismissed with the exit, which double-trigger acceleration waits for. */
  readonly terminated?: boolean;
  /** The day vested shares are counted on, `YYYY-MM-DD`. */
  readonly asOf?: string;
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
  /** Repaid to holders of notes before costs; in `distribution` under their names. */
  readonly notesRepaid: number;
  /** What post-money SAFEs count at this exit: issued shares, options, and all that converts. */
  readonly liquidityCapitalisation: number;
  /** Every class and every SAFE or note, with its shares at this exit; the payouts add up to `distribution`. */
  readonly parts: readonly ExitPart[];
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
  const { classes, holdings } = exitBook(entries, request);
  const claims = exitClaims(request.convertibles ?? []);
  if (!claims.ok) return claims;
  const plan = planWaterfall(classes, request, claims.value);
  if (!plan.ok) return plan;
  const book = readHoldings(plan.value, holdings);
  return book.ok ? done({ plan: plan.value, book: book.value }) : book;
}

function chooseExits(plan: WaterfallPlan, exitValues: readonly Quantity[] | undefined) {
  if (exitValues) return exitValues.map((exitValue) => ({ scenarioName: exitName(exitValue), exitValue }));
  const exits = USUAL_EXITS.map((exitValue) => ({ scenarioName: exitName(exitValue), exitValue }));
  const due = owed(plan);
  if (due === 0n) return exits;
  exits.push({ scenarioName: 'Preferences covered', exitValue: toText(due, 2) });
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
  const { debtPaid, notesRepaid, costs, carveOut, distributable, commonPerShare, converted } = exit.value;
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
    converted: [
      ...converted,
      ...exit.value.convertibles.filter(({ takes }) => takes === 'conversion').map(({ id }) => id),
    ],
    notesRepaid: money(notesRepaid),
    liquidityCapitalisation: toNumber(exit.value.liquidityCapitalisation, 2),
    parts: exitParts(plan, exit.value),
  });
}

/** Total of the table's own preferences, in USD. */
export function tablePreferences(entries: readonly CapTableEntry[]): Fixed {
  return preferenceStack(exitBook(entries).classes);
}
