import type { Db } from '#shared/server/context.ts';
import { investorWeightsAfter, startupWeightsAfter } from '../domain/feedback.ts';
import { pairProbability } from '../domain/calibration.ts';
import { evidenceCountOf } from '../domain/evidence.ts';
import { type PreparedStartup, prepareStartup } from '../domain/prepared.ts';
import { founderOrder, investorOrder, investorScore } from '../domain/rank.ts';
import { bestOf, createScoreTable, type ScoreTable } from '../domain/score-table.ts';
import { mapSteps } from '../domain/steps.ts';
import { findBestFirst } from './best-first.ts';
import { investorSources, narrowInvestors, startupSources } from './candidates.ts';
import { findOwnWords, type OwnWords } from './queries-feedback.ts';
import { inTurns } from './in-turns.ts';
import { type MarketInvestor, type MarketSnapshot, prepareSubject } from './snapshot.ts';
import {
  findInvestorProfiles,
  findStartupProfiles,
  type InvestorSubject,
  type StartupSubject,
} from './profiles.ts';
import type { Side } from './queries-sides.ts';
import { type ScoredPair, STORED_MATCHES } from './queries-stored.ts';

/** A startup of the market, with who is in its team. */
export type MarketStartup = PreparedStartup & { readonly profile: StartupSubject };

/** Two sides of the market as a pair, by the shipped weights. */
export function pairOf(
  startup: MarketStartup,
  investor: MarketInvestor,
  { market }: MarketSnapshot,
): ScoredPair {
  return {
    startupId: Number(startup.profile.id),
    investorId: Number(investor.profile.id),
    startupOrder: founderOrder(startup, investor, market),
    investorOrder: investorOrder(startup, investor, market),
    confidence: pairProbability(investorScore(startup, investor, market), evidenceCountOf(investor.profile)),
  };
}

export const prepareMarketStartup = (profile: StartupSubject, { market }: MarketSnapshot): MarketStartup => ({
  ...prepareStartup(profile, market),
  profile,
});

/** What a startup is compared by: its stage's standing, and the day's rates. */
export const comparedOn = ({ scales, market }: MarketSnapshot) => ({ scales, day: market.asOf });

export async function findMarketStartup(
  db: Db,
  id: number,
  snapshot: MarketSnapshot,
): Promise<MarketStartup | null> {
  const [profile] = await findStartupProfiles(db, [id], comparedOn(snapshot));
  return profile ? prepareMarketStartup(profile, snapshot) : null;
}

async function findMarketInvestor(
  db: Db,
  id: number,
  snapshot: MarketSnapshot,
): Promise<MarketInvestor | null> {
  const [profile] = await findInvestorProfiles(db, [id]);
  return profile ? prepareSubject(profile, snapshot.market) : null;
}

/** How many of a large market are compared with what is tried. */
const COMPARED_IN_TRIAL = 200;

/** The table to score these startups with: all investors, or the best of each where not all are in memory. */
export async function findTable(
  db: Db,
  startups: readonly MarketStartup[],
  snapshot: MarketSnapshot,
): Promise<ScoreTable<MarketInvestor>> {
  if (snapshot.isWhole) return snapshot.table;
  const found = new Map<string, MarketInvestor>();
  for (const startup of startups) {
    const best = await findBestAnywhere(db, startup, snapshot, { limit: COMPARED_IN_TRIAL, words: NO_WORDS });
    for (const { investor } of best) found.set(investor.profile.id, investor);
  }
  return createScoreTable([...found.values()], snapshot.market);
}

const NO_WORDS: OwnWords = { otherIds: new Set(), reasons: [] };

type Wanted = { readonly limit: number; readonly words: OwnWords };

/** The best investors of a market that no process keeps in memory, the most active first as far as they can matter. */
async function findBestAnywhere(
  db: Db,
  startup: MarketStartup,
  snapshot: MarketSnapshot,
  { limit, words }: Wanted,
): Promise<{ id: number; order: number; investor: MarketInvestor }[]> {
  const weights = startupWeightsAfter(words.reasons);
  const { market } = snapshot;
  return findBestFirst(investorSources(db, startup, market, weights), limit, {
    narrow: (candidates) => narrowInvestors(db, candidates, startup, { market, weights }),
    async judge(ids) {
      const profiles = await findInvestorProfiles(db, ids);
      const judged = mapSteps(profiles, (profile) => {
        const investor = prepareSubject(profile, market);
        const order = founderOrder(startup, investor, market, weights);
        return isOutOf(startup, profile, words.otherIds) ? [] : { id: Number(profile.id), order, investor };
      });
      return (await inTurns(judged)).flat();
    },
  });
}

