import { type Convertible, type ConvertingSecurity, readConvertibles } from './convertible.ts';
import type { Quantity } from '#shared/domain/exact.ts';
import { div, type Fixed, fixed, HUNDRED, parseFixed, sum } from '#shared/domain/fixed.ts';
import { done, type Outcome, type Refusal, refuse } from './refusal.ts';
import { PROBLEMS } from './input-problem.ts';

/** Who bears the converting shares: see `docs/rules/priced-round.md`. */
export type RoundMethod = 'percent-ownership' | 'pre-money' | 'dollars-invested';
const METHODS = new Set<string>(['percent-ownership', 'pre-money', 'dollars-invested']);

export type NewMoney = { readonly investor: string; readonly amount: Quantity };

/** Terms of a priced round. `existingShares` is all that is fully diluted before it, except the unissued pool. */
export type RoundTerms = {
  readonly existingShares: Quantity;
  readonly poolUnissued?: Quantity;
  readonly preMoney: Quantity;
  readonly newMoney: readonly NewMoney[];
  readonly convertibles?: readonly Convertible[];
  /** Unissued pool after the round, 0–100% of fully diluted; or the increase in shares. Not both. */
  readonly poolTargetPct?: Quantity;
  readonly poolIncrease?: Quantity;
  /** Whether the price bears the increase (`pre`, the default) or everyone does after the round (`post`). */
  readonly poolTiming?: 'pre' | 'post';
  readonly method?: RoundMethod;
};

export type Pool =
  | { readonly kind: 'increase'; readonly shares: Fixed }
  | { readonly kind: 'target'; readonly fraction: Fixed };

/** Round terms read and checked. */
export type Round = {
  readonly shares: Fixed;
  readonly unissued: Fixed;
  readonly preMoney: Fixed;
  readonly investors: readonly { readonly investor: string; readonly amount: Fixed }[];
  readonly newMoney: Fixed;
  readonly securities: readonly ConvertingSecurity[];
  readonly pool: Pool;
  readonly poolTiming: 'pre' | 'post';
  readonly method: RoundMethod;
};

export function readRound(terms: RoundTerms): Outcome<Round> {
  const { method = 'percent-ownership', poolTiming = 'pre' } = terms;
  if (!METHODS.has(method) || (poolTiming !== 'pre' && poolTiming !== 'post')) {
    return refuse(
      'METHOD_NOT_SUPPORTED',
      'method',
      'This way of placing converting shares or the pool is unknown.',
    );
  }
  const existing = parseFixed(terms.existingShares);
  const unissued = parseFixed(terms.poolUnissued ?? 0);
  if (existing === null || existing <= 0n) {
    return refuse('SHARES_INVALID', 'existingShares', 'There must be shares before the round.');
  }
  if (unissued === null || unissued < 0n) {
    return refuse('SHARES_INVALID', 'poolUnissued', 'The unissued pool must be 0 or more shares.');
  }
  const preMoney = parseFixed(terms.preMoney);
  if (preMoney === null || preMoney <= 0n) {
    return refuse('PRE_MONEY_INVALID', 'preMoney', PROBLEMS.preMoney);
  }
  const investors = readInvestors(terms.newMoney);
  if (!investors.ok) return investors;
  const pool = readPool(terms);
  if ('ok' in pool) return pool;
  const securities = readConvertibles(terms.convertibles ?? []);
  if (!securities.ok) return securities;
  return done({
    shares: existing + unissued,
    unissued,
    preMoney,
    investors: investors.value,
    newMoney: sum(investors.value.map(({ amount }) => amount)),
    securities: securities.value,
    pool,
    poolTiming,
    method,
  });
}

function readInvestors(newMoney: readonly NewMoney[]): Outcome<Round['investors']> {
  const investors: { investor: string; amount: Fixed }[] = [];
  for (const [index, { investor, amount }] of newMoney.entries()) {
    const parsed = parseFixed(amount);
    if (parsed === null || parsed < 0n) {
      return refuse('AMOUNT_INVALID', `newMoney.${index}.amount`, PROBLEMS.investment);
    }
    investors.push({ investor, amount: parsed });
  }
  return done(investors);
}

function readPool({ poolTargetPct, poolIncrease }: RoundTerms): Pool | Refusal {
  if (poolTargetPct !== undefined && poolIncrease !== undefined) {
    return refuse('POOL_AMBIGUOUS', 'poolIncrease', 'State the pool target or the pool increase, not both.');
  }
  if (poolTargetPct === undefined) {
    const shares = parseFixed(poolIncrease ?? 0);
    if (shares !== null && shares >= 0n) return { kind: 'increase', shares };
    return refuse('SHARES_INVALID', 'poolIncrease', 'The pool increase must be 0 or more shares.');
  }
  const percent = parseFixed(poolTargetPct);
  if (percent === null || percent < 0n) {
    return refuse(
      'PERCENT_OUT_OF_RANGE',
      'poolTargetPct',
      'The pool target must be a percentage from 0 to 100.',
    );
  }
  if (percent >= HUNDRED) {
    return refuse('POOL_TARGET_INFEASIBLE', 'poolTargetPct', 'The pool cannot be the whole company.');
  }
  return { kind: 'target', fraction: div(percent, fixed(100)) };
}
