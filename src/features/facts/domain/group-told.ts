import { type Fact, periodKey } from './fact.ts';

/**
 * Facts in which a group is told apart from its company only where something else is of one of the two: a paper with figures of
 * both, or accounts of a group. Who calls his company a group in passing tells of the company.
 */
export function asGroupWhereTwo(facts: readonly Fact[], groupPapers: ReadonlySet<number>): Fact[] {
  const isOfTwo = (fact: Fact): boolean =>
    facts.some(
      (other) =>
        other.metric === fact.metric &&
        other.about === null &&
        other.source.documentId === fact.source.documentId &&
        periodKey(other) === periodKey(fact),
    );
  return facts.map((fact) =>
    fact.about !== 'group' || groupPapers.size > 0 || isOfTwo(fact) ? fact : { ...fact, about: null },
  );
}
