import type { Db } from '#platform/postgres/db.ts';
import { findListedDeals, findListedInvestors } from './queries-matching.ts';

/** A past deal as matching reads it. Rounds are US cents. */
export type MatchingDeal = Awaited<ReturnType<typeof findListedDeals>>[number];

/** A listed investor as matching reads them, with their deals, newest first. Tickets are US cents. */
export type MatchingInvestor = Awaited<ReturnType<typeof findListedInvestors>>[number] & {
  readonly deals: readonly MatchingDeal[];
};

/** Every listed investor, or those of `ids`, by id: two statements however many there are. */
export async function findInvestorsForMatching(db: Db, ids?: readonly number[]): Promise<MatchingInvestor[]> {
  const investors = await findListedInvestors(db, ids);
  const deals = Map.groupBy(await findListedDeals(db, ids), (deal) => deal.investorId);
  return investors.map((investor) => ({ ...investor, deals: deals.get(investor.id) ?? [] }));
}
