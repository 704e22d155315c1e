import { notFound } from '#platform/http/errors.ts';
import type { Db, Services, UserId } from '#shared/server/context.ts';
import { implement } from '#shared/server/implement.ts';
import { type Match, type MATCH_ORDERS, type MatchAccuracy, matchingEndpoints } from '../contract.ts';
import { ACCURACY } from '../domain/accuracy.ts';
import { criterionName } from '../domain/criterion-name.ts';
import { FIT_WEIGHTS } from '../domain/fit.ts';
import { INVESTOR_WEIGHTS } from '../domain/investor-fractions.ts';
import { findMarket } from './snapshot.ts';
import { findPair } from './ranking.ts';
import { findOwnInvestorId, findOwnStartups, type Side } from './queries-sides.ts';
import { answerMatches, type Viewer } from './answers.ts';
import { findList } from './lists.ts';

function weightsOf(
  side: MatchAccuracy['weights'][number]['side'],
  weights: Readonly<Record<string, number>>,
) {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return Object.entries(weights).map(([key, weight]) => ({
    side,
    label: criterionName(key),
    weight: weight / total,
  }));
}

const ACCURACY_ANSWER = {
  ...ACCURACY,
  markets: [...ACCURACY.markets],
  measures: [...ACCURACY.measures],
  earlier: [...ACCURACY.earlier],
  baselines: [...ACCURACY.baselines],
  neverUsed: [...ACCURACY.neverUsed],
  weights: [...weightsOf('fit', FIT_WEIGHTS), ...weightsOf('order', INVESTOR_WEIGHTS)],
};

/** The likeliest of some pairs, as somebody sees it. */
async function answerBest(
  db: Db,
  services: Services,
  { startupIds, investorId, viewer }: { startupIds: readonly number[]; investorId: number; viewer: Viewer },
): Promise<Match> {
  const snapshot = await findMarket(db, services, viewer.now);
  const pairs = [];
  for (const startupId of startupIds) {
    const pair = await findPair(db, { startupId, investorId }, snapshot);
    if (pair !== null) pairs.push({ ...pair, computedAt: viewer.now });
  }
  const best = pairs.toSorted((a, b) => b.startupOrder - a.startupOrder || a.startupId - b.startupId);
  const [match] = await answerMatches(db, best.slice(0, 1), viewer);
  if (!match) throw notFound();
  return match;
}

/** The person's startups that may be asked for, or the named one alone; none is a 404. */
async function ownStartupIds(db: Db, userId: UserId, named?: number): Promise<number[]> {
  const own = (await findOwnStartups(db, userId)).map(({ id }) => id);
  const asked = named === undefined ? own : own.filter((id) => id === named);
  if (asked.length === 0) throw notFound();
  return asked;
}

type Listed = { side: Side; subjectId: number; viewer: Viewer };
type Page = { limit: number; offset: number; order: (typeof MATCH_ORDERS)[number] };

/** A page of a list, in the order it is kept in or by fit, the best first. */
async function listMatches(
  db: Db,
  services: Services,
  { side, subjectId, viewer, limit, offset, order }: Listed & Page,
) {
  const pairs = await findList(db, services, { side, subjectId, viewer: viewer.id });
  const matches = await answerMatches(db, pairs, viewer);
  const sorted = order === 'fit' ? matches.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1)) : matches;
  return { items: sorted.slice(offset, offset + limit), total: sorted.length };
}

export const matchingRoutes = implement(matchingEndpoints, {
  'GET /api/matching/sides': async ({ actor, db }) => ({
    startups: await findOwnStartups(db, actor.id),
    investorId: await findOwnInvestorId(db, actor.id),
  }),

  'GET /api/matching/startups': async ({ actor, db, query, services }) => {
    const subjectId = await findOwnInvestorId(db, actor.id);
    if (subjectId === null) throw notFound();
    const viewer: Viewer = { id: actor.id, side: 'investor', now: services.now() };
    return listMatches(db, services, { side: 'investor', subjectId, viewer, ...query });
  },

  'GET /api/matching/investors': async ({ actor, db, query: { startup, ...page }, services }) => {
    const [subjectId = 0] = await ownStartupIds(db, actor.id, startup);
    const viewer: Viewer = { id: actor.id, side: 'startup', now: services.now() };
    return listMatches(db, services, { side: 'startup', subjectId, viewer, ...page });
  },

  'GET /api/matching/startups/{id}': async ({ actor, db, params, services }) => {
    const investorId = await findOwnInvestorId(db, actor.id);
    if (investorId === null) throw notFound();
    const viewer: Viewer = { id: actor.id, side: 'investor', now: services.now() };
    return answerBest(db, services, { startupIds: [params.id], investorId, viewer });
  },

  'GET /api/matching/investors/{id}': async ({ actor, db, params, query, services }) => {
    const startupIds = await ownStartupIds(db, actor.id, query.startup);
    const viewer: Viewer = { id: actor.id, side: 'startup', now: services.now() };
    return answerBest(db, services, { startupIds, investorId: params.id, viewer });
  },

  'GET /api/matching/accuracy': async () => ACCURACY_ANSWER,
});
