import type { Db } from '#shared/server/context.ts';
import { investorWeightsAfter, startupWeightsAfter } from '../domain/feedback.ts';
import { pairProbability } from '../domain/calibration.ts';
import { evidenceCountOf } from '../domain/evidence.ts';
import { type PreparedStartup, prepareStartup } from '../domain/prepared.ts';
import { founderOrder, investorOrder, investorScore, rankSteps } from '../domain/rank.ts';
import { bestOf, createScoreTable, type ScoreTable } from '../domain/score-table.ts';
import { stagesAround } from '../domain/stages.ts';
import { mapSteps } from '../domain/steps.ts';
import { findInvestorCandidates, findStartupCandidates } from './queries-candidates.ts';
import { findOwnWords } from './queries-feedback.ts';
import { inTurns, type MarketInvestor, type MarketSnapshot, prepareSubject } from './snapshot.ts';
import { findInvestorProfiles, findStartupProfiles, type StartupSubject } from './profiles.ts';
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

/** The table to score these startups with: all investors, or those that overlap most where not all are in memory. */
export async function findTable(
  db: Db,
  startups: readonly MarketStartup[],
  snapshot: MarketSnapshot,
): Promise<ScoreTable<MarketInvestor>> {
  if (snapshot.isWhole) return snapshot.table;
  const ids = new Set<number>();
  for (const { profile } of startups) {
    const { sectors, place: places, stage } = profile;
    const stages = stagesAround(stage === null ? [] : [stage]);
    for (const id of await findInvestorCandidates(db, { stages, sectors, places })) ids.add(id);
  }
  const unknown = [...ids].filter((id) => !snapshot.investors.has(id));
  const profiles = await findInvestorProfiles(db, unknown);
  const fresh = await inTurns(mapSteps(profiles, (profile) => prepareSubject(profile, snapshot.market), 5));
  const known = [...ids].flatMap((id) => snapshot.investors.get(id) ?? []);
  return createScoreTable([...known, ...fresh], snapshot.market);
}

/** The best investors for a startup, judged now, best first; none for one that is hidden, closed or gone. */
export async function findBestInvestors(db: Db, startupId: number, snapshot: MarketSnapshot) {
  const startup = await findMarketStartup(db, startupId, snapshot);
  if (startup === null) return { startup, pairs: [] };
  const table = await findTable(db, [startup], snapshot);
  const words = await findOwnWords(db, 'startup', startupId);
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
export function outOf(
  { investors }: ScoreTable<MarketInvestor>,
  { profile }: MarketStartup,
  passedIds: ReadonlySet<number>,
) {
  return (index: number): boolean => {
    const investor = investors[index]?.profile;
    if (investor === undefined) return true;
    const isInside = profile.teamIds.includes(investor.userId) || investor.heldIds.has(Number(profile.id));
    return isInside || passedIds.has(Number(investor.id));
  };
}

/** The best startups for an investor, judged now, best first; none for one that is hidden or gone. */
export async function findBestStartups(db: Db, investorId: number, snapshot: MarketSnapshot) {
  const investor = await findMarketInvestor(db, investorId, snapshot);
  if (investor === null) return [];
  const words = await findOwnWords(db, 'investor', investorId);
  const weights = investorWeightsAfter(words.reasons);
  const { stages, sectors, places, userId, heldIds, decidedIds } = investor.profile;
  const isOutFor = (id: number) => words.otherIds.has(id) || heldIds.has(id) || decidedIds.has(id);
  const overlap = { stages: stagesAround(stages), sectors, places: places.flatMap((path) => path[0] ?? []) };
  const ids = await findStartupCandidates(db, overlap, userId);
  const profiles = await findStartupProfiles(
    db,
    ids.filter((id) => !isOutFor(id)),
    comparedOn(snapshot),
  );
  const startups = await inTurns(mapSteps(profiles, (one) => prepareMarketStartup(one, snapshot), 5));
  const score = (startup: MarketStartup) => investorOrder(startup, investor, snapshot.market, weights);
  const ranked = await inTurns(rankSteps(startups, score, STORED_MATCHES));
  return ranked.map(({ item }) => pairOf(item, investor, snapshot));
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
