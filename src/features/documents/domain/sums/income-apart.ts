import type { FlagCode } from '../document.ts';
import { differs, type Extraction, quoteFigure, type Sign } from '../extraction.ts';
import type { Figure } from '../figures/figure-context.ts';
import { around, isIncomeItself } from './income-told.ts';
import {
  A_CASE,
  areToldApart,
  isDifference,
  isNear,
  isOfCalendarYear,
  isToldOfAnother,
  LEAST_APART,
  MOST,
  otherIncome,
  rounding,
} from './told-twice.ts';
import { writtenMonth } from './written-month.ts';

const SAYS_INCOME =
  /\b(?:sales|revenues?|turnover|chiffre d'affaires|ventes|recettes)\b|\b(?:we|company|borrower|group|nous|societe|emprunteu\w+) (?:have |has |had |avons |a |avait )?(?:sold|billed|invoiced|turned over|took|vendu|facture|encaisse)\b|\b(?:millions?|milliards?|billion|francs|fcfa|dirhams?|dinars?|euros|dollars|naira|shillings?)\b[^.;]{0,20}\b(?:sold|vendus?|factures?|billed|invoiced)\b/;
/** Words of a part of the income, of another time, or of what is no income: any of them near an amount leaves it out. */
const OF_ELSE =
  /\b(?:bought|of (?:the|our|its) (?:20\d\d |year's )?(?:sales|revenues?|turnover)|of which|dont|including|export\w*|segment|subscriptions?|recurring|from (?:one|a|the)|through|a single|one (?:customer|client)|un seul|represent\w*|gmv|volume|handled|processed|transit\w*|largest|targets?|plan|budget|forecast|expect\w*|guidance|will|if|would|market|industry|secteur|marche|grants?|subvention|since|depuis|cumul\w*|so far|run[- ]rate|annuali[sz]ed|arr|mrr|backlog|pipeline|up from|contre|compared|previous|precedent\w*|per|par|each|brought|loss|perte|costs?|profit|margin|marge|benefice|visees?|low|high|total des|half|quarter|month|semestre|trimestre|mois|commissions?|fees?|restate\w*|shown as|group\w*|consolid\w*|taxables?|taxable|gross|brut(?:e?s)?|ttc|filiales?|subsidiar\w+)\b/;
const OF_LAST_YEAR =
  /\b(?:last year|year (?:just )?(?:closed|ended|past)|past (?:financial )?year|l'an (?:dernier|passe)|l'annee (?:derniere|passee|ecoulee)|l'exercice (?:clos|ecoule))\b/;
/** `87.5 million against 61 million the year before`: what it is held against. */
const AGAINST = '(?:against|versus|contre|(?:up|down) from|compared (?:with|to))';
const THAN = new RegExp(`,? ${AGAINST} `);
const IS_BASE = new RegExp(`${AGAINST} [^\\d]{0,8}$`);
const isBase = ({ passage: { text }, numeral }: Figure): boolean =>
  IS_BASE.test(text.slice(0, numeral.start));
const OF_A_YEAR = /^\d{4}$/;
/** What a row shows is exact to its last digit. */
const ofRow = (figure: Figure): number => (figure.isOfRow ? LEAST_APART : rounding(figure));

/** Yearly income that rows tell, or a sentence of one amount that is all of it, each by its year. */
function incomeOfYears(extraction: Extraction): { readonly whole: Figure[]; readonly all: Figure[] } {
  const written = writtenMonth(extraction);
  const lastYear = written === null ? null : String(Math.floor((written - 1) / 12) - 1);
  const all = extraction.figures
    .filter(
      (figure) =>
        (figure.kind === 'revenue' || (figure.kind === 'other' && isIncomeItself(figure))) &&
        figure.unit === 'money' &&
        !figure.isForecast &&
        figure.holder === undefined &&
        (figure.rate === null || figure.rate === 'annual') &&
        !A_CASE.test(figure.passage.text) &&
        !isToldOfAnother(figure) &&
        !isDifference(figure) &&
        !isOfCalendarYear(figure, extraction),
    )
    .map((figure) =>
      figure.date === null && OF_LAST_YEAR.test(figure.passage.text) ? { ...figure, date: lastYear } : figure,
    )
    .filter(({ date }) => date !== null && OF_A_YEAR.test(date))
    .slice(0, MOST);
  const sums = Map.groupBy(
    extraction.figures.filter((figure) => figure.unit === 'money' && !isBase(figure)),
    ({ passage }) => passage,
  );
  const isWhole = (figure: Figure): boolean =>
    figure.account === 'revenue' ||
    (figure.isOfRow !== true &&
      SAYS_INCOME.test(figure.passage.text) &&
      !isBase(figure) &&
      !OF_ELSE.test(around(figure).split(THAN)[0] ?? '') &&
      sums.get(figure.passage)?.length === 1);
  return { whole: all.filter(isWhole), all };
}

/** `The return we filed with the authority shows sales of 4,350 million`: what the state was told. */
const DECLARED =
  /\b(?:(?:tax|vat|annual) returns?|returns? (?:we |they |that was |was )?(?:filed|sent|lodged|submitted)|(?:filed|declared|lodged) (?:with|to|at|for)|we declared|was declared|declar(?:e|ees?|es|ons|ation)\b|declarations?|liasse)\b/;
const MOST_APART = 2.5;
/** Income declared to the state, for no year that is named, which is that of none that the paper tells. */
export function incomeDeclared(extraction: Extraction): Sign<FlagCode>[] {
  const { whole } = incomeOfYears(extraction);
  return extraction.figures
    .filter(
      (one) =>
        (one.kind === 'revenue' || (one.kind === 'other' && isIncomeItself(one))) &&
        one.unit === 'money' &&
        one.isOfRow !== true &&
        DECLARED.test(one.passage.text) &&
        !NOT_THE_STATE.test(one.passage.text) &&
        !OF_ELSE.test(around(one)),
    )
    .flatMap((one): Sign<FlagCode>[] => {
      const others = whole.filter(
        ({ passage, currency, date }) =>
          passage !== one.passage &&
          currency === one.currency &&
          (one.date === null || one.date.length !== 4 || date === one.date),
      );
      const latest = others.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))[0];
      if (!latest || others.some((other) => !differs(other.value, one.value, rounding(one)))) return [];
      const isFar = Math.max(latest.value, one.value) > MOST_APART * Math.min(latest.value, one.value);
      return isFar ? [] : [otherIncome(latest, one.value, [latest, one].map(quoteFigure))];
    })
    .slice(0, 1);
}
const NOT_THE_STATE = /\b(?:dividend\w*|payroll|salar\w+|customs|douane\w*|bankrupt\w*|force majeure)\b/;

/** A year's income told in two sentences, or in a sentence and a row, that differ. */
export function incomeToldApart(extraction: Extraction): Sign<FlagCode>[] {
  const { whole, all } = incomeOfYears(extraction);
  const isToldBeside = (one: Figure, other: Figure, allowed: number): boolean =>
    all.some(({ passage, value }) => passage === one.passage && !differs(value, other.value, allowed));
  for (const [index, one] of whole.entries()) {
    const other = whole.slice(index + 1).find((figure) => {
      const allowed = ofRow(one) + ofRow(figure);
      return (
        one.passage !== figure.passage &&
        one.date === figure.date &&
        one.currency === figure.currency &&
        !(one.account === 'revenue' && figure.account === 'revenue') &&
        differs(one.value, figure.value, allowed) &&
        isNear(one.value, figure.value) &&
        !areToldApart(one, figure, extraction.figures) &&
        !isToldBeside(one, figure, allowed) &&
        !isToldBeside(figure, one, allowed)
      );
    });
    if (other) return [otherIncome(one, other.value, [one, other].map(quoteFigure))];
  }
  return [];
}
