import type { Db } from '#shared/server/context.ts';
import { judgePair } from '../domain/pair.ts';
import { type PreparedStartup, prepareStartup } from '../domain/prepared.ts';
import { introductionScore, rankSteps } from '../domain/rank.ts';
import { mapSteps } from '../domain/steps.ts';
import { findInvestorCandidates, findStartupCandidates } from './queries-candidates.ts';
import { inTurns, type MarketInvestor, type MarketSnapshot, prepareSubject } from './queries-market.ts';
import { findInvestorProfiles, findStartupProfiles, type StartupSubject } from './queries-profiles.ts';
import { type JudgedPair, KEPT_MATCHES } from './queries-stored.ts';

/** A startup of the market, with who is in its team. */
export type MarketStartup = PreparedStartup & { readonly profile: StartupSubject };

const pairOf = (
  startup: MarketStartup,
  investor: MarketInvestor,
  { market }: MarketSnapshot,
): JudgedPair => ({
  startupId: Number(startup.profile.id),
  investorId: Number(investor.profile.id),
  ...judgePair(startup, investor, market),
});

const prepareMarketStartup = (profile: StartupSubject, { market }: MarketSnapshot): MarketStartup => ({
  ...prepareStartup(profile, market),
  profile,
});

async function findMarketStartup(
  db: Db,
  id: number,
  snapshot: MarketSnapshot,
): Promise<MarketStartup | null> {
  const [profile] = await findStartupProfiles(db, [id], snapshot.scales);
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

async function findInvestorsFor(
  db: Db,
  startup: MarketStartup,
  snapshot: MarketSnapshot,
): Promise<readonly MarketInvestor[]> {
  const isOwn = ({ profile }: MarketInvestor) => startup.profile.teamIds.includes(profile.userId);
  if (snapshot.isWhole) return [...snapshot.investors.values()].filter((one) => !isOwn(one));
  const ids = await findInvestorCandidates(db, startup.profile);
  const unknown = ids.filter((id) => !snapshot.investors.has(id));
  const profiles = await findInvestorProfiles(db, unknown);
  const fresh = await inTurns(mapSteps(profiles, (profile) => prepareSubject(profile, snapshot.market), 5));
  const known = ids.flatMap((id) => snapshot.investors.get(id) ?? []);
  return [...known, ...fresh].filter((one) => !isOwn(one));
}

/** The best investors for a startup, judged now, best first; none for one that is hidden, closed or gone. */
export async function findBestInvestors(db: Db, startupId: number, snapshot: MarketSnapshot) {
  const startup = await findMarketStartup(db, startupId, snapshot);
  if (startup === null) return { startup, pairs: [] };
  const investors = await findInvestorsFor(db, startup, snapshot);
  const score = (investor: MarketInvestor) => introductionScore(startup, investor, snapshot.market);
  const ranked = await inTurns(rankSteps(investors, score, KEPT_MATCHES));
  return { startup, pairs: ranked.map(({ item }) => pairOf(startup, item, snapshot)) };
}

/** The best startups for an investor, judged now, best first; none for one that is hidden or gone. */
export async function findBestStartups(db: Db, investorId: number, snapshot: MarketSnapshot) {
  const investor = await findMarketInvestor(db, investorId, snapshot);
  if (investor === null) return [];
  const ids = await findStartupCandidates(db, investor.profile, investor.profile.userId);
  const profiles = await findStartupProfiles(db, ids, snapshot.scales);
  const startups = await inTurns(mapSteps(profiles, (one) => prepareMarketStartup(one, snapshot), 5));
  const score = (startup: MarketStartup) => introductionScore(startup, investor, snapshot.market);
  const ranked = await inTurns(rankSteps(startups, score, KEPT_MATCHES));
  return ranked.map(({ item }) => pairOf(item, investor, snapshot));
}

/** One pair judged now; null when either side is hidden, closed or gone, or the investor is of the startup's team. */
export async function findPair(
  db: Db,
  { startupId, investorId }: { startupId: number; investorId: number },
  snapshot: MarketSnapshot,
): Promise<{ startup: MarketStartup; pair: JudgedPair } | null> {
  const startup = await findMarketStartup(db, startupId, snapshot);
  const investor = await findMarketInvestor(db, investorId, snapshot);
  if (startup === null || investor === null || startup.profile.teamIds.includes(investor.profile.userId)) {
    return null;
  }
  return { startup, pair: pairOf(startup, investor, snapshot) };
}
