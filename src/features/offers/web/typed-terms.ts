import { currencyOf } from '#shared/domain/currency.ts';
import { toMajor } from '#shared/domain/money.ts';
import type { OfferTermsInput } from '../contract/request.ts';

/** The fields of terms, under `terms` in a form. */
export const TERM_LABELS = {
  'terms.kind': 'Instrument',
  'terms.currency': 'Currency',
  'terms.amount': 'Amount',
  'terms.most': 'Interest up to',
  'terms.cap': 'Valuation cap',
  'terms.discountPct': 'Discount, %',
  'terms.interestPct': 'Interest a year, %',
  'terms.maturesOn': 'Due on',
  'terms.shareClass': 'Class of shares',
  'terms.pricePerShare': 'Price of a share',
  'terms.proRata': 'Pro rata right in later rounds',
  'terms.note': 'Anything else, in words',
  'terms.expiresOn': 'Last day of the offer',
};

/** What each instrument leaves empty. */
const ONLY_CONVERTIBLE = { cap: null, discountPct: null } as const;
const ONLY_NOTE = { interestPct: null, maturesOn: null } as const;
const ONLY_PRICED = { shareClass: null, pricePerShare: null } as const;

/** Terms without what their instrument does not have: a field that was hidden says nothing. */
export function statedTerms<Terms extends { readonly kind: OfferTermsInput['kind'] }>(terms: Terms): Terms {
  if (terms.kind === 'PRICED') return { ...terms, ...ONLY_CONVERTIBLE, ...ONLY_NOTE };
  return { ...terms, ...ONLY_PRICED, ...(terms.kind === 'NOTE' ? {} : ONLY_NOTE) };
}

type Recorded = Omit<OfferTermsInput, 'amount' | 'most' | 'cap'> & {
  readonly amountMinor: number;
  readonly mostMinor: number | null;
  readonly capMinor: number | null;
};

/** Terms on record as a form holds them, to be changed. */
export function typedTerms(terms: Recorded): OfferTermsInput {
  const currency = currencyOf(terms.currency) ?? 'USD';
  const major = (minor: number | null) => (minor === null ? null : toMajor(minor, currency));
  const { kind, discountPct, interestPct, maturesOn, shareClass, pricePerShare } = terms;
  const { amountMinor, mostMinor, capMinor, proRata, note, expiresOn } = terms;
  const stated = { kind, currency, discountPct, interestPct, maturesOn, shareClass, pricePerShare };
  const amounts = { amount: toMajor(amountMinor, currency), most: major(mostMinor), cap: major(capMinor) };
  return { ...stated, ...amounts, proRata, note, expiresOn };
}
