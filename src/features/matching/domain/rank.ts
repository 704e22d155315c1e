// The rule and a worked example: docs/rules/matching-score.md
import { clamp } from '#shared/domain/scale.ts';
import { MISFIT_CAP, misfitsOf } from './misfit.ts';
import {
  type Fraction,
  INVESTOR_MEASURES,
  INVESTOR_WEIGHTS,
  type InvestorKey,
} from './investor-fractions.ts';
import type { Market } from './market.ts';
import type { PreparedInvestor, PreparedStartup } from './prepared.ts';
import { drained, mapSteps, type Steps } from './steps.ts';
import { STARTUP_MEASURES, STARTUP_WEIGHTS, type StartupKey } from './startup-fractions.ts';

const INVESTOR_KEYS = Object.keys(INVESTOR_WEIGHTS) as InvestorKey[];
const STARTUP_KEYS = Object.keys(STARTUP_WEIGHTS) as StartupKey[];

export type InvestorWeights = Readonly<Record<InvestorKey, number>>;
export type StartupWeights = Readonly<Record<StartupKey, number>>;

const UNKNOWN_FRACTION = 0.5;

/** What a component counts when it cannot be judged. */
export const filled = (fraction: Fraction): number => fraction ?? UNKNOWN_FRACTION;

/** The most a pair may score: less where something rules it out. */
export const capOf = (
  { profile: startup }: Pick<PreparedStartup, 'profile'>,
  { profile: investor }: Pick<PreparedInvestor, 'profile'>,
): number => (misfitsOf(startup, investor).length > 0 ? MISFIT_CAP : 100);

/** How much an investor should want a startup, 0–100; `activity` is whose activity counts. */
function investorWish(
  startup: PreparedStartup,
  investor: PreparedInvestor,
  { market, weights, activity }: { market: Market; weights: InvestorWeights; activity: Fraction },
): number {
  let sum = 0;
  for (const key of INVESTOR_KEYS) {
    const fraction = key === 'activity' ? activity : INVESTOR_MEASURES[key](startup, investor, market);
    sum += weights[key] * filled(fraction);
  }
  return Math.min(capOf(startup, investor), 100 * sum);
}

/** The investor's utility of a startup, 0–100: what was measured on past rounds. */
export const investorScore = (
  startup: PreparedStartup,
  investor: PreparedInvestor,
  market: Market,
  weights: InvestorWeights = INVESTOR_WEIGHTS,
): number => investorWish(startup, investor, { market, weights, activity: investor.activityFraction });

/** What a startup's own words change of an investor's place, −100 to 100: its wish by its weights less that by the shipped ones. */
export function movedBy(
  startup: PreparedStartup,
  investor: PreparedInvestor,
  weights: StartupWeights,
): number {
  let sum = 0;
  for (const key of STARTUP_KEYS) {
    sum += (weights[key] - STARTUP_WEIGHTS[key]) * filled(STARTUP_MEASURES[key](startup, investor));
  }
  return 100 * sum;
}

/** Added where both sides are real, or both of the demo: one's own kind stands before the other. */
const OWN_KIND = 100;

/** By how much a pair stands before others whatever its score. */
export const headStart = (
  { profile: startup }: Pick<PreparedStartup, 'profile'>,
  { profile: investor }: Pick<PreparedInvestor, 'profile'>,
): number => (startup.isDemo === investor.isDemo ? OWN_KIND : 0);

/**
 * The order of a startup's list of investors, 0–200: the investor's utility of it, which is what was measured on past
 * rounds, own kind first; moved by what the startup said of investors before, where it did.
 */
export function founderOrder(
  startup: PreparedStartup,
  investor: PreparedInvestor,
  market: Market,
  weights: StartupWeights = STARTUP_WEIGHTS,
): number {
  const score = investorScore(startup, investor, market);
  const moved = weights === STARTUP_WEIGHTS ? 0 : movedBy(startup, investor, weights);
  return headStart(startup, investor) + clamp(score + moved, 0, capOf(startup, investor));
}

/**
 * The order of an investor's list of startups, 0–200: the same utility with the startup's own activity, since the
 * investor's is the same for all of them.
 */
export const investorOrder = (
  startup: PreparedStartup,
  investor: PreparedInvestor,
  market: Market,
  weights: InvestorWeights = INVESTOR_WEIGHTS,
): number =>
  headStart(startup, investor) +
  investorWish(startup, investor, { market, weights, activity: startup.activityFraction });

/** An entry of a ranked list with what it is ordered by. */
export type Ranked<T> = { item: T; score: number };

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
  const scored = yield* mapSteps(items, (item) => ({ item, score: score(item) }));
  return scored
    .toSorted((a, b) => b.score - a.score || (a.item.profile.id < b.item.profile.id ? -1 : 1))
    .slice(0, limit);
}
