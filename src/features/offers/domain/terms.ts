import { CONVERTIBLE_KINDS } from '#shared/domain/catalogue/convertibles.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';

/** What the investor gets: a convertible of the cap table's kinds, or shares at a price. */
export const OFFER_KINDS = [...CONVERTIBLE_KINDS, 'PRICED'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** The terms of an offer. Money in minor units of `currency`, percentages as typed (20 is 20%). */
export type OfferTerms = {
  readonly kind: OfferKind;
  readonly currency: CurrencyCode;
  /** The firm amount: the least the investor puts in. */
  readonly amountMinor: number;
  /** The most they are interested in; null where the amount is all. */
  readonly mostMinor: number | null;
  readonly capMinor: number | null;
  readonly discountPct: number | null;
  readonly interestPct: number | null;
  readonly maturesOn: string | null;
  readonly shareClass: string | null;
  /** In major units of `currency`, at most six decimals. */
  readonly pricePerShare: number | null;
  readonly proRata: boolean;
  readonly note: string | null;
  readonly expiresOn: string;
};

/** The very text whose hash stands for the terms in the ledger: every field, in this order. */
export function termsText(number: number, terms: OfferTerms): string {
  const { kind, currency, amountMinor, mostMinor, capMinor, discountPct, interestPct, maturesOn } = terms;
  const { shareClass, pricePerShare, proRata, note, expiresOn } = terms;
  const money = { kind, currency, amountMinor, mostMinor, capMinor, discountPct, interestPct, maturesOn };
  return JSON.stringify({ v: 1, number, ...money, shareClass, pricePerShare, proRata, note, expiresOn });
}
