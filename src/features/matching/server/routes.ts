import { notFound } from '#shared/server/errors.ts';
import type { Db, Services, UserId } from '#shared/server/context.ts';
import { implement } from '#shared/server/implement.ts';
import { type Match, matchingEndpoints } from '../contract.ts';
import { ACCURACY } from '../domain/accuracy.ts';
import { criterionName } from '../domain/criterion-name.ts';
import { INVESTOR_WEIGHTS } from '../domain/investor-fractions.ts';
import { STARTUP_WEIGHTS } from '../domain/startup-fractions.ts';
import { enqueueRefresh } from './jobs.ts';
import { findMarket } from './queries-market.ts';
import { findBestInvestors, findBestStartups, findPair } from './queries-refresh.ts';
import { findOwnInvestorId, findOwnStartups, type Side } from './queries-sides.ts';
import { findRefreshedAt, findStoredMatches } from './queries-stored.ts';
import { answerMatches, type DatedPair } from './routes-answer.ts';

const weightsOf = (side: Side, weights: Readonly<Record<string, number>>) =>
  Object.entries(weights).map(([key, weight]) => ({ side, label: criterionName(key), weight }));

const ACCURACY_ANSWER = {
  ...ACCURACY,
  markets: [...ACCURACY.markets],
  measures: [...ACCURACY.measures],
  baselines: [...ACCURACY.baselines],
  neverUsed: [...ACCURACY.neverUsed],
  weights: [...weightsOf('investor', INVESTOR_WEIGHTS), ...weightsOf('startup', STARTUP_WEIGHTS)],
};

const DAY_MS = 86_400_000;

type Asked = { side: Side; subjectId: number; limit: number; offset: number };

/** A side's kept list, made anew in the background when a day old; one never made is judged now and then kept. */
async function listMatches(db: Db, services: Services, asked: Asked) {
  const { side, subjectId, limit, offset } = asked;
  const refreshedAt = await findRefreshedAt(db, side, subjectId);
  if (refreshedAt !== null) {
    const isOld = services.now().getTime() - refreshedAt.getTime() > DAY_MS;
    if (isOld) await enqueueRefresh(services, side, subjectId);
    const { items, total } = await findStoredMatches(db, asked);
    return { items: await answerMatches(db, items, side), total };
  }
  const now = services.now();
  const snapshot = await findMarket(db, services.pool, now);
  const pairs =
    side === 'startup'
      ? (await findBestInvestors(db, subjectId, snapshot)).pairs
      : await findBestStartups(db, subjectId, snapshot);
  await enqueueRefresh(services, side, subjectId);
  const page = pairs.slice(offset, offset + limit).map((pair) => ({ ...pair, computedAt: now }));
  return { items: await answerMatches(db, page, side), total: pairs.length };
}

async function bestPair(
  db: Db,
  services: Services,
  { startupIds, investorId }: { startupIds: readonly number[]; investorId: number },
): Promise<DatedPair> {
  const now = services.now();
  const snapshot = await findMarket(db, services.pool, now);
  const pairs = [];
  for (const startupId of startupIds) {
    const found = await findPair(db, { startupId, investorId }, snapshot);
    if (found !== null) pairs.push({ ...found.pair, computedAt: now });
  }
  const [best] = pairs.toSorted((a, b) => b.mutualScore - a.mutualScore || a.startupId - b.startupId);
  if (!best) throw notFound();
  return best;
}

async function answerOne(db: Db, pair: DatedPair, side: Side): Promise<Match> {
  const [match] = await answerMatches(db, [pair], side);
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

const { 'POST /api/advanced-matching/{startupId}': _, ...readings } = matchingEndpoints;

export const matchingRoutes = implement(readings, {
  'GET /api/matching/sides': async ({ actor, db }) => ({
    startups: await findOwnStartups(db, actor.id),
    investorId: await findOwnInvestorId(db, actor.id),
  }),

  'GET /api/matching/startups': async ({ actor, db, query, services }) => {
    const investorId = await findOwnInvestorId(db, actor.id);
    if (investorId === null) throw notFound();
    return listMatches(db, services, { side: 'investor', subjectId: investorId, ...query });
  },

  'GET /api/matching/investors': async ({ actor, db, query: { startup, ...page }, services }) => {
    const [startupId = 0] = await ownStartupIds(db, actor.id, startup);
    return listMatches(db, services, { side: 'startup', subjectId: startupId, ...page });
  },

  'GET /api/matching/startups/{id}': async ({ actor, db, params, services }) => {
    const investorId = await findOwnInvestorId(db, actor.id);
    if (investorId === null) throw notFound();
    const pair = await bestPair(db, services, { startupIds: [params.id], investorId });
    return answerOne(db, pair, 'investor');
  },

  'GET /api/matching/investors/{id}': async ({ actor, db, params, query, services }) => {
    const startupIds = await ownStartupIds(db, actor.id, query.startup);
    const pair = await bestPair(db, services, { startupIds, investorId: params.id });
    return answerOne(db, pair, 'startup');
  },

  'GET /api/matching/accuracy': async () => ACCURACY_ANSWER,
});
