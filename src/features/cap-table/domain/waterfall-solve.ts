// The rule and a worked example: docs/rules/waterfall.md
import { div, type Fixed, max, mul, ONE, sum } from '#shared/domain/fixed.ts';
import type { ExitClaim } from './exit-claim.ts';
import { type Claim, HAIR } from './waterfall-class.ts';

/** Where the value per common share stands when `distributable` is reached, and who gains from there on. */
export type Segment = {
  readonly commonPerShare: Fixed;
  readonly distributable: Fixed;
  readonly units: Fixed;
};

/** A preferred class that either keeps its preference or converts. */
export type Chooser = {
  readonly index: number;
  readonly threshold: Fixed;
  readonly units: Fixed;
  readonly preference: Fixed;
};

/** Who takes what, prepared once for any number of exit values. */
export type Game = {
  readonly claims: readonly Claim[];
  readonly convertibles: readonly ExitClaim[];
  /** Ascending straight lines of everyone without a choice: common, participants, options. */
  readonly lines: readonly Segment[];
  /** Ascending by threshold. */
  readonly choosers: readonly Chooser[];
  /** Issued shares and options that count in every capitalisation, as converted. */
  readonly counted: Fixed;
  /** What is left for shareholders once notes of this much are repaid. */
  readonly left: (notesRepaid: Fixed) => Fixed;
};

/** Choosers and convertibles that convert, by index. */
type Choice = { readonly classes: ReadonlySet<number>; readonly convertibles: ReadonlySet<number> };

/** A way to share out an exit. `shortfall`: preferences and cash claims take everything and are not all paid. */
export type Settled = Choice & {
  readonly distributable: Fixed;
  readonly notesRepaid: Fixed;
  readonly commonPerShare: Fixed;
  readonly shortfall: boolean;
  /** What post-money SAFEs count: issued shares, options, and whatever converts. */
  readonly liquidityCapitalisation: Fixed;
  /** Shares of each convertible, 0 where it takes its money. */
  readonly convertedShares: readonly Fixed[];
};

/** Value differences below this are no difference: quotients are cut at 30 decimals. */
const NO_MONEY: Fixed = ONE / 10n ** 9n;

/** The outcome of a choice, whether or not anybody would rather choose otherwise. */
export function outcomeOf(game: Game, choice: Choice): Settled {
  const { safe, fixed, cash, notesRepaid } = totals(game, choice);
  const distributable = game.left(notesRepaid);
  let [units, held] = [0n, cash];
  for (const chooser of game.choosers) {
    if (choice.classes.has(chooser.index)) units += chooser.units;
    else held += chooser.preference;
  }
  const before = game.counted + units;
  const liquidityCapitalisation = div(mul(before, ONE + fixed), ONE - safe);
  const extra = units + liquidityCapitalisation - before;
  const commonPerShare = solveLines(game.lines, extra, distributable - held);
  const convertedShares = game.convertibles.map(({ fraction, countsConverting }, index) =>
    choice.convertibles.has(index) ? mul(fraction, countsConverting ? liquidityCapitalisation : before) : 0n,
  );
  const shortfall = distributable < held + (game.lines[0]?.distributable ?? 0n);
  return {
    ...choice,
    distributable,
    notesRepaid,
    commonPerShare: shortfall ? 0n : commonPerShare,
    shortfall,
    liquidityCapitalisation,
    convertedShares,
  };
}

/** Fractions that convert, of both kinds, and the money of those that do not; repaid notes stand apart. */
function totals({ convertibles }: Game, choice: Choice) {
  let [safe, fixed, cash, notesRepaid] = [0n, 0n, 0n, 0n];
  for (const [index, each] of convertibles.entries()) {
    if (choice.convertibles.has(index)) {
      if (each.countsConverting) safe += each.fraction;
      else fixed += each.fraction;
    } else if (each.kind === 'NOTE') notesRepaid += each.cash;
    else cash += each.cash;
  }
  return { safe, fixed, cash, notesRepaid };
}

/** The smallest value per common share at which the lines and `extra` more shares take all of the money. */
function solveLines(lines: readonly Segment[], extra: Fixed, money: Fixed): Fixed {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const line = lines[middle];
    if (line && line.distributable + mul(extra, line.commonPerShare) < money) low = middle;
    else high = middle - 1;
  }
  const line = lines[low];
  if (!line || line.units + extra === 0n) return line?.commonPerShare ?? 0n;
  const above = money - line.distributable - mul(extra, line.commonPerShare);
  return line.commonPerShare + div(max(0n, above), line.units + extra);
}

