import { asSpent, LIST_SCALES, listMaking, runAddingTo } from '../figures/figure-arithmetic.ts';
import { quantitiesOf } from '../sums/quantity.ts';
import type { Figure } from '../figures/figure-context.ts';
import { makesCase } from '../text/letter.ts';
import {
  differs,
  distinctQuotes,
  figuresOf,
  type FlagRule,
  isBusinessCase,
  quoteFigure,
  quoteWhole,
  type Extraction,
  type Sign,
  type StrengthRule,
} from '../extraction.ts';
import type { FlagCode } from '../document.ts';
import { wordsOfOwners } from '../sums/holding.ts';
import { usesOf } from '../sums/itemised-uses.ts';
import { usesOfAll } from '../sums/uses-of-all.ts';
import type { PlacedPassage } from '../text/section.ts';

const USE =
  /^emplois?(?: ?%|$| (?:millions?|milliers|montants?)\b)|\b(?:use of (?:the )?(?:funds|proceeds|money|capital)|proceeds|allocat(?:ion|ed)|will (?:be (?:used|spent)|go|fund|finance|pay)|spent as follows|goes to|(?:will|to) spend|spending|spent on|breakdown|split|where (?:the money|it) goes|deployed|utilisation des fonds|emploi des fonds|usage des fonds|repartition|serviront|servira|affectes?|destinee?s?|financer(?:a|ont)|consacre|ventilation|dont)\b/;
