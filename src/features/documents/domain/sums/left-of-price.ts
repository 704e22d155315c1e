import type { Extraction } from '../extraction.ts';
import type { PlacedPassage } from '../text/section.ts';
import { plainNumber } from '../words/plain-number.ts';

const LEFT =
  /\b(?:margin|left|we keep|remains?|remainder|contribution|gross profit|marge|reste|il reste|nous gardons|benefice)\b(?: (?:over|for us|of|de|per [a-z]+|par [a-z]+|brute|nette|after that))?[^a-z\d]{0,6}(?:[a-z]{1,4} ?)?[^a-z\d]{0,3}$/;
const NUMBER =
  /(?<![\d.,a-z])(?:\d{1,3}(?:[ ,.']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)(?![\d]|[.,]\d| ?%)/g;

type Told = { readonly value: number; readonly isLeft: boolean; readonly passage: PlacedPassage };

const numbersIn = (passage: PlacedPassage): Told[] =>
  [...passage.text.matchAll(NUMBER)].map(({ 0: number, index }) => ({
    value: plainNumber(number),
    isLeft: LEFT.test(passage.text.slice(0, index)),
    passage,
  }));

const FEWEST_COSTS = 2;
const MOST_COSTS = 9;
const ROUNDED = 0.005;

/** A price, what it goes for and what is left of it, told one after the other on a page, where the sum is right. */
export function pricesParted({ passages }: Pick<Extraction, 'passages'>): readonly PlacedPassage[] {
  return [...Map.groupBy(passages, ({ page }) => page).values()].flatMap((own) => {
    const told = own.flatMap(numbersIn);
    return told.flatMap(({ value, isLeft, passage }, at) => {
      if (!isLeft || value <= 0) return [];
      let costs = 0;
      for (let from = at - 1; from > Math.max(-1, at - 2 - MOST_COSTS); from -= 1) {
        const price = told[from];
        const isParted =
          price !== undefined &&
          at - from > FEWEST_COSTS &&
          price.value > value &&
          Math.abs(price.value - costs - value) <= ROUNDED * price.value;
        if (isParted) return [price.passage, passage];
        costs += price?.value ?? 0;
      }
      return [];
    });
  });
}