/** The best investors for a startup, judged now, best first; none for one that is hidden, closed or gone. */
export async function findBestInvestors(db: Db, startupId: number, snapshot: MarketSnapshot) {
  const startup = await findMarketStartup(db, startupId, snapshot);
  if (startup === null) return { startup, pairs: [] };
  const words = await findOwnWords(db, 'startup', startupId);
  if (!snapshot.isWhole) {
    const best = await findBestAnywhere(db, startup, snapshot, { limit: STORED_MATCHES, words });
    return { startup, pairs: best.map(({ investor }) => pairOf(startup, investor, snapshot)) };
  }
  const { table } = snapshot;
  const weights = startupWeightsAfter(words.reasons);
  const scores = await inTurns(table.scores(startup, { weights }));
  const isOut = outOf(table, startup, words.otherIds);
  const best = bestOf(scores.founderOrder, STORED_MATCHES, (index) => idAt(table, index), isOut);
  return {
    startup,
    pairs: best.flatMap((index) => {
      const investor = table.investors[index];
      return investor ? pairOf(startup, investor, snapshot) : [];
    }),
  };
}

export const idAt = (table: ScoreTable<MarketInvestor>, index: number): string =>
  table.investors[index]?.profile.id ?? '';

/** Whether an investor stays out of a startup's list: one of the team, one who holds it, or said not to be a fit. */
const isOutOf = (
  { profile: startup }: MarketStartup,
  investor: InvestorSubject,
  passedIds: ReadonlySet<number>,
): boolean =>
  startup.teamIds.includes(investor.userId) ||
  investor.heldIds.has(Number(startup.id)) ||
  passedIds.has(Number(investor.id));

/** The same by the place in a table. */
export const outOf =
  ({ investors }: ScoreTable<MarketInvestor>, startup: MarketStartup, passedIds: ReadonlySet<number>) =>
  (index: number): boolean => {
    const investor = investors[index];
    return investor === undefined || isOutOf(startup, investor.profile, passedIds);
  };

/**
 * The best startups for an investor, judged now, best first; none for one that is hidden or gone. Those changed last are
 * looked at first, the rest as far as they can matter.
 */
export async function findBestStartups(db: Db, investorId: number, snapshot: MarketSnapshot) {
  const investor = await findMarketInvestor(db, investorId, snapshot);
  if (investor === null) return [];
  const words = await findOwnWords(db, 'investor', investorId);
  const weights = investorWeightsAfter(words.reasons);
  const { userId, heldIds, decidedIds } = investor.profile;
  const isOut = (id: number) => words.otherIds.has(id) || heldIds.has(id) || decidedIds.has(id);
  const sources = startupSources(db, investor, snapshot, weights);
  const best = await findBestFirst(sources, STORED_MATCHES, {
    async judge(ids) {
      const open = ids.filter((id) => !isOut(id));
      const profiles = await findStartupProfiles(db, open, comparedOn(snapshot));
      const judged = mapSteps(profiles, (profile) => {
        const startup = prepareMarketStartup(profile, snapshot);
        const order = investorOrder(startup, investor, snapshot.market, weights);
        return profile.teamIds.includes(userId) ? [] : { id: Number(profile.id), order, startup };
      });
      return (await inTurns(judged)).flat();
    },
  });
  return best.map(({ startup }) => pairOf(startup, investor, snapshot));
}

/** The best pairs of either side, judged now. */
export async function findBestPairs(
  db: Db,
  { side, subjectId }: { side: Side; subjectId: number },
  snapshot: MarketSnapshot,
): Promise<ScoredPair[]> {
  return side === 'startup'
    ? (await findBestInvestors(db, subjectId, snapshot)).pairs
    : findBestStartups(db, subjectId, snapshot);
}

/** One pair judged now; null when either side is hidden, closed or gone, or the investor is of the startup's team. */
export async function findPair(
  db: Db,
  { startupId, investorId }: { startupId: number; investorId: number },
  snapshot: MarketSnapshot,
): Promise<ScoredPair | null> {
  const startup = await findMarketStartup(db, startupId, snapshot);
  const investor = await findMarketInvestor(db, investorId, snapshot);
  if (startup === null || investor === null || startup.profile.teamIds.includes(investor.profile.userId)) {
    return null;
  }
  return pairOf(startup, investor, snapshot);
}