const PURPOSE =
  /\b(?:to|will) (?:open|build|hire|buy|launch|install|construct|purchase|equip|pay for|recruit|carry|stock)\b|\b(?:half|a third|a quarter|two thirds|three quarters) (?:is |goes )?(?:for|to|on)\b|\b(?:la moitie|un tiers|un quart|\d+(?:[.,]\d+)?(?: millions?)?) pour (?:la|le|les|une?|des|l')\b|\bpour (?:ouvrir|construire|recruter|acheter|lancer|installer|equiper|embaucher)\b/;
/** A purpose that anybody has. */
const VAGUE =
  /\b(?:for|to (?:fund|fuel|finance|accelerate|support)|pour(?: financer| accelerer| soutenir)?) (?:our |the |its |la |le |notre |son )?(?:(?:next|future|further|rapid|continued) )?(?:growth|expansion|scaling|scale(?:-up)?|development|general (?:corporate )?purposes|croissance|developpement|expansion|passage a l'echelle)(?= ?[.,;]|$| (?:of the company|in africa|de la societe|en afrique))/;
const NOT_A_USE =
  /\b(?:discount|equity|stake|shares?|dilution|interest|coupon|pre-money|post-money|valuation|cap|committed|secured|received|already|raised|soft|minimum|ticket|closed|total|rate|return|irr|decote|engages?|deja|recus?|souscrits?|parts?|taux|valorisation|du capital|of the company|revenue|chiffre d'affaires|a month|per month|par mois|in sales|holders?|will (?:own|have|hold)|(?:option )?pool|esop|bspce|porteurs?|entrants?|actionnaires?|share ?holders?|associes)\b/;

/** `EGP million Q3 25 Q2 25`: the heads of a table ask for nothing. */
const HEADS_PERIODS = /\b[qths][1-4] ?(?:20)?\d\d\b.*\b[qths][1-4] ?(?:20)?\d\d\b/;
/** `We need 4.8 million in the last quarter`: what is still to be sold. */
const WITHIN_A_TIME =
  /^(?: of sales| de ventes)? (?:in|over|during|dans|sur|au|pendant) (?:the |le |les )?(?:last|first|second|third|fourth|next|coming|remaining|closing|dernier|premier|deuxieme|troisieme|quatrieme|prochain)s? (?:\w+ )?(?:quarter|half|months?|weeks?|trimestre|semestre|mois|semaines)\b/;
const asksIn = (extraction: Extraction): Figure[] =>
  figuresOf(extraction, 'ask').filter(
    ({ unit, passage: { text }, numeral }) =>
      unit === 'money' && !HEADS_PERIODS.test(text) && !WITHIN_A_TIME.test(text.slice(numeral.end)),
  );

type UseOfFunds = {
  readonly ask: Figure;
  /** What the uses add up to, and what they should: 100 or the ask. Null when none are stated in figures. */
  readonly sum: number | null;
  readonly whole: number;
  readonly unit: 'percent' | 'money';
  readonly items: readonly Figure[];
  readonly isStated: boolean;
};

/** The passages where the uses may stand: those under the ask, beside it, and those that speak of uses. */
function regionOf(extraction: Extraction, ask: Figure): PlacedPassage[] {
  const { passages } = extraction;
  const from = passages.indexOf(ask.passage);
  const isNear = (index: number): boolean => {
    const one = passages[index];
    const isSame =
      one?.page === ask.passage.page && (one.under.length === 0 || one.heading === ask.passage.heading);
    return index >= from && index <= from + 12 && isSame;
  };
  const speaking = new Set(passages.filter(({ text }) => USE.test(text)).map(({ line }) => line));
  // A sheet of a model that is headed by uses and is not the one that asks.
  const ofUses = new Set(
    isBusinessCase(extraction)
      ? []
      : passages.flatMap(({ text, page }) =>
          page !== ask.passage.page && HEADS_USES.test(text) ? [page] : [],
        ),
  );
  return passages.filter(
    ({ under, line, page }, index) =>
      under.includes('ask') ||
      under.includes('funding') ||
      isNear(index) ||
      (ofUses.has(page) && index >= from) ||
      (speaking.has(line) && index >= from),
  );
}

/** `N650m for 20%`, `contre 15 %`: what is given for the sum before it. */
const IS_GIVEN =
  /\d[\d.,]* ?(?:[a-z]{1,9} ){0,3}(?:for|against|in return for|in exchange for|contre|pour|en echange de) (?:an? |about |environ )?$/;

/** `5m at 15m before the money, that is 25 %`: the part of the company the sum buys. */
const IS_STAKE = /\b(?:that is|that's|which is|i\.e\.|soit|c'est-a-dire)(?: \S+)? $/;

/** The clause of a figure is not about terms of the round or money already there. */
function isUse(figure: Figure): boolean {
  const { text } = figure.passage;
  const { start, end } = figure.numeral;
  if (IS_GIVEN.test(text.slice(0, start))) return false;
  const from =
    Math.max(
      text.lastIndexOf(',', start),
      text.lastIndexOf(';', start),
      text.lastIndexOf(':', start),
      start - 40,
    ) + 1;
  const stop = text.slice(end).search(/[,;.](?!\d)|\band\b|\bet\b|\d/);
  return !NOT_A_USE.test(text.slice(from, stop < 0 ? Math.min(text.length, end + 50) : end + stop));
}

const LARGE_PART = 10_000;

const LETTERS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mn: 1e6, md: 1e9, mds: 1e9, bn: 1e9 };
/** `Cold rooms: 180 M` below `300 M FCFA`: the letter is a scale. */
function inScale(figure: Figure, ask: Figure): Figure {
  const scale = LETTERS[figure.numeral.noun];
  const isLetter =
    figure.unit === 'count' && !figure.numeral.isScaled && scale !== undefined && ask.numeral.isScaled;
  return isLetter
    ? { ...figure, value: figure.value * scale, numeral: { ...figure.numeral, isScaled: true } }
    : figure;
}

/** `150 M à 600 M avant apport : contrats de mutuelles, médecin référent, étude`: what the sum is for, without amounts. */
const LISTS = /^[^.;:]{0,60}: ?(?:[^,.;:]{3,50}, ){2,}[^,.;:]{3,60}/;
/** `Two towns and a sorting room; $170,000 covers it`: the sum asked for, told again with what it pays. */
const COVERS = /^ (?:covers?|pays? for|buys?|finances?|funds?|couvre|paie|finance|suffit)\b/;
const coversAsked = ({ passage, numeral, value, unit, currency }: Figure, ask: Figure): boolean =>
  passage !== ask.passage &&
  unit === ask.unit &&
  value === ask.value &&
  currency === ask.currency &&
  COVERS.test(passage.text.slice(numeral.end));

type Items = { percents: Figure[]; amounts: Figure[]; isStated: boolean; exact: Figure[] | null };

function itemsIn(extraction: Extraction, ask: Figure): Items {
  const region = regionOf(extraction, ask);
  const inside = new Set(region);
  const after = extraction.figures.indexOf(ask);
  // Shares of owners stand beside the sum they pay.
  const owners = wordsOfOwners(extraction);
  const own = extraction.figures.filter(
    ({ passage, holder }, index) =>
      index !== after && inside.has(passage) && holder === undefined && !owners.has(passage),
  );
  const later = new Set(extraction.figures.slice(after + 1));
  const shares = own.filter(
    (figure) =>
      figure.unit === 'percent' &&
      figure.value <= 100 &&
      figure.kind !== 'growth' &&
      !IS_GIVEN.test(figure.passage.text.slice(0, figure.numeral.start)) &&
      !(figure.passage === ask.passage && IS_STAKE.test(figure.passage.text.slice(0, figure.numeral.start))),
  );
  const spent = new Set(
    own.filter(({ kind }) => kind === 'burn' || kind === 'cash').map(({ passage }) => passage),
  );
  const parts = own
    .filter((figure) => later.has(figure))
    .map((figure) => inScale(asSpent(figure), ask))
    .filter((figure) => {
      const { unit, numeral, currency, value, kind } = figure;
      const isSum = unit === 'money' || numeral.isScaled || (unit === 'count' && value >= LARGE_PART);
      // A sum without a currency of its own is in that of the ask.
      const isLike = currency === null || numeral.currency === null || currency === ask.currency;
      const isOfAsk = isLike && value < ask.value;
      return isSum && isOfAsk && kind !== 'valuation' && kind !== 'cash' && kind !== 'burn';
    });
  const isPart = (figure: Figure): boolean =>
    ['other', 'ask'].includes(figure.kind) && figure.value >= ask.value / 200 && isUse(figure);
  return {
    percents: shares.filter(isUse),
    amounts: listedAmong(parts.filter(isPart)),
    exact:
      wholeRun(ask.value, parts, spent) ??
      wholeRun(WHOLE, shares) ??
      scaledRun(ask, own, later) ??
      bareList(extraction, ask, parts, spent),
    isStated:
      region.some(({ text }) => USE.test(text) || (PURPOSE.test(text) && !VAGUE.test(text))) ||
      LISTS.test(ask.passage.text.slice(ask.numeral.end)) ||
      extraction.figures.some((figure) => figure !== ask && coversAsked(figure, ask)),
  };
}

/** Where uses are lines of a list, what sentences beside it say of other sums is no use. */
function listedAmong(parts: readonly Figure[]): Figure[] {
  const lines = parts.filter(({ passage: { text } }) => !/[.!?]$/.test(text));
  return lines.length >= FEWEST_PARTS ? lines : [...parts];
}

const WHOLE = 100;
const IS_SUM = /^\W*(?:grand |sub-?)?(?:totals?|sum|ensemble)\b/;

/** Parts that add up to a whole and are all there are: 40, 35 and 25 beside a further 15 are 115. */
function wholeRun(
  whole: number,
  parts: readonly Figure[],
  spent: ReadonlySet<PlacedPassage> = new Set(),
): Figure[] | null {
  const run = runAddingTo(whole, parts);
  return run !== null && isComplete(run, parts, spent) ? run : null;
}

/** Whether an empty line stands between two passages of a page. */
function isSetApart(one: PlacedPassage, other: PlacedPassage): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return /\n[ \t]*\n/.test(one.page.text.slice(first.end, second.start));
}

/** `170 in equity: 80 for a depot, 60 for teams, 30 for software` and `150 for a press (offer, 143)`: what a part is made of, or a remark on it. */
function detailsOf(part: Figure, parts: readonly Figure[]): readonly Figure[] {
  const behind = parts.filter(
    ({ passage, numeral }) => passage === part.passage && numeral.start > part.numeral.end,
  );
  const { text } = part.passage;
  const remarks = behind.filter(({ numeral }) => isBracketed(text.slice(part.numeral.end, numeral.start)));
  const made = behind.reduce((sum, { value }) => sum + value, 0);
  return behind.length > 1 && !differs(made, part.value, TOLERANCE) ? behind : remarks;
}
const isBracketed = (between: string): boolean => between.lastIndexOf('(') > between.lastIndexOf(')');

/** Whether a list ends with the parts that make the whole; what a sentence on cash or burn says is none of it. */
function isComplete(
  run: readonly Figure[],
  parts: readonly Figure[],
  spent: ReadonlySet<PlacedPassage>,
): boolean {
  const at = new Set(run.map(({ numeral }) => numeral));
  // A list within one sentence ends with it.
  const isSentence = run.length >= FEWEST_PARTS && new Set(run.map(({ passage }) => passage)).size === 1;
  const places = run.map(({ passage }) => passage);
  const isLoose = places.some((one, index) => isSetApart(one, places[index + 1] ?? one));
  const isNext = (one: PlacedPassage, passage: PlacedPassage): boolean =>
    Math.abs(one.line - passage.line) === 1 && (isLoose || !isSetApart(one, passage));
  const isBeside = ({ passage }: Figure): boolean =>
    places.some((one) => one === passage || (!isSentence && isNext(one, passage)));
  const isItem = ({ passage: { text }, numeral }: Figure): boolean =>
    numeral.start < 4 || text.length - numeral.end < 4 || run.some(({ passage }) => passage.text === text);
  const details = new Set(run.flatMap((part) => detailsOf(part, parts)));
  const further = parts.filter(
    (one) =>
      !at.has(one.numeral) &&
      !details.has(one) &&
      !spent.has(one.passage) &&
      isBeside(one) &&
      isItem(one) &&
      isUse(one) &&
      !IS_SUM.test(one.passage.text),
  );
  return further.length === 0;
}

/** `700 millions: machine 420, stock 140, teams 140`: parts written in the scale of the sum. */
function scaledRun(ask: Figure, own: readonly Figure[], later: ReadonlySet<Figure>): Figure[] | null {
  if (!ask.numeral.isScaled) return null;
  const bare = own.filter(
    (figure) =>
      figure.unit === 'count' &&
      !figure.numeral.isScaled &&
      figure.numeral.noun === '' &&
      later.has(figure) &&
      figure.passage.page === ask.passage.page,
  );
  for (const scale of LIST_SCALES.toReversed()) {
    if (ask.value < scale || ask.value / scale >= LARGE_PART) continue;
    const run = wholeRun(
      ask.value,
      bare.map((figure) => ({ ...figure, value: figure.value * scale })),
    );
    if (run !== null && run.length >= FEWEST_PARTS) return run;
  }
  return null;
}
const FEWEST_PARTS = 3;

const HEADS_USES = /^(?:uses?|emplois?|utilisations?|the money|l'argent|use of|emploi d)\b/;
/** The parts of a list that makes the ask, or all sums of its sentence together, on a page that names it. */
function bareList(
  { figures, passages }: Extraction,
  ask: Figure,
  parts: readonly Figure[],
  spent: ReadonlySet<PlacedPassage>,
): Figure[] | null {
  const isSame = ({ unit, value, currency, numeral }: Figure): boolean =>
    value === ask.value && (unit === 'money' ? currency === ask.currency : numeral.isScaled);
  const beside = figures
    .filter(
      ({ passage, unit, currency }) =>
        passage === ask.passage && unit === 'money' && currency === ask.currency,
    )
    .reduce((sum, { value }) => sum + value, 0);
  const starts = figures.flatMap((named, index) => (isSame(named) ? [index] : []));
  const ofUses = new Set(passages.flatMap(({ text, page }) => (HEADS_USES.test(text) ? [page] : [])));
  const first = figures.flatMap(({ passage }, index) =>
    ofUses.has(passage.page) && figures[index - 1]?.passage.page !== passage.page ? [index - 1] : [],
  );
  for (const index of [...starts, ...first]) {
    const named = figures[index] ?? ask;
    const page = figures[index + 1]?.passage.page;
    const after = figures.slice(index + 1).filter(({ passage }) => passage.page === page);
    const run = listMaking(ask.value, after);
    if (run) return isComplete(run, parts, spent) ? run : null;
    const both =
      named === ask && beside > ask.value
        ? listMaking(
            beside,
            after.filter(({ passage }) => passage !== ask.passage),
          )
        : null;
    if (both) return both.map((figure) => ({ ...figure, value: (figure.value * ask.value) / beside }));
  }
  return null;
}

const total = (items: readonly Figure[]): number => items.reduce((sum, { value }) => sum + value, 0);

const WORD_SHARES: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:(?:one |a )?half|la moitie)(?= (?:goes|is|will|for|to|on|of it|va|ira|pour|sert|servira|au|aux|a la|en)\b)/g,
    50,
  ],
  [
    /(?<!two )\b(?:a|one|un) (?:third|tiers)(?= (?:goes|is|will|for|to|on|of it|va|ira|pour|sert|servira|au|aux|a la|en)\b)/g,
    100 / 3,
  ],
  [
    /\b(?:a|one|un) (?:quarter|quart)(?= (?:goes|is|will|for|to|on|of it|va|ira|pour|sert|servira|au|aux|a la|en)\b)/g,
    25,
  ],
];

