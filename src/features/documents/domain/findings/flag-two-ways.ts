import type { FlagCode } from '../document.ts';
import { differs, type FlagRule, quoteFigure, type Sign } from '../extraction.ts';
import { ANY_NUMBER_WORD } from '../words/number-word.ts';
import { isInBoth, numeralsOf } from '../words/numeral.ts';
import { SCALE_WORDS } from '../words/scale-word.ts';
import type { FindingTexts } from './finding-text.ts';

/** A number that was begun before where it is read: `septante-cinq`, `two lakh fifty`. */
const BEGUN_BEFORE = new RegExp(`(?:[a-z]-|(?:${ANY_NUMBER_WORD}|\\b(?:${SCALE_WORDS}))(?: and| et)?,? )$`);
const EXACT = 1e-9;

/** A number in words and, in brackets behind it, in digits that say another: which of them holds nobody can tell. */
export const flagTwoWays: FlagRule = (extraction) =>
  extraction.passages.flatMap((passage) => {
    const { text } = passage;
    const numerals = text.includes('(') ? numeralsOf(passage, extraction) : [];
    return numerals.flatMap((words, index): Sign<FlagCode>[] => {
      const digits = numerals[index + 1];
      if (!digits || !isInBoth(text, words, digits) || BEGUN_BEFORE.test(text.slice(0, words.start)))
        return [];
      const currency = words.currency ?? digits.currency;
      const isOfOther = currency !== (digits.currency ?? currency);
      const unit = currency === null ? digits.unit : 'money';
      // `A club of nine (20 %)`: how many, and their share.
      const isShareOfMany = digits.unit === 'percent' && words.unit !== 'percent';
      if (isOfOther || isShareOfMany || unit === 'years' || unit === 'times') return [];
      if (!differs(words.value, digits.value, EXACT)) return [];
      const amounts = [words, digits].map(({ value }) => ({ value, unit, currency }));
      return [
        {
          code: 'CONTRADICTORY_NUMBERS',
          severity: 'high',
          quotes: [quoteFigure({ passage, numeral: { ...words, end: digits.end } })],
          why: ({ saysBoth }: FindingTexts) => saysBoth(amounts),
        },
      ];
    });
  });
