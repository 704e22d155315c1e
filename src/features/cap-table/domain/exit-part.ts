// The rule and a worked example: docs/rules/waterfall.md
import { div, type Fixed, mul, ONE, toNumber } from '#shared/domain/fixed.ts';
import type { Distribution, WaterfallPlan } from './waterfall.ts';
import type { Claim } from './waterfall-class.ts';

/** So many shares at so many dollars each, to ten decimals: their products are the payout to the cent. */
export type Product = { readonly shares: number; readonly each: number };

/** How a class or a convertible is paid. Shares as converted; 0 for money alone. */
export type ExitPart = {
  readonly id: string;
  readonly holder: string | null;
  readonly takes:
    | 'common'
    | 'preference'
    | 'preference and a share'
    | 'conversion'
    | 'exercise'
    | 'cash'
    | 'repayment'
    | 'nothing';
  readonly shares: number;
  readonly payout: number;
  /** What the payout is the sum of; none where money is taken back. */
  readonly products: readonly Product[];
};

/** Every class and every SAFE or note at an exit; their payouts add up to what is shared out and repaid to notes. */
export function exitParts(plan: WaterfallPlan, exit: Distribution): ExitPart[] {
  const converted = new Set(exit.converted);
  const classes = plan.claims.map((claim, index): ExitPart => {
    const payout = exit.byClass[index] ?? 0n;
    const takes = takenBy(claim, converted.has(claim.id), payout);
    const isPaidAsCommon = converted.has(claim.id) || claim.participates;
    return {
      id: claim.id,
      holder: null,
      takes,
      shares: toNumber(isPaidAsCommon ? claim.units : 0n, 2),
      payout: toNumber(payout, 2),
      products: productsOf(claim, { takes, payout, commonPerShare: exit.commonPerShare }, ONE),
    };
  });
  const convertibles = exit.convertibles.map(({ id, holder, takes, shares, payout }) => ({
    id,
    holder,
    takes,
    shares: toNumber(shares, 2),
    payout: toNumber(payout, 2),
    products: takes === 'conversion' ? [productOf(shares, exit.commonPerShare)] : [],
  }));
  return [...classes, ...convertibles];
}

function takenBy(claim: Claim, isConverted: boolean, payout: Fixed): ExitPart['takes'] {
  if (payout === 0n) return 'nothing';
  if (claim.strike !== null) return 'exercise';
  if (isConverted) return 'conversion';
  if (claim.preference === 0n) return 'common';
  return claim.participates ? 'preference and a share' : 'preference';
}

const productOf = (shares: Fixed, each: Fixed): Product => ({
  shares: toNumber(shares, 2),
  each: toNumber(each, 10),
});

type Taken = {
  readonly takes: ExitPart['takes'];
  readonly payout: Fixed;
  readonly commonPerShare: Fixed;
};

/** What `part` of a class's payout is made of. */
export function productsOf(claim: Claim, { takes, payout, commonPerShare }: Taken, part: Fixed): Product[] {
  const { units, preference, strike } = claim;
  const shares = mul(claim.shares, part);
  const asCommon = productOf(mul(units, part), commonPerShare - (strike ?? 0n));
  if (takes === 'nothing') return [];
  if (takes === 'exercise' || takes === 'common' || takes === 'conversion') return [asCommon];
  const isWhole = takes === 'preference and a share' && payout === preference + mul(units, commonPerShare);
  return isWhole
    ? [productOf(shares, div(preference, claim.shares)), asCommon]
    : [productOf(shares, div(payout, claim.shares))];
}
