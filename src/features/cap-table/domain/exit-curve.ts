import { convertibleNames } from './stated-convertible.ts';
import type { CapTableEntry } from './entry.ts';
import { type ExitRequest, prepareExit } from './exit-scenario.ts';
import type { Quantity } from '#shared/domain/exact.ts';
import { type Fixed, fixed, parseFixed, toNumber, toText } from '#shared/domain/fixed.ts';
import { done, type Outcome, refuse } from './refusal.ts';
import { conversionPoints, grossUp } from './conversion-point.ts';
import { distribute, settleExit, type WaterfallPlan } from './waterfall.ts';
import { owed } from './waterfall-solve.ts';

/** Payouts in USD at one exit value, in the order of `classes`, and what they follow from. */
export type CurvePoint = {
  readonly exitValue: number;
  readonly payouts: readonly number[];
  /** Left for shareholders after debt, costs and carve-out. */
  readonly distributable: number;
  /** Value of a common share, as converted, once preferences are paid. */
  readonly commonPerShare: number;
  readonly converted: readonly string[];
};

/** What each class takes at every exit up to a limit: straight lines between the points, which are all its bends. */
export type PayoutCurve = { readonly classes: readonly string[]; readonly points: readonly CurvePoint[] };

/** The payout chart of a table: exact at each bend, so a line through the points is the payout everywhere. */
export function payoutCurve(
  entries: readonly CapTableEntry[],
  request: ExitRequest,
  upTo: Quantity,
): Outcome<PayoutCurve> {
  const limit = parseFixed(upTo);
  if (limit === null || limit <= 0n) {
    return refuse('EXIT_VALUE_INVALID', 'upTo', 'The chart needs an exit value above 0 to end at.');
  }
  const prepared = prepareExit(entries, request);
  if (!prepared.ok) return prepared;
  const { plan } = prepared.value;
  const names = convertibleNames(request.convertibles ?? []);
  const exits = bendsOfPlan(plan).filter((exit) => exit < limit);
  const points: CurvePoint[] = [];
  for (const exitValue of [...exits, limit]) {
    const exit = distribute(plan, toText(exitValue));
    if (!exit.ok) return exit;
    const { byClass, convertibles, distributable, commonPerShare, converted } = exit.value;
    points.push({
      exitValue: toNumber(exitValue, 2),
      payouts: [...byClass, ...convertibles.map(({ payout }) => payout)].map((payout) => toNumber(payout, 2)),
      distributable: toNumber(distributable, 2),
      commonPerShare: toNumber(commonPerShare, 6),
      converted: converted.map((id) => names.get(id) ?? id),
    });
  }
  const convertibles = plan.convertibles.map(({ id }) => names.get(id) ?? id);
  return done({ classes: [...plan.claims.map(({ id }) => id), ...convertibles], points });
}

const CENT: Fixed = fixed('0.01');

/**
 * Ascending exit values at which a payout changes its slope: 0, debt, each rank repaid, each conversion and cap. Where a
 * SAFE converts its neighbours' payouts may jump, so a cent more is a point of its own.
 */
function bendsOfPlan(plan: WaterfallPlan): Fixed[] {
  const { notesRepaid } = settleExit(plan, 0n);
  let repaid = 0n;
  const ranks = plan.ranks.map((rank) => {
    for (const index of rank) repaid += plan.claims[index]?.preference ?? 0n;
    return grossUp(plan, repaid, notesRepaid);
  });
  const covered = grossUp(plan, owed(plan), notesRepaid);
  const points = conversionPoints(plan).map(({ exitValue }) => exitValue);
  const lines =
    plan.convertibles.length === 0
      ? plan.segments.map(({ distributable }) => grossUp(plan, distributable))
      : points.map((exitValue) => exitValue + CENT);
  const start = [0n, plan.debt, plan.debt + notesRepaid];
  const exits = new Set([...start, ...ranks, covered, ...points, ...lines]);
  return [...exits].toSorted((a, b) => (a < b ? -1 : 1));
}
