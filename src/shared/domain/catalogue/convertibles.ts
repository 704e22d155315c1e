import { type RoundTypeId, roundTypeIdOf } from './stages.ts';

/** What a convertible is, as a cap table and an offer name it. Post-money and pre-money as Y Combinator's two SAFEs. */
export const CONVERTIBLE_KINDS = ['SAFE_POST', 'SAFE_PRE', 'NOTE'] as const;
export type ConvertibleKind = (typeof CONVERTIBLE_KINDS)[number];

/** The kind of round that a paper is part of; shares of a class that names no round count as seed. */
export function roundTypeOfPaper({
  kind,
  shareClass,
}: {
  readonly kind: ConvertibleKind | 'PRICED';
  readonly shareClass: string | null;
}): RoundTypeId {
  if (kind === 'NOTE') return 'convertible';
  if (kind !== 'PRICED') return 'safe';
  const named = /\b(pre-?seed|seed|series [a-c])\b/i.exec(shareClass ?? '')?.[0] ?? '';
  return roundTypeIdOf(named) ?? 'seed';
}
