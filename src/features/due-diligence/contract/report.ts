import { z } from 'zod';
import { optionalLine, oneOf, paragraph } from '#shared/contract/fields.ts';
import { EVIDENCE_ORIGINS } from '../domain/check.ts';

const Outcome = z.enum(['pass', 'partial', 'fail', 'unknown']);
const RiskLevel = z.enum(['Low', 'Medium', 'High']);
const Category = z.enum(['team', 'market', 'product', 'financials', 'legal', 'traction']);

const Quote = z.object({ page: z.number(), start: z.number(), end: z.number(), text: z.string() });

/** What a judgement rests on; a document's with its id, version and quote. */
const Evidence = z.object({
  origin: z.enum(EVIDENCE_ORIGINS),
  text: z.string(),
  document: z.object({ id: z.number(), version: z.number(), quote: Quote.nullable() }).optional(),
});

export const Mark = z.object({
  code: z.string(),
  outcome: z.enum(['pass', 'partial', 'fail']),
  note: z.string(),
  evidence: z.string().nullable(),
  markedBy: z.string().nullable(),
  markedAt: z.string(),
});

/** One check with its outcome, why it is asked, where the rule comes from and what would answer it. */
export const CheckResult = z.object({
  code: z.string(),
  category: Category,
  label: z.string(),
  why: z.string(),
  source: z.string(),
  weight: z.number(),
  isCritical: z.boolean(),
  answeredBy: z.enum(EVIDENCE_ORIGINS),
  request: z.string(),
  outcome: Outcome,
  finding: z.string(),
  evidence: z.array(Evidence),
  mark: Mark.nullable(),
});
export type CheckResult = z.infer<typeof CheckResult>;

const CategoryReport = z.object({
  score: z.number(),
  evidenceCoverage: z.number(),
  issues: z.array(z.string()),
  recommendations: z.array(z.string()),
  checks: z.array(CheckResult),
});
export type CategoryReport = z.infer<typeof CategoryReport>;

/** A check nothing is known about, with the text that asks for what would answer it. */
export const MissingEvidence = z.object({
  code: z.string(),
  category: Category,
  label: z.string(),
  weight: z.number(),
  requestText: z.string(),
});
export type MissingEvidence = z.infer<typeof MissingEvidence>;

/** What is computed and kept. Scores are whole, 0–100; coverage is a fraction of the weight of all checks. */
export const DiligenceResult = z.object({
  overallScore: z.number(),
  riskLevel: RiskLevel,
  categories: z.object({
    team: CategoryReport,
    market: CategoryReport,
    product: CategoryReport,
    financials: CategoryReport,
    legal: CategoryReport,
    traction: CategoryReport,
  }),
  criticalIssues: z.array(z.string()),
  investmentRecommendation: z.string(),
  evidenceCoverage: z.number(),
  knownScore: z.number().nullable(),
  cap: z.number().nullable(),
  missingEvidence: z.array(MissingEvidence),
  basis: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type DiligenceResult = z.infer<typeof DiligenceResult>;

/** Who ran a version, and when. */
export const DiligenceVersion = z.object({
  version: z.number(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  overallScore: z.number(),
  riskLevel: RiskLevel,
  evidenceCoverage: z.number(),
});
export type DiligenceVersion = z.infer<typeof DiligenceVersion>;

/**
 * `side` says whose file it is: the team's, or the reader's own as an investor. `conversation` is an investor's open one
 * with an owner of the startup, where requests can be sent. `isOutdated` says of the latest version that something it
 * stands on has changed since.
 */
export const DiligenceAnswer = DiligenceResult.extend({
  startup: z.object({ id: z.number(), name: z.string() }),
  side: z.enum(['team', 'investor']),
  conversation: z.object({ threadId: z.number(), name: z.string() }).nullable(),
  version: z.number(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  canRun: z.boolean(),
  isOutdated: z.boolean(),
});
export type DiligenceAnswer = z.infer<typeof DiligenceAnswer>;

/** What a person found out about a check. */
export const MarkForm = z.strictObject({
  outcome: oneOf(['pass', 'partial', 'fail'], 'Please choose a result: pass, partial or fail'),
  note: paragraph('Please enter what you found', { max: 1000 }),
  evidence: optionalLine({ max: 500 }),
});
export type MarkForm = z.infer<typeof MarkForm>;
