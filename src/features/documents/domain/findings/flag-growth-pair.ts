import type { FlagCode } from '../document.ts';
import { distinctQuotes, type Extraction, quoteWhole, type Sign } from '../extraction.ts';
import type { FindingTexts } from './finding-text.ts';
import { AHEAD, sharesWord } from '../sums/series.ts';
import { type GrowthClaim, INCOME } from '../sums/growth-claim.ts';
import { type Quantity, quantitiesOf } from '../sums/quantity.ts';
import { A_CASE } from '../sums/told-twice.ts';
import { fractionsIn } from '../words/fraction-word.ts';
import { percentsIn } from '../words/percent-word.ts';
import type { PlacedPassage } from '../text/section.ts';

/** Two values of a sentence, the earlier and the later, and the words around them. */
type Pair = { readonly passage: PlacedPassage; readonly was: number; readonly is: number };

const AGAINST =
  /\b(?:against|versus|vs\.?|contre|compared (?:with|to)|(?:up|down) from|apres|par rapport a|au lieu de)(?: (?:only|about|some|environ|seulement|the|les?|la))* ?[^\d]{0,8}$/;
/** `This quarter 2.4 million; the same quarter of last year it was 1.8`, `415 (380 l'an passé)`. */
const OF_BEFORE =
  /\b(?:last|previous|prior) (?:year|season|month|quarter)|(?:a|one) year (?:ago|earlier|before)|year before|l'an (?:dernier|passe)|un an (?:plus tot|auparavant)|l'annee (?:derniere|passee|precedente)/;
const [FROM, TO] = [/\b(?:from|de|passee?s? de) [^\d]{0,8}$/, /^[^\d;.]{0,16}\b(?:to|a) [^\d]{0,8}$/];
const LONGEST = 260;
const MOST_TIMES = 20;

const isSum = ({ unit, isScaled }: Quantity): boolean => unit === 'money' || (unit === 'count' && isScaled);
/** `500 millions de francs, contre 410 millions`: the money is told once. */
const isLike = (one: Quantity, other: Quantity): boolean =>
  one.unit === other.unit
    ? one.unit !== 'percent' && one.currency === other.currency
    : isSum(one) && isSum(other) && (one.currency === null || other.currency === null);

/** What a sentence of two values compares; null for any other. */
function pairIn(passage: PlacedPassage, home: Extraction['home']): Pair | null {
  const { text } = passage;
  if (text.length > LONGEST || AHEAD.test(text) || A_CASE.test(text)) return null;
  const [first, second, ...more] = quantitiesOf(passage, home);
  if (!first || !second || more.length > 0 || !isLike(first, second)) return null;
  const [before, between] = [text.slice(0, first.start), text.slice(first.end, second.start)];
  const isFall = FROM.test(before) && TO.test(between);
  const isBase = AGAINST.test(between) || OF_BEFORE.test(between) || OF_BEFORE.test(text.slice(second.end));
  const [was, is] = isFall ? [first.value, second.value] : [second.value, first.value];
  const isNear = Math.min(was, is) > 0 && Math.max(was, is) < MOST_TIMES * Math.min(was, is);
  return (isFall || isBase) && isNear ? { passage, was, is } : null;
}

const FALL =
  /\b(?:recul|baisse|chute|repli|diminution|fall|drop|decline|decrease)(?: of| de| d'environ| in| des?| du)?\b[^.;%]{0,40}\d[\d.,]* ?(?:%|per ?cent|pour cent)|\b(?:fell|dropped|declined|decreased|recule|baisse|chute|diminue|down)(?: by| de)? \d[\d.,]* ?(?:%|per ?cent|pour cent)/;
const LINES = 6;
const [POINTS, SHARE, ROUND] = [3, 0.15, 0.3];

type Told = Pick<GrowthClaim, 'passage' | 'subject' | 'percent' | 'isRound'>;
const FALL_BY_PART =
  /\b(?:fallen|fell|dropped|declined|decreased|down|recule|baisse|chute|diminue) (?:by|of|de|d'un|d'une) ?(?:about |nearly |almost |environ |pres d')?(?:one|an?|un|une|half|moitie)\b/;
/** A fall by so many percent, as growth below nothing. */
function fallsIn({ passages }: Extraction): Told[] {
  return passages.flatMap((passage): Told[] => {
    const { text } = passage;
    if (text.length > LONGEST || AHEAD.test(text) || A_CASE.test(text)) return [];
    const isByPart = FALL_BY_PART.test(text);
    if (!FALL.test(text) && !isByPart) return [];
    const told = percentsIn(text);
    const [percent, ...more] = told.length > 0 ? told : fractionsIn(text).map((one) => one.percent);
    return percent === undefined || more.length > 0
      ? []
      : [{ passage, subject: text, percent: -percent, isRound: isByPart }];
  });
}

/** Whether a sentence of two values, near a growth, is of what has grown. */
function isOf({ passage: { text, page, line } }: Pair, { passage, subject }: Told): boolean {
  const isNear = page === passage.page && Math.abs(line - passage.line) <= LINES;
  const isOther = text !== passage.text;
  const areOfIncome = INCOME_OR_YIELD.test(text) && INCOME_OR_YIELD.test(passage.text);
  return isNear && isOther && (areOfIncome || sharesWord(text, subject));
}
const INCOME_OR_YIELD = new RegExp(`${INCOME.source}|\\bproduits\\b`);

/** A growth, or a fall, that two values of a sentence near it do not show, where no row is of it. */
export function growthOfPairs(extraction: Extraction, open: readonly GrowthClaim[]): Sign<FlagCode>[] {
  // What a sentence compares itself shows its own growth.
  const isAlone = ({ passage }: Told): boolean =>
    quantitiesOf(passage, extraction.home).filter(({ unit }) => unit !== 'percent').length < 2;
  const claims = [
    ...open.filter(({ isOfSeveral, pace, years }) => !isOfSeveral && pace === null && years === null),
    ...fallsIn(extraction),
  ].filter(isAlone);
  if (claims.length === 0) return [];
  const pairs = extraction.passages.flatMap((passage) => pairIn(passage, extraction.home) ?? []);
  return claims
    .flatMap((claim): Sign<FlagCode>[] => {
      const own = pairs.filter((pair) => isOf(pair, claim));
      const made = own.map(({ was, is }) => 100 * (is / was - 1));
      const isShown = (percent: number): boolean =>
        Math.abs(percent - claim.percent) <=
        Math.max(POINTS, (claim.isRound ? ROUND : SHARE) * Math.abs(percent));
      const [first] = own;
      const [percent] = made;
      if (!first || percent === undefined || made.some(isShown)) return [];
      return [
        {
          code: 'GROWTH_MISMATCH',
          quotes: distinctQuotes([claim.passage, first.passage].map(quoteWhole)),
          why: ({ growthIs }: FindingTexts) => growthIs(claim.percent, percent),
        },
      ];
    })
    .slice(0, 1);
}
