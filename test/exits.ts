import fc from 'fast-check';
import type { ExitDeductions } from '#features/cap-table/domain/waterfall.ts';
import type { WaterfallClass } from '#features/cap-table/domain/waterfall-class.ts';

/** Random exits for the laws of the waterfall, and an independent way to pay them: try every choice. */

export const RUNS = { numRuns: 500, seed: 20_261_121 };

export type Structure = {
  readonly classes: readonly WaterfallClass[];
  readonly deductions: ExitDeductions;
  readonly exitValue: number;
};

const shares = fc.integer({ min: 2, max: 5_000_000 });
const cents = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((value) => value / 100);

const preferred = fc.record({
  type: fc.constant('PREFERRED' as const),
  shares,
  originalIssuePrice: cents(5),
  liquidationMultiple: fc.constantFrom(0.5, 1, 1, 1.5, 2, 3),
  seniority: fc.integer({ min: 1, max: 3 }),
  participation: fc.constantFrom('NONE' as const, 'NONE' as const, 'FULL' as const, 'CAPPED' as const),
  participationCapMultiple: fc.constantFrom(1, 2, 3, 4),
  conversionRatio: fc.constantFrom(1, 1, 1.1, 2, 0.5),
  accruedDividendPerShare: fc.constantFrom(0, 0, 0.08, 0.5),
});
const option = fc.record({ type: fc.constant('OPTION' as const), shares, strike: cents(3) });

export const exitStructures: fc.Arbitrary<Structure> = fc.record({
  classes: fc
    .tuple(
      fc.record({ type: fc.constant('COMMON' as const), shares }),
      fc.array(fc.oneof({ weight: 3, arbitrary: preferred }, { weight: 1, arbitrary: option }), {
        maxLength: 4,
      }),
    )
    .map(([common, others]) => [common, ...others].map((each, index) => ({ ...each, id: `C${index}` }))),
  deductions: fc.record({
    debt: fc.constantFrom(0, 0, 250_000, 3_000_000),
    transactionCostPct: fc.constantFrom(0, 0, 3),
    carveOutPct: fc.constantFrom(0, 0, 10),
  }),
  exitValue: fc.oneof(fc.integer({ min: 0, max: 60_000_000 }), fc.integer({ min: 0, max: 3_000_000 })),
});

export function nearlyEqual(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(1e-5, 1e-9 * Math.abs(b));
}

type Choice = readonly boolean[];

/** Payouts by class of every set of decisions in which no single class gains by deciding otherwise. */
export function bruteForcePayouts(classes: readonly WaterfallClass[], distributable: number): number[][] {
  const deciders = classes.flatMap((each, index) => (canDecide(each) ? [index] : []));
  const choices = Array.from({ length: 2 ** deciders.length }, (_, bits): Choice =>
    classes.map((_each, index) => {
      const bit = deciders.indexOf(index);
      return bit >= 0 && Math.floor(bits / 2 ** bit) % 2 === 1;
    }),
  );
  return choices
    .filter((choice) => {
      const payouts = payChoice(classes, choice, distributable);
      return deciders.every((index) => {
        const switched = payChoice(classes, choice.with(index, !choice[index]), distributable);
        return (switched[index] ?? 0) <= (payouts[index] ?? 0) + 1e-6;
      });
    })
    .map((choice) => payChoice(classes, choice, distributable));
}

function canDecide({ type, participation }: WaterfallClass): boolean {
  return type === 'OPTION' || (type === 'PREFERRED' && participation !== 'FULL');
}

/** Pays one set of decisions in plain floating point: preferences by rank, then the rest share by share with caps. */
function payChoice(classes: readonly WaterfallClass[], choice: Choice, distributable: number): number[] {
  const paid = payRanks(classes, choice, distributable);
  const exercised = classes.flatMap((each, index) => (each.type === 'OPTION' && choice[index] ? [each] : []));
  const strikes = exercised.reduce((sum, each) => sum + Number(each.shares) * Number(each.strike), 0);
  let pot = distributable - paid.reduce((sum, each) => sum + each, 0) + strikes;
  const room = classes.map((each, index) => roomFor(each, choice[index] ?? false, paid[index] ?? 0));
  let open = classes.map((_each, index) => index).filter((index) => (room[index] ?? 0) > 0);
  while (open.length > 0) {
    const units = open.reduce((sum, index) => sum + unitsOf(classes[index]), 0);
    const perUnit = pot / units;
    const full = open.filter((index) => perUnit * unitsOf(classes[index]) >= (room[index] ?? 0));
    const served = full.length > 0 ? full : open;
    for (const index of served) {
      const gain = full.length > 0 ? (room[index] ?? 0) : perUnit * unitsOf(classes[index]);
      paid[index] = (paid[index] ?? 0) + gain;
      pot -= gain;
    }
    open = full.length > 0 ? open.filter((index) => !full.includes(index)) : [];
  }
  return paid.map((payout, index) => payout - strikeMoney(classes[index], choice[index] ?? false));
}

function strikeMoney(each: WaterfallClass | undefined, exercised: boolean): number {
  return each?.type === 'OPTION' && exercised ? Number(each.shares) * Number(each.strike) : 0;
}

function unitsOf(each: WaterfallClass | undefined): number {
  return Number(each?.shares) * (each?.type === 'PREFERRED' ? Number(each.conversionRatio) : 1);
}

function preferenceOf({
  shares,
  originalIssuePrice,
  liquidationMultiple,
  accruedDividendPerShare,
}: WaterfallClass) {
  return (
    Number(shares) *
    (Number(originalIssuePrice) * Number(liquidationMultiple) + Number(accruedDividendPerShare))
  );
}

function roomFor(each: WaterfallClass, converts: boolean, paid: number): number {
  if (each.type === 'COMMON') return Infinity;
  if (each.type === 'OPTION' || converts) return converts ? Infinity : 0;
  if (each.participation === 'FULL') return Infinity;
  if (each.participation === 'NONE') return 0;
  const cap = Number(each.shares) * Number(each.originalIssuePrice) * Number(each.participationCapMultiple);
  return Math.max(0, cap - paid);
}

function payRanks(classes: readonly WaterfallClass[], choice: Choice, distributable: number): number[] {
  const paid = classes.map(() => 0);
  let left = distributable;
  for (const rank of [3, 2, 1]) {
    const held = classes.flatMap((each, index) =>
      each.type === 'PREFERRED' && !choice[index] && each.seniority === rank ? [index] : [],
    );
    const due = held.map((index) => preferenceOf(classes[index] ?? { id: '', type: 'COMMON', shares: 0 }));
    const sum = due.reduce((total, each) => total + each, 0);
    const part = sum === 0 ? 0 : Math.min(1, left / sum);
    for (const [position, index] of held.entries()) paid[index] = (due[position] ?? 0) * part;
    left -= sum * part;
  }
  return paid;
}
