import type { Capitalisation, ConversionTerm, ConvertingSecurity } from './convertible.ts';
import { div, type Fixed, mul, ONE, sum } from '#shared/domain/fixed.ts';

/**
 * The company at a trial round price, everything counted in money at that price. `existing` is what was fully diluted
 * before the round, `increase` the new pool; slopes are per unit of `existing`.
 */
export type TrialRound = {
  readonly existing: Fixed;
  readonly unissuedFraction: Fixed;
  readonly increase: Fixed;
  readonly increaseSlope: Fixed;
  readonly newMoney: Fixed;
};

export type ConvertedValue = {
  readonly total: Fixed;
  readonly slope: Fixed;
  readonly each: readonly Fixed[];
};

/**
 * What the convertibles are worth at a trial price. A security takes the best of its terms: capFraction × capitalisation
 * or its amount at the discounted price. Capitalisations that count the converting securities make this a fixed point;
 * every term is a straight line in the total, so following the best lines reaches it exactly in a few steps from below.
 */
export function convertedValue(securities: readonly ConvertingSecurity[], trial: TrialRound): ConvertedValue {
  let total = 0n;
  for (;;) {
    const lines = securities.map(({ terms }) => bestLine(terms, trial, total));
    const steepness = sum(lines.map((line) => line.perTotal));
    const next = div(sum(lines.map((line) => line.base)), ONE - steepness);
    if (next <= total) {
      const slope = div(sum(lines.map((line) => line.perExisting)), ONE - steepness);
      const each = lines.map((line) => line.base + mul(line.perTotal, total));
      return { total: sum(each), slope, each };
    }
    total = next;
  }
}

/** value = base + perTotal × total converting value; base moves by perExisting with the existing shares' value. */
type Line = { readonly base: Fixed; readonly perTotal: Fixed; readonly perExisting: Fixed };

function bestLine(terms: readonly ConversionTerm[], trial: TrialRound, total: Fixed): Line {
  let best: Line = { base: 0n, perTotal: 0n, perExisting: 0n };
  let bestValue = -1n;
  for (const { capFraction, atPrice, capitalisation } of terms) {
    const perTotal = capitalisation.convertingSecurities ? capFraction : 0n;
    const base = mul(capFraction, countedValue(capitalisation, trial));
    const atCap = base + mul(perTotal, total);
    if (atCap > bestValue && atCap > atPrice) {
      bestValue = atCap;
      best = { base, perTotal, perExisting: mul(capFraction, countedSlope(capitalisation, trial)) };
    } else if (atPrice > bestValue) {
      bestValue = atPrice;
      best = { base: atPrice, perTotal: 0n, perExisting: 0n };
    }
  }
  return best;
}

function countedValue(counted: Capitalisation, trial: TrialRound): Fixed {
  const unissued = counted.unissuedPool ? 0n : mul(trial.unissuedFraction, trial.existing);
  const increase = counted.poolIncrease ? trial.increase : 0n;
  return trial.existing - unissued + increase + (counted.newMoney ? trial.newMoney : 0n);
}

function countedSlope(counted: Capitalisation, trial: TrialRound): Fixed {
  const unissued = counted.unissuedPool ? 0n : trial.unissuedFraction;
  return ONE - unissued + (counted.poolIncrease ? trial.increaseSlope : 0n);
}
