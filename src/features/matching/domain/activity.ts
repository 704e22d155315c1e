import { DAY_MS } from '#shared/domain/time.ts';
import type { PastDeal } from './profile.ts';

const DECAY_DAYS = 270;

/** Deals counted with their age: today's as 1, one of 270 days ago as 1/e. Deals after `asOf` count nothing. */
export function recentDeals(deals: readonly PastDeal[], asOf: string): number {
  const now = Date.parse(asOf);
  return deals.reduce((sum, deal) => {
    const days = (now - Date.parse(deal.on)) / DAY_MS;
    return days >= 0 ? sum + Math.exp(-days / DECAY_DAYS) : sum;
  }, 0);
}
