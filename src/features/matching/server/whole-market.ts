import type { Db, Process } from '#shared/server/context.ts';
import { type BestLists, createBestLists, readBestLists } from '../domain/best-lists.ts';
import { pairProbability } from '../domain/calibration.ts';
import { evidenceCountOf } from '../domain/evidence.ts';
import { bestOf } from '../domain/score-table.ts';
import { findSidesWithWords } from './queries-feedback.ts';
import { inTurns } from './in-turns.ts';
import { findLoadedMarket, type MarketSnapshot } from './snapshot.ts';
import { findStartupProfiles } from './profiles.ts';
import { findInvestorIdsFrom, findStartupIdsAfter } from './queries-profiles.ts';
import {
  comparedOn,
  findBestPairs,
  idAt,
  type MarketStartup,
  outOf,
  prepareMarketStartup,
} from './ranking.ts';
import type { RunState } from './queries-runs.ts';
import type { Side } from './queries-sides.ts';
import { drawTurn, saveLists, type ScoredPair, STORED_MATCHES } from './queries-stored.ts';

/** How many startups, or investors, one step takes unless a run says otherwise. */
const STARTUPS_AT_ONCE = 200;
const INVESTORS_AT_ONCE = 500;
const NOBODY: ReadonlySet<number> = new Set();

function confidenceOf({ investors }: MarketSnapshot, investorId: number, score: number): number {
  const investor = investors.get(investorId);
  return investor ? pairProbability(score, evidenceCountOf(investor.profile)) : 0;
}

/** One startup against all investors: its own best, and what it is worth to each of them. */
async function scoreStartup(
  startup: MarketStartup,
  snapshot: MarketSnapshot,
  best: BestLists,
  places: ReadonlyMap<number, number>,
): Promise<ScoredPair[]> {
  const { table } = snapshot;
  const scores = await inTurns(table.scores(startup, { keep: false }));
  const isOut = outOf(table, startup, NOBODY);
  const startupId = Number(startup.profile.id);
  const at = (index: number) => ({
    startupOrder: scores.founderOrder[index] ?? 0,
    investorOrder: scores.investorOrder[index] ?? 0,
    investorScore: scores.investorScore[index] ?? 0,
  });
  for (const [index, { profile }] of table.investors.entries()) {
    const place = places.get(Number(profile.id));
    const { userId, heldIds, decidedIds } = profile;
    if (place === undefined || startup.profile.teamIds.includes(userId)) continue;
    if (heldIds.has(startupId) || decidedIds.has(startupId)) continue;
    const { investorOrder, startupOrder, investorScore } = at(index);
    best.offer(place, { otherId: startupId, order: investorOrder, otherOrder: startupOrder, investorScore });
  }
  return bestOf(scores.founderOrder, STORED_MATCHES, (index) => idAt(table, index), isOut).map((index) => {
    const investorId = Number(idAt(table, index));
    const { investorScore, ...orders } = at(index);
    return {
      startupId,
      investorId,
      ...orders,
      confidence: confidenceOf(snapshot, investorId, investorScore),
    };
  });
}

type Step = { readonly state: RunState; readonly save: (trx: Db) => Promise<void>; readonly isLast: boolean };

/** A run under way: how far it is, the investors' lists so far, and how much one step takes. */
export type Progress = { readonly state: RunState; readonly best: BestLists; readonly atOnce?: number };

/** How many sides one step takes where each is compared for itself. */
const SINGLY_AT_ONCE = 10;

type Judging = { readonly snapshot: MarketSnapshot; readonly turn: number };

/** The lists of some sides of a market too large to be held in memory, each judged for itself. */
async function singly(
  { db, now }: Process,
  side: Side,
  ids: readonly number[],
  { snapshot, turn }: Judging,
): Promise<Step['save']> {
  const lists = new Map<number, readonly ScoredPair[]>();
  for (const subjectId of ids) lists.set(subjectId, await findBestPairs(db, { side, subjectId }, snapshot));
  return (trx) => saveLists(trx, { side, lists, at: now(), turn });
}

async function singlyStartupsStep(
  services: Process,
  { state, atOnce }: Progress,
  judging: Judging,
): Promise<Step> {
  const { snapshot } = judging;
  const limit = atOnce ?? SINGLY_AT_ONCE;
  const ids = await findStartupIdsAfter(services.db, state.lastStartupId, limit);
  return {
    state: {
      ...state,
      phase: ids.length < limit ? 'investors' : 'startups',
      startupsDone: state.startupsDone + ids.length,
      lastStartupId: ids.at(-1) ?? state.lastStartupId,
      pairsCompared: state.pairsCompared + ids.length * snapshot.size,
      best: null,
    },
    save: await singly(services, 'startup', ids, judging),
    isLast: false,
  };
}

