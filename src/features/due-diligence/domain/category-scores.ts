import { roundHalfUp } from '#shared/domain/scale.ts';
import { appliesTo } from './check.ts';
import { checkRules } from './check-list.ts';
import { publicOnly, type PublicFacts } from './facts.ts';
import { CATEGORIES, type Category, type CheckOutcome, dueDiligenceScore } from './score.ts';

type Judged = { readonly label: string; readonly outcome: CheckOutcome; readonly finding: string };

/**
 * One category from what any member may see. `scorePercent` is null while nothing of it is known; `coverageFraction` is
 * the known share of the weight.
 */
export type CategoryScore = {
  readonly scorePercent: number | null;
  readonly coverageFraction: number;
  readonly checks: readonly Judged[];
};
export type CategoryScores = Readonly<Partial<Record<Category, CategoryScore>>>;

/** The score of every category that has a check any member's view can answer; legal has none. */
export function categoryScores(facts: PublicFacts): CategoryScores {
  const open = publicOnly(facts);
  const judged = checkRules(facts.country).flatMap((rule) => {
    if (!rule.isPublic || !rule.judge || !appliesTo(rule, open)) return [];
    const { outcome, finding } = rule.judge(open);
    return [{ category: rule.category, label: rule.label, weight: rule.weight, outcome, finding }];
  });
  const scores = CATEGORIES.flatMap((category) => {
    const checks = judged.filter((check) => check.category === category);
    if (checks.length === 0) return [];
    const weight = checks.reduce((sum, check) => sum + check.weight, 0);
    const known = checks.filter(({ outcome }) => outcome !== 'unknown');
    const coverageFraction = known.reduce((sum, check) => sum + check.weight, 0) / weight;
    const score = dueDiligenceScore({ [category]: { checks, criticalIssues: 0 } }).categories[category];
    const value: CategoryScore = {
      scorePercent: known.length === 0 ? null : roundHalfUp(score),
      coverageFraction,
      checks: checks.map(({ label, outcome, finding }) => ({ label, outcome, finding })),
    };
    return [[category, value] as const];
  });
  return Object.fromEntries(scores);
}
