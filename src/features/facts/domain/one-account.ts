import { ALL_IN_ONE, type Fact, ONE_ACCOUNT, periodKey } from './fact.ts';
import { type Convert, gapBetween } from './gap.ts';

/**
 * Facts in which an account holds all cash where another source tells as all there is what the account holds on that day: then
 * there is no other account to speak of.
 */
export function heldInOne(facts: readonly Fact[], convert: Convert): Fact[] {
  const cash = facts.filter(({ metric }) => metric === 'cash');
  const whole = new Set(
    cash.flatMap((held) => {
      const isAll = (other: Fact): boolean =>
        (other.about === null || other.about === ALL_IN_ONE) &&
        other.source.documentId !== held.source.documentId &&
        periodKey(other) === periodKey(held) &&
        gapBetween(held, other, convert)?.agrees === true;
      return held.about === ONE_ACCOUNT && held.value > 0 && cash.some(isAll) ? held.source.documentId : [];
    }),
  );
  return facts.map((fact) =>
    fact.about === ONE_ACCOUNT && whole.has(fact.source.documentId) ? { ...fact, about: ALL_IN_ONE } : fact,
  );
}
