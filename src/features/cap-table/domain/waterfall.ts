import type { Quantity } from '#shared/domain/exact.ts';
import {
  div,
  type Fixed,
  fixed,
  HUNDRED,
  max,
  min,
  mul,
  ONE,
  parseFixed,
  sum,
} from '#shared/domain/fixed.ts';
import { done, type Outcome, type Refusal, refuse } from './refusal.ts';
import {
  bendsOf,
  type Claim,
  isConverted,
  payoutAt,
  readClaim,
  type WaterfallClass,
} from './waterfall-class.ts';
import type { ExitClaim } from './exit-claim.ts';
import { PROBLEMS } from './input-problem.ts';
import { type Chooser, type Game, type Segment, settle, type Settled } from './waterfall-solve.ts';

/** What is paid before shareholders: debt first, then costs as percent of what is left, then a management carve-out of that. */
export type ExitDeductions = {
  readonly debt?: Quantity;
  readonly transactionCostPct?: Quantity;
  readonly carveOutPct?: Quantity;
};

/** A waterfall prepared once, then asked for any number of exit values. */
export type WaterfallPlan = Omit<Game, 'left'> & {
  readonly preferences: Fixed;
  readonly debt: Fixed;
  readonly costFraction: Fixed;
  readonly carveOutFraction: Fixed;
  /** Where every class converts, were there no convertibles: ascending from the covered preferences upwards. */
  readonly segments: readonly Segment[];
  /** Indexes of preferred classes, the most senior group first. SAFEs rank with the last. */
  readonly ranks: readonly (readonly number[])[];
  readonly warnings: readonly { readonly code: 'LIQ_PREF_UNPRICED'; readonly classId: string }[];
};

/** What a SAFE or note takes at an exit, and the shares it stands for where it converts. */
export type ConvertiblePayout = {
  readonly id: string;
  readonly holder: string;
  readonly takes: 'cash' | 'repayment' | 'conversion';
  readonly shares: Fixed;
  readonly payout: Fixed;
};

/** One exit. `byClass` and `convertibles` are in the order given; the parts add up to the exit value. */
export type Distribution = {
  readonly exitValue: Fixed;
  readonly debtPaid: Fixed;
  /** Paid to holders of notes that are repaid; they come before costs, as debt does. */
  readonly notesRepaid: Fixed;
  readonly costs: Fixed;
  readonly carveOut: Fixed;
  readonly distributable: Fixed;
  readonly commonPerShare: Fixed;
  /** Ids of classes, sorted. */
  readonly converted: readonly string[];
  readonly byClass: readonly Fixed[];
  readonly convertibles: readonly ConvertiblePayout[];
  readonly liquidityCapitalisation: Fixed;
};

