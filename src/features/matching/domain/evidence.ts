import type { InvestorProfile } from './profile.ts';
import { STATED_WEIGHT } from './preference.ts';

/** How far a figure can be relied on. */
export const EVIDENCE_WORDS = ['strong', 'fair', 'thin'] as const;
export type EvidenceWord = (typeof EVIDENCE_WORDS)[number];

/** n: an investor's recorded deals, and five when any preference is stated. */
export function evidenceCountOf({ sectors, stages, places, deals }: InvestorProfile): number {
  const isStated = sectors.length + stages.length + places.length > 0;
  return deals.length + (isStated ? STATED_WEIGHT : 0);
}

const SHRINKAGE = 5;
const STRONG = 0.5;
const FAIR = 0.25;

/** The share of the weight that is known, times n / (n + 5): strong from a half on, fair from a quarter. */
export function evidenceWord(knownFraction: number, evidenceCount: number): EvidenceWord {
  const certainty = (knownFraction * evidenceCount) / (evidenceCount + SHRINKAGE);
  if (certainty >= STRONG) return 'strong';
  return certainty >= FAIR ? 'fair' : 'thin';
}
