import { valueOfWords } from './number-word.ts';

const PERCENT = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,4})?) ?(?:%|pct\b|percent\b|per cent\b|pour cent\b)/g;
const IN_WORDS = /\b([a-z]+(?:-[a-z]+)*) (?=per ?cent\b|pour cent\b)/gi;

/** `45 in a hundred`, `twenty-five of every hundred`, `trente sur cent`. */
const OF_A_HUNDRED =
  /\b(\d{1,2}|[a-z]+(?:-[a-z]+)*) (?:(?:in|of|out of) (?:a|every|each|one) (?:hundred|100)|sur (?:cent|100))\b/gi;

/** `sixty per cent` as `60 per cent`, `45 in a hundred` as `45 %`. */
export const withPercentsInDigits = (text: string): string =>
  text
    .replaceAll(IN_WORDS, (whole, word: string) => {
      const value = valueOfWords(word.toLowerCase());
      return value === null ? whole : `${value} `;
    })
    .replaceAll(OF_A_HUNDRED, (whole, word: string) => {
      const value = /\d/.test(word) ? Number(word) : valueOfWords(word.toLowerCase());
      return value === null ? whole : `${value} %`;
    });

/** The percentages of a folded text, in order, told in digits or words. */
export const percentsIn = (text: string): number[] =>
  [...withPercentsInDigits(text).matchAll(PERCENT)].map(([, number = '']) =>
    Number(number.replace(',', '.')),
  );