/** Shares told in words beside those in figures: half, a third, a quarter. */
function sharesInWords(percents: readonly Figure[]): number {
  const texts = new Set(percents.map(({ passage }) => passage.text));
  return [...texts].reduce(
    (sum, text) =>
      sum + WORD_SHARES.reduce((of, [words, share]) => of + share * (text.match(words)?.length ?? 0), 0),
    0,
  );
}

const LIST_GAP = 3;
const isSentence = ({ text, page, start, end }: PlacedPassage): boolean =>
  /[a-z\d%)][.!?]$/.test(text) && !page.text.slice(start, end).includes('\t');
const isOfUse = ({ text }: PlacedPassage): boolean => USE.test(text) || PURPOSE.test(text);
/**
 * Whether figures stand in one list: in one line, in lines that follow each other, or in sentences that follow each other and
 * speak of the money each. What is strewn over a paper splits nothing.
 */
function areListed(items: readonly Figure[]): boolean {
  const passages = [...new Set(items.map(({ passage }) => passage))].toSorted((a, b) => a.line - b.line);
  const isNext = ({ line, page }: PlacedPassage, index: number): boolean => {
    const above = passages[index - 1];
    return above === undefined || (page === above.page && line - above.line <= LIST_GAP);
  };
  const areOfOneLine = new Set(passages.map(({ line }) => line)).size === 1;
  return (
    passages.every(isNext) && (areOfOneLine || passages.every((one) => !isSentence(one) || isOfUse(one)))
  );
}

