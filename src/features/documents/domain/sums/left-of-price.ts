import type { Extraction } from '../extraction.ts';
import type { PlacedPassage } from '../text/section.ts';
import { plainNumber } from '../words/plain-number.ts';

const LEFT =
  /\b(?:margin|left|we keep|remains?|remainder|contribution|gross profit|marge|reste|il reste|nous gardons|benefice)\b(?: (?:over|for us|of|de|per [a-z]+|par [a-z]+|brute|nette|after that|(?:before|avant) [a-z]+))?[^a-z\d]{0,6}(?:[a-z]{1,4} ?)?[^a-z\d]{0,3}$/;
/** `It brings 480, less 90 of wood and 50 of repairs: 340`. */
const IS_TAKEN_OFF = / (?:less|minus|moins) /;
const AFTER_ALL = /\d[^;]*(?: ?:| ?=| leaves| laissent| laisse) ?(?:[a-z]{1,4} ?|[^a-z\d] ?)?$/;
const NUMBER =
  /(?<![\d.,a-z])(?:\d{1,3}(?:[ ,.']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)(?![\d]|[.,]\d| ?%)/g;

const endsInLeft = (before: string): boolean =>
  LEFT.test(before) || (IS_TAKEN_OFF.test(before) && AFTER_ALL.test(before));

type Told = { readonly value: number; readonly isLeft: boolean; readonly passage: PlacedPassage };

const numbersIn = (passage: PlacedPassage): Told[] =>
  [...passage.text.matchAll(NUMBER)].map(({ 0: number, index }) => ({
    value: plainNumber(number),
    isLeft: endsInLeft(passage.text.slice(0, index)),
    passage,
  }));

const FEWEST_COSTS = 2;
const MOST_COSTS = 9;
const ROUNDED = 0.005;

const makes = (price: Told | undefined, parts: number): boolean =>
  price !== undefined && Math.abs(price.value - parts) <= ROUNDED * price.value;

/** The price before its costs and what is left of it, or below them as their total. */
function partedIn(told: readonly Told[]): PlacedPassage[] {
  return told.flatMap(({ value, isLeft, passage }, at) => {
    if (!isLeft || value <= 0) return [];
    let parts = value;
    for (let from = at - 1; from > Math.max(-1, at - 2 - MOST_COSTS); from -= 1) {
      const [before, below] = [told[from], told[at + 1]];
      if (before && at - from > FEWEST_COSTS && before.value > value && makes(before, parts))
        return [before.passage, passage];
      parts += before?.value ?? 0;
      if (below && at - from >= FEWEST_COSTS && makes(below, parts)) return [passage, below.passage];
    }
    return [];
  });
}

/**
 * A price, what it goes for and what is left of it, told one after the other on a page, where the sum is right. What a row
 * comes to is its last number: `12 hours x 95 = 1,140`.
 */
export function pricesParted({ passages }: Pick<Extraction, 'passages'>): readonly PlacedPassage[] {
  return [...Map.groupBy(passages, ({ page }) => page).values()].flatMap((own) => {
    const rows = own.map(numbersIn);
    const found = partedIn(rows.flat());
    return found.length > 0 ? found : partedIn(rows.flatMap((row) => row.slice(-1)));
  });
}
