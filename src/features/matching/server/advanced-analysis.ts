import {
  type DiligenceScores,
  findDiligenceScores,
} from '#features/due-diligence/server/diligence-scores.ts';
import { stageIdOf, stageLabel } from '#shared/domain/catalogue/stages.ts';
import type { Db, Services } from '#shared/server/context.ts';
import type { Match } from '../contract.ts';
import type { AdvancedMatch, MatchAnalysis, MatchSubScore } from '../contract/advanced.ts';
import { outlookOf } from '../domain/cohort.ts';
import { keyMilestonesOf, opportunitiesOf, riskFactorsOf } from '../domain/outlook.ts';
import { findMarket } from './snapshot.ts';
import { findStartupProfiles, type StartupSubject } from './profiles.ts';
import { answerMatches, type DatedPair, type Viewer } from './answers.ts';
import { comparedOn } from './ranking.ts';

const PARTS = [
  { key: 'marketFit', label: 'Market fit', category: 'market' },
  { key: 'teamStrength', label: 'Team strength', category: 'team' },
  { key: 'technologyViability', label: 'Technology viability', category: 'product' },
  { key: 'financialProjections', label: 'Financial projections', category: 'financials' },
] as const;

const NOT_RUN =
  'From public facts alone: due diligence has not been run yet, which adds what was shared and noted.';

/** The four categories as the reader's due diligence has them, each with the checks behind it. */
function diligenceOf({ categories, isRun }: DiligenceScores): MatchAnalysis {
  const parts: MatchSubScore[] = PARTS.map(({ key, label, category }) => {
    const { score, coverageFraction, checks } = categories[category];
    const known = checks.filter(({ outcome }) => outcome !== 'unknown');
    const evidence = known.map((check) => `${check.label} (${check.outcome}): ${check.finding}`);
    return { key, label, score, coverageFraction, evidence };
  });
  return {
    marketFit: categories.market.score,
    teamStrength: categories.team.score,
    technologyViability: categories.product.score,
    financialProjections: categories.financials.score,
    parts,
    note: isRun ? null : NOT_RUN,
  };
}

type Behind = { readonly startup: StartupSubject; readonly scores: DiligenceScores; readonly now: Date };

function analysisOf(match: Match, { startup, scores, now }: Behind): AdvancedMatch {
  const { raiseUsd, foundedYear } = startup;
  const ageYears = foundedYear === null ? null : now.getUTCFullYear() - foundedYear;
  const stage = startup.stage === null ? null : stageIdOf(startup.stage);
  const outlook = outlookOf(
    { stage, raiseUsd, ageYears, priorRounds: null },
    stage === null ? '' : stageLabel(stage),
  );
  const findings = Object.values(scores.categories).flatMap(({ checks }) => checks);
  return {
    ...match,
    aiAnalysis: diligenceOf(scores),
    predictedSuccess: {
      ...outlook,
      adjustments: [...outlook.adjustments],
      keyMilestones: keyMilestonesOf(startup),
    },
    opportunities: opportunitiesOf(findings),
    riskFactors: riskFactorsOf(findings),
  };
}

/** The pairs as somebody sees them, each with the analysis of its startup from their own due diligence. */
export async function answerAdvanced(
  db: Db,
  services: Services,
  pairs: readonly DatedPair[],
  viewer: Viewer,
): Promise<AdvancedMatch[]> {
  const { now } = viewer;
  const startupIds = [...new Set(pairs.map(({ startupId }) => startupId))];
  const startups = await findStartupProfiles(db, startupIds, comparedOn(await findMarket(db, services, now)));
  const byId = new Map(startups.map((startup) => [Number(startup.id), startup]));
  const runnerId = viewer.side === 'startup' ? null : viewer.id;
  const diligence = await findDiligenceScores(db, { startupIds, runnerId, now });
  return (await answerMatches(db, pairs, viewer)).flatMap((match) => {
    const startup = byId.get(match.startupId);
    const scores = diligence.get(match.startupId);
    return startup && scores ? [analysisOf(match, { startup, scores, now })] : [];
  });
}
