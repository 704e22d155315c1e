import type { FlagCode, Quote } from '../document.ts';
import {
  distinctQuotes,
  type Extraction,
  figuresOf,
  type FlagRule,
  quoteFigure,
  quoteWhole,
  type Sign,
} from '../extraction.ts';
import type { Figure } from '../figures/figure-context.ts';
import { type FindingTexts, inPercent } from './finding-text.ts';
import type { PlacedPassage } from '../text/section.ts';
import { percentsIn } from '../words/percent-word.ts';

/** Who comes in with the money of a round. */
const WHO_COMES_IN =
  /\b(?:you|(?:new |the |our |all )?investors?|the (?:new money|round|fund|subscribers?)|new (?:shareholders?|money|shares)|whoever comes in|vous|(?:l'|les |nouveaux )?investisseurs?|(?:le|ce) (?:tour|fonds)|les souscripteurs?|(?:les )?entrants?)\b/;
const GETS =
  /\b(?:gets?|receives?|will (?:hold|own|have|get)|shall (?:hold|own|have)|holds?|owns?|takes?|obtien\w*|recoi\w*|recev\w*|detien\w*|aur(?:a|ez|ont)|pren\w*)\b/;
const OF_THE_COMPANY =
  /\d ?(?:%|per ?cent|pour cent)\)?,? (?:of|in|des|du|de la|de l'|dans) ?(?:the |our |its |notre |la |le |les )?(?:(?:issued|share|fully diluted|ordinary) )*(?:company|capital|equity|shares|business|stock|societe|entreprise|actions|parts(?! de marche))\b/;
/** `120,000 shares in issue, of which the investor shall hold 35%`. */
const OF_ALL_SHARES = /\b(?:shares|actions|capital)\b[^.;]{0,24}, (?:of which|dont) /;
/** What is no stake that the money of the round buys, or is told of a case. */
const NOT_OF_ROUND =
  /\b(?:if|should|would|could|may|up to|at least|at most|not less|more than|less than|interest|returns?|dividends?|discount|per annum|a year|per year|each year|votes?|voting|consent|majority|before|together|existing|si|jusqu'a|au moins|au plus|plus de|moins de|rendement|interets?|dividendes?|decote|par an|l'an|voix|majorite|avant|ensemble)\b/;
/** What else takes a part beside the new money. */
const ALSO_TAKES =
  /\b(?:warrants?|safes?|convertibles?|(?:loan|convertible|promissory) notes?|secondary|option pool|esop|bspce|obligations? convertibles?|pool d'options|options)\b/;
/** `There are no other securities or options`. */
const NONE_OF_THEM = /\b(?:no|without|neither|none|aucune?s?|sans|ni)\b[^.;]{0,60}$/;
const alsoTakes = ({ text }: PlacedPassage): boolean => {
  const found = ALSO_TAKES.exec(text);
  return found !== null && !NONE_OF_THEM.test(text.slice(0, found.index));
};
const LONGEST = 220;

type Stake = { readonly percent: number; readonly passage: PlacedPassage };
/** A share that is worked out, and what it is worked out from. */
type Made = { readonly percent: number; readonly quotes: readonly Quote[] };
/** What those who come in are said to get, in a sentence of one share. */
function stakesTold({ passages }: Extraction): Stake[] {
  return passages.flatMap((passage): Stake[] => {
    const { text } = passage;
    if (text.length > LONGEST || !WHO_COMES_IN.test(text) || !GETS.test(text)) return [];
    if (
      !(OF_THE_COMPANY.test(text) || OF_ALL_SHARES.test(text)) ||
      NOT_OF_ROUND.test(text.replace(AFTER_MONEY, ' '))
    )
      return [];
    const [percent, ...more] = [...new Set(percentsIn(text))];
    return percent === undefined || more.length > 0 ? [] : [{ percent, passage }];
  });
}
const AFTER_MONEY =
  /\b(?:after|apres) (?:the |this |le |la |ce |cette |l')?(?:money|round|closing|tour|levee|operation|apport)\b/g;

const BEFORE =
  /\bpre[- ]?money\b|\b(?:before|prior to|avant) (?:the |this |new |le |la |l')*(?:money|round|investment|tour|levee|operation|apport|argent|augmentation)\b/;
const AFTER =
  /\bpost[- ]?money\b|\b(?:after|apres) (?:the |this |new |le |la |l')*(?:money|round|investment|tour|levee|operation|apport|argent|augmentation)\b/;

/** The only one of some figures by its value; undefined where they tell several. */
const onlyOf = (figures: readonly Figure[]): Figure | undefined =>
  new Set(figures.map(({ value, currency }) => `${value} ${currency}`)).size === 1 ? figures[0] : undefined;

/** The words that say of which side of the money a worth is: those around it, up to the next sum. */
const around = ({ passage: { text }, numeral }: Figure): string =>
  `${text.slice(Math.max(0, numeral.start - 40), numeral.start)} ; ${text.slice(numeral.end, numeral.end + 30)}`;

/** The share that the sum asked for buys at the worth told before it, where a paper tells one of each. */
function boughtBySum(extraction: Extraction): Made | null {
  const isMoney = ({ unit }: Figure): boolean => unit === 'money';
  const worths = figuresOf(extraction, 'valuation').filter(isMoney);
  const asks = figuresOf(extraction, 'ask').filter(isMoney);
  const before = onlyOf(worths.filter((one) => BEFORE.test(around(one)) && !AFTER.test(around(one))));
  const ask = onlyOf(asks);
  if (!before || !ask || before.currency !== ask.currency || before.value === ask.value) return null;
  return { percent: (100 * ask.value) / (ask.value + before.value), quotes: [ask, before].map(quoteFigure) };
}

const COUNT = "(?<count>\\d{1,3}(?:[ ,.']\\d{3})+|\\d{3,9})";
const SHARES =
  '(?:(?:ordinary|equity|common|preference|fully|paid|issued|new) )*(?:shares|actions|parts(?: sociales)?)';
const ISSUED_BEFORE = new RegExp(
  `\\b(?:issued (?:share )?capital (?:is|consists of|comprises)|capital,? (?:est )?(?:compose|divise|forme) (?:de|en)|divided into|in issue(?: are)?|there are) ${COUNT} ${SHARES}\\b`,
);
/** `Upon completion the company shall have 120,000 shares in issue`. */
const ISSUED_AFTER = new RegExp(
  `\\b(?:have|has|comptera|compte) ${COUNT} ${SHARES}(?: in issue| issued| en circulation)?\\b`,
);
const NEW_SHARES = new RegExp(
  `\\b(?:(?:subscribes?|shall subscribe|subscription) for|augmentee? de|issue[sd]?|emet|emission de|souscri\\w+) ${COUNT} (?:(?:actions|parts) nouvelles|${SHARES})\\b`,
);
const countIn = (text: string, words: RegExp): number | null => {
  const count = words.exec(text)?.groups?.['count'];
  return count === undefined ? null : Number(count.replaceAll(/\D/g, ''));
};

/** The share that new shares make of all, where a paper tells once how many there were and how many are new. */
function boughtByShares({ passages }: Extraction): Made | null {
  const told = (words: RegExp) =>
    passages.flatMap((passage) => {
      const count = countIn(passage.text, words);
      return count === null ? [] : [{ count, passage }];
    });
  const [was, is, all] = [ISSUED_BEFORE, NEW_SHARES, ISSUED_AFTER].map((words) => {
    const found = told(words);
    return new Set(found.map(({ count }) => count)).size === 1 ? found[0] : undefined;
  });
  const isAfter = all !== undefined && AFTER_ALL.test(all.passage.text);
  if (!is || !(was || isAfter)) return null;
  const whole = isAfter ? all.count : (was?.count ?? 0) + is.count;
  const quotes = [isAfter ? all : was, is].flatMap((one) => (one ? [quoteWhole(one.passage)] : []));
  return whole > is.count ? { percent: (100 * is.count) / whole, quotes } : null;
}

const AFTER_ALL =
  /\b(?:after|upon|on|at|following|apres|a l'issue de)\b[^.;]{0,40}\b(?:completion|closing|subscription|issue|realisation|operation|souscription|augmentation)\b/;
const POINTS = 1.5;
/** Farther apart the shares are of two things. */
const FARTHEST = 4;

/** The part of the company that the money of a round buys, told otherwise than its sum and the worth before it make, or its shares. */
export const flagStake: FlagRule = (extraction): Sign<FlagCode>[] => {
  const stakes = stakesTold(extraction);
  if (stakes.length === 0 || extraction.passages.some(alsoTakes)) return [];
  const made = boughtBySum(extraction) ?? boughtByShares(extraction);
  if (!made || stakes.some(({ percent }) => Math.abs(percent - made.percent) <= POINTS)) return [];
  const [stake] = stakes;
  const isNear =
    stake !== undefined &&
    Math.max(stake.percent, made.percent) < FARTHEST * Math.min(stake.percent, made.percent);
  if (!stake || !isNear) return [];
  const percent = (value: number) => inPercent(Number(value.toFixed(1)));
  return [
    {
      code: 'OWNERSHIP_MISMATCH',
      quotes: distinctQuotes([quoteWhole(stake.passage), ...made.quotes]),
      why: ({ saysBoth }: FindingTexts) => saysBoth([percent(stake.percent), percent(made.percent)]),
    },
  ];
};
