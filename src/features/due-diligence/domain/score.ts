// The rule and a worked example: docs/rules/due-diligence.md
import { roundHalfUp } from '#shared/domain/scale.ts';

/** Weights of the six categories; they sum to 1. */
export const CATEGORY_WEIGHTS = {
  team: 0.25,
  market: 0.2,
  product: 0.15,
  financials: 0.2,
  legal: 0.1,
  traction: 0.1,
} as const;

export type Category = keyof typeof CATEGORY_WEIGHTS;

export type CheckOutcome = 'pass' | 'partial' | 'fail' | 'unknown';

/** One check. `label` reads as what has to be done or shown, e.g. "the shareholder agreement". */
export type Check = { label: string; weight: number; outcome: CheckOutcome };

export type CategoryFindings = { checks: readonly Check[]; criticalIssues: number };

export type RiskLevel = 'Low' | 'Medium' | 'High';

export type DueDiligenceScore = {
  /** 0–100 a category, unrounded. */
  categories: Record<Category, number>;
  /** Weighted mean before the caps, unrounded. */
  rawScore: number;
  /** Whole number 0–100 after the caps. */
  overallScore: number;
  /** Weighted share of checks whose outcome is known, 0–1. */
  evidenceCoverage: number;
  riskLevel: RiskLevel;
  criticalIssues: number;
  recommendation: string;
};

const OUTCOME_FRACTIONS: Record<CheckOutcome, number> = { pass: 1, partial: 0.5, fail: 0, unknown: 0 };
/** In the order of the report. */
export const CATEGORIES = Object.keys(CATEGORY_WEIGHTS) as readonly Category[];

/**
 * The due diligence score: weighted means of checks (pass 1, partial 0.5, fail and unknown 0) by category. One critical
 * issue caps the overall score at 69, two or more at 49. A category without checks scores 0 and covers nothing.
 */
export function dueDiligenceScore(findings: Partial<Record<Category, CategoryFindings>>): DueDiligenceScore {
  const checksOf = (key: Category) => findings[key]?.checks ?? [];
  const mean = (of: (check: Check) => number) => (key: Category) => weightedMean(checksOf(key), of);
  const quality = mean((check) => OUTCOME_FRACTIONS[check.outcome]);
  const known = mean((check) => (check.outcome === 'unknown' ? 0 : 1));
  const total = (of: (key: Category) => number) =>
    CATEGORIES.reduce((sum, key) => sum + CATEGORY_WEIGHTS[key] * of(key), 0);
  const rawScore = 100 * total(quality);
  const criticalIssues = CATEGORIES.reduce((sum, key) => sum + (findings[key]?.criticalIssues ?? 0), 0);
  const overallScore = roundHalfUp(Math.min(rawScore, scoreCap(criticalIssues)));
  const riskLevel = riskLevelOf(overallScore);
  return {
    categories: categoryScores(quality),
    rawScore,
    overallScore,
    evidenceCoverage: total(known),
    riskLevel,
    criticalIssues,
    recommendation: recommendation(riskLevel, heaviestOpen(checksOf)),
  };
}

const categoryScores = (quality: (key: Category) => number): Record<Category, number> => ({
  team: 100 * quality('team'),
  market: 100 * quality('market'),
  product: 100 * quality('product'),
  financials: 100 * quality('financials'),
  legal: 100 * quality('legal'),
  traction: 100 * quality('traction'),
});

function weightedMean(checks: readonly Check[], of: (check: Check) => number): number {
  const weight = checks.reduce((sum, check) => sum + check.weight, 0);
  return weight === 0 ? 0 : checks.reduce((sum, check) => sum + check.weight * of(check), 0) / weight;
}

function scoreCap(criticalIssues: number): number {
  if (criticalIssues === 0) return 100;
  return criticalIssues === 1 ? 69 : 49;
}

function riskLevelOf(overallScore: number): RiskLevel {
  if (overallScore >= 75) return 'Low';
  return overallScore >= 50 ? 'Medium' : 'High';
}

/** The three open checks that would move the overall score most, heaviest first. */
function heaviestOpen(checksOf: (key: Category) => readonly Check[]): string[] {
  const open = CATEGORIES.flatMap((key) => {
    const checks = checksOf(key);
    const weight = checks.reduce((sum, check) => sum + check.weight, 0);
    return checks.map(({ label, weight: own, outcome }) => ({
      label,
      loss: weight === 0 ? 0 : (CATEGORY_WEIGHTS[key] * own * (1 - OUTCOME_FRACTIONS[outcome])) / weight,
    }));
  });
  const lossy = open.filter((check) => check.loss > 0);
  return lossy
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, 3)
    .map((check) => check.label);
}

function recommendation(riskLevel: RiskLevel, open: string[]): string {
  const names = open.length === 0 ? 'nothing is open' : open.join('; ');
  if (riskLevel === 'Low')
    return open.length === 0 ? 'Proceed: nothing is open.' : `Proceed. Still open: ${names}.`;
  if (riskLevel === 'Medium') return `Proceed on conditions: ${names}.`;
  return `Do not proceed before: ${names}.`;
}
