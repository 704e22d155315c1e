import { div, type Fixed, floorToInteger, HUNDRED, max, mul, ONE, roundTo } from '#shared/domain/fixed.ts';
import { done, type Outcome } from './refusal.ts';
import { solveRound, type SolvedRound } from './round-price.ts';
import { readRound, type Round, type RoundTerms } from './round-terms.ts';

/** Whole shares for an amount: floor(amount / price rounded to 4 decimals), and the money that buys no whole share. */
export type Allotment = { readonly priceRounded: Fixed; readonly shares: number; readonly unspent: Fixed };

type ConvertedSecurity = {
  readonly id: string;
  readonly shares: Fixed;
  readonly price: Fixed;
  /** Percent of fully diluted after the round, and of the company capitalisation (existing + converting). */
  readonly ownershipPostPct: Fixed;
  readonly companyCapitalisationPct: Fixed;
  readonly allotment: Allotment | null;
};

/** A priced round; share counts and prices unrounded, ownership in percent of fully diluted after the round. */
export type PricedRound = {
  readonly pricePerShare: Fixed;
  readonly priceRounded: Fixed;
  readonly preFullyDiluted: Fixed;
  readonly newShares: Fixed;
  readonly poolIncrease: Fixed;
  readonly postFullyDiluted: Fixed;
  readonly postMoney: Fixed;
  /** What the existing shares are worth at the round price: pre-money less pool increase and convertibles. */
  readonly effectivePreMoney: Fixed;
  readonly conversions: readonly ConvertedSecurity[];
  readonly investors: readonly {
    readonly investor: string;
    readonly amount: Fixed;
    readonly shares: Fixed;
    readonly allotment: Allotment | null;
  }[];
  readonly ownership: {
    readonly existing: Fixed;
    readonly pool: Fixed;
    readonly convertibles: Fixed;
    readonly newInvestors: Fixed;
  };
};

/**
 * Prices a round with converting SAFEs and notes and a pool top-up, by one of three methods. Exact to 15 decimals; refuses
 * terms with no positive price. Rules and sources: `docs/rules/priced-round.md`, `docs/rules/safe.md`.
 */
export function priceRound(terms: RoundTerms): Outcome<PricedRound> {
  const round = readRound(terms);
  if (!round.ok) return round;
  const solved = solveRound(round.value);
  return solved.ok ? done(describe(round.value, solved.value)) : solved;
}

function describe(round: Round, solved: SolvedRound): PricedRound {
  const price = div(solved.existing, round.shares);
  const toShares = (money: Fixed) => div(mul(money, round.shares), solved.existing);
  const converting = toShares(solved.converted.total);
  const newShares = toShares(round.newMoney);
  const poolIncrease =
    round.poolTiming === 'post' ? poolAfter(round, converting, newShares) : toShares(solved.increase);
  const post = round.shares + converting + newShares + poolIncrease;
  const percent = (shares: Fixed) => div(mul(HUNDRED, shares), post);
  return {
    pricePerShare: price,
    priceRounded: roundTo(price, 4),
    preFullyDiluted: round.shares,
    newShares,
    poolIncrease,
    postFullyDiluted: post,
    postMoney: mul(price, post),
    effectivePreMoney: solved.existing,
    conversions: round.securities.map(({ id, amount }, index) => {
      const value = solved.converted.each[index] ?? 0n;
      const shares = toShares(value);
      const conversionPrice = div(mul(amount, price), value);
      return {
        id,
        shares,
        price: conversionPrice,
        ownershipPostPct: percent(shares),
        companyCapitalisationPct: div(mul(HUNDRED, shares), round.shares + converting),
        allotment: allot(amount, conversionPrice),
      };
    }),
    investors: round.investors.map(({ investor, amount }) => ({
      investor,
      amount,
      shares: toShares(amount),
      allotment: allot(amount, price),
    })),
    ownership: {
      existing: percent(round.shares - round.unissued),
      pool: percent(round.unissued + poolIncrease),
      convertibles: percent(converting),
      newInvestors: percent(newShares),
    },
  };
}

/**
 * The round once earlier series have adjusted to its price: `extra` more shares as converted for those who held before.
 * Every figure is then of the same count; the price stays.
 */
export function withExtraShares(round: PricedRound, extra: Fixed): PricedRound {
  if (extra === 0n) return round;
  const { pricePerShare, conversions, investors, ownership } = round;
  const post = round.postFullyDiluted + extra;
  const rebased = (percent: Fixed) => div(mul(percent, round.postFullyDiluted), post);
  const pool = rebased(ownership.pool);
  const convertibles = rebased(ownership.convertibles);
  const newInvestors = rebased(ownership.newInvestors);
  return {
    ...round,
    postFullyDiluted: post,
    postMoney: mul(pricePerShare, post),
    effectivePreMoney: round.effectivePreMoney + mul(pricePerShare, extra),
    conversions: conversions.map((each) => ({ ...each, ownershipPostPct: rebased(each.ownershipPostPct) })),
    investors,
    ownership: { existing: HUNDRED - pool - convertibles - newInvestors, pool, convertibles, newInvestors },
  };
}

/** A pool made after the round: everyone is diluted, the price does not know it. */
function poolAfter({ pool, shares, unissued }: Round, converting: Fixed, newShares: Fixed): Fixed {
  if (pool.kind === 'increase') return pool.shares;
  const wanted = mul(pool.fraction, shares + converting + newShares) - unissued;
  return max(0n, div(wanted, ONE - pool.fraction));
}

/** Whole shares an amount buys at a price; `null` when the price rounds to 0. */
function allot(amount: Fixed, price: Fixed): Allotment | null {
  const priceRounded = roundTo(price, 4);
  if (priceRounded <= 0n) return null;
  const shares = floorToInteger(div(amount, priceRounded));
  return { priceRounded, shares, unspent: amount - BigInt(shares) * priceRounded };
}
