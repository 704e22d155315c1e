import { BERKUS_CAP_US, SCORECARD_FACTORS, SCORECARD_WEIGHT_PCT } from './parameters.ts';
import { clampExact, exact, sumExact, toNumber, ZERO, type Quantity } from '#shared/domain/exact.ts';

/**
 * Berkus: five scores in [0, 1] times a cap per factor, a maximum and not a target. Pre-money USD.
 * Scores outside the interval are held to it. Source: Dave Berkus, as told by gust.com and vcmethod.com.
 */
export function berkus(
  scores: readonly Quantity[],
  capPerFactor: Quantity = BERKUS_CAP_US,
): { value: number | null } {
  const held = scores.map((score) => clampExact(exact(score), 0, 1));
  return { value: toNumber(sumExact(held).times(capPerFactor)) };
}

/**
 * Scorecard (Bill Payne): average pre-money of the region times the weighted factors, each held to [0.5, 1.5].
 * Order: team, opportunity, product, competition, marketing, need for funding, other; a missing factor is 1.
 */
export function scorecard(
  averagePreMoney: Quantity,
  factors: readonly (Quantity | null | undefined)[],
): { multiplier: number | null; value: number | null } {
  const weighted = SCORECARD_FACTORS.map((name, index) =>
    clampExact(exact(factors[index] ?? 1), '0.5', '1.5').times(SCORECARD_WEIGHT_PCT[name]),
  );
  const multiplier = sumExact(weighted).div(100);
  return { multiplier: toNumber(multiplier), value: toNumber(multiplier.times(averagePreMoney)) };
}

/**
 * Risk factor summation (Ohio TechAngels): base plus one step for each point of twelve scores in -2..2.
 * Never below zero.
 */
export function riskFactorSummation(
  base: Quantity,
  scores: readonly Quantity[],
  step: Quantity,
): { netScore: number | null; value: number | null } {
  const net = sumExact(scores.map((score) => clampExact(exact(score), -2, 2)));
  const value = exact(base).plus(net.times(step));
  return { netScore: toNumber(net), value: toNumber(value.isNegative() ? ZERO : value) };
}
