import { CURRENCY_CODES, type CurrencyCode } from '#shared/domain/currency.ts';

/** What deals here are mostly made in. */
const FIRST: readonly CurrencyCode[] = [
  'USD',
  'EUR',
  'GBP',
  'NGN',
  'KES',
  'ZAR',
  'GHS',
  'EGP',
  'XOF',
  'XAF',
  'MAD',
  'TZS',
  'UGX',
  'RWF',
  'ETB',
];
const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });

function label(code: CurrencyCode): string {
  const name = names.of(code);
  return name === undefined ? code : `${code} · ${name}`;
}

/** All currencies by code and name: those deals are mostly made in, then the rest by their code. */
export const CURRENCY_OPTIONS = [...new Set([...FIRST, ...CURRENCY_CODES.toSorted()])].map((code) => ({
  value: code,
  label: label(code),
}));
