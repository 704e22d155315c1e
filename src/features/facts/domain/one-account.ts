import { ALL_IN_ONE, type Fact, isHeldInOne, ONE_BANK, periodKey } from './fact.ts';
import { endOf, monthsBefore } from './fact-period.ts';
import { type Convert, gapBetween } from './gap.ts';

/** The months in which papers were written that say that all cash is in one account, or at one bank. */
export type HeldInOneTold = { readonly account: readonly string[]; readonly bank: readonly string[] };

/** How long the words that all cash is in one account, or at one bank, hold, in months, before and after the paper that says so. */
const NEAR = 3;
const isNearTo = ({ period }: Fact, told: readonly string[]): boolean =>
  period !== null &&
  told.some(
    (month) => endOf(period) >= monthsBefore(month, NEAR) && monthsBefore(endOf(period), NEAR) <= month,
  );

/** When papers say that there is no other account, or no other bank, than that of which a fact is. */
const toldOf = ({ about }: Fact, { account, bank }: HeldInOneTold): readonly string[] =>
  about === ONE_BANK ? [...account, ...bank] : account;

/** The one statement of account, or letter of a bank, there is, where a paper of those months tells of no other; else null. */
function onlyAccount(cash: readonly Fact[], told: HeldInOneTold): number | null {
  const kept = cash.filter((fact) => isHeldInOne(fact) && isNearTo(fact, toldOf(fact, told)));
  const papers = new Set(kept.map(({ source }) => source.documentId));
  const [first] = kept;
  return first !== undefined && papers.size === 1 ? first.source.documentId : null;
}

/**
 * Facts in which an account, or what one bank keeps, holds all cash where another source tells as all there is what it holds on
 * that day, or where a paper of about that time says that all cash is there, and one alone is known: then there is no other to
 * speak of.
 */
export function heldInOne(
  facts: readonly Fact[],
  convert: Convert,
  told: HeldInOneTold = { account: [], bank: [] },
): Fact[] {
  const cash = facts.filter(({ metric }) => metric === 'cash');
  const only = onlyAccount(cash, told);
  const whole = new Set(
    cash.flatMap((held) => {
      if (isHeldInOne(held) && held.source.documentId === only && isNearTo(held, toldOf(held, told)))
        return held.source.documentId;
      const isAll = (other: Fact): boolean =>
        (other.about === null || other.about === ALL_IN_ONE) &&
        other.source.documentId !== held.source.documentId &&
        periodKey(other) === periodKey(held) &&
        gapBetween(held, other, convert)?.agrees === true;
      return isHeldInOne(held) && held.value > 0 && cash.some(isAll) ? held.source.documentId : [];
    }),
  );
  return facts.map((fact) =>
    isHeldInOne(fact) && whole.has(fact.source.documentId)
      ? { ...fact, about: fact.about === ONE_BANK ? null : ALL_IN_ONE }
      : fact,
  );
}
