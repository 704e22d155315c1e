import { ALL_IN_ONE, type Fact, ONE_ACCOUNT, periodKey } from './fact.ts';
import { endOf, monthsBefore } from './fact-period.ts';
import { type Convert, gapBetween } from './gap.ts';

/** How long the words that all cash is in one account hold, in months, before and after the paper that says so. */
const NEAR = 3;
const isNearTo = ({ period }: Fact, told: readonly string[]): boolean =>
  period !== null &&
  told.some(
    (month) => endOf(period) >= monthsBefore(month, NEAR) && monthsBefore(endOf(period), NEAR) <= month,
  );

/** The one statement of account there is, where a paper of those months tells of no other account; else null. */
function onlyAccount(cash: readonly Fact[], told: readonly string[]): number | null {
  const kept = cash.filter((fact) => fact.about === ONE_ACCOUNT && isNearTo(fact, told));
  const papers = new Set(kept.map(({ source }) => source.documentId));
  const [first] = kept;
  return first !== undefined && papers.size === 1 ? first.source.documentId : null;
}

/**
 * Facts in which an account holds all cash where another source tells as all there is what the account holds on that day, or
 * where a paper of about that time (`onlyAccountTold`, the months in which such papers were written) says that all cash is in one
 * account, and one account alone is known: then there is no other account to speak of.
 */
export function heldInOne(
  facts: readonly Fact[],
  convert: Convert,
  onlyAccountTold: readonly string[] = [],
): Fact[] {
  const cash = facts.filter(({ metric }) => metric === 'cash');
  const only = onlyAccount(cash, onlyAccountTold);
  const whole = new Set(
    cash.flatMap((held) => {
      if (held.about === ONE_ACCOUNT && held.source.documentId === only && isNearTo(held, onlyAccountTold))
        return held.source.documentId;
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
