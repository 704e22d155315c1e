import { findCategoryScores } from '#features/due-diligence/server/category-scores.ts';
import { stageIdOf, stageLabel } from '#shared/domain/catalogue/stages.ts';
import type { Db, Services } from '#shared/server/context.ts';
import type { Match } from '../contract.ts';
import type { AdvancedMatch, MatchAnalysis, MatchSubScore } from '../contract/advanced.ts';
import { outlookOf } from '../domain/cohort.ts';
import { criterionName } from '../domain/criterion-name.ts';
import { keyMilestonesOf, opportunitiesOf, riskFactorsOf } from '../domain/outlook.ts';
import type { PairStory } from '../domain/pair.ts';
import { listed } from '../domain/speech.ts';
import { findMarket } from './snapshot.ts';
import { findStartupProfiles, type StartupSubject } from './profiles.ts';
import { answerMatches, type DatedPair, type Viewer } from './answers.ts';

const PARTS = [
  { key: 'marketFit', label: 'Market fit', category: 'market' },
  { key: 'teamStrength', label: 'Team strength', category: 'team' },
  { key: 'technologyViability', label: 'Technology viability', category: 'product' },
  { key: 'financialProjections', label: 'Financial projections', category: 'financials' },
] as const;

const NOT_SCORED =
  'Not scored yet: the checks that any member may see run within minutes of a profile’s last change.';

type StoredScores = Awaited<ReturnType<typeof findCategoryScores>>[number];

/** The four categories as any member's view scores them, each with the checks behind it. */
function diligenceOf(stored: StoredScores | undefined): MatchAnalysis {
  const parts = PARTS.map(({ key, label, category }) => {
    const found = stored?.categories[category];
    const known = (found?.checks ?? []).filter(({ outcome }) => outcome !== 'unknown');
    const evidence = known.map((check) => `${check.label} (${check.outcome}): ${check.finding}`);
    return { key, label, score: found?.scorePercent ?? null, evidence };
  });
  const scoreOf = (key: MatchSubScore['key']) => parts.find((part) => part.key === key)?.score ?? null;
  const open = parts.filter(({ score }) => score === null).map(({ label }) => label);
  return {
    marketFit: scoreOf('marketFit'),
    teamStrength: scoreOf('teamStrength'),
    technologyViability: scoreOf('technologyViability'),
    financialProjections: scoreOf('financialProjections'),
    parts,
    note: stored === undefined ? NOT_SCORED : open.length === 0 ? null : `No evidence yet: ${listed(open)}.`,
  };
}

type Behind = { readonly story: PairStory; readonly stored: StoredScores | undefined; readonly now: Date };

function analysisOf(match: Match, startup: StartupSubject, behind: Behind): AdvancedMatch {
  const { story, stored, now } = behind;
  const { raiseUsd, foundedYear } = startup;
  const ageYears = foundedYear === null ? null : now.getUTCFullYear() - foundedYear;
  const stage = startup.stage === null ? null : stageIdOf(startup.stage);
  const outlook = outlookOf(
    { stage, raiseUsd, ageYears, priorRounds: null },
    stage === null ? '' : stageLabel(stage),
  );
  return {
    ...match,
    aiAnalysis: diligenceOf(stored),
    predictedSuccess: {
      ...outlook,
      adjustments: [...outlook.adjustments],
      keyMilestones: keyMilestonesOf(startup),
    },
    opportunities: opportunitiesOf(story),
    riskFactors: riskFactorsOf(story, criterionName),
  };
}

/** The pairs as somebody sees them, each with the analysis of its startup. */
export async function answerAdvanced(
  db: Db,
  services: Services,
  pairs: readonly DatedPair[],
  viewer: Viewer,
): Promise<AdvancedMatch[]> {
  const now = services.now();
  const { scales, market } = await findMarket(db, services, now);
  const ids = [...new Set(pairs.map(({ startupId }) => startupId))];
  const startups = await findStartupProfiles(db, ids, { scales, day: market.asOf });
  const byId = new Map(startups.map((startup) => [Number(startup.id), startup]));
  const scores = new Map((await findCategoryScores(db, ids)).map((one) => [one.startupId, one]));
  const keyOf = (pair: { startupId: number; investorId: number }) => `${pair.startupId}/${pair.investorId}`;
  const stories = new Map(
    pairs.map((pair) => [keyOf(pair), viewer.side === 'startup' ? pair.founder : pair.investor]),
  );
  return (await answerMatches(db, pairs, viewer)).flatMap((match) => {
    const startup = byId.get(match.startupId);
    const story = stories.get(keyOf(match));
    return startup && story
      ? [analysisOf(match, startup, { story, stored: scores.get(match.startupId), now })]
      : [];
  });
}