/** The first sum asked for and how it is split; null in documents that ask for nothing. */
function useOfFunds(extraction: Extraction): UseOfFunds | null {
  const ask = asksIn(extraction)[0];
  if (!ask) return null;
  const { percents, amounts, isStated, exact } = itemsIn(extraction, ask);
  const [first] = exact ?? [];
  if (exact && first) {
    const unit = first.unit === 'percent' ? 'percent' : 'money';
    return {
      ask,
      sum: total(exact),
      whole: unit === 'percent' ? 100 : ask.value,
      unit,
      items: exact,
      isStated: true,
    };
  }
  const byAmount =
    areListed(amounts) &&
    amounts.length >= 2 &&
    total(amounts) >= ask.value / 2 &&
    total(amounts) <= ask.value * 1.6;
  if (byAmount && (percents.length < 2 || Math.abs(total(percents) - 100) > 1))
    return { ask, sum: total(amounts), whole: ask.value, unit: 'money', items: amounts, isStated: true };
  const byPercent =
    areListed(percents) &&
    percents.length >= 2 &&
    total(percents) + sharesInWords(percents) >= 50 &&
    total(percents) <= 200 &&
    (isStated || percents.length >= 3);
  if (byPercent) {
    const sum = total(percents) + sharesInWords(percents);
    return { ask, sum, whole: 100, unit: 'percent', items: percents, isStated: true };
  }
  return { ask, sum: null, whole: ask.value, unit: 'money', items: [], isStated };
}