/** Checks the classes and prepares the lines of the payout. Rule: `docs/rules/waterfall.md`. */
export function planWaterfall(
  classes: readonly WaterfallClass[],
  deductions: ExitDeductions = {},
  convertibles: readonly ExitClaim[] = [],
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
  if (debt === null || debt < 0n) return refuse('AMOUNT_INVALID', 'debt', PROBLEMS.debt);
  const costFraction = readPercent(deductions.transactionCostPct, 'transactionCostPct');
  if (typeof costFraction !== 'bigint') return costFraction;
  const carveOutFraction = readPercent(deductions.carveOutPct, 'carveOutPct');
  if (typeof carveOutFraction !== 'bigint') return carveOutFraction;
  const choosers = choosersOf(claims);
  const chooses = new Set(choosers.map(({ index }) => index));
  const others = claims.filter((_, index) => !chooses.has(index));
  return done({
    claims,
    convertibles,
    lines: lineSegments(others),
    choosers,
    counted: sum(others.map(({ units }) => units)),
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
  return refuse('PERCENT_OUT_OF_RANGE', path, PROBLEMS.percent);
}

function choosersOf(claims: readonly Claim[]): Chooser[] {
  return claims
    .flatMap(({ threshold, participates, strike, units, preference }, index) =>
      threshold === null || participates || strike !== null ? [] : [{ index, threshold, units, preference }],
    )
    .toSorted((a, b) => ascending(a.threshold, b.threshold) || a.index - b.index);
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
 * Shares out an exit value: debt and repaid notes, costs, preferences by seniority, then the rest at one value per common
 * share at which nobody gains by changing their mind about converting. Never negative.
 */
export function distribute(plan: WaterfallPlan, exitValue: Quantity): Outcome<Distribution> {
  const exit = parseFixed(exitValue);
  if (exit === null || exit < 0n) {
    return refuse('EXIT_VALUE_INVALID', 'exitValues', PROBLEMS.exitValue);
  }
  const debtPaid = min(exit, plan.debt);
  const settled = settleExit(plan, exit);
  const notesRepaid = min(exit - debtPaid, settled.notesRepaid);
  const base = exit - debtPaid - notesRepaid;
  const costs = mul(base, plan.costFraction);
  const carveOut = mul(base - costs, plan.carveOutFraction);
  const distributable = base - costs - carveOut;
  const { classes, commonPerShare, liquidityCapitalisation } = settled;
  const chooses = new Set(plan.choosers.map(({ index }) => index));
  const isChosen = (claim: Claim, index: number) =>
    chooses.has(index) ? classes.has(index) : isConverted(claim, commonPerShare);
  const short = settled.shortfall ? payPreferences(plan, settled, distributable) : null;
  const byClass = plan.claims.map((claim, index) => {
    if (short) return short.byClass[index] ?? 0n;
    if (!chooses.has(index)) return payoutAt(claim, commonPerShare);
    return classes.has(index) ? mul(claim.units, commonPerShare) : claim.preference;
  });
  const convertibles = plan.convertibles.map(({ id, holder, kind, cash }, index): ConvertiblePayout => {
    const shares = settled.convertedShares[index] ?? 0n;
    if (settled.convertibles.has(index))
      return { id, holder, takes: 'conversion', shares, payout: mul(shares, commonPerShare) };
    if (kind === 'SAFE')
      return { id, holder, takes: 'cash', shares, payout: short ? (short.safes[index] ?? 0n) : cash };
    const payout = settled.notesRepaid === 0n ? 0n : (cash * notesRepaid) / settled.notesRepaid;
    return { id, holder, takes: 'repayment', shares, payout };
  });
  const converted = plan.claims.filter(isChosen).map(({ id }) => id);
  return done({
    exitValue: exit,
    debtPaid,
    notesRepaid,
    costs,
    carveOut,
    distributable,
    commonPerShare,
    converted: converted.toSorted(),
    byClass,
    convertibles,
    liquidityCapitalisation,
  });
}

/** Who converts at an exit value. */
export function settleExit(plan: WaterfallPlan, exit: Fixed): Settled {
  const kept = mul(ONE - plan.costFraction, ONE - plan.carveOutFraction);
  return settle({ ...plan, left: (notes) => mul(max(0n, exit - plan.debt - notes), kept) });
}

/** Too little for all preferences: the highest rank first, pro rata within a rank; SAFEs are in the last one. */
function payPreferences(
  { claims, convertibles, ranks }: WaterfallPlan,
  settled: Settled,
  distributable: Fixed,
) {
  const byClass = claims.map(() => 0n);
  const safes = convertibles.map(() => 0n);
  const cashing = convertibles.flatMap(({ kind, cash }, index) =>
    kind === 'SAFE' && !settled.convertibles.has(index) ? [{ index, cash }] : [],
  );
  let left = distributable;
  for (const [row, rank] of (ranks.length === 0 ? [[]] : ranks).entries()) {
    const beside = row === Math.max(0, ranks.length - 1) ? cashing : [];
    const due = sum([
      ...rank.map((index) => claims[index]?.preference ?? 0n),
      ...beside.map(({ cash }) => cash),
    ]);
    const available = min(left, due);
    if (due === 0n) continue;
    for (const index of rank) byClass[index] = ((claims[index]?.preference ?? 0n) * available) / due;
    for (const { index, cash } of beside) safes[index] = (cash * available) / due;
    left -= available;
  }
  return { byClass, safes };
}
