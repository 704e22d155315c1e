import {
  distinctQuotes,
  figuresOf,
  type FlagRule,
  isBusinessCase,
  quoteFigure,
  quoteWhole,
  type Extraction,
  type StrengthRule,
} from '../extraction.ts';
import { cuesIn } from '../figures/figure-cue.ts';
import type { Figure } from '../figures/figure-context.ts';
import { makesCase } from '../text/letter.ts';
import type { PlacedPassage } from '../text/section.ts';

const SLICE =
  /(?:\b(?:capture|take|win|get|reach|just|only|even|mere|share of|with)\b[^.]{0,30}\d[\d.,]* ?(?:%|percent)(?! (?:a year|per annum|interest|return|back))|(?:seulement|juste|simplement|a peine|capter|prendre|captons|avec)\b[^.]{0,30}\d[\d.,]* ?%)[^.]{0,60}\b(?:market|marche|industry|we|nous|serait|would|company|business|realis)/;
const COUNTED =
  /\b(?:bottom[- ]up|from the ground up|counted from|counted one by one|ascendante?|calcule depuis le terrain)\b/;
const MULTIPLIED = /(?:\d|\b)\s?[x×*]\s?(?:\d|[₦$€£]|[a-z]{1,4} ?\d)/;
/** `530,000 shops x 59 x 12 = 375m`. */
const PRODUCT = /\d[^.;=]{0,40}[x×*] ?[^.;=]{0,12}\d[^.;=]{0,20}=[^.;]{0,6}\d/;

const MENTIONED = /\b(?:the market|market size|addressable|le marche|marche (?:accessible|adressable))\b/;
/** A number of anything but money: `110 000 litres`, `eleven factories`. */
const QUANTITY =
  /(?:\b\d[\d., ]*|\b(?:eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|onze|douze|vingt|trente|cent) )(?!million|milliard|billion|percent|per\b|pour\b|par\b|usd|eur|fcfa|francs|dollars|naira|to\b|by\b|and\b)[a-z]{3,}/;

/** The passages that speak of the size of the market, a group for each heading or line. */
function marketGroups({ passages, figures }: Extraction): PlacedPassage[][] {
  const speaking = new Set(
    figures.filter(({ kind }) => kind === 'market').map(({ passage }) => passage.line),
  );
  for (const { text, line } of passages) if (MENTIONED.test(text) && /\d/.test(text)) speaking.add(line);
  const relevant = passages.filter(({ under, line }) => under.includes('market') || speaking.has(line));
  return [
    ...Map.groupBy(relevant, (passage) =>
      passage.under.includes('market') ? `under ${passage.heading?.line}` : `line ${passage.line}`,
    ).values(),
  ];
}

