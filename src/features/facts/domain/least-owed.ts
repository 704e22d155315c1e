import { AT_LEAST, type Fact } from './fact.ts';
import { endOf, monthsOf } from './fact-period.ts';

/** Facts with what is owed at least told of each time that a debt is told of, from when it was lent until it is due. */
export function atTimesOfDebt(facts: readonly Fact[]): Fact[] {
  const times = new Set(
    facts.flatMap(({ metric, about, period }) =>
      metric === 'debt' && about !== AT_LEAST ? (period ?? []) : [],
    ),
  );
  return facts.flatMap((fact) => {
    if (fact.about !== AT_LEAST || fact.period === null) return [fact];
    const { first, last } = monthsOf(fact.period);
    return [...times]
      .filter((time) => endOf(time) >= first && endOf(time) < last)
      .map((period): Fact => ({ ...fact, period }));
  });
}
