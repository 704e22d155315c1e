import { valueOfWords } from './number-word.ts';

const PERCENT = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,4})?) ?(?:%|pct\b|percent\b|per cent\b|pour cent\b)/g;
const IN_WORDS = /\b([a-z]+(?:-[a-z]+)*) (?=per ?cent\b|pour cent\b)/gi;

/** `sixty per cent` as `60 per cent`. */
export const withPercentsInDigits = (text: string): string =>
  text.replaceAll(IN_WORDS, (whole, word: string) => {
    const value = valueOfWords(word.toLowerCase());
    return value === null ? whole : `${value} `;
  });

/** The percentages of a folded text, in order, told in digits or words. */
export const percentsIn = (text: string): number[] =>
  [...withPercentsInDigits(text).matchAll(PERCENT)].map(([, number = '']) =>
    Number(number.replace(',', '.')),
  );