const PEOPLE_OF_A_CONTINENT = 1e8;
const PRICE_TO_MARKET = 50;
const SMALLEST_MARKET = 1e6;
const RESULT =
  /\b(?:makes|reaches|atteint|that is|that's|giving|gives|comes to|amounts to|equals|worth|cela fait|soit|represente|donne|ce qui fait|at [^.]{2,40} (?:each|a (?:tonne|piece|litre|kilo|unit)))\b|=/;
type FiguresByLine = ReadonlyMap<number, readonly Figure[]>;
const byLineOf = ({ figures }: Extraction): FiguresByLine =>
  Map.groupBy(figures, ({ passage }) => passage.line);

const AT_A_PRICE =
  /\b(?:at|au|aux) (?:the |our |today's |current |present |notre |nos |les? )*(?:prices?|tariffs?|tarifs?|rates?|fees?|prix|taux)\b/;

/** Buyers counted and a price for each of them: what a market is built from. */
function isCounted(group: readonly PlacedPassage[], byLine: FiguresByLine): boolean {
  const lines = new Set(group.map(({ line }) => line));
  const own = [...lines].flatMap((line) => byLine.get(line) ?? []);
  const buyers =
    (group.some(({ text }) => RESULT.test(text)) && group.some(({ text }) => QUANTITY.test(text))) ||
    own.some(
      ({ unit, value, numeral }) =>
        unit === 'count' && value >= 20 && value < PEOPLE_OF_A_CONTINENT && numeral.noun !== '',
    );
  const sums = own
    .filter(({ unit, passage }) => unit === 'money' && !SLICE.test(passage.text))
    .map(({ value }) => value);
  const largest = sums.reduce((most, value) => Math.max(most, value), 0);
  const prices =
    sums.some((value) => value * PRICE_TO_MARKET <= largest) || (largest > 0 && largest < SMALLEST_MARKET);
  if (group.some(({ text }) => QUANTITY.test(text) && RESULT.test(text) && AT_A_PRICE.test(text)))
    return true;
  return (
    (buyers && prices) ||
    group.some(({ text }) => COUNTED.test(text) || PRODUCT.test(text) || (prices && MULTIPLIED.test(text)))
  );
}

const FIRST_WORD = /^[a-z-]{5,}/;
/** `700 pharmacies` where the market is told and `186 pharmacies` among the customers: those who may buy are counted. */
function areBuyersCounted({ figures }: Extraction): boolean {
  const pages = new Set(figures.flatMap(({ kind, passage }) => (kind === 'market' ? [passage.page] : [])));
  const wordOf = ({ numeral }: Figure): string => FIRST_WORD.exec(numeral.noun)?.[0] ?? '';
  const ours = new Set(
    figures.flatMap((figure) => (['customers', 'users'].includes(figure.kind) ? [wordOf(figure)] : [])),
  );
  return figures.some(
    (figure) =>
      figure.kind === 'other' &&
      figure.unit === 'count' &&
      pages.has(figure.passage.page) &&
      wordOf(figure) !== '' &&
      ours.has(wordOf(figure)),
  );
}
/** A sum of others told as what there is to win, and not in passing. */
const isOfMarket = ({ under, text }: PlacedPassage): boolean =>
  !HAS_WORKED.test(text) && (under.includes('market') || cuesIn(text).some(({ kind }) => kind === 'market'));
/** `Ce qui n'a pas marché`. */
const HAS_WORKED = /\b(?:a|ont|avait|avaient) (?:pas |plus |bien |mal |peu )?marche\b/;

/** What is sold or used already is the better measure: then only a slice of the market taken for granted is remarked upon. */
const showsResults = (extraction: Extraction): boolean =>
  figuresOf(extraction, 'revenue', 'customers', 'users').some(
    ({ isForecast, unit, value }) => !isForecast && unit !== 'percent' && value > 0,
  );

/** The market is a large number from a report, or a slice of it, and is never counted from buyers and prices. */
export const flagTopDownMarket: FlagRule = (extraction) => {
  if (!makesCase(extraction) || areBuyersCounted(extraction)) return [];
  const groups = marketGroups(extraction);
  const byLine = byLineOf(extraction);
  if (groups.some((group) => isCounted(group, byLine))) return [];
  const sizes = extraction.figures
    .filter(({ kind, unit, passage }) => kind === 'market' && unit === 'money' && isOfMarket(passage))
    .map(quoteFigure);
  const slices = groups
    .flat()
    .filter(({ text }) => SLICE.test(text))
    .map(quoteWhole);
  if (slices.length === 0 && showsResults(extraction)) return [];
  const quotes = distinctQuotes([...sizes, ...slices]);
  return quotes.length === 0 ? [] : [{ code: 'TOP_DOWN_MARKET', quotes }];
};

export const strengthBottomUpMarket: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const byLine = byLineOf(extraction);
  const counted = marketGroups(extraction).filter((group) => isCounted(group, byLine));
  const lines = new Set(counted.flat().map(({ line }) => line));
  const quotes = extraction.figures
    .filter(({ passage }) => lines.has(passage.line))
    .map(({ passage }) => quoteWhole(passage));
  return quotes.length === 0
    ? []
    : [{ code: 'BOTTOM_UP_MARKET', quotes: distinctQuotes(quotes).slice(0, 4) }];
};