/** `In 2026 we may ask for 400,000`: a round that nobody is asked for yet. */
const IS_TO_COME =
  /\b(?:may|might|will|would|could|plan to|intend to|expect to|hope to|later|next (?:year|round)|not (?:yet )?(?:raising|asking|open)|preparons|pourrions|pourrait|comptons|envisageons|prevoyons|leverons|demanderons|ulterieur\w*|prochaine? (?:tour|levee))\b/;
/** `Consent to the 1.2m facility of the bank (undrawn)`: what has been agreed, and asks nobody for money. */
const IS_AGREED =
  /\b(?:undrawn|(?:non|pas) (?:encore )?(?:tiree?|utilisee?)s?|consent to|consents? of|consentement (?:a|au))\b/;
const isAskedNow = ({ passage: { text }, numeral }: Figure): boolean =>
  !IS_TO_COME.test(text.slice(0, numeral.start)) && !IS_AGREED.test(text);

const MOST_LINES = 12;
const TOLERANCE = 0.01;

/** What the sentences around the ask say of its uses goes before what sets of parts make. */
const TOTAL_OF_SOURCES =
  /(?:^|[\t–-] ?)\W*(?:total (?:of )?(?:the |des )?(?:sources|ressources|financements?|funding)|(?:sources|ressources) totales?)\b/;
const TOTAL_OF_USES =
  /^\W*(?:total (?:of )?(?:the |des )?(?:uses|emplois|besoins|needs)|(?:uses|emplois|besoins) total(?:es|s)?)\b/;
