import type { Db, Services, UserId } from '#shared/server/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import type { AdvancedMatch } from '../contract/advanced.ts';
import { advancedEndpoints } from '../contract/advanced.ts';
import { canSeeOwnMatch, canSeeStartupMatches } from '../policy.ts';
import { findMarket } from './snapshot.ts';
import { findPair } from './ranking.ts';
import { findMatchAccess } from './match-access.ts';
import { findOwnInvestorId } from './queries-sides.ts';
import { STORED_MATCHES } from './stored-lists.ts';
import { findWhatIf } from './what-if.ts';
import { answerAdvanced } from './advanced-analysis.ts';
import { findList, remakeList } from './lists.ts';
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
  const snapshot = await findMarket(db, services.pool, computedAt);
  const found = await findPair(db, { startupId, investorId }, snapshot);
  if (found === null) throw notFound();
  return answerAdvanced(db, services, [{ ...found.pair, computedAt }], 'investor');
}

const WHOLE = { limit: STORED_MATCHES, offset: 0 } as const;

export const advancedRoutes = implement(advancedEndpoints, {
  'POST /api/advanced-matching/{startupId}': async ({ params: { startupId }, actor, db, services }) => {
    if (!(await isOfTeam(db, actor.id, startupId)))
      return ownMatch(db, services, { startupId, userId: actor.id });
    const pairs = await remakeList(db, services, { side: 'startup', subjectId: startupId });
    return answerAdvanced(db, services, pairs, 'startup');
  },

  'GET /api/advanced-matching/{startupId}': async ({ params: { startupId }, actor, db, services }) => {
    if (!(await isOfTeam(db, actor.id, startupId)))
      return ownMatch(db, services, { startupId, userId: actor.id });
    const { pairs } = await findList(db, services, { side: 'startup', subjectId: startupId, ...WHOLE });
    return answerAdvanced(db, services, pairs, 'startup');
  },

  'POST /api/advanced-matching': async ({ actor, db, services }) => {
    const subjectId = await ownInvestorId(db, actor.id);
    const pairs = await remakeList(db, services, { side: 'investor', subjectId });
    return answerAdvanced(db, services, pairs, 'investor');
  },

  'GET /api/advanced-matching': async ({ actor, db, services }) => {
    const subjectId = await ownInvestorId(db, actor.id);
    const { pairs } = await findList(db, services, { side: 'investor', subjectId, ...WHOLE });
    return answerAdvanced(db, services, pairs, 'investor');
  },

  'POST /api/advanced-matching/{startupId}/what-if': async ({ params, body, actor, db, services }) => {
    const { startupId } = params;
    if (!(await isOfTeam(db, actor.id, startupId))) throw notFound();
    const snapshot = await findMarket(db, services.pool, services.now());
    const { raisingAmount: raiseUsd, fundingStage: stage, country, instrument } = body;
    const found = await findWhatIf(db, startupId, { raiseUsd, stage, country, instrument }, snapshot);
    if (found === null) throw notFound();
    return answerWhatIf(db, found);
  },
});
