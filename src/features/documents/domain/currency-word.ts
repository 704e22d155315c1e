import { CURRENCY_CODES } from '#shared/domain/currency.ts';

/** Codes that are words, too. */
const WORDS: ReadonlySet<string> = new Set(['COP', 'MUR', 'PEN', 'RON', 'SOS', 'TRY']);

/** The codes of all currencies as they stand in a folded text, for an expression. */
export const CODES = CURRENCY_CODES.filter((code) => !WORDS.has(code))
  .join('|')
  .toLowerCase();
