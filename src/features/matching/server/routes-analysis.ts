import { stageIdOf, stageLabel } from '#shared/domain/catalogue/stages.ts';
import type { Db, Services } from '#shared/server/context.ts';
import type { Match } from '../contract.ts';
import type { AdvancedMatch, MatchAnalysis } from '../contract/advanced.ts';
import { outlookOf } from '../domain/cohort.ts';
import { criterionName } from '../domain/criterion-name.ts';
import { keyMilestonesOf, opportunitiesOf, riskFactorsOf } from '../domain/outlook.ts';
import type { PairStory } from '../domain/pair.ts';
import type { StartupProfile } from '../domain/profile.ts';
import { findMarket } from './queries-market.ts';
import { findStartupProfiles } from './queries-profiles.ts';
import type { Side } from './queries-sides.ts';
import { answerMatches, type DatedPair } from './routes-answer.ts';

const PARTS = [
  { key: 'marketFit', label: 'Market fit' },
  { key: 'teamStrength', label: 'Team strength' },
  { key: 'technologyViability', label: 'Technology viability' },
  { key: 'financialProjections', label: 'Financial projections' },
] as const;

const NOT_RUN: MatchAnalysis = {
  marketFit: null,
  teamStrength: null,
  technologyViability: null,
  financialProjections: null,
  parts: PARTS.map((part) => ({ ...part, score: null, evidence: [] })),
  note: 'Due diligence has not been run for this startup, so its four scores are not known.',
};

function analysisOf(match: Match, startup: StartupProfile, story: PairStory): AdvancedMatch {
  const stage = startup.stage === null ? null : stageIdOf(startup.stage);
  return {
    ...match,
    aiAnalysis: NOT_RUN,
    predictedSuccess: {
      ...outlookOf(startup.stage, stage === null ? '' : stageLabel(stage)),
      keyMilestones: keyMilestonesOf(startup),
      adjustments: [],
    },
    opportunities: opportunitiesOf(story),
    riskFactors: riskFactorsOf(story, criterionName),
  };
}

/** The pairs as one side sees them, each with the analysis of its startup. */
export async function answerAdvanced(
  db: Db,
  services: Services,
  pairs: readonly DatedPair[],
  viewer: Side,
): Promise<AdvancedMatch[]> {
  const { scales } = await findMarket(db, services.pool, services.now());
  const ids = [...new Set(pairs.map(({ startupId }) => startupId))];
  const startups = await findStartupProfiles(db, ids, scales);
  const byId = new Map(startups.map((startup) => [Number(startup.id), startup]));
  const keyOf = (pair: { startupId: number; investorId: number }) => `${pair.startupId}/${pair.investorId}`;
  const stories = new Map(
    pairs.map((pair) => [keyOf(pair), viewer === 'startup' ? pair.founder : pair.investor]),
  );
  return (await answerMatches(db, pairs, viewer)).flatMap((match) => {
    const startup = byId.get(match.startupId);
    const story = stories.get(keyOf(match));
    return startup && story ? [analysisOf(match, startup, story)] : [];
  });
}
