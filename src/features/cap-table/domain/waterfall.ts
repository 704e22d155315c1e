import type { Quantity } from '#shared/domain/exact.ts';
import { div, type Fixed, fixed, HUNDRED, max, mul, parseFixed, sum } from '#shared/domain/fixed.ts';
import { done, type Outcome, type Refusal, refuse } from './refusal.ts';
import {
  bendsOf,
  type Claim,
  isConverted,
  payoutAt,
  readClaim,
  type WaterfallClass,
} from './waterfall-class.ts';
import { PROBLEMS } from './input-problem.ts';

/** What is paid before shareholders: debt first, then costs as percent of what is left, then a management carve-out of that. */
export type ExitDeductions = {
  readonly debt?: Quantity;
  readonly transactionCostPct?: Quantity;
  readonly carveOutPct?: Quantity;
};

/** Where the value per common share stands when `distributable` is reached, and who gains from there on. */
type Segment = { readonly commonPerShare: Fixed; readonly distributable: Fixed; readonly units: Fixed };

/** A waterfall prepared once, then asked for any number of exit values. */
export type WaterfallPlan = {
  readonly claims: readonly Claim[];
  readonly preferences: Fixed;
  readonly debt: Fixed;
  readonly costFraction: Fixed;
  readonly carveOutFraction: Fixed;
  /** Ascending straight lines from the covered preferences upwards. */
  readonly segments: readonly Segment[];
  /** Indexes of preferred classes, the most senior group first. */
  readonly ranks: readonly (readonly number[])[];
  readonly warnings: readonly { readonly code: 'LIQ_PREF_UNPRICED'; readonly classId: string }[];
};

/** One exit. `byClass` is in the order of the classes; the parts add up to the exit value. */
export type Distribution = {
  readonly exitValue: Fixed;
  readonly debtPaid: Fixed;
  readonly costs: Fixed;
  readonly carveOut: Fixed;
  readonly distributable: Fixed;
  readonly commonPerShare: Fixed;
  /** Class ids, sorted. */
  readonly converted: readonly string[];
  readonly byClass: readonly Fixed[];
};

/** Checks the classes and prepares the lines of the payout. Rule: `docs/rules/waterfall.md`. */
export function planWaterfall(
  classes: readonly WaterfallClass[],
  deductions: ExitDeductions = {},
): Outcome<WaterfallPlan> {
  if (classes.length === 0) return refuse('SHARES_EMPTY', 'classes', 'There is no class to pay.');
  if (new Set(classes.map(({ id }) => id)).size !== classes.length) {
    return refuse('CLASS_DUPLICATE', 'classes', 'Two classes have the same id.');
  }
  const claims: Claim[] = [];
  for (const [index, input] of classes.entries()) {
    const claim = readClaim(input, index);
    if (!claim.ok) return claim;
    claims.push(claim.value);
  }
  const debt = parseFixed(deductions.debt ?? 0);
  if (debt === null || debt < 0n)
    return refuse('AMOUNT_INVALID', 'debt', 'Debt must be an amount of 0 or more.');
  const costFraction = readPercent(deductions.transactionCostPct, 'transactionCostPct');
  if (typeof costFraction !== 'bigint') return costFraction;
  const carveOutFraction = readPercent(deductions.carveOutPct, 'carveOutPct');
  if (typeof carveOutFraction !== 'bigint') return carveOutFraction;
  return done({
    claims,
    preferences: sum(claims.map(({ preference }) => preference)),
    debt,
    costFraction,
    carveOutFraction,
    segments: lineSegments(claims),
    ranks: rankBySeniority(claims),
    warnings: claims
      .filter(({ unpriced }) => unpriced)
      .map(({ id }) => ({ code: 'LIQ_PREF_UNPRICED', classId: id }) as const),
  });
}

function readPercent(value: Quantity | undefined, path: string): Fixed | Refusal {
  const percent = parseFixed(value ?? 0);
  if (percent !== null && percent >= 0n && percent <= HUNDRED) return div(percent, fixed(100));
  return refuse('PERCENT_OUT_OF_RANGE', path, 'This must be a percentage from 0 to 100.');
}

/** Walks the bends of all classes upwards, from everything that is gained at a value of 0. */
function lineSegments(claims: readonly Claim[]): Segment[] {
  const bends = claims.flatMap(bendsOf).toSorted((a, b) => ascending(a.at, b.at));
  let commonPerShare = 0n;
  let distributable = sum(claims.map(({ preference }) => preference));
  let units = sum(claims.map((claim) => (claim.participates ? claim.units : 0n)));
  const segments = new Map<Fixed, Segment>([[0n, { commonPerShare, distributable, units }]]);
  for (const { at, change } of bends) {
    distributable += mul(units, at - commonPerShare);
    commonPerShare = at;
    units += change;
    segments.set(at, { commonPerShare, distributable, units });
  }
  return [...segments.values()];
}

