// The rule and a worked example: docs/rules/portfolio-mark.md
import { daysBetween } from '#shared/domain/calendar.ts';
import { exact, ONE, sumExact, ZERO, type Exact } from '#shared/domain/exact.ts';
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

/** A recorded round and a ticket at its price this near to each other are one round. */
const ONE_ROUND_DAYS = 90;

/**
 * Rounds of the company, and the holder's own tickets at a stated valuation where no round of that day is recorded: such
 * a follow-on prices what was held before. Its size is not known beyond the holder's own part, so that much dilutes.
 */
export function roundsWithFollowOns(
  investments: readonly Investment[],
  rounds: readonly CompanyRound[],
): CompanyRound[] {
  const isRecorded = ({ dealDate, valuation }: Investment) =>
    rounds.some(({ date, postMoney }) => {
      const isSamePrice = postMoney !== null && valuation != null && exact(postMoney).equals(valuation);
      return date === dealDate || (isSamePrice && Math.abs(daysBetween(date, dealDate)) <= ONE_ROUND_DAYS);
    });
  const stated = investments.filter((ticket) => ticket.valuation != null && !isRecorded(ticket));
  const own = [...Map.groupBy(stated, ({ dealDate }) => dealDate)].map(([date, tickets]): CompanyRound => {
    const [first] = tickets;
    const raised = sumExact(tickets.map(({ investmentAmount }) => investmentAmount));
    return {
      startupId: first?.startupId ?? '',
      date,
      raised: raised.toString(),
      postMoney: first?.valuation ?? null,
      isOwn: true,
    };
  });
  return [...rounds, ...own].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
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