/**
 * Who converts, when everybody takes what is better given what the others take; indifferent keeps the money. Starts from
 * nobody and lets the one with the lowest break-even change first, so that of several such outcomes it is the one with
 * the fewest conversions. Where one conversion takes away the reason of another and no outcome suits everybody, those
 * who converted first stay converted.
 */
export function settle(game: Game): Settled {
  const order = [...game.convertibles.keys()].toSorted((a, b) => byBreakEven(game.convertibles, a, b));
  const forced = order.filter((index) => game.convertibles[index]?.choice === 'convert');
  const free = order.filter((index) => game.convertibles[index]?.choice === 'greater');
  let choice: Choice = { classes: new Set(), convertibles: new Set(forced) };
  const seen = new Set<string>();
  for (;;) {
    const answered = answerOf(game, choice.convertibles);
    choice = answered;
    const joining = free.find(
      (index) => !answered.convertibles.has(index) && wouldConvert(game, answered, index),
    );
    if (joining !== undefined) {
      choice = { ...choice, convertibles: new Set([...choice.convertibles, joining]) };
      continue;
    }
    const leaving = free.findLast(
      (index) => answered.convertibles.has(index) && !gains(game, answered, index),
    );
    const key = [...answered.convertibles].toSorted((a, b) => a - b).join();
    if (leaving === undefined || seen.has(key)) return answered;
    seen.add(key);
    choice = {
      ...choice,
      convertibles: new Set([...choice.convertibles].filter((index) => index !== leaving)),
    };
  }
}

function byBreakEven(convertibles: readonly ExitClaim[], a: number, b: number): number {
  const [one, other] = [convertibles[a], convertibles[b]];
  if (!one || !other) return 0;
  const difference = one.cash * other.fraction - other.cash * one.fraction;
  if (difference !== 0n) return difference < 0n ? -1 : 1;
  return one.cash === other.cash ? (one.id < other.id ? -1 : 1) : one.cash > other.cash ? -1 : 1;
}

/** Whether a convertible is better off converted in this outcome. */
function gains({ convertibles }: Game, settled: Settled, index: number): boolean {
  const value = mul(settled.convertedShares[index] ?? 0n, settled.commonPerShare);
  return value > (convertibles[index]?.cash ?? 0n) + NO_MONEY;
}

function wouldConvert(game: Game, { classes, convertibles }: Choice, index: number): boolean {
  return gains(game, outcomeOf(game, { classes, convertibles: new Set([...convertibles, index]) }), index);
}

/**
 * The preferred classes' answer to the convertibles' choice, in ascending order of threshold: the next converts while the
 * value per common share after it converts is above its threshold.
 */
function answerOf(game: Game, convertibles: ReadonlySet<number>): Settled {
  const { choosers } = game;
  const indexes = choosers.map(({ index }) => index);
  const after = (classes: readonly number[]) => outcomeOf(game, { classes: new Set(classes), convertibles });
  let [low, high] = [0, choosers.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const { commonPerShare } = after(indexes.slice(0, middle));
    if (commonPerShare > (choosers[middle - 1]?.threshold ?? 0n) + HAIR) low = middle;
    else high = middle - 1;
  }
  let [classes, settled] = [indexes.slice(0, low), after(indexes.slice(0, low))];
  // A conversion also gives post-money SAFEs more shares, so a class may stay although the value is above its threshold.
  for (const { index, threshold } of choosers.slice(low + 1)) {
    if (settled.commonPerShare <= threshold) break;
    const next = after([...classes, index]);
    if (next.commonPerShare <= threshold + HAIR) continue;
    [classes, settled] = [[...classes, index], next];
  }
  return settled;
}

/** Sum of what is owed before common takes anything, nobody converting. */
export function owed({ choosers, lines, convertibles }: Omit<Game, 'left'>): Fixed {
  const safes = convertibles.filter(({ kind, choice }) => kind === 'SAFE' && choice !== 'convert');
  return (
    (lines[0]?.distributable ?? 0n) +
    sum(choosers.map(({ preference }) => preference)) +
    sum(safes.map(({ cash }) => cash))
  );
}
