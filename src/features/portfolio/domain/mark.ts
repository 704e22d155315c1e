// The rule and a worked example: docs/rules/portfolio-mark.md
import { exact, ONE, ZERO, type Exact } from '#shared/domain/exact.ts';
import { entryOwnershipPct } from './ownership.ts';
import type { CompanyRound, Investment } from './portfolio-facts.ts';

/** A ticket on the day: percentage held, value, and the round that value rests on (null: held at cost). */
export type TicketMark = { ownershipPct: Exact | null; value: Exact; markedBy: CompanyRound | null };

/** A round whose size and price can both be used. */
type PricedRound = { round: CompanyRound; kept: Exact | null; postMoney: Exact };

function priced(round: CompanyRound): PricedRound[] {
  if (round.postMoney === null || !exact(round.postMoney).greaterThan(ZERO)) return [];
  const postMoney = exact(round.postMoney);
  const kept = round.raised === null ? null : ONE.minus(exact(round.raised).div(postMoney));
  return [{ round, kept: kept?.isNegative() ? null : kept, postMoney }];
}

/**
 * Mark of one ticket: ownership now x post-money of the last priced round after the deal's own date; without such a
 * round, or with unknown ownership, cost. Each later priced round leaves 1 - raised / post-money of the ownership.
 * @param rounds rounds of the company up to the day, oldest first
 */
export function markTicket(ticket: Investment, rounds: readonly CompanyRound[]): TicketMark {
  const later = rounds.filter((round) => round.date > ticket.dealDate).flatMap(priced);
  let ownershipPct = entryOwnershipPct(ticket);
  for (const { kept } of later) {
    ownershipPct = ownershipPct === null || kept === null ? null : ownershipPct.times(kept);
  }
  const last = later.at(-1);
  if (last === undefined || ownershipPct === null) {
    return { ownershipPct, value: exact(ticket.investmentAmount), markedBy: null };
  }
  return { ownershipPct, value: ownershipPct.div(100).times(last.postMoney), markedBy: last.round };
}
