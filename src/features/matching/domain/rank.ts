import { CONFLICT_CAP, conflictsOf } from './conflict.ts';
import { INVESTOR_MEASURES, INVESTOR_WEIGHTS, type InvestorKey } from './investor-fractions.ts';
import type { Market } from './market.ts';
import type { PreparedInvestor, PreparedStartup } from './prepared.ts';
import { drained, mapSteps, type Steps } from './steps.ts';
import { STARTUP_MEASURES, STARTUP_WEIGHTS, type StartupKey } from './startup-fractions.ts';

const INVESTOR_KEYS = Object.keys(INVESTOR_WEIGHTS) as InvestorKey[];
const STARTUP_KEYS = Object.keys(STARTUP_WEIGHTS) as StartupKey[];

/** What a component counts when it cannot be judged. */
export const UNKNOWN_FRACTION = 0.5;

/** The investor's utility of a startup, 0–100, without words: the fast path of every list. */
export function investorScore(
  startup: PreparedStartup,
  investor: PreparedInvestor,
  market: Market,
  weights: Readonly<Record<InvestorKey, number>> = INVESTOR_WEIGHTS,
): number {
  let sum = 0;
  for (const key of INVESTOR_KEYS) {
    sum += weights[key] * (INVESTOR_MEASURES[key](startup, investor, market) ?? UNKNOWN_FRACTION);
  }
  return capped(100 * sum, startup, investor);
}

/** The startup's utility of an investor, 0–100, without words. */
export function startupScore(startup: PreparedStartup, investor: PreparedInvestor): number {
  let sum = 0;
  for (const key of STARTUP_KEYS) {
    sum += STARTUP_WEIGHTS[key] * (STARTUP_MEASURES[key](startup, investor) ?? UNKNOWN_FRACTION);
  }
  return capped(100 * sum, startup, investor);
}

const capped = (score: number, startup: PreparedStartup, investor: PreparedInvestor): number =>
  Math.min(conflictsOf(startup, investor).length > 0 ? CONFLICT_CAP : 100, score);

/** Ranking for a mutual introduction: the geometric mean of both utilities, 0–100. */
export const mutualScore = (investorPercent: number, startupPercent: number): number =>
  Math.sqrt(Math.max(0, investorPercent) * Math.max(0, startupPercent));

/** An entry of a ranked list; `scorePercent` is unrounded, 0–100. */
export type Ranked<T> = { item: T; scorePercent: number };

type Identified = { profile: { id: string } };

/** Best first, equal scores by id, so that the same market gives the same list. */
export const rankBy = <T extends Identified>(
  items: readonly T[],
  score: (item: T) => number,
  limit = Infinity,
): Ranked<T>[] => drained(rankSteps(items, score, limit));

/** `rankBy`, a few items at a time. */
export function* rankSteps<T extends Identified>(
  items: readonly T[],
  score: (item: T) => number,
  limit: number,
): Steps<Ranked<T>[]> {
  const scored = yield* mapSteps(items, (item) => ({ item, scorePercent: score(item) }));
  return scored
    .toSorted((a, b) => b.scorePercent - a.scorePercent || (a.item.profile.id < b.item.profile.id ? -1 : 1))
    .slice(0, limit);
}

/** The score a mutual introduction is ranked by, 0–100; by an investor's own weights where there are any. */
export const introductionScore = (
  startup: PreparedStartup,
  investor: PreparedInvestor,
  market: Market,
  weights: Readonly<Record<InvestorKey, number>> = INVESTOR_WEIGHTS,
): number => mutualScore(investorScore(startup, investor, market, weights), startupScore(startup, investor));

/** The investors most likely to want a startup. */
export const rankInvestors = (
  startup: PreparedStartup,
  investors: readonly PreparedInvestor[],
  market: Market,
  limit = Infinity,
): Ranked<PreparedInvestor>[] =>
  rankBy(investors, (investor) => investorScore(startup, investor, market), limit);
