import type { SectorId } from '#shared/domain/catalogue/sectors.ts';
import { type StageId, stageOrder } from '#shared/domain/catalogue/stages.ts';
import type { DiligenceFacts, QuoteFact } from './facts.ts';
import type { Category, CheckOutcome } from './score.ts';

/** Where evidence was found, and where the startup's team can add what is missing. */
export const EVIDENCE_ORIGINS = [
  'profile',
  'team',
  'traction',
  'round',
  'cap table',
  'financial model',
  'document',
  'platform',
  'mark',
] as const;
export type EvidenceOrigin = (typeof EVIDENCE_ORIGINS)[number];

/** One thing a judgement rests on, in words with the value; a document's with its quote. */
export type Evidence = {
  readonly origin: EvidenceOrigin;
  readonly text: string;
  readonly document?: { readonly id: number; readonly version: number; readonly quote: QuoteFact | null };
};

/** What the facts say about a check. `finding` is one sentence. */
export type Verdict = {
  readonly outcome: CheckOutcome;
  readonly finding: string;
  readonly evidence: readonly Evidence[];
  /** Of a failure: whether it caps the whole score, where that depends on what was found. */
  readonly isCritical?: boolean;
};

/**
 * One check. `label` reads as what has to be shown ("two founders or more"), `request` completes "Please send us …".
 * `judge` is absent where the platform's rows can never know and only a person's mark answers.
 */
export type CheckRule = {
  readonly code: string;
  readonly category: Category;
  readonly label: string;
  readonly why: string;
  /** The law, register or practice the check comes from. */
  readonly source: string;
  readonly weight: 1 | 2 | 3;
  readonly request: string;
  readonly answeredBy: EvidenceOrigin;
  /** A failed check of this kind caps the whole score, unless its verdict says otherwise. */
  readonly isCritical?: true;
  /** Whether there is anything it could be answered by; asked of everybody where absent. */
  readonly isAsked?: (facts: DiligenceFacts) => boolean;
  readonly from?: StageId;
  readonly until?: StageId;
  readonly sectors?: readonly SectorId[];
  readonly judge?: (facts: DiligenceFacts) => Verdict;
};

/** Whether a check is asked of a startup of this stage and sector. */
export function appliesTo(
  { from, until, sectors }: CheckRule,
  { stageId, sectorId }: Pick<DiligenceFacts, 'stageId' | 'sectorId'>,
): boolean {
  const order = stageOrder(stageId);
  if (from !== undefined && order < stageOrder(from)) return false;
  if (until !== undefined && order > stageOrder(until)) return false;
  return sectors === undefined || (sectorId !== null && sectors.includes(sectorId));
}

export const unknown = (finding: string): Verdict => ({ outcome: 'unknown', finding, evidence: [] });

export const verdict = (
  outcome: Exclude<CheckOutcome, 'unknown'>,
  finding: string,
  ...evidence: Evidence[]
): Verdict => ({ outcome, finding, evidence });

/** Pass from `pass` up, partial from `partial` up, else fail. */
export function graded(value: number, pass: number, partial: number): 'pass' | 'partial' | 'fail' {
  if (value >= pass) return 'pass';
  return value >= partial ? 'partial' : 'fail';
}

export const evidenceOf = (origin: EvidenceOrigin, text: string): Evidence => ({ origin, text });
