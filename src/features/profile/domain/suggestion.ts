import { type Criterion, criteriaOf } from './criterion.ts';
import { reasonsOf, summaryOf } from './suggestion-words.ts';
import { SUGGESTION_TYPES, type SuggestionType } from './vocabulary.ts';
import type { SuggestionProfile } from './wish.ts';

/** What counts for a criterion about which the other says nothing: between a fit and a miss. It never meets a must. */
const UNKNOWN = 0.5;
/** The weight of what is not known of two people at all, counted as half, so that little evidence is no certainty. */
const DOUBT_WEIGHT = 1;
/** Below this a pair is not worth anybody's time. */
export const LEAST_SCORE = 40;
export const MOST_OF_A_TYPE = 10;

export type Suggestion = {
  readonly matchType: SuggestionType;
  /** Whole percent: the geometric mean of what the pair is worth to each side. */
  readonly score: number;
  readonly summary: string;
  readonly reasons: readonly string[];
};

/** Whether the two are available for each other: each type needs one side's offer and the other's search. */
export function isAvailable(type: SuggestionType, me: SuggestionProfile, other: SuggestionProfile): boolean {
  if (type === 'cofounder') return me.isOpenToCofounder && other.isOpenToCofounder;
  if (type === 'work') return (me.isOpenToWork && other.isHiring) || (me.isHiring && other.isOpenToWork);
  return (me.isOpenToInvest && other.isRaising) || (me.isRaising && other.isOpenToInvest);
}

const meetsMusts = (criteria: readonly Criterion[]) =>
  criteria.every(({ must, key, fraction, matched }) => {
    if (!must) return true;
    return key === 'skills' ? fraction === 1 : matched.length > 0;
  });

/** The weighted mean of the criteria and of a doubt, 0–1. */
function utilityOf(criteria: readonly Criterion[]): number {
  const doubt = DOUBT_WEIGHT * UNKNOWN;
  const weight = criteria.reduce((sum, criterion) => sum + criterion.weight, DOUBT_WEIGHT);
  const worth = criteria.reduce((sum, each) => sum + each.weight * (each.fraction ?? UNKNOWN), doubt);
  return worth / weight;
}

/**
 * A pair as `me` sees it, or null where the two are not available for each other, where either misses a must of the
 * other (all must-have skills, one of the rest), where nothing known speaks for it, or below 40 percent.
 *
 * Each side's utility is the weighted mean of its criteria (skills asked for 3; place, interests and level asked for 2;
 * way of working asked for 1; assumed ones 1), where what the other leaves unsaid counts as half, and so does a
 * doubt of weight 1. The score is
 * 100 × √(mine × theirs), so that a pair good for one side alone does not rank.
 */
export function suggestionOf(
  type: SuggestionType,
  me: SuggestionProfile,
  other: SuggestionProfile,
): Suggestion | null {
  if (!isAvailable(type, me, other)) return null;
  const mine = criteriaOf(type, me, other);
  const theirs = criteriaOf(type, other, me);
  if (!meetsMusts(mine) || !meetsMusts(theirs)) return null;
  const score = Math.round(100 * Math.sqrt(utilityOf(mine) * utilityOf(theirs)));
  const reasons = reasonsOf(mine, theirs);
  if (score < LEAST_SCORE || reasons.length === 0) return null;
  return { matchType: type, score, reasons, summary: summaryOf(type, me, other, mine) };
}

/** The best of these for `me`: at most ten of each type, best first, ties by the given order. */
export function suggestionsOf<Candidate extends SuggestionProfile>(
  me: SuggestionProfile,
  candidates: readonly Candidate[],
): (Suggestion & { readonly candidate: Candidate })[] {
  return SUGGESTION_TYPES.flatMap((type) =>
    candidates
      .flatMap((candidate) => {
        const suggestion = suggestionOf(type, me, candidate);
        return suggestion ? [{ ...suggestion, candidate }] : [];
      })
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MOST_OF_A_TYPE),
  ).toSorted((a, b) => b.score - a.score);
}
