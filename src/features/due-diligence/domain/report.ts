import { roundHalfUp } from '#shared/domain/scale.ts';
import { capitalized } from '#shared/domain/text.ts';
import {
  appliesTo,
  type CheckRule,
  type Evidence,
  type EvidenceOrigin,
  unknown,
  type Verdict,
} from './check.ts';
import { checkRules } from './check-list.ts';
import type { DiligenceFacts } from './facts.ts';
import { CATEGORIES, type Category, type CheckOutcome, dueDiligenceScore, type RiskLevel } from './score.ts';

/** What a person found out about one check. It goes before what the platform's rows say. */
export type Mark = {
  readonly code: string;
  readonly outcome: Exclude<CheckOutcome, 'unknown'>;
  readonly note: string;
  readonly evidence: string | null;
  readonly markedBy: string | null;
  readonly markedAt: string;
};

/** A check as it came out. `mark` is there when a person's word decided it. */
export type CheckResult = Verdict & {
  readonly code: string;
  readonly category: Category;
  readonly label: string;
  readonly why: string;
  readonly source: string;
  readonly weight: number;
  readonly isCritical: boolean;
  readonly answeredBy: EvidenceOrigin;
  readonly request: string;
  readonly mark: Mark | null;
};

type CategoryReport = {
  /** 0–100, whole. */
  readonly score: number;
  /** Share of the category's weight that is known, 0–1. */
  readonly evidenceCoverage: number;
  readonly issues: readonly string[];
  readonly recommendations: readonly string[];
  readonly checks: readonly CheckResult[];
};

export type DiligenceReport = {
  readonly overallScore: number;
  readonly riskLevel: RiskLevel;
  readonly categories: Readonly<Record<Category, CategoryReport>>;
  readonly criticalIssues: readonly string[];
  readonly investmentRecommendation: string;
  readonly evidenceCoverage: number;
  /** What holds of what could be checked, 0–100; null when nothing could. */
  readonly knownScore: number | null;
  /** 69 or 49 where critical issues hold the score down; null otherwise. */
  readonly cap: number | null;
};

const markEvidence = ({ note, evidence }: Mark): Evidence[] =>
  [note, evidence].flatMap((text) => (text === null ? [] : [{ origin: 'mark' as const, text }]));

function resultOf(rule: CheckRule, facts: DiligenceFacts, mark: Mark | null): CheckResult {
  const judged = rule.judge?.(facts) ?? unknown('This needs a person to check. No result recorded yet.');
  const said: Verdict =
    mark === null
      ? judged
      : { outcome: mark.outcome, finding: mark.note, evidence: [...markEvidence(mark), ...judged.evidence] };
  const { code, category, label, why, source, weight, request, answeredBy } = rule;
  const isCritical = rule.isCritical === true && (said.isCritical ?? true);
  return { code, category, label, why, source, weight, request, answeredBy, ...said, isCritical, mark };
}

const isCriticalIssue = ({ isCritical, outcome }: CheckResult): boolean => isCritical && outcome === 'fail';
const issueOf = ({ label, finding }: CheckResult): string => `${capitalized(label)}: ${finding}`;

const recommendationsOf = (checks: readonly CheckResult[]): string[] =>
  checks
    .filter(({ outcome }) => outcome !== 'pass')
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ request }) => `Still needed: ${request}.`);

/** Every check that applies to the startup, with what the facts and marks say. */
export function diligenceChecks(facts: DiligenceFacts, marks: readonly Mark[] = []): CheckResult[] {
  const byCode = new Map(marks.map((mark) => [mark.code, mark]));
  return checkRules(facts.country)
    .filter((rule) => appliesTo(rule, facts) && (rule.isAsked?.(facts) ?? true))
    .map((rule) => resultOf(rule, facts, byCode.get(rule.code) ?? null));
}

/**
 * A due diligence of one reader: checks by category, the score of `dueDiligenceScore` over them, what is wrong, what to
 * ask for. Unknown checks pull to the middle and are named as missing evidence; `knownScore` leaves them out.
 */
export const diligenceReport = (facts: DiligenceFacts, marks: readonly Mark[] = []): DiligenceReport =>
  reportOf(diligenceChecks(facts, marks));

/** The report that checks make. */
export function reportOf(checks: readonly CheckResult[]): DiligenceReport {
  const of = (category: Category) => checks.filter((check) => check.category === category);
  const findings = Object.fromEntries(
    CATEGORIES.map((category) => [
      category,
      { checks: of(category), criticalIssues: of(category).filter(isCriticalIssue).length },
    ]),
  );
  const score = dueDiligenceScore(findings);
  const known = score.evidenceCoverage;
  const report = (category: Category): CategoryReport => ({
    score: roundHalfUp(score.categories[category]),
    evidenceCoverage: coverageOf(of(category)),
    issues: of(category)
      .filter(({ outcome }) => outcome === 'fail' || outcome === 'partial')
      .map(issueOf),
    recommendations: recommendationsOf(of(category)),
    checks: of(category),
  });
  return {
    overallScore: score.overallScore,
    riskLevel: score.riskLevel,
    categories: {
      team: report('team'),
      market: report('market'),
      product: report('product'),
      financials: report('financials'),
      legal: report('legal'),
      traction: report('traction'),
    },
    criticalIssues: checks.filter(isCriticalIssue).map(issueOf),
    investmentRecommendation: score.recommendation,
    evidenceCoverage: known,
    knownScore: known === 0 ? null : roundHalfUp((score.rawScore - 50 * (1 - known)) / known),
    cap: score.rawScore > score.overallScore + 0.5 ? score.overallScore : null,
  };
}

function coverageOf(checks: readonly CheckResult[]): number {
  const weight = (list: readonly CheckResult[]) => list.reduce((sum, check) => sum + check.weight, 0);
  const total = weight(checks);
  return total === 0 ? 0 : weight(checks.filter(({ outcome }) => outcome !== 'unknown')) / total;
}
