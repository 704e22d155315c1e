import { type ConvertedValue, convertedValue, type TrialRound } from './conversion-value.ts';
import { div, type Fixed, max, mul, ONE, sum } from '#shared/domain/fixed.ts';
import { done, type Outcome, refuse } from './refusal.ts';
import type { Round } from './round-terms.ts';

/** The solved round in money at the round price: existing shares (pre-round fully diluted), pool increase, convertibles. */
export type SolvedRound = {
  readonly existing: Fixed;
  readonly increase: Fixed;
  readonly converted: ConvertedValue;
};

/** Money below which two trial prices are the same. */
const NEGLIGIBLE: Fixed = ONE / 10n ** 15n;

/** The equation of a round: `left(existing)` must equal `right`. The left side is convex, rises, and is made of straight lines. */
type Equation = {
  readonly right: Fixed;
  readonly pool: (existing: Fixed) => PoolAt;
  readonly poolWeight: Fixed;
};
type PoolAt = { readonly increase: Fixed; readonly slope: Fixed };

/**
 * Solves the price exactly. In money at the round price every method is an equation of straight lines in the value of the
 * existing shares; Newton's steps from the right walk from line to line and end on the solution.
 */
export function solveRound(round: Round): Outcome<SolvedRound> {
  const { preMoney, method, newMoney } = round;
  const pricesPool = round.poolTiming === 'pre';
  if (method === 'pre-money') {
    if (!pricesPool) return done(at(round, preMoney, { increase: 0n, slope: 0n }));
    return round.pool.kind === 'target'
      ? solvePreMoneyTarget(round, round.pool.fraction)
      : done(preMoneyFixed(round));
  }
  const limit =
    method === 'dollars-invested' ? preMoney + sum(round.securities.map((each) => each.amount)) : preMoney;
  const pool = pricesPool ? poolWithin(round, limit + newMoney) : () => ({ increase: 0n, slope: 0n });
  return walk(round, { right: limit, pool, poolWeight: ONE }, limit);
}

function unissuedFraction({ unissued, shares }: Round): Fixed {
  return div(unissued, shares);
}

/** The pool increase when the fully diluted company after the round is worth `post`. */
function poolWithin(round: Round, post: Fixed): (existing: Fixed) => PoolAt {
  const unissued = unissuedFraction(round);
  const { pool } = round;
  if (pool.kind === 'increase') {
    const slope = div(pool.shares, round.shares);
    return (existing) => ({ increase: mul(slope, existing), slope });
  }
  const wanted = mul(pool.fraction, post);
  return (existing) => {
    const increase = wanted - mul(unissued, existing);
    return increase > 0n ? { increase, slope: -unissued } : { increase: 0n, slope: 0n };
  };
}

function at(round: Round, existing: Fixed, pool: PoolAt): SolvedRound {
  const trial: TrialRound = {
    existing,
    unissuedFraction: unissuedFraction(round),
    increase: pool.increase,
    increaseSlope: pool.slope,
    newMoney: round.newMoney,
  };
  return { existing, increase: pool.increase, converted: convertedValue(round.securities, trial) };
}

/** Existing shares and a stated pool increase are worth the pre-money. */
function preMoneyFixed(round: Round): SolvedRound {
  const slope = round.pool.kind === 'increase' ? div(round.pool.shares, round.shares) : 0n;
  const existing = div(round.preMoney, ONE + slope);
  return at(round, existing, { increase: round.preMoney - existing, slope });
}

/** Existing shares and the pool are worth the pre-money, the convertibles come on top and count in the pool's base. */
function solvePreMoneyTarget(round: Round, target: Fixed): Outcome<SolvedRound> {
  const { preMoney, newMoney } = round;
  const untouched = at(round, preMoney, { increase: 0n, slope: 0n });
  const post = preMoney + untouched.converted.total + newMoney;
  if (mul(target, post) <= mul(unissuedFraction(round), preMoney)) return done(untouched);
  const pool = (existing: Fixed) => ({ increase: preMoney - existing, slope: -ONE });
  const right = preMoney - mul(target, preMoney + newMoney);
  return walk(round, { right, pool, poolWeight: target }, preMoney);
}

function walk(round: Round, equation: Equation, start: Fixed): Outcome<SolvedRound> {
  let existing = start;
  for (let step = 0; step < 500; step += 1) {
    const pool = equation.pool(existing);
    const solved = at(round, existing, pool);
    const { left, slope } = sides(round, equation, solved, pool);
    const next = existing - div(left - equation.right, slope);
    if (next <= NEGLIGIBLE || slope <= 0n) return infeasible(round, equation);
    if (max(existing - next, next - existing) <= NEGLIGIBLE)
      return done(at(round, next, equation.pool(next)));
    existing = next;
  }
  return refuse('ROUND_PRICE_NOT_FOUND', 'preMoney', 'No price satisfies these terms.');
}

function sides(round: Round, { poolWeight }: Equation, { existing, converted }: SolvedRound, pool: PoolAt) {
  if (round.method === 'pre-money') {
    const kept = ONE - unissuedFraction(round);
    return {
      left: mul(kept, existing) + mul(poolWeight, converted.total),
      slope: kept + mul(poolWeight, converted.slope),
    };
  }
  return { left: existing + pool.increase + converted.total, slope: ONE + pool.slope + converted.slope };
}

function infeasible({ pool, newMoney }: Round, { right }: Equation) {
  if (pool.kind === 'target' && mul(pool.fraction, right + newMoney) >= right) {
    return refuse(
      'POOL_TARGET_INFEASIBLE',
      'poolTargetPct',
      'The pool would take the whole pre-money valuation.',
    );
  }
  return refuse(
    'CONVERTIBLES_EXCEED_PRE_MONEY',
    'convertibles',
    'The convertibles and the pool take the whole pre-money valuation or more; nothing is left for the existing shares.',
  );
}