async function singlyInvestorsStep(
  services: Process,
  { state, atOnce }: Progress,
  judging: Judging,
): Promise<Step> {
  const limit = atOnce ?? SINGLY_AT_ONCE;
  const ids = await findInvestorIdsFrom(services.db, state.investorsDone, limit);
  return {
    state: { ...state, investorsDone: state.investorsDone + ids.length, best: null },
    save: await singly(services, 'investor', ids, judging),
    isLast: ids.length < limit,
  };
}

/** The next startups of a run. Lists of sides that gave feedback stay as they are: those are made one by one. */
async function startupsStep(services: Process, progress: Progress): Promise<Step> {
  const { state, best, atOnce = STARTUPS_AT_ONCE } = progress;
  const { db, now } = services;
  const turn = await drawTurn(db);
  const snapshot = await findLoadedMarket(db, services, now());
  if (!snapshot.isWhole) return singlyStartupsStep(services, progress, { snapshot, turn });
  const ids = await findStartupIdsAfter(db, state.lastStartupId, atOnce);
  const withWords = await findSidesWithWords(db, 'startup');
  const places = new Map(best.subjectIds.map((id, place) => [id, place]));
  const lists = new Map<number, readonly ScoredPair[]>();
  for (const profile of await findStartupProfiles(db, ids, comparedOn(snapshot))) {
    const pairs = await scoreStartup(prepareMarketStartup(profile, snapshot), snapshot, best, places);
    if (!withWords.has(Number(profile.id))) lists.set(Number(profile.id), pairs);
  }
  const isLast = ids.length < atOnce;
  return {
    state: {
      ...state,
      phase: isLast ? 'investors' : 'startups',
      startupsDone: state.startupsDone + ids.length,
      lastStartupId: ids.at(-1) ?? state.lastStartupId,
      pairsCompared: state.pairsCompared + ids.length * snapshot.table.investors.length,
      best: Buffer.from(best.toBytes()),
    },
    save: (trx) => saveLists(trx, { side: 'startup', lists, at: now(), turn }),
    isLast: false,
  };
}

/** The next investors' lists of a run, as the startups have filled them. */
async function investorsStep(services: Process, progress: Progress): Promise<Step> {
  const { state, best, atOnce = INVESTORS_AT_ONCE } = progress;
  const { db, now } = services;
  const turn = await drawTurn(db);
  const snapshot = await findLoadedMarket(db, services, now());
  if (!snapshot.isWhole) return singlyInvestorsStep(services, progress, { snapshot, turn });
  const withWords = await findSidesWithWords(db, 'investor');
  const from = state.investorsDone;
  const chunk = best.subjectIds.slice(from, from + atOnce);
  const lists = new Map<number, readonly ScoredPair[]>();
  for (const [offset, investorId] of chunk.entries()) {
    if (withWords.has(investorId) || !snapshot.investors.has(investorId)) continue;
    const pairs = best.listOf(from + offset).map(({ otherId, order, otherOrder, investorScore }) => ({
      startupId: otherId,
      investorId,
      startupOrder: otherOrder,
      investorOrder: order,
      confidence: confidenceOf(snapshot, investorId, investorScore),
    }));
    lists.set(investorId, pairs);
  }
  return {
    state: { ...state, investorsDone: from + chunk.length, best: null },
    save: (trx) => saveLists(trx, { side: 'investor', lists, at: now(), turn }),
    isLast: from + chunk.length >= best.subjectIds.length,
  };
}

/** The lists a run fills: those kept between slices, or empty ones for the investors of the market as it begins. */
export async function findRunLists(services: Process, state: RunState): Promise<BestLists> {
  const best = state.best === null ? null : readBestLists(state.best, STORED_MATCHES);
  if (best !== null) return best;
  const { investors } = await findLoadedMarket(services.db, services, services.now());
  return createBestLists(
    [...investors.keys()].toSorted((a, b) => a - b),
    STORED_MATCHES,
  );
}

/** Works out the next piece of a run; nothing is written until `save`. */
export const nextStep = (services: Process, progress: Progress): Promise<Step> =>
  progress.state.phase === 'startups' ? startupsStep(services, progress) : investorsStep(services, progress);
