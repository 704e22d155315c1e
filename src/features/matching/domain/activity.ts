import { DAY_MS } from '#shared/domain/time.ts';
import type { PastDeal, StartupProfile } from './profile.ts';

/** After so many days a deal counts 1/e. */
export const DEAL_DECAY_DAYS = 270;

/** Deals counted with their age: today's as 1, one of 270 days ago as 1/e. Deals after `asOf` count nothing. */
export function recentDeals(deals: readonly PastDeal[], asOf: string): number {
  const now = Date.parse(asOf);
  return deals.reduce((sum, deal) => {
    const days = (now - Date.parse(deal.on)) / DAY_MS;
    return days >= 0 ? sum + Math.exp(-days / DEAL_DECAY_DAYS) : sum;
  }, 0);
}

const UPDATE_DECAY_DAYS = 90;

/**
 * How alive a startup is, 0–1: half for a round that is open, half for its last change with age, today's as 1, one of
 * 90 days ago as 1/e. `null` where neither is known.
 */
export function startupActivity(
  { isRaising, updatedOn }: Pick<StartupProfile, 'isRaising' | 'updatedOn'>,
  asOf: string,
): number | null {
  if (isRaising === null && updatedOn === null) return null;
  const days =
    updatedOn === null ? Infinity : Math.max(0, (Date.parse(asOf) - Date.parse(updatedOn)) / DAY_MS);
  return (isRaising === true ? 0.5 : 0) + 0.5 * Math.exp(-days / UPDATE_DECAY_DAYS);
}
