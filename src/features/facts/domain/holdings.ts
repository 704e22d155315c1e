import { BEFORE_THE_ROUND, type Fact, holderKey } from './fact.ts';

const sourceOf = ({ source: { kind, documentId } }: Fact): string => `${kind}:${documentId ?? ''}`;

/**
 * Facts without shares of names that one document alone gives: a name before a percentage is a holder where the cap table
 * or another document knows it.
 */
export function heldByKnown(facts: readonly Fact[]): Fact[] {
  const sources = new Map<string, Set<string>>();
  for (const fact of facts) {
    if (fact.metric !== 'ownership' || fact.about === null) continue;
    const key = holderKey(fact.about);
    sources.set(key, (sources.get(key) ?? new Set()).add(sourceOf(fact)));
  }
  return facts.filter(
    ({ metric, about, source }) =>
      metric !== 'ownership' ||
      source.kind === 'cap-table' ||
      (about !== null && (sources.get(holderKey(about))?.size ?? 0) > 1),
  );
}

/** What founders hold until a round is what they hold now where the company is raising; else it was, and is compared with nothing. */
export const heldUntilRound = (facts: readonly Fact[], isRaising: boolean): Fact[] =>
  facts.flatMap((fact) =>
    fact.about !== BEFORE_THE_ROUND ? [fact] : isRaising ? [{ ...fact, about: null }] : [],
  );
