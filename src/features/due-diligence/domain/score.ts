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

/**
 * One check. `label` reads as what has to be done or shown, e.g. "the shareholder agreement"; `finding` says in a sentence
 * what was found.
 */
export type Check = {
  label: string;
  weight: number;
  outcome: CheckOutcome;
  finding?: string;
  isCritical?: boolean;
};

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

const OUTCOME_FRACTIONS: Record<CheckOutcome, number> = { pass: 1, partial: 0.5, fail: 0, unknown: 0.5 };
/** Below this share of evidence the risk is never low. */
const LOW_RISK_COVERAGE = 0.6;
/** Below this, without a failure, there is nothing to judge yet. */
const LEAST_COVERAGE = 0.3;
/** In the order of the report. */
export const CATEGORIES = Object.keys(CATEGORY_WEIGHTS) as readonly Category[];

/**
 * The due diligence score: weighted means of checks (pass 1, partial 0.5, fail 0) by category. What is not known pulls to
 * the middle: a category is c k + (1 - c) 50, k being the mean of the known checks and c their share of the weight. One
 * critical issue caps the overall score at 69, two or more at 49. A category without checks scores 50 and covers nothing.
 */
export function dueDiligenceScore(findings: Partial<Record<Category, CategoryFindings>>): DueDiligenceScore {
  const checksOf = (key: Category) => findings[key]?.checks ?? [];
  const mean = (of: (check: Check) => number, empty: number) => (key: Category) =>
    weightedMean(checksOf(key), of, empty);
  // Half for what is unknown is the same as c k + (1 - c) 50.
  const quality = mean((check) => OUTCOME_FRACTIONS[check.outcome], 0.5);
  const known = mean((check) => (check.outcome === 'unknown' ? 0 : 1), 0);
  const total = (of: (key: Category) => number) =>
    CATEGORIES.reduce((sum, key) => sum + CATEGORY_WEIGHTS[key] * of(key), 0);
  const rawScore = 100 * total(quality);
  const criticalIssues = CATEGORIES.reduce((sum, key) => sum + (findings[key]?.criticalIssues ?? 0), 0);
  const overallScore = roundHalfUp(Math.min(rawScore, scoreCap(criticalIssues)));
  const evidenceCoverage = total(known);
  const riskLevel = riskLevelOf(overallScore, evidenceCoverage);
  return {
    categories: categoryScores(quality),
    rawScore,
    overallScore,
    evidenceCoverage,
    riskLevel,
    criticalIssues,
    recommendation: recommendation(riskLevel, evidenceCoverage, heaviestOpen(checksOf)),
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

function weightedMean(checks: readonly Check[], of: (check: Check) => number, empty: number): number {
  const weight = checks.reduce((sum, check) => sum + check.weight, 0);
  return weight === 0 ? empty : checks.reduce((sum, check) => sum + check.weight * of(check), 0) / weight;
}

function scoreCap(criticalIssues: number): number {
  if (criticalIssues === 0) return 100;
  return criticalIssues === 1 ? 69 : 49;
}

function riskLevelOf(overallScore: number, coverage: number): RiskLevel {
  if (overallScore >= 75 && coverage >= LOW_RISK_COVERAGE) return 'Low';
  return overallScore >= 50 ? 'Medium' : 'High';
}

type Open = Readonly<Record<'failed' | 'partial' | 'unknown', readonly string[]>>;

/** What failed with what was found, so that two failures of one check read differently. */
const failureOf = ({ label, finding }: Check): string =>
  finding === undefined ? label : `${label} (${finding.replace(/[.]$/, '')})`;

/** Open checks by what is known of them: critical ones first, then those that would move the overall score most. */
function heaviestOpen(checksOf: (key: Category) => readonly Check[]): Open {
  const open = CATEGORIES.flatMap((key) => {
    const checks = checksOf(key);
    const weight = checks.reduce((sum, check) => sum + check.weight, 0);
    return checks.map((check) => ({
      label: check.outcome === 'fail' ? failureOf(check) : check.label,
      outcome: check.outcome,
      isCritical: check.outcome === 'fail' && check.isCritical === true,
      loss:
        weight === 0
          ? 0
          : (CATEGORY_WEIGHTS[key] * check.weight * (1 - OUTCOME_FRACTIONS[check.outcome])) / weight,
    }));
  });
  const heaviest = open
    .filter((check) => check.loss > 0)
    .toSorted((a, b) => Number(b.isCritical) - Number(a.isCritical) || b.loss - a.loss);
  const of = (outcome: CheckOutcome) =>
    heaviest.filter((check) => check.outcome === outcome).map(({ label }) => label);
  return { failed: of('fail'), partial: of('partial'), unknown: of('unknown') };
}

const MOST_NAMED = 3;

/** Everything that failed, then what is partly shown, then the heaviest unknowns as questions, to three in all. */
function recommendation(riskLevel: RiskLevel, coverage: number, { failed, partial, unknown }: Open): string {
  const conditions = [...failed, ...partial.slice(0, Math.max(0, MOST_NAMED - failed.length))];
  const questions = unknown.slice(0, Math.max(0, MOST_NAMED - conditions.length));
  const ask = questions.length === 0 ? '' : `ask for ${questions.join('; ')}`;
  if (coverage < LEAST_COVERAGE && failed.length === 0)
    return `Too little is known. Ask for ${[...questions, ...partial].slice(0, MOST_NAMED).join('; ') || 'evidence'}.`;
  const named = [...conditions, ...(ask === '' ? [] : [ask])].join('; ') || 'nothing is open';
  if (riskLevel === 'Low')
    return named === 'nothing is open' ? 'Proceed: nothing is open.' : `Proceed. Still open: ${named}.`;
  if (riskLevel === 'Medium') return `Proceed on conditions: ${named}.`;
  return `Do not proceed before: ${named}.`;
}
