import { allocate } from '#shared/domain/allocate.ts';
import { div, type Fixed, fixed, mul, type Numeric, sum, toScaled } from './fixed.ts';
import { done, type Outcome, refuse } from './refusal.ts';
import type { Distribution, WaterfallPlan } from './waterfall.ts';

export type Holding = { readonly holder: string; readonly classId: string; readonly shares: Numeric };

/** Holdings matched to the classes of a plan, one entry per holder name in order of appearance. */
export type HolderBook = {
  readonly names: readonly string[];
  readonly positions: readonly (readonly { readonly classIndex: number; readonly shares: Fixed }[])[];
};

/** Groups holdings by holder. Refuses an unknown class, and holdings that do not add up to their class. */
export function readHoldings(plan: WaterfallPlan, holdings: readonly Holding[]): Outcome<HolderBook> {
  const indexes = new Map(plan.claims.map(({ id }, index) => [id, index]));
  const held = plan.claims.map(() => 0n);
  const book = new Map<string, { classIndex: number; shares: Fixed }[]>();
  for (const [row, { holder, classId, shares }] of holdings.entries()) {
    const classIndex = indexes.get(classId);
    if (classIndex === undefined) {
      return refuse(
        'CLASS_TYPE_NOT_SUPPORTED',
        `holders.${row}.classId`,
        'This class is not in the waterfall.',
      );
    }
    const count = fixed(shares);
    held[classIndex] = (held[classIndex] ?? 0n) + count;
    book.set(holder, [...(book.get(holder) ?? []), { classIndex, shares: count }]);
  }
  if (plan.claims.some(({ shares }, index) => held[index] !== shares)) {
    return refuse('HOLDER_SHARES_NE_CLASS', 'holders', 'The holdings of a class must add up to its shares.');
  }
  return done({ names: [...book.keys()], positions: [...book.values()] });
}

/** Unrounded payout of each holder, in the order of `book.names`: pro rata within a class, summed over classes. */
export function holderPayouts(plan: WaterfallPlan, book: HolderBook, { byClass }: Distribution): Fixed[] {
  const perShare = plan.claims.map(({ shares }, index) => div(byClass[index] ?? 0n, shares));
  return book.positions.map((positions) =>
    sum(positions.map(({ classIndex, shares }) => mul(shares, perShare[classIndex] ?? 0n))),
  );
}

/** Payouts in whole cents by largest remainder: they add up to the distributable amount in cents. */
export function holderPayoutsMinor(
  plan: WaterfallPlan,
  book: HolderBook,
  distribution: Distribution,
): number[] {
  const total = Number(toScaled(distribution.distributable, 2));
  const payouts = holderPayouts(plan, book, distribution).map((payout) => toScaled(payout, 12));
  return allocate(total, payouts) ?? payouts.map(() => 0);
}