function ascending(a: Fixed, b: Fixed): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function rankBySeniority(claims: readonly Claim[]): number[][] {
  const ranks = new Map<number, number[]>();
  for (const [index, { preference, seniority }] of claims.entries()) {
    if (preference > 0n) ranks.set(seniority, [...(ranks.get(seniority) ?? []), index]);
  }
  return [...ranks].toSorted(([a], [b]) => b - a).map(([, indexes]) => indexes);
}

/**
 * Shares out an exit value: preferences by seniority, then the rest at one value per common share at which no class gains
 * by changing its mind about converting. Never negative, never falling as the exit value rises.
 */
export function distribute(plan: WaterfallPlan, exitValue: Quantity): Outcome<Distribution> {
  const exit = parseFixed(exitValue);
  if (exit === null || exit < 0n) {
    return refuse('EXIT_VALUE_INVALID', 'exitValues', PROBLEMS.exitValue);
  }
  const debtPaid = exit < plan.debt ? exit : plan.debt;
  const costs = mul(exit - debtPaid, plan.costFraction);
  const carveOut = mul(exit - debtPaid - costs, plan.carveOutFraction);
  const distributable = exit - debtPaid - costs - carveOut;
  const covered = distributable >= plan.preferences;
  const commonPerShare = covered ? solveCommon(plan, distributable) : 0n;
  const byClass = covered
    ? plan.claims.map((claim) => payoutAt(claim, commonPerShare))
    : payPreferences(plan, distributable);
  const converted = plan.claims.filter((claim) => isConverted(claim, commonPerShare)).map(({ id }) => id);
  return done({
    exitValue: exit,
    debtPaid,
    costs,
    carveOut,
    distributable,
    commonPerShare,
    converted: converted.toSorted(),
    byClass,
  });
}

/** The smallest value per common share at which the classes take all of it. */
function solveCommon({ segments }: WaterfallPlan, distributable: Fixed): Fixed {
  let [low, high] = [0, segments.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((segments[middle]?.distributable ?? 0n) < distributable) low = middle;
    else high = middle - 1;
  }
  const segment = segments[low];
  if (!segment || segment.units === 0n) return segment?.commonPerShare ?? 0n;
  return segment.commonPerShare + div(max(0n, distributable - segment.distributable), segment.units);
}

/** Too little for all preferences: the highest rank first, pro rata within a rank. */
function payPreferences({ claims, ranks }: WaterfallPlan, distributable: Fixed): Fixed[] {
  const paid = claims.map(() => 0n);
  let left = distributable;
  for (const rank of ranks) {
    const due = sum(rank.map((index) => claims[index]?.preference ?? 0n));
    const available = left < due ? left : due;
    for (const index of rank) paid[index] = ((claims[index]?.preference ?? 0n) * available) / due;
    left -= available;
  }
  return paid;
}

/** Where a class starts to convert: above this exit value (and this value left for shareholders) it is better off as common. */
type ConversionPoint = {
  readonly id: string;
  readonly commonPerShare: Fixed;
  readonly distributable: Fixed;
  readonly exitValue: Fixed;
};

/** Conversion and exercise points in ascending order, equal ones by id. Full participants never convert and have none. */
export function conversionPoints(plan: WaterfallPlan): ConversionPoint[] {
  const reached = new Map(plan.segments.map((each) => [each.commonPerShare, each.distributable]));
  return plan.claims
    .flatMap(({ id, threshold }) => (threshold === null ? [] : [{ id, commonPerShare: threshold }]))
    .toSorted((a, b) => ascending(a.commonPerShare, b.commonPerShare) || (a.id < b.id ? -1 : 1))
    .map(({ id, commonPerShare }) => {
      const distributable = reached.get(commonPerShare) ?? 0n;
      return { id, commonPerShare, distributable, exitValue: grossUp(plan, distributable) };
    });
}

/** The exit value that leaves this much for the shareholders; what costs eat entirely is never reached. */
export function grossUp(
  { debt, costFraction, carveOutFraction }: WaterfallPlan,
  distributable: Fixed,
): Fixed {
  const kept = mul(fixed(1) - costFraction, fixed(1) - carveOutFraction);
  return kept === 0n ? distributable : div(distributable, kept) + debt;
}
