// The rule and a worked example: docs/rules/pro-rata.md
import type { Quantity } from '#shared/domain/exact.ts';
import { div, type Fixed, mul, ONE, parseFixed } from '#shared/domain/fixed.ts';
import { done, type Outcome, type Refusal, type RefusalCode, refuse } from './refusal.ts';

/** A holder's right to keep its percentage in a round. */
type ProRata = {
  readonly fraction: Fixed;
  readonly shares: Fixed;
  readonly cost: Fixed;
  readonly ownershipAfter: Fixed;
  readonly ownershipAfterWithout: Fixed;
};

/**
 * Shares and cost of a pro-rata right: (holder / fully diluted before) × round shares keeps the percentage exactly.
 * `fraction` states a larger (super pro-rata) or smaller share of the round. Ownership as fractions of 1.
 */
export function proRata(input: {
  holderShares: Quantity;
  preFullyDiluted: Quantity;
  roundShares: Quantity;
  pricePerShare: Quantity;
  fraction?: Quantity;
}): Outcome<ProRata> {
  const holder = parseFixed(input.holderShares);
  const before = parseFixed(input.preFullyDiluted);
  const round = parseFixed(input.roundShares);
  const price = parseFixed(input.pricePerShare);
  if (before === null || before <= 0n) return refuseInput('SHARES_INVALID', 'preFullyDiluted');
  if (holder === null || holder < 0n || holder > before) return refuseInput('SHARES_INVALID', 'holderShares');
  if (round === null || round < 0n) return refuseInput('SHARES_INVALID', 'roundShares');
  if (price === null || price < 0n) return refuseInput('PRICE_INVALID', 'pricePerShare');
  const own = div(holder, before);
  const fraction = input.fraction === undefined ? own : parseFixed(input.fraction);
  if (fraction === null || fraction < 0n || fraction > ONE) {
    return refuse('PORTION_INVALID', 'fraction', 'The share of the round must be from 0 to 1.');
  }
  const shares = input.fraction === undefined ? div(mul(holder, round), before) : mul(fraction, round);
  const after = before + round;
  return done({
    fraction,
    shares,
    cost: mul(shares, price),
    ownershipAfter: div(holder + shares, after),
    ownershipAfterWithout: div(holder, after),
  });
}

function refuseInput(code: RefusalCode, path: string): Refusal {
  return refuse(code, path, 'This must be a number of 0 or more that fits the rest of the round.');
}
