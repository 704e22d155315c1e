import { clamp, roundHalfUp } from '#shared/domain/scale.ts';
import { elapsedDays } from '#shared/domain/time.ts';

/** Points a deal can earn for each of its facts. */
const WEIGHTS = { match: 50, stage: 20, interest: 20, activity: 10 } as const;

/** What the score counts, as its explanation says it. */
export const DEAL_SCORE_DEFINITION = `The average over your open deals of match (${WEIGHTS.match}), stage (${WEIGHTS.stage}), interest (${WEIGHTS.interest}) and recent activity (${WEIGHTS.activity}). With no open deal it is 0. A deal without a match earns no points for it.`;

const STAGE_FRACTIONS: Record<string, number> = {
  sourced: 0.2,
  reviewed: 0.4,
  'due-diligence': 0.6,
  'term-sheet': 0.8,
};

/** A deal in an investor's pipeline. Dates are ISO; match 0–100 and interest 0–10, `null` when not known. */
export type PipelineDeal = {
  id: string;
  stage: string;
  matchPercent: number | null;
  interestLevel: number | null;
  lastActivityAt: string | null;
};

export type DealScore = {
  /** Mean of the open deals, a whole number 0–100; 0 without open deals. */
  scorePercent: number;
  deals: { id: string; points: number; evidence: { field: string; value: string | number }[] }[];
};

/**
 * How strong an investor's open pipeline is: for each deal from sourced to term sheet
 * 100 (0.5 match/100 + 0.2 stage + 0.2 interest/10 + 0.1 e^(-days since activity/30)), averaged.
 * Closed and passed deals do not count. `asOf` is an ISO date.
 */
export function dealScore(deals: readonly PipelineDeal[], asOf: string): DealScore {
  const open = deals
    .filter((deal) => Object.hasOwn(STAGE_FRACTIONS, deal.stage))
    .map((deal) => scored(deal, asOf));
  const sum = open.reduce((total, deal) => total + deal.points, 0);
  return { scorePercent: open.length === 0 ? 0 : roundHalfUp(sum / open.length), deals: open };
}

function scored(deal: PipelineDeal, asOf: string): DealScore['deals'][number] {
  const days = deal.lastActivityAt === null ? null : Math.max(0, elapsedDays(deal.lastActivityAt, asOf));
  const fraction =
    (WEIGHTS.match / 100) * clamp((deal.matchPercent ?? 0) / 100) +
    (WEIGHTS.stage / 100) * (STAGE_FRACTIONS[deal.stage] ?? 0) +
    (WEIGHTS.interest / 100) * clamp((deal.interestLevel ?? 0) / 10) +
    (WEIGHTS.activity / 100) * (days === null ? 0 : Math.exp(-days / 30));
  const evidence = [
    { field: 'matchPercent', value: deal.matchPercent },
    { field: 'stage', value: deal.stage },
    { field: 'interestLevel', value: deal.interestLevel },
    { field: 'lastActivityAt', value: deal.lastActivityAt },
  ].flatMap(({ field, value }) => (value === null ? [] : [{ field, value }]));
  return { id: deal.id, points: 100 * fraction, evidence };
}
