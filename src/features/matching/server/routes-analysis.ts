import { endpoints } from '#shared/contract/endpoint.ts';
import { stageIdOf, stageLabel } from '#shared/domain/catalogue/stages.ts';
import { notFound } from '#shared/server/errors.ts';
import { implement } from '#shared/server/implement.ts';
import type { AdvancedMatch, Match } from '../contract.ts';
import { matchingEndpoints } from '../contract.ts';
import { outlookOf } from '../domain/cohort.ts';
import { criterionName } from '../domain/criterion-name.ts';
import { keyMilestonesOf, opportunitiesOf, riskFactorsOf } from '../domain/outlook.ts';
import type { PairStory } from '../domain/pair.ts';
import type { StartupProfile } from '../domain/profile.ts';
import { canSeeOwnMatch, canSeeStartupMatches } from '../policy.ts';
import { findMarket } from './queries-market.ts';
import { findBestInvestors, findPair } from './queries-refresh.ts';
import { findOwnInvestorId, findStanding } from './queries-sides.ts';
import { saveMatches } from './queries-stored.ts';
import { answerMatches } from './routes-answer.ts';

const NOT_RUN = {
  marketFit: null,
  teamStrength: null,
  technologyViability: null,
  financialProjections: null,
  note: 'Due diligence has not been run for this startup, so its four scores are not known.',
} as const;

function analysisOf(match: Match, startup: StartupProfile, story: PairStory): AdvancedMatch {
  const stage = startup.stage === null ? null : stageIdOf(startup.stage);
  return {
    ...match,
    aiAnalysis: NOT_RUN,
    predictedSuccess: {
      ...outlookOf(startup.stage, stage === null ? '' : stageLabel(stage)),
      keyMilestones: keyMilestonesOf(startup),
    },
    opportunities: opportunitiesOf(story),
    riskFactors: riskFactorsOf(story, criterionName),
  };
}

const KEY = 'POST /api/advanced-matching/{startupId}';

export const matchingAnalysisRoutes = implement(endpoints({ [KEY]: matchingEndpoints[KEY] }), {
  [KEY]: async ({ params: { startupId }, actor, db, services }) => {
    const standing = await findStanding(db, actor.id, startupId);
    if (standing === null) throw notFound();
    const now = services.now();
    if (canSeeStartupMatches(standing)) {
      const snapshot = await findMarket(db, services.pool, now);
      const { startup, pairs } = await findBestInvestors(db, startupId, snapshot);
      if (startup === null) return [];
      await saveMatches(db, { side: 'startup', subjectId: startupId, pairs, at: now });
      const dated = pairs.map((pair) => ({ ...pair, computedAt: now }));
      const stories = new Map(pairs.map((pair) => [pair.investorId, pair.founder]));
      return (await answerMatches(db, dated, 'startup')).flatMap((match) => {
        const story = stories.get(match.investorId);
        return story ? [analysisOf(match, startup.profile, story)] : [];
      });
    }
    const investorId = await findOwnInvestorId(db, actor.id);
    if (!canSeeOwnMatch(standing) || investorId === null) throw notFound();
    const found = await findPair(db, { startupId, investorId }, await findMarket(db, services.pool, now));
    if (found === null) throw notFound();
    const matches = await answerMatches(db, [{ ...found.pair, computedAt: now }], 'investor');
    return matches.map((match) => analysisOf(match, found.startup.profile, found.pair.investor));
  },
});
