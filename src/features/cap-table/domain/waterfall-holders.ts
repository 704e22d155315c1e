import { allocate } from '#shared/domain/allocate.ts';
import { div, type Fixed, ONE, sum, toScaled } from '#shared/domain/fixed.ts';
import { done, type Outcome, refuse } from './refusal.ts';
import type { Distribution, WaterfallPlan } from './waterfall.ts';

/** Whole shares of a class held under a name. */
export type Holding = { readonly holder: string; readonly classId: string; readonly shares: number };

type Position = { readonly classIndex: number; readonly shares: bigint };

/** Holdings matched to the classes of a plan, one entry per holder name in order of appearance, convertibles last. */
export type HolderBook = {
  readonly names: readonly string[];
  readonly positions: readonly (readonly Position[])[];
};

/** Groups holdings by holder. Refuses an unknown class, and holdings that do not add up to their class. */
export function readHoldings(plan: WaterfallPlan, holdings: readonly Holding[]): Outcome<HolderBook> {
  const indexes = new Map(plan.claims.map(({ id }, index) => [id, index]));
  const held = plan.claims.map(() => 0n);
  const book = new Map<string, Position[]>();
  for (const [row, { holder, classId, shares }] of holdings.entries()) {
    const classIndex = indexes.get(classId);
    if (classIndex === undefined) {
      return refuse(
        'CLASS_TYPE_NOT_SUPPORTED',
        `holders.${row}.classId`,
        'This class is not in the waterfall.',
      );
    }
    if (!Number.isSafeInteger(shares) || shares < 0) {
      return refuse('SHARES_INVALID', `holders.${row}.shares`, 'Holders hold whole shares.');
    }
    held[classIndex] = (held[classIndex] ?? 0n) + BigInt(shares);
    book.set(holder, [...(book.get(holder) ?? []), { classIndex, shares: BigInt(shares) }]);
  }
  if (plan.claims.some(({ shares }, index) => (held[index] ?? 0n) * ONE !== shares)) {
    return refuse('HOLDER_SHARES_NE_CLASS', 'holders', 'The holdings of a class must add up to its shares.');
  }
  for (const { holder } of plan.convertibles) if (!book.has(holder)) book.set(holder, []);
  return done({ names: [...book.keys()], positions: [...book.values()] });
}

/** Unrounded payout of each holder from classes, in the order of `book.names`: pro rata within each, summed over them. */
export function holderPayouts(plan: WaterfallPlan, book: HolderBook, { byClass }: Distribution): Fixed[] {
  return payAtRates(
    book,
    plan.claims.map(({ shares }, index) => div(byClass[index] ?? 0n, shares)),
  );
}

const RATE_PLACES = 20;
const WEIGHT_CUT = 10n ** 10n;

/**
 * Payouts in whole cents by largest remainder: they add up to what is distributable and repaid to notes. Remainders are compared to
 * 10^-8 of a cent, so that equal payouts reached through different classes tie.
 */
export function holderPayoutsMinor(
  plan: WaterfallPlan,
  book: HolderBook,
  distribution: Distribution,
): number[] {
  const total = Number(toScaled(distribution.distributable + distribution.notesRepaid, 2));
  const rates = plan.claims.map(({ shares }, index) =>
    toScaled(div(distribution.byClass[index] ?? 0n, shares), RATE_PLACES),
  );
  const byClass = payAtRates(book, rates);
  const weights = book.names.map((name, index) => {
    const converting = distribution.convertibles.filter(({ holder }) => holder === name);
    const payout = (byClass[index] ?? 0n) + sum(converting.map((each) => toScaled(each.payout, RATE_PLACES)));
    return (payout + WEIGHT_CUT / 2n) / WEIGHT_CUT;
  });
  return allocate(total, weights) ?? weights.map(() => 0);
}

function payAtRates(book: HolderBook, rates: readonly bigint[]): bigint[] {
  return book.positions.map((positions) => {
    let payout = 0n;
    for (const { classIndex, shares } of positions) payout += shares * (rates[classIndex] ?? 0n);
    return payout;
  });
}
