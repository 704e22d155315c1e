import { ACTIVE, type Fact, isOfOnce } from './fact.ts';
import { endOf } from './fact-period.ts';

/**
 * Facts with active customers told as users, where a company counts users of so many at that time, or counts no customers
 * itself and none of its papers users: a lender's active borrowers, a school's active pupils.
 */
export function activeAsUsers(facts: readonly Fact[]): Fact[] {
  const counts = (metric: Fact['metric'], isSeries: boolean): boolean =>
    facts.some(
      (fact) => fact.metric === metric && (fact.source.kind === 'traction') === isSeries && !isOfOnce(fact),
    );
  const areUsers = counts('users', true) && !counts('users', false) && !counts('customers', true);
  const areSo = ({ value, period }: Fact): boolean =>
    facts.some(
      (fact) =>
        fact.metric === 'users' &&
        fact.value === value &&
        fact.period !== null &&
        period !== null &&
        endOf(fact.period) === endOf(period),
    );
  // Those who pay are told beside them.
  const areBeside = (active: Fact): boolean =>
    counts('users', true) &&
    facts.some(
      ({ metric, about, period, source, value }) =>
        metric === 'customers' &&
        about === null &&
        source.documentId === active.source.documentId &&
        period === active.period &&
        value < active.value,
    );
  return facts.map((fact) =>
    fact.metric === 'customers' && fact.about === ACTIVE && (areUsers || areSo(fact) || areBeside(fact))
      ? { ...fact, metric: 'users' }
      : fact,
  );
}
