import { CONFLICT_CAP, conflictsOf } from './conflict.ts';
import { INVESTOR_MEASURES, INVESTOR_WEIGHTS, type InvestorKey } from './investor-fractions.ts';
import type { Market } from './market.ts';
import type { PreparedInvestor, PreparedStartup } from './prepared.ts';

const KEYS = Object.keys(INVESTOR_WEIGHTS) as InvestorKey[];

/** What a component counts when it cannot be judged. */
export const UNKNOWN_FRACTION = 0.5;

/** The investor's utility of a startup, 0–100, without words: the fast path of every list. */
export function investorScore(startup: PreparedStartup, investor: PreparedInvestor, market: Market): number {
  let score = 0;
  for (const key of KEYS) {
    score += INVESTOR_WEIGHTS[key] * (INVESTOR_MEASURES[key](startup, investor, market) ?? UNKNOWN_FRACTION);
  }
  const capped = conflictsOf(startup, investor).length > 0 ? CONFLICT_CAP : 100;
  return Math.min(capped, 100 * score);
}

/** An entry of a ranked list; `scorePercent` is unrounded, 0–100. */
export type Ranked<T> = { item: T; scorePercent: number };

/** Best first, equal scores by id, so that the same market gives the same list. */
export function rankBy<T extends { profile: { id: string } }>(
  items: readonly T[],
  score: (item: T) => number,
  limit = Infinity,
): Ranked<T>[] {
  return items
    .map((item) => ({ item, scorePercent: score(item) }))
    .toSorted((a, b) => b.scorePercent - a.scorePercent || (a.item.profile.id < b.item.profile.id ? -1 : 1))
    .slice(0, limit);
}

/** The investors most likely to want a startup. */
export const rankInvestors = (
  startup: PreparedStartup,
  investors: readonly PreparedInvestor[],
  market: Market,
  limit = Infinity,
): Ranked<PreparedInvestor>[] =>
  rankBy(investors, (investor) => investorScore(startup, investor, market), limit);

/** The startups an investor is most likely to want. */
export const rankStartups = (
  investor: PreparedInvestor,
  startups: readonly PreparedStartup[],
  market: Market,
  limit = Infinity,
): Ranked<PreparedStartup>[] =>
  rankBy(startups, (startup) => investorScore(startup, investor, market), limit);
