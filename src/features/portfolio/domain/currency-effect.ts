// The rule and a worked example: docs/rules/currency-effect.md
import type { CompanyHolding } from './company-holding.ts';
import { exact, ratio, sumExact, toNumber, type Quantity } from '#shared/domain/exact.ts';
import type { PortfolioFacts } from './portfolio-facts.ts';

/**
 * A gain in dollars taken apart: `operating` is the gain in the company's own currency at the average rate at which
 * it was paid in, `currency` what the rate did since to what came back and is held. They add up to `gain`.
 */
export type CurrencyEffect = {
  readonly gain: number;
  readonly operating: number;
  readonly currency: number;
  /** Dollars for one unit of the own currency, as paid in on average. */
  readonly averageRate: number;
};

type Sums = { invested: Quantity; received: Quantity };

function sumsOf(facts: Required<PortfolioFacts>): Sums | null {
  const proceeds = facts.exits.map((exit) => exit.proceeds);
  if (proceeds.includes(null)) return null;
  return {
    invested: sumExact(facts.investments.map(({ investmentAmount }) => investmentAmount)).toString(),
    received: sumExact([
      ...proceeds.filter((amount) => amount !== null),
      ...facts.distributions.map(({ amount }) => amount),
      ...facts.marks.slice(-1).map(({ value }) => value),
    ]).toString(),
  };
}

/** The effect for one company; null while a rate or an exit's proceeds are missing. */
export function currencyEffect({ facts, localFacts, position }: CompanyHolding): CurrencyEffect | null {
  const dollars = facts && sumsOf(facts);
  const own = sumsOf({ ...localFacts, marks: [] });
  if (dollars === null || own === null) return null;
  const averageRate = ratio(exact(dollars.invested), exact(own.invested));
  if (averageRate === null) return null;
  const gain = exact(dollars.received).minus(dollars.invested);
  const ownGain = exact(own.received).plus(position.value).minus(own.invested);
  const operating = ownGain.times(averageRate);
  return {
    gain: toNumber(gain) ?? 0,
    operating: toNumber(operating) ?? 0,
    currency: toNumber(gain.minus(operating)) ?? 0,
    averageRate: toNumber(averageRate) ?? 0,
  };
}

/** Effects of several companies added up; those not known are counted in `leftOut`. */
export function sumEffects(effects: readonly (CurrencyEffect | null)[]) {
  const known = effects.filter((effect) => effect !== null);
  const sum = (pick: (effect: CurrencyEffect) => number) => toNumber(sumExact(known.map(pick))) ?? 0;
  return {
    gain: sum(({ gain }) => gain),
    operating: sum(({ operating }) => operating),
    currency: sum(({ currency }) => currency),
    leftOut: effects.length - known.length,
  };
}
