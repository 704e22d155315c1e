import { div, type Fixed, max, mul, ONE, sum } from '#shared/domain/fixed.ts';
import { settleExit, type WaterfallPlan } from './waterfall.ts';
import { outcomeOf } from './waterfall-solve.ts';

/** Where a class or a convertible starts to convert: above this exit value it is better off as common. */
type ConversionPoint = {
  readonly id: string;
  readonly commonPerShare: Fixed;
  /** What is then left for shareholders. */
  readonly distributable: Fixed;
  readonly exitValue: Fixed;
};

/** Conversion and exercise points in ascending order, equal ones by id. Full participants never convert and have none. */
export function conversionPoints(plan: WaterfallPlan): ConversionPoint[] {
  const points = plan.convertibles.length === 0 ? pointsOnLines(plan) : pointsOnTheWay(plan);
  return points.toSorted(
    (a, b) =>
      Number(a.exitValue > b.exitValue) - Number(a.exitValue < b.exitValue) ||
      Number(a.commonPerShare > b.commonPerShare) - Number(a.commonPerShare < b.commonPerShare) ||
      (a.id < b.id ? -1 : 1),
  );
}

/** The exit value that leaves this much for the shareholders; what costs eat entirely is never reached. */
export function grossUp(
  { debt, costFraction, carveOutFraction }: WaterfallPlan,
  distributable: Fixed,
  notesRepaid: Fixed = 0n,
): Fixed {
  const kept = mul(ONE - costFraction, ONE - carveOutFraction);
  return kept === 0n ? distributable : div(distributable, kept) + debt + notesRepaid;
}

/** Without convertibles everybody converts in the order of the thresholds. */
function pointsOnLines(plan: WaterfallPlan): ConversionPoint[] {
  const reached = new Map(plan.segments.map((each) => [each.commonPerShare, each.distributable]));
  return plan.claims.flatMap(({ id, threshold }) => {
    if (threshold === null) return [];
    const distributable = reached.get(threshold) ?? 0n;
    return [{ id, commonPerShare: threshold, distributable, exitValue: grossUp(plan, distributable) }];
  });
}

const CENT: Fixed = ONE / 100n;
/** Enough for any table people keep; a chart with more steps could not be read. */
const MOST_STEPS = 400;

type Choice = { readonly classes: ReadonlySet<number>; readonly convertibles: ReadonlySet<number> };

/** Walks up the exit values from one change of mind to the next. */
function pointsOnTheWay(plan: WaterfallPlan): ConversionPoint[] {
  const points = new Map<string, ConversionPoint>();
  let at: Fixed = 0n;
  let choice: Choice = settleExit(plan, 0n);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = nextPoint(plan, choice, at, points);
    if (next === null) break;
    points.set(next.id, next);
    at = max(at, next.exitValue);
    choice = settleExit(plan, at + CENT);
    for (const id of idsOf(plan, choice)) if (!points.has(id)) points.set(id, { ...next, id });
  }
  return [...points.values()];
}

function idsOf({ claims, convertibles }: WaterfallPlan, choice: Choice): string[] {
  return [
    ...[...choice.classes].map((index) => claims[index]?.id ?? ''),
    ...[...choice.convertibles]
      .filter((index) => convertibles[index]?.choice === 'greater')
      .map((index) => convertibles[index]?.id ?? ''),
  ];
}

function nextPoint(
  plan: WaterfallPlan,
  choice: Choice,
  at: Fixed,
  known: ReadonlyMap<string, unknown>,
): ConversionPoint | null {
  const candidates: ConversionPoint[] = [];
  const add = (id: string, commonPerShare: Fixed, after: Choice) => {
    const { distributable, notesRepaid } = neededFor(plan, after, commonPerShare);
    candidates.push({
      id,
      commonPerShare,
      distributable,
      exitValue: grossUp(plan, distributable, notesRepaid),
    });
  };
  const waiting = plan.choosers.find(
    ({ index }) => !choice.classes.has(index) && !known.has(plan.claims[index]?.id ?? ''),
  );
  if (waiting) {
    const classes = new Set([...choice.classes, waiting.index]);
    add(plan.claims[waiting.index]?.id ?? '', waiting.threshold, { ...choice, classes });
  }
  for (const [index, { id, cash, choice: terms }] of plan.convertibles.entries()) {
    if (terms !== 'greater' || choice.convertibles.has(index)) continue;
    const after = { ...choice, convertibles: new Set([...choice.convertibles, index]) };
    const shares = outcomeOf({ ...plan, left: () => 0n }, after).convertedShares[index] ?? 0n;
    if (shares > 0n) add(id, div(cash, shares), after);
  }
  const chooses = new Set(plan.choosers.map(({ index }) => index));
  for (const [index, { id, threshold }] of plan.claims.entries()) {
    if (threshold !== null && !chooses.has(index) && !known.has(id)) add(id, threshold, choice);
  }
  return candidates
    .filter(({ id, exitValue }) => !known.has(id) && exitValue + CENT > at)
    .reduce<ConversionPoint | null>(
      (first, each) => (first === null || each.exitValue < first.exitValue ? each : first),
      null,
    );
}

/** What must be left for shareholders for a common share to be worth this much, everybody choosing so. */
function neededFor(plan: WaterfallPlan, choice: Choice, commonPerShare: Fixed) {
  const { liquidityCapitalisation, notesRepaid } = outcomeOf({ ...plan, left: () => 0n }, choice);
  const held = plan.choosers.filter(({ index }) => !choice.classes.has(index));
  const cash = plan.convertibles.filter(
    ({ kind }, index) => kind === 'SAFE' && !choice.convertibles.has(index),
  );
  const line = plan.lines.findLast((each) => each.commonPerShare <= commonPerShare);
  const extra = liquidityCapitalisation - plan.counted;
  const shared = line ? line.distributable + mul(line.units, commonPerShare - line.commonPerShare) : 0n;
  return {
    distributable:
      shared +
      mul(extra, commonPerShare) +
      sum(held.map(({ preference }) => preference)) +
      sum(cash.map((each) => each.cash)),
    notesRepaid,
  };
}
