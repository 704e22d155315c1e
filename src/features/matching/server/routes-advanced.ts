import type { Db, Process, Services, UserId } from '#shared/server/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { implement, prepared } from '#shared/server/implement.ts';
import type { AdvancedMatch } from '../contract/advanced.ts';
import { advancedEndpoints } from '../contract/advanced.ts';
import { canSeeOwnMatch, canSeeStartupMatches } from '../policy.ts';
import { findMarket } from './snapshot.ts';
import { findPair } from './ranking.ts';
import { findMatchAccess } from './match-access.ts';
import { findOwnInvestorId } from './queries-sides.ts';
import { drawTurn, saveLists } from './queries-stored.ts';
import { statedRaise } from './profiles.ts';
import { findWhatIf } from './what-if.ts';
import { answerAdvanced } from './advanced-analysis.ts';
import type { Viewer } from './answers.ts';
import { findList, judgeList } from './lists.ts';
import { answerWhatIf } from './what-if-answer.ts';

/** Whether the person is of the startup's team; an investor may ask for their own match; for others it is not there. */
async function isOfTeam(db: Db, userId: UserId, startupId: number): Promise<boolean> {
  const access = await findMatchAccess(db, userId, startupId);
  if (access === null) throw notFound();
  if (canSeeStartupMatches(access)) return true;
  if (canSeeOwnMatch(access)) return false;
  throw notFound();
}

async function ownInvestorId(db: Db, userId: UserId): Promise<number> {
  const investorId = await findOwnInvestorId(db, userId);
  if (investorId === null) throw notFound();
  return investorId;
}

/** An investor's own match with a startup, judged now and not kept. */
async function ownMatch(
  db: Db,
  services: Services,
  { startupId, userId }: { startupId: number; userId: UserId },
): Promise<AdvancedMatch[]> {
  const investorId = await ownInvestorId(db, userId);
  const computedAt = services.now();
  const snapshot = await findMarket(db, services, computedAt);
  const found = await findPair(db, { startupId, investorId }, snapshot);
  if (found === null) throw notFound();
  return answerAdvanced(db, services, [{ ...found, computedAt }], {
    id: userId,
    side: 'investor',
    now: computedAt,
  });
}

/** A side's list judged now with its answer, and what keeps it. */
async function remade(services: Process, viewer: Viewer, subjectId: number) {
  const { db } = services;
  const { side, now: at } = viewer;
  const turn = await drawTurn(db);
  const pairs = await judgeList(db, services, { side, subjectId });
  const answer = await answerAdvanced(db, services, pairs, viewer);
  const save = (trx: Db) => saveLists(trx, { side, lists: new Map([[subjectId, pairs]]), at, turn });
  return { answer, save };
}

/** The best of a side's list as it is kept, and how many it has. */
async function kept(
  db: Db,
  services: Services,
  { viewer, subjectId, limit }: { viewer: Viewer; subjectId: number; limit: number },
) {
  const pairs = await findList(db, services, { side: viewer.side, subjectId, viewer: viewer.id });
  const items = await answerAdvanced(db, services, pairs.slice(0, limit), viewer);
  return { items, total: pairs.length };
}

const asTeam = (id: UserId, services: Services): Viewer => ({ id, side: 'startup', now: services.now() });
const asInvestor = (id: UserId, services: Services): Viewer => ({
  id,
  side: 'investor',
  now: services.now(),
});

export const advancedRoutes = implement(advancedEndpoints, {
  'POST /api/advanced-matching/{startupId}': prepared(
    async ({ params: { startupId }, actor, services }) => {
      const { db } = services;
      if (await isOfTeam(db, actor.id, startupId))
        return remade(services, asTeam(actor.id, services), startupId);
      return { answer: await ownMatch(db, services, { startupId, userId: actor.id }), save: null };
    },
    async ({ db }, { answer, save }) => {
      await save?.(db);
      return answer;
    },
  ),

  'GET /api/advanced-matching/{startupId}': async ({ params: { startupId }, query, actor, db, services }) => {
    if (await isOfTeam(db, actor.id, startupId))
      return kept(db, services, {
        viewer: asTeam(actor.id, services),
        subjectId: startupId,
        limit: query.limit,
      });
    const items = await ownMatch(db, services, { startupId, userId: actor.id });
    return { items, total: items.length };
  },

  'POST /api/advanced-matching': prepared(
    async ({ actor, services }) =>
      remade(services, asInvestor(actor.id, services), await ownInvestorId(services.db, actor.id)),
    async ({ db }, { answer, save }) => {
      await save(db);
      return answer;
    },
  ),

  'GET /api/advanced-matching': async ({ query, actor, db, services }) => {
    const subjectId = await ownInvestorId(db, actor.id);
    return kept(db, services, { viewer: asInvestor(actor.id, services), subjectId, limit: query.limit });
  },

  'POST /api/advanced-matching/{startupId}/what-if': prepared(
    async ({ params: { startupId }, body, actor, services }) => {
      const { db } = services;
      if (!(await isOfTeam(db, actor.id, startupId))) throw notFound();
      const snapshot = await findMarket(db, services, services.now());
      const { raisingAmount, fundingStage: stage, country, instrument } = body;
      const raise = raisingAmount && (await statedRaise(db, raisingAmount, snapshot.market.asOf));
      const found = await findWhatIf(db, startupId, { raise, stage, country, instrument }, snapshot);
      if (found === null) throw notFound();
      return answerWhatIf(db, actor.id, found);
    },
    async (_call, answer) => answer,
  ),
});
