import { isAhead, titlesOf, underTitle } from './ahead.ts';
import type { Figure } from '../figures/figure-context.ts';
import { makesCase } from '../text/letter.ts';
import { holdingsIn } from '../sums/holding.ts';
import { type Series, seriesIn } from '../sums/series.ts';
import { datesIn } from '../words/period.ts';
import type { PlacedPassage } from '../text/section.ts';
import {
  distinctQuotes,
  type FlagRule,
  isBusinessCase,
  isUnder,
  quoteFigure,
  quoteWhole,
  type Extraction,
  type StrengthRule,
} from '../extraction.ts';

const CUMULATIVE =
  /\b(?:to date|since (?:launch|inception|day one|our launch|the launch|we (?:started|launched|began)|the start|founding|20[12]\d)|cumulative(?:ly)?|all[- ]time|lifetime(?! value)|so far|in total|total (?:registered|downloads|users|sign-?ups|customers|gmv|transactions|volume|sales|orders)|downloads?|ever since|depuis (?:le lancement|la creation|le debut|notre lancement|l'origine|20[12]\d)|cumule(?:s|es|e)?|cumulatif|au total|a ce jour|jusqu'a present|telechargements?)\b/;
const STANDING = new Set(['users', 'customers', 'revenue']);

/** `Total sales` in a table of months is of each month. */
const isCumulative = ({ passage: { text }, account, numeral }: Figure): boolean =>
  account !== 'revenue' &&
  CUMULATIVE.test(text) &&
  !OF_IT.test(text.slice(numeral.end)) &&
  !OF_WHICH.test(text.slice(0, numeral.start));
/** `140 million since 2021, 52 million of it in 2025`: what a part of the time brought. */
const OF_IT =
  /^ (?:of (?:it|them|these|this|that)|d'entre (?:eux|elles)) (?:(?:was|were) )?(?:in|during|en)\b/;
const OF_WHICH = /\b(?:of which|dont)(?: [^\s\d.;,]+){0,3} ?$/;

/** `Index (Jan 2026 = 100)`, `base 100 en 2024`: rows below it tell how values stand to each other, and none of them. */
const IS_INDEXED =
  /\b(?:index(?:ed)?|indices?)\b[^.;]{0,40}(?<![\d.,])100(?![\d.,])|\bbase (?:of )?100\b|\b100 ?= ?[a-z]/;

/** Whether a figure stands on a page below the head of an index. */
function indexedIn({ passages }: Pick<Extraction, 'passages'>): (figure: Figure) => boolean {
  const heads = passages.filter(({ text }) => IS_INDEXED.test(text));
  return ({ passage }) => heads.some(({ page, line }) => page === passage.page && line <= passage.line);
}

/** What the company has achieved: users, customers, income, and counts or sums under the heading of traction. */
function achievements(extraction: Extraction): Figure[] {
  const isIndexed = indexedIn(extraction);
  return extraction.figures.filter((figure) => {
    const { kind, unit, isForecast, value, numeral } = figure;
    if (isForecast || isUnder(figure, 'problem', 'market', 'ask', 'funding', 'competition', 'team'))
      return false;
    if (isIndexed(figure)) return false;
    if (STANDING.has(kind)) return true;
    const isOutcome =
      unit === 'money' || (unit === 'count' && numeral.noun !== '' && numeral.unit === 'count');
    const isLoose = figure.passage.under.length === 0 && unit === 'count' && figure.date !== null;
    return kind === 'other' && isOutcome && value >= 10 && (isLoose || isUnder(figure, 'traction'));
  });
}

/**
 * What shows a course over time: everything but a single yearly income outside the traction, which says nothing of use.
 */
function courses(all: readonly Figure[]): Figure[] {
  const income = all.filter(({ kind }) => kind === 'revenue');
  const isSeries = new Set(income.map(({ date }) => date)).size > 1;
  return all.filter(
    (figure) =>
      !isCumulative(figure) &&
      (figure.kind !== 'revenue' || isSeries || figure.rate === 'monthly' || !isUnder(figure, 'financials')),
  );
}

/** Totals since the beginning, and never what happens in a month or a year. */
export const flagCumulativeOnly: FlagRule = (extraction) => {
  if (!makesCase(extraction)) return [];
  const all = achievements(extraction);
  const totals = all.filter(isCumulative);
  if (totals.length === 0 || courses(all).length > 0) return [];
  return [{ code: 'CUMULATIVE_ONLY', quotes: distinctQuotes(totals.map(quoteFigure)) }];
};

const OF_TOTALS =
  /\b(?:cumulative(?:ly)?|cumulated|running totals?|since (?:launch|inception|the start)|to date|all[- ]time|cumule?e?s?|cumulatif|cumulative|depuis (?:le lancement|le debut|l'origine|la creation))\b/;
const FEWEST_TOTALS = 4;
/** What comes in between two of them is less by a twentieth than before: a fall, and no rounding. */
const FALLS = 0.95;

/** Totals that only rise, at even distances, of which each of the last two adds less than the one before. */
function slowing({ points }: Series): boolean {
  const told = points.filter(({ isForecast }) => !isForecast);
  const steps = told.slice(1).map(({ month, value }, index) => ({
    months: month - (told[index]?.month ?? 0),
    added: value - (told[index]?.value ?? 0),
  }));
  const [before, last, latest] = steps.slice(-3);
  return (
    told.length >= FEWEST_TOTALS &&
    before !== undefined &&
    last !== undefined &&
    latest !== undefined &&
    steps.every(({ months, added }) => months === latest.months && added >= 0) &&
    last.added < before.added * FALLS &&
    latest.added < last.added * FALLS
  );
}

/** Rising totals behind which what comes in has fallen twice in a row, told nowhere by itself. */
export const flagSlowing: FlagRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const titles = titlesOf(extraction.passages);
  const isOfTotals = ({ label, passage }: Series): boolean =>
    [label, titles.get(passage.page)?.text ?? '', passage.heading?.text ?? ''].some((text) =>
      OF_TOTALS.test(text),
    );
  const found = seriesIn(extraction).filter((series) => isOfTotals(series) && slowing(series));
  return found.length === 0
    ? []
    : [
        {
          code: 'CUMULATIVE_ONLY',
          severity: 'high',
          quotes: distinctQuotes(
            found.flatMap(({ points }) => points).map(({ passage }) => quoteWhole(passage)),
          ),
          why: ({ totalsHideAFall }) => totalsHideAFall,
        },
      ];
};

const OF_A_PERIOD =
  /\b(?:month|monthly|year|yearly|yoy|mom|quarter|annual|since|last|(?:fy ?)?20\d\d|mois|mensuelle?|an|ans|annee|annuelle?|trimestre|depuis|dernier|derniere)\b|m\/m|y\/y/;

/** `Pay per head up 6 %`: what is spent grew. */
const OF_A_COST =
  /^(?!.*\b(?:revenues?|sales|turnover|customers?|users?|orders?|ventes|chiffre d'affaires|clients?|commandes?)\b).*\b(?:pay|wages?|salar\w+|prices?|costs?|rents?|tariffs?|rates?|salaires?|prix|couts?|loyers?|tarifs?)\b/;
const SAME = 0.01;
/** `Farmers registered: 61,000 / 38,000, up 61 %`: its two figures stand beside it. */
const isWorkedOut = ({ passage, value }: Figure, { figures }: Extraction): boolean => {
  const own = figures.filter((one) => one.passage === passage && one.unit !== 'percent' && one.value > 0);
  return own.some((one) =>
    own.some((other) => Math.abs(one.value / other.value - 1 - value / 100) <= SAME && one !== other),
  );
};

/** Growth in percent without an absolute figure to take it from, be it in another section where the growth has a period. */
export const flagPercentOnly: FlagRule = (extraction) => {
  if (!makesCase(extraction)) return [];
  // `Growth Capital Partners 22 %` is an owner.
  const owners = new Set(holdingsIn(extraction).flatMap(({ passages }) => passages));
  const growth = extraction.figures.filter(
    ({ kind, passage }) => kind === 'growth' && !owners.has(passage) && !OF_A_COST.test(passage.text),
  );
  if (growth.some((figure) => isWorkedOut(figure, extraction))) return [];
  const all = achievements(extraction).filter((figure) => !isCumulative(figure));
  const isOfPeriod = growth.some(({ passage }) => OF_A_PERIOD.test(passage.text));
  const levels = isOfPeriod ? all : courses(all);
  if (growth.length === 0 || levels.length > 0) return [];
  return [{ code: 'PERCENT_ONLY_GROWTH', quotes: distinctQuotes(growth.map(quoteFigure)) }];
};

const DATES_THE_PAGE =
  /\b(?:as of|as at|figures|at the end|end of|status|data|situation|chiffres|donnees|arretes? au|a fin|au \d)\b/;

/** A month or quarter without its year, as letters write that are themselves dated. */
const PART_OF_YEAR =
  /\b(?:[qt][1-4]|[hs][12]|this (?:month|quarter)|last (?:month|quarter)|ce (?:mois|trimestre)|le mois dernier)\b/;
const MONTH =
  '(?:january|february|april|june|july|august|september|october|november|december|janvier|fevrier|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)';
const OF_A_MONTH = new RegExp(
  `\\b${MONTH}\\b|\\b(?:in|to|of|since|until|end of|for|en|fin|depuis|de|du) (?:march|may|mars|mai)\\b`,
);
/** `Apr May Jun Jul`, `Q1 Q2 Q3`: what the columns below are of. */
const HEADS_MONTHS =
  /(?:\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|janv|fev|mars|avr|mai|juin|juil|aout|[qt][1-4]|[hs][12])\b[^a-z]*){2,}/;
const LONGEST_TITLE = 60;
const LONGEST_TABLE = 8;

/** Whether a figure stands in a row below months or quarters. */
function isInMonths(passages: readonly PlacedPassage[]): (figure: Figure) => boolean {
  const at = new Map(passages.map((passage, index) => [passage, index]));
  return ({ passage }) => {
    const index = at.get(passage) ?? 0;
    if ((passage.text.match(/\d[\d.,]*/g)?.length ?? 0) < 2) return false;
    return passages
      .slice(Math.max(0, index - LONGEST_TABLE), index)
      .some(({ text, page }) => page === passage.page && HEADS_MONTHS.test(text));
  };
}

/** Whether a figure is dated: itself, by its line, or by a note on its page such as "figures as of June 2025". */
function datedIn({ passages }: Extraction): (figure: Figure) => boolean {
  const dated = passages.filter(({ text }) => datesIn(text).length > 0);
  const lines = new Set(dated.map(({ line }) => line));
  const pages = new Set(dated.filter(({ text }) => DATES_THE_PAGE.test(text)).map(({ page }) => page));
  const titles = titlesOf(passages);
  const isOfPart = ({ text }: Pick<Figure['passage'], 'text'>): boolean =>
    PART_OF_YEAR.test(text) || OF_A_MONTH.test(text);
  const isTitled = ({ page, heading }: Figure['passage']): boolean =>
    [titles.get(page), heading].some(
      (title) =>
        title && title.text.length <= LONGEST_TITLE && (isOfPart(title) || datesIn(title.text).length > 0),
    );
  const isBelow = isInMonths(passages);
  return (figure) => {
    const { date, isDateOfName = false, passage } = figure;
    return (
      (date !== null && !isDateOfName) ||
      lines.has(passage.line) ||
      pages.has(passage.page) ||
      isOfPart(passage) ||
      isTitled(passage) ||
      isBelow(figure)
    );
  };
}

const MANY_MORE = 3;

/** `One kiosk of 40 taps, a month`, `Un kit (FCFA)`, `What a wash costs`: what stands below is of no day. */
const OF_ONE =
  /^\W*(?:one|a|an|each|une?|chaque|per|par|(?:what|ce que) (?:one|an?|each|(?:\w+ )?une?)) (?!year\b|month\b|quarter\b|week\b|an(?:nee)?\b|mois\b|trimestre\b|semaine\b)[a-z]/;

/** `USD per tonne of oil`, `FCFA par sac`: the head of a table of one. */
const HEADS_ONE =
  /^[^a-z]*(?:[a-z]{1,5} )?(?:per|par) (?!year\b|month\b|quarter\b|week\b|an(?:nee)?\b|mois\b|trimestre\b|semaine\b)[a-z]{2}[^\d]*$/;
const NEAR_HEAD = 2;

export const flagUndated: FlagRule = (extraction) => {
  if (!makesCase(extraction)) return [];
  const { passages } = extraction;
  const isUnderOne = underTitle(passages, (title) => OF_ONE.test(title));
  const belowHead = new Set(
    passages.flatMap((head, at) =>
      HEADS_ONE.test(head.text)
        ? passages.slice(at + 1, at + 1 + NEAR_HEAD).filter(({ page }) => page === head.page)
        : [],
    ),
  );
  const isOfOne = (passage: PlacedPassage): boolean => isUnderOne(passage) || belowHead.has(passage);
  // What one sale or unit brings is of no date.
  const shown = achievements(extraction).filter(
    (figure) =>
      STANDING.has(figure.kind) &&
      !isCumulative(figure) &&
      !isOfOne(figure.passage) &&
      !(figure.kind === 'revenue' && isUnder(figure, 'businessModel', 'solution', 'product')),
  );
  const isDated = datedIn(extraction);
  const undated = shown.filter((figure) => !isDated(figure));
  const dated = shown.length - undated.length;
  if (undated.length === 0 || dated * MANY_MORE > undated.length) return [];
  return [{ code: 'UNDATED_METRICS', quotes: distinctQuotes(undated.map(quoteFigure)) }];
};

export const strengthDatedTraction: StrengthRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const isToCome = isAhead(extraction);
  const isBelow = isInMonths(extraction.passages);
  const dated = achievements(extraction).filter(
    (figure) => (figure.date !== null || isBelow(figure)) && !isCumulative(figure) && !isToCome(figure),
  );
  return dated.length < 2
    ? []
    : [{ code: 'DATED_TRACTION', quotes: distinctQuotes(dated.map(quoteFigure)).slice(0, 4) }];
};
