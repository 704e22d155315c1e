import type { Figure } from './figure-context.ts';
import { IN_ALL } from '../words/in-all.ts';

/*
 * New shares at a price: a sentence that is to issue them asks for what they come to together, in whatever words, since number
 * times price is that sum.
 */

const TO_ISSUE =
  /\b(?:(?:intends?|proposes?|agrees?|offers?|undertakes?|wants?|is|are|shall|will) (?:to )?(?:[a-z]+ ){0,2}?(?:issue|subscribe|allot|invest|purchase|be issued|be subscribed)|subscribes?|(?:proposed |new )(?:new )?issue|(?:emission|emet|emettra|souscrit|souscrira|souscrivent|augmentation de (?:son |du )?capital))\b/;
const IS_OVER =
  /\b(?:issued|allotted|closed|completed|raised|bought|paid|(?:were|was|has|have) subscribed|in (?:[a-z]{3,9} )?20(?:1\d|2[0-4])|a (?:deja )?(?:souscrit|emis|leve)|ont (?:deja )?(?:souscrit|emis)|emises|liberee?s|en (?:[a-z]{3,9} )?20(?:1\d|2[0-4]))\b/;
/** `3,200 A shares`, `40 000 actions de préférence`, `the Subscription Shares`. */
const OF_SHARES = /^ ?(?:[a-z\d'-]+ ){0,3}?(?:shares|actions|parts|titres)\b/;
/** `at ₦225 a share`, `au prix de 60 dinars l'une`. */
const A_PIECE =
  /^ ?(?:de )?(?:[a-z]{3,8} )?(?:(?:a|per|for each|each|par|l') ?(?:new |ordinary )?(?:share|action|part)|l'une?|chacune?|each|apiece|la piece)\b/;
const IN_ALL_BEFORE =
  /\b(?:being|soit|together|totalling|in all|that is|i\.e\.|pour un (?:prix|montant)(?: total)?(?: de (?:la )?souscription)? de|for a total of|aggregate(?: of)?)\b[^.;\d]{0,40}$/;
const IN_ALL_BEHIND = new RegExp(String.raw`^,? ?(?:${IN_ALL}|in aggregate|together)\b`);

const FEWEST_SHARES = 100;
const SMALLEST = 1000;
const EXACT = 0.002;

const isMoney = ({ unit, kind }: Figure): boolean =>
  unit === 'money' && (kind === 'other' || kind === 'revenue');

/** What the shares that a sentence is to issue come to; undefined where it tells none. */
function issuedFor(told: readonly Figure[]): Figure | undefined {
  const [first] = told;
  const text = first?.passage.text ?? '';
  if (!TO_ISSUE.test(text) || IS_OVER.test(text)) return undefined;
  const counts = told.filter(
    ({ unit, value, numeral }) =>
      unit === 'count' && value >= FEWEST_SHARES && OF_SHARES.test(text.slice(numeral.end)),
  );
  const sums = told.filter(isMoney);
  return sums.find((sum) => {
    if (sum.value < SMALLEST) return false;
    const isCounted = counts.some((count) =>
      sums.some((price) => price !== sum && Math.abs((count.value * price.value) / sum.value - 1) < EXACT),
    );
    const { start, end } = sum.numeral;
    const isInAll = IN_ALL_BEFORE.test(text.slice(0, start)) || IN_ALL_BEHIND.test(text.slice(end));
    return (
      isCounted ||
      (isInAll &&
        sums.some(
          (price) =>
            price !== sum &&
            A_PIECE.test(text.slice(price.numeral.end)) &&
            Number.isInteger(sum.value / price.value) &&
            sum.value / price.value >= FEWEST_SHARES,
        ))
    );
  });
}

/** Figures of a paper with what it asks for its new shares, where it asks for nothing in so many words. */
export function withIssue(figures: readonly Figure[]): readonly Figure[] {
  if (figures.some(({ kind }) => kind === 'ask')) return figures;
  for (const [, told] of Map.groupBy(figures, ({ passage }) => passage)) {
    const sum = issuedFor(told);
    if (sum !== undefined) return figures.map((one) => (one === sum ? { ...one, kind: 'ask' } : one));
  }
  return figures;
}
