import { cellsOf } from './itemised-row.ts';
import type { Extraction } from '../extraction.ts';
import type { PlacedPassage } from '../text/section.ts';
import { plainNumber } from '../words/plain-number.ts';

const LEFT =
  /\b(?:margin|left|we keep|remains?|remainder|contribution|surplus|gross profit|net(?= per [a-z]| par [a-z])|marge|reste(?: la premiere annee)?|il reste|nous gardons|benefice|excedent)\b(?: (?:over|for us|(?:for|pour) (?:the|each|one|la|le|chaque|une?) [a-z]+|of|de|per [a-z]+|par [a-z]+|brute|nette|after that|(?:before|avant) [a-z]+))?[^a-z\d]{0,6}(?:[a-z]{1,4} ?)?[^a-z\d]{0,3}$/;
/** `It brings 480, less 90 of wood and 50 of repairs: 340`. */
const IS_TAKEN_OFF = / (?:less|minus|moins) /;
const AFTER_ALL = /\d[^;]*(?: ?:| ?=| leaves| laissent| laisse) ?(?:[a-z]{1,4} ?|[^a-z\d] ?)?$/;
const NUMBER =
  /(?<![\d.,a-z])(?:\d{1,3}(?:[ ,.']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)(?![\d]|[.,]\d| ?%)/g;

const YEAR = /\b(?:19|20)\d\d\b/g;

const endsInLeft = (before: string): boolean =>
  LEFT.test(before) || (IS_TAKEN_OFF.test(before) && AFTER_ALL.test(before));

type Told = {
  readonly value: number;
  readonly isLeft: boolean;
  /** In brackets, or with a minus before it. */
  readonly isCost: boolean;
  readonly passage: PlacedPassage;
};

/** The numbers of a sentence or row; one cell of a table after the other, as `60 | 678,000` are two. */
function numbersIn(passage: PlacedPassage): Told[] {
  const cells = cellsOf(passage);
  const label = `${cells[0]?.text ?? ''} `;
  let before = '';
  return cells.flatMap(({ text }, at) => {
    const isOfRow = cells.slice(1, at + 1).every((cell) => !/[a-z]/.test(cell.text));
    const told = [...text.replaceAll(YEAR, '    ').matchAll(NUMBER)].map(({ 0: number, index }) => ({
      value: plainNumber(number),
      isLeft: endsInLeft(`${isOfRow && at > 0 ? label : before}${text.slice(0, index)}`),
      isCost: /(?:\((?:[a-z]{1,4} ?)?|^-|\s-)$/.test(text.slice(0, index)),
      passage,
    }));
    before += `${text} `;
    return told;
  });
}

const FEWEST_COSTS = 2;
const MOST_COSTS = 9;
const ROUNDED = 0.005;
/** What numbers without decimals lose when each is rounded by itself. */
const HALF = 0.5;

const makes = (price: Told | undefined, parts: number, count: number): boolean =>
  price !== undefined &&
  Math.abs(price.value - parts) <=
    Math.max(ROUNDED * price.value, Math.min(HALF * count, 2 * ROUNDED * price.value));

/** What comes in less what is in brackets, of all rows above what is left. */
function comesTo(told: readonly Told[], at: number): readonly PlacedPassage[] {
  const left = told[at];
  if (!left) return [];
  let sum = 0;
  let costs = 0;
  for (let from = at - 1; from >= Math.max(0, at - 1 - MOST_COSTS); from -= 1) {
    const row = told[from];
    if (!row) break;
    sum += row.isCost ? -row.value : row.value;
    costs += row.isCost ? 1 : 0;
    if (costs >= FEWEST_COSTS && !row.isCost && makes(left, sum, costs)) return [row.passage, left.passage];
  }
  return [];
}

/** The price before its costs and what is left of it, or below them as their total. */
function partedIn(told: readonly Told[]): readonly PlacedPassage[] {
  return told.flatMap(({ value, isLeft, passage }, at) => {
    if (!isLeft || value <= 0) return [];
    let parts = value;
    for (let from = at - 1; from > Math.max(-1, at - 2 - MOST_COSTS); from -= 1) {
      const [before, below] = [told[from], told[at + 1]];
      if (before && at - from > FEWEST_COSTS && before.value > value && makes(before, parts, at - from))
        return [before.passage, passage];
      parts += before?.value ?? 0;
      if (below && at - from >= FEWEST_COSTS && makes(below, parts, at - from))
        return [passage, below.passage];
    }
    return comesTo(told, at);
  });
}

/**
 * A price, what it goes for and what is left of it, told one after the other on a page, where the sum is right. What a row
 * comes to is its last number: `12 hours x 95 = 1,140`.
 */
export function pricesParted({ passages }: Pick<Extraction, 'passages'>): readonly PlacedPassage[] {
  return [...Map.groupBy(passages, ({ page }) => page).values()].flatMap(partedOn);
}

function partedOn(own: readonly PlacedPassage[]): readonly PlacedPassage[] {
  const rows = own.map(numbersIn);
  const found = partedIn(rows.flat());
  if (found.length > 0) return found;
  const [price, left] = partedIn(rows.flatMap((row) => row.slice(-1)));
  const isOfCompany = price !== undefined && SALES.test(price.text) && numbersIn(price).length > 1;
  return price && left && !isOfCompany ? [price, left] : [];
}
/** What a company sells in several years, and no piece. */
const SALES =
  /^\W*(?:total |net )?(?:sales|revenues?|turnover|income|ventes|chiffre d'affaires|recettes|produits)\b/;

const GIVEN =
  /^(?!.*\b(?:without|before|excluding|sans|hors|avant)\b)[^\d]*\b(?:grants?|subsid(?:y|ies)|donors?|results-based|subventions?|bailleurs?|dons?)\b/;

/** What is left of one piece is less than what a grant pays of its price: without it each is sold at a loss. */
export function grantPaysMargin({ passages }: Pick<Extraction, 'passages'>): readonly PlacedPassage[] {
  return [...Map.groupBy(passages, ({ page }) => page).values()].flatMap((own) => {
    const left = partedOn(own)[1];
    // A table of several years is of the company, and of no piece.
    const valueOf = (passage: PlacedPassage): number | null => {
      const [only, other] = numbersIn(passage);
      return only && !other ? only.value : null;
    };
    const rest = left ? valueOf(left) : null;
    if (!left || rest === null) return [];
    const given = own.filter(
      (row) => GIVEN.test(row.text) && !row.isHeading && row.line < left.line && (valueOf(row) ?? 0) > rest,
    );
    return given.length === 0 ? [] : [...given, left];
  });
}
