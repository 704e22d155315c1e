import type { TicketMark } from './mark.ts';
import { exact, ONE, sumExact, type Exact } from '#shared/domain/exact.ts';
import type { PartialExit, PortfolioFacts } from './portfolio-facts.ts';

/** What a value rests on: the price of a round, a mark of the holder's own, or what was paid. */
export type MarkBasis = 'round' | 'mark' | 'cost';

/** The part still held on the day of what was there on `date`: each later partial exit leaves 1 - sold. */
export function keptAfterSales(sales: readonly PartialExit[], date: string): Exact {
  return sales
    .filter((sale) => sale.date > date)
    .reduce<Exact>((kept, { soldPercentage }) => kept.times(ONE.minus(exact(soldPercentage).div(100))), ONE);
}

/**
 * Value of an active company and what it rests on. The newer of the last mark and the last priced round counts; a
 * mark speaks for every ticket of its day, so later tickets and sales are reckoned on top of it.
 */
export function holdingValue(
  facts: Required<PortfolioFacts>,
  tickets: readonly TicketMark[],
): { value: Exact; basis: MarkBasis; markedOn: string | null } {
  const rounds = tickets.flatMap(({ markedBy }) => markedBy?.date ?? []);
  const lastRound = rounds.toSorted().at(-1) ?? null;
  const mark = facts.marks.at(-1);
  if (mark !== undefined && (lastRound === null || mark.date >= lastRound)) {
    const since = tickets.filter((_, index) => (facts.investments[index]?.dealDate ?? '') > mark.date);
    const kept = exact(mark.value).times(keptAfterSales(facts.partialExits, mark.date));
    return {
      value: kept.plus(sumExact(since.map(({ value }) => value))),
      basis: 'mark',
      markedOn: mark.date,
    };
  }
  const value = sumExact(tickets.map((ticket) => ticket.value));
  return { value, basis: lastRound === null ? 'cost' : 'round', markedOn: lastRound };
}
