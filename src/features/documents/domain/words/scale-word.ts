/*
 * Words of scale, English, French, Spanish, Portuguese and of India and Indonesia: one lexicon for sentences, cells, heads of tables and labels of rows.
 */

/** Words that say nothing but a scale. */
const WORDS: readonly (readonly [power: number, words: readonly string[]])[] = [
  [3, ['thousand', 'thousands', 'thous', 'thsd', 'ths', 'millier', 'milliers', 'mille', 'ribu']],
  [5, ['lakh', 'lakhs', 'lac', 'lacs']],
  [6, ['million', 'millions', 'mn', 'mln', 'mio', 'juta', 'millon', 'millones', 'milhao', 'milhoes']],
  [7, ['crore', 'crores', 'cr', 'crs']],
  [
    9,
    [
      'billion',
      'billions',
      'milliard',
      'milliards',
      'bn',
      'bln',
      'md',
      'mds',
      'mrd',
      'mrds',
      'miliar',
      'milyar',
    ],
  ],
  [12, ['trillion', 'trillions', 'tn', 'trn', 'triliun']],
];
/** Letters, which are one only where they touch a number or stand beside a currency. */
const LETTERS: readonly (readonly [power: number, words: readonly string[]])[] = [
  [3, ['k']],
  [6, ['m', 'mm']],
  [9, ['b']],
  [12, ['t']],
];
const NOUGHTS = /^[('`´]*000'?s?\)?$/;

const powers = new Map(
  [...WORDS, ...LETTERS].flatMap(([power, words]) => words.map((word) => [word, power] as const)),
);

const longestFirst = (words: readonly string[]): string =>
  words.toSorted((a, b) => b.length - a.length).join('|');
export const SCALE_WORDS = longestFirst(WORDS.flatMap(([, words]) => words));
export const SCALE_LETTERS = longestFirst(LETTERS.flatMap(([, words]) => words));
/** Long enough to be no slip and no part of another word: what a head may say without its currency. */
export const PLAIN_SCALES = longestFirst(
  WORDS.flatMap(([, words]) => words).filter((word) => word.length > 3 && word !== 'mille'),
);

/** The power of ten a folded word means, or null: `k` → 3, `crore` → 7, `'000` → 3. */
export function powerOfScale(word: string): number | null {
  return NOUGHTS.test(word) ? 3 : (powers.get(word) ?? null);
}

const DIGITS_OF_A_BALANCE = 6;
/** `18,642,310.55 Cr`: a number of so many digits is in credit, and not so many crores. */
export const isInCredit = (body: string, scale: string): boolean =>
  scale === 'cr' && body.replaceAll(/\D/g, '').length >= DIGITS_OF_A_BALANCE;
