/** What a convertible is, as a cap table and an offer name it. Post-money and pre-money as Y Combinator's two SAFEs. */
export const CONVERTIBLE_KINDS = ['SAFE_POST', 'SAFE_PRE', 'NOTE'] as const;
export type ConvertibleKind = (typeof CONVERTIBLE_KINDS)[number];
