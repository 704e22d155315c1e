import { notFound } from '#platform/http/errors.ts';
import type { Db, Services, UserId } from '#shared/server/context.ts';
import { implement } from '#shared/server/implement.ts';
import { type Match, matchingEndpoints } from '../contract.ts';
import { ACCURACY } from '../domain/accuracy.ts';
import { criterionName } from '../domain/criterion-name.ts';
import { INVESTOR_WEIGHTS } from '../domain/investor-fractions.ts';
import { STARTUP_WEIGHTS } from '../domain/startup-fractions.ts';
import { findMarket } from './snapshot.ts';
import { findPair } from './ranking.ts';
import { findOwnInvestorId, findOwnStartups, type Side } from './queries-sides.ts';
import { answerMatches, type DatedPair, type Viewer } from './answers.ts';
import { type Asked, findList } from './lists.ts';

const weightsOf = (side: Side, weights: Readonly<Record<string, number>>) =>
  Object.entries(weights).map(([key, weight]) => ({ side, label: criterionName(key), weight }));

const ACCURACY_ANSWER = {
  ...ACCURACY,
  markets: [...ACCURACY.markets],
  measures: [...ACCURACY.measures],
  earlier: [...ACCURACY.earlier],
  baselines: [...ACCURACY.baselines],
  neverUsed: [...ACCURACY.neverUsed],
  weights: [...weightsOf('investor', INVESTOR_WEIGHTS), ...weightsOf('startup', STARTUP_WEIGHTS)],
};

async function bestPair(
  db: Db,
  services: Services,
  { startupIds, investorId }: { startupIds: readonly number[]; investorId: number },
): Promise<DatedPair> {
  const now = services.now();
  const snapshot = await findMarket(db, services, now);
  const pairs = [];
  for (const startupId of startupIds) {
    const found = await findPair(db, { startupId, investorId }, snapshot);
    if (found !== null) pairs.push({ ...found.pair, computedAt: now });
  }
  const [best] = pairs.toSorted((a, b) => b.mutualScore - a.mutualScore || a.startupId - b.startupId);
  if (!best) throw notFound();
  return best;
}

async function answerOne(db: Db, pair: DatedPair, viewer: Viewer): Promise<Match> {
  const [match] = await answerMatches(db, [pair], viewer);
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

async function listMatches(db: Db, services: Services, asked: Asked) {
  const { pairs, total } = await findList(db, services, asked);
  return { items: await answerMatches(db, pairs, { id: asked.viewer, side: asked.side }), total };
}

export const matchingRoutes = implement(matchingEndpoints, {
  'GET /api/matching/sides': async ({ actor, db }) => ({
    startups: await findOwnStartups(db, actor.id),
    investorId: await findOwnInvestorId(db, actor.id),
  }),

  'GET /api/matching/startups': async ({ actor, db, query, services }) => {
    const investorId = await findOwnInvestorId(db, actor.id);
    if (investorId === null) throw notFound();
    return listMatches(db, services, {
      side: 'investor',
      subjectId: investorId,
      viewer: actor.id,
      ...query,
    });
  },

  'GET /api/matching/investors': async ({ actor, db, query: { startup, ...page }, services }) => {
    const [startupId = 0] = await ownStartupIds(db, actor.id, startup);
    return listMatches(db, services, {
      side: 'startup',
      subjectId: startupId,
      viewer: actor.id,
      ...page,
    });
  },

  'GET /api/matching/startups/{id}': async ({ actor, db, params, services }) => {
    const investorId = await findOwnInvestorId(db, actor.id);
    if (investorId === null) throw notFound();
    const pair = await bestPair(db, services, { startupIds: [params.id], investorId });
    return answerOne(db, pair, { id: actor.id, side: 'investor' });
  },

  'GET /api/matching/investors/{id}': async ({ actor, db, params, query, services }) => {
    const startupIds = await ownStartupIds(db, actor.id, query.startup);
    const pair = await bestPair(db, services, { startupIds, investorId: params.id });
    return answerOne(db, pair, { id: actor.id, side: 'startup' });
  },

  'GET /api/matching/accuracy': async () => ACCURACY_ANSWER,
});
