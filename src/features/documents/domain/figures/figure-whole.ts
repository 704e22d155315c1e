import type { Numeral } from '../words/numeral.ts';
import { IN_ALL } from '../words/in-all.ts';

/*
 * Counts that others of their passage add up to: `204 accounts: 139 pharmacies, 48 clinics and 17 hospitals`, `318 kiosks, 22 shops and
 * 4 hotels, 344 in all`.
 */

export type Whole = { readonly whole: Numeral; readonly parts: readonly Numeral[] };

const OPENS_A_LIST = /^[^.;:(]{0,60}(?:[:(]|, ?(?:of whom|dont|soit|that is)\b)/;
const FOLLOWED_BY_PARTS = /^ [^.;:()\d]{3,40},/;
const ENDS_A_LIST = new RegExp(
  String.raw`\b(?:${IN_ALL}|total|together|ensemble|soit|that is|(?:makes?|made|come to|add up to|font|donnent|totalisent)(?: a total of| un total de)?) ?:? ?$`,
);
const IS_IN_ALL = new RegExp(String.raw`^ (?:[a-z]+ )?${IN_ALL}\b`);
const MOST_PARTS = 8;

const isCount = ({ unit, isScaled, value }: Numeral): boolean =>
  unit === 'count' && !isScaled && Number.isInteger(value) && value > 0;

/** So many of the numerals, two at least, that make a sum; null where none do. */
function making(value: number, numerals: readonly Numeral[]): readonly Numeral[] | null {
  let sum = 0;
  for (const [index, numeral] of numerals.slice(0, MOST_PARTS).entries()) {
    if (!isCount(numeral)) return null;
    sum += numeral.value;
    if (sum === value && index > 0) return numerals.slice(0, index + 1);
    if (sum >= value) return null;
  }
  return null;
}

const known = new WeakMap<readonly Numeral[], Whole | null>();
/** The first count of a passage that others beside it make. Each of its numerals asks for it. */
export function wholeIn(text: string, numerals: readonly Numeral[]): Whole | null {
  const seen = known.get(numerals);
  if (seen !== undefined) return seen;
  const found = firstWhole(text, numerals);
  known.set(numerals, found);
  return found;
}
function firstWhole(text: string, numerals: readonly Numeral[]): Whole | null {
  for (const [index, whole] of numerals.entries()) {
    if (!isCount(whole)) continue;
    const behind = text.slice(whole.end, numerals[index + 1]?.start);
    const after =
      OPENS_A_LIST.test(behind) || FOLLOWED_BY_PARTS.test(behind)
        ? making(whole.value, numerals.slice(index + 1))
        : null;
    if (after) return { whole, parts: after };
    const isEnd = IS_IN_ALL.test(text.slice(whole.end)) || ENDS_A_LIST.test(text.slice(0, whole.start));
    const before = isEnd ? making(whole.value, numerals.slice(0, index).toReversed()) : null;
    if (before) return { whole, parts: before };
  }
  return null;
}
