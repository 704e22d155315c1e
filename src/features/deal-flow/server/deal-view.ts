import { findStandingOffers } from '#features/offers/server/queries.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Deal } from '../contract/deal.ts';
import { dealOf, type StoredDeal } from '../domain/deal-card.ts';

/** Deals as their reader sees them, each with the offer that stands between the two. */
export async function viewsOf(db: Db, readerId: UserId, rows: readonly StoredDeal[]): Promise<Deal[]> {
  const standing = rows.some(({ startupId }) => startupId !== null)
    ? await findStandingOffers(db, readerId)
    : [];
  const offers = new Map(standing.map(({ startupId, id, step }) => [startupId, { id, step }]));
  return rows.map((row) => dealOf(row, readerId, (row.startupId && offers.get(row.startupId)) || null));
}

/** The same of one. */
export async function viewOf(db: Db, readerId: UserId, row: StoredDeal): Promise<Deal> {
  const [deal] = await viewsOf(db, readerId, [row]);
  if (!deal) throw new Error('a deal has no view');
  return deal;
}