/** What all that comes in makes, and all that it is for, each where it is told. */
function totalsOf({ passages, home }: Extraction) {
  const told = (total: RegExp) =>
    passages.flatMap((passage) =>
      total.test(passage.text)
        ? quantitiesOf(passage, home).flatMap((one) => (one.unit === 'percent' ? [] : [{ ...one, passage }]))
        : [],
    );
  return { sources: told(TOTAL_OF_SOURCES), uses: told(TOTAL_OF_USES) };
}
/** `Total des ressources 2 500` beside `Total des emplois 2 500`: what is raised pays for a part, and all that comes in for all of it. */
function areMatched(extraction: Extraction): boolean {
  const { sources, uses } = totalsOf(extraction);
  return uses.some(({ value }) => sources.some((one) => one.value === value));
}
/** `Total besoins 2 850` over `Total ressources 2 300`: a plan of which the sides are not one sum. */
function unbalanced(extraction: Extraction): Sign<FlagCode>[] {
  const { sources, uses } = totalsOf(extraction);
  const [source, ...moreSources] = sources;
  const [use, ...moreUses] = uses;
  const isOne =
    source !== undefined &&
    use !== undefined &&
    moreSources.length + moreUses.length === 0 &&
    source.passage.page === use.passage.page &&
    differs(source.value, use.value, TOLERANCE);
  if (!isOne || Math.max(source.value, use.value) > 2 * Math.min(source.value, use.value)) return [];
  const amount = ({ value, unit, currency }: typeof use) => ({ value, unit, currency });
  return [
    {
      code: 'USE_OF_FUNDS_MISMATCH',
      quotes: distinctQuotes([use, source].map(({ passage }) => quoteWhole(passage))),
      why: ({ usesAddUpTo }) => usesAddUpTo(amount(use), amount(source)),
    },
  ];
}

export const flagUseOfFunds: FlagRule = (extraction) => {
  if (areMatched(extraction)) return [];
  const { signs, agreed } = usesOf(extraction);
  const found = agreed.length > 0 ? [] : statedUses(extraction);
  const isSilent = found.every(({ code }) => code === 'ASK_WITHOUT_USE_OF_FUNDS');
  if (!isSilent) return found;
  const both = unbalanced(extraction);
  const all = signs.length > 0 ? signs : both.length > 0 || agreed.length > 0 ? both : usesOfAll(extraction);
  return all.length > 0 ? [...all] : found;
};

const REACH_ABOVE = 200;
/** `Minimum   Target   Maximum` over `New money   1.5   2.5   3.0`: what may be raised, case by case. */
const HEADS_CASES =
  /(?:^|\n)[^\n\d]*\b(?:minimum|low|base|bas|plancher)\b[^\n\d]*\b(?:maximum|high|target|haut|cible|plafond)\b[^\n\d]*(?:\n|$)/;
const isOfCases = ({ passage: { page, start } }: Figure): boolean =>
  HEADS_CASES.test(page.text.slice(Math.max(0, start - REACH_ABOVE), start));

const statedUses: FlagRule = (extraction) => {
  const uses = extraction.type === 'legal_docs' ? null : useOfFunds(extraction);
  if (!uses) return [];
  const { ask, sum, whole, unit, items, isStated } = uses;
  if (isOfCases(ask)) return [];
  if (!isBusinessCase(extraction) && (sum === null || items.length < FEWEST_PARTS)) return [];
  if (!isStated)
    return makesCase(extraction) && isAskedNow(ask)
      ? [{ code: 'ASK_WITHOUT_USE_OF_FUNDS', quotes: [quoteFigure(ask)] }]
      : [];
  if (sum === null || !differs(sum, whole, TOLERANCE)) return [];
  const currency = ask.currency;
  return [
    {
      code: 'USE_OF_FUNDS_MISMATCH',
      quotes: distinctQuotes([ask, ...items].map(quoteFigure)),
      why: ({ usesAddUpTo }) => usesAddUpTo({ value: sum, unit, currency }, { value: whole, unit, currency }),
    },
  ];
};

export const strengthUseOfFunds: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const [made] = usesOf(extraction).agreed;
  if (made) {
    const quotes = made.items.slice(0, MOST_LINES).map(({ passage }) => quoteWhole(passage));
    return [{ code: 'USE_OF_FUNDS_ADDS_UP', quotes: distinctQuotes(quotes) }];
  }
  const uses = useOfFunds(extraction);
  if (!uses || uses.sum === null || differs(uses.sum, uses.whole, TOLERANCE)) return [];
  return [{ code: 'USE_OF_FUNDS_ADDS_UP', quotes: distinctQuotes(uses.items.map(quoteFigure)) }];
};
