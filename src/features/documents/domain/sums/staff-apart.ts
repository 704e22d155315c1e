import type { FlagCode } from '../document.ts';
import { differs, type Extraction, quoteFigure, quoteWhole, type Sign } from '../extraction.ts';
import type { Figure } from '../figures/figure-context.ts';
import { inNumber } from '../findings/finding-text.ts';
import { isBracketed } from './itemised-row.ts';
import { quantitiesOf } from './quantity.ts';
import { lastMonthOf } from './series.ts';
import {
  A_CASE,
  areToldApart,
  contradiction,
  isAverage,
  isDifference,
  isHedged,
  isToldOfAnother,
} from './told-twice.ts';
import { IN_ALL } from '../words/in-all.ts';
import { writtenMonth } from './written-month.ts';

/** Who is counted, behind the number. */
const WORKERS =
  /^[ -]*(?:(?:permanent|full-time|paid|our|own|nos) )*(?:persons?|people|employees|staff|workers|hands|souls|heads|salarie?e?s|personnes|employe?e?s|ouvriers|agents|collaborateurs|postes (?:occupes|pourvus)|emplois (?:actuels|occupes)|permanents|names|noms|at work|on (?:the|our) (?:pay|books)|of (?:us|them))\b/;
/** Words of all who work for the company. */
const OF_COMPANY =
  /\b(?:we (?:are|now are|have|employ|count)|employs?|employed|on (?:the |our )?(?:payroll|books|staff)|payroll|pay ?sheet|headcount|workforce|emploie|employons|emploient|sommes|feuille de paie|registre du personnel|effectifs?|comptait|compte|a ce jour|occupes|at work|works? for us|working for us|our (?:staff|team|people))\b/;
/** Words of some of them, of another time, or of others than workers. */
const OF_SOME =
  /\b(?:of whom|of which|dont|including|trained|formes?|jobs? created|customers?|clients?|farmers|served|students|eleves|members|hire|hiring|recruit\w*|embauch\w*|will|would|plan\w*|target|to reach|left|joined|quitte|each|chaque|per|par|partners?|seasonal|saisonniers|casuals?|journaliers|contract\w*|part-?time|interns?|stagiaires|average|moyen\w*|was|were|etai\w+|avai\w+|last year|l'an dernier|from|contre|against|shareholders|associes|board|households|menages|women|femmes|men|hommes|night|shift|site|branch|agence|factory|usine|shop|cooperative|indirect\w*|drivers|riders|outlet|up to|jusqu'a|at least|over|more than|plus de|since|depuis|between|entre|presents?|voted|vot\w+|attend\w*|insured|outside|sub-?contract\w*|workshops?|leave|injur\w+|female|under|aged)\b/;
/** `85 % de l'effectif, soit 459 salariées`: some of them. */
export const PART_OF_ALL = /\d ?(?:%|per ?cent|pour cent) (?:of|des|de|du)\b[^.;]{0,40}$/;
const [REACH_BEFORE, REACH_BEHIND] = [60, 40];
const [NEAR_BEFORE, NEAR_BEHIND] = [45, 30];
const [FEWEST, MOST] = [3, 20_000];
const MOST_TOLD = 100;
const QUARTER = 3;

/** How many work for the company, told in a sentence of now. */
function headcountsOfNow(extraction: Extraction): Figure[] {
  const written = writtenMonth(extraction);
  return extraction.figures.filter((figure) => {
    const { unit, value, isForecast, numeral, holder, date, kind, passage, isOfRow } = figure;
    if (unit !== 'count' || isForecast || numeral.isScaled || holder !== undefined || isOfRow === true)
      return false;
    if (!Number.isInteger(value) || value < FEWEST || value > MOST) return false;
    if (A_CASE.test(passage.text) || isToldOfAnother(figure) || isDifference(figure)) return false;
    const before = passage.text.slice(Math.max(0, numeral.start - REACH_BEFORE), numeral.start);
    const behind = passage.text.slice(numeral.end, numeral.end + REACH_BEHIND);
    const month = lastMonthOf(date);
    if (PART_OF_ALL.test(before)) return false;
    return (
      (kind === 'team' || WORKERS.test(behind)) &&
      OF_COMPANY.test(`${before} ; ${behind}`) &&
      !OF_SOME.test(`${before.slice(-NEAR_BEFORE)} ; ${behind.slice(0, NEAR_BEHIND)}`) &&
      (month === null || written === null || Math.abs(month - written) <= QUARTER)
    );
  });
}

/** Head counts of now in two sentences that differ. */
export function staffToldApart(extraction: Extraction): Sign<FlagCode>[] {
  const told = headcountsOfNow(extraction).slice(0, MOST_TOLD);
  for (const [index, one] of told.entries()) {
    const other = told
      .slice(index + 1)
      .find(
        (figure) =>
          figure.passage !== one.passage &&
          Math.abs(figure.value - one.value) >= 2 &&
          differs(figure.value, one.value, isHedged(one) || isHedged(figure) ? ABOUT : EXACTLY) &&
          Math.max(figure.value, one.value) <= FARTHEST * Math.min(figure.value, one.value) &&
          !areToldApart(one, figure, extraction.figures),
      );
    if (other) return [contradiction(one, other, [one, other].map(quoteFigure), 'medium')];
  }
  return [];
}
const [ABOUT, EXACTLY] = [0.15, 0.04];
const FARTHEST = 2.5;

/** `Twenty-nine, of whom 14 in the workshop, 9 in the field and 11 in the office`: more than all of them. */
export function staffBeyondWhole({ passages, home }: Extraction): Sign<FlagCode>[] {
  return passages
    .filter((passage) => SOME_OF_THEM.test(passage.text) && PEOPLE.test(passage.text) && !isAverage(passage))
    .flatMap((passage): Sign<FlagCode>[] => {
      const { text } = passage;
      const all = quantitiesOf(passage, home).filter(({ start }) => !isBracketed(text, start));
      const at = all.findIndex(({ end }, index) => OF_WHOM.test(text.slice(end, all[index + 1]?.start)));
      const whole = all[at];
      const stop = text.slice(whole?.end).search(/[;.](?:\s|$)/);
      const parts = all.slice(at + 1).filter(({ start }) => whole && (stop < 0 || start < whole.end + stop));
      const areCounts = [whole, ...parts].every(
        (one) => one !== undefined && one.unit === 'count' && !one.isScaled && Number.isInteger(one.value),
      );
      if (at < 0 || !whole || parts.length < 2 || !areCounts) return [];
      if (!PEOPLE.test(text.slice(Math.max(0, whole.start - PEOPLE_NEAR), whole.end + PEOPLE_NEAR)))
        return [];
      const sum = parts.reduce((made, { value }) => made + value, 0);
      const told = text.slice(whole.end);
      const isAll = parts.length === 2 && WOMEN.test(told) && MEN.test(told) && sum > whole.value / 2;
      if ((sum <= whole.value && !(isAll && sum < whole.value)) || sum > 2 * whole.value) return [];
      return [contradiction(inNumber(whole.value), inNumber(sum), [quoteWhole(passage)], 'medium')];
    })
    .slice(0, 1);
}
const PEOPLE =
  /\b(?:salarie?e?s|permanents?|people|persons|employees|staff|workers|personnes|employe?e?s|agents|collaborateurs|effectifs?|team|equipe)\b/;
const [WOMEN, MEN] = [/\b(?:women|femmes)\b/, /\b(?:men|hommes)\b/];
const PEOPLE_NEAR = 30;
const SOME_OF_THEM = /\b(?:dont|of whom|of which|including)\b/;
const OF_WHOM = /^[^\d.;]{0,40}\b(?:dont|of whom|of which|including)\b[^\d.;]{0,24}$/;

const TOGETHER =
  /(?:=|\b(?:so|making|makes?|that is|which is|together|total(?:ling)?|in all|in total|all told|altogether|soit|donc|au total|en tout|ensemble|ce qui fait|cela fait))(?: (?:that|this|it|we|nous|a|an?|all|is|are|have|sommes|total|of|us|de|en|au|makes?))*,? ?:? ?$/;
const TOGETHER_BEHIND = new RegExp(
  String.raw`^ (?:[a-z]+ )?(?:people|persons?|employees|staff|workers|souls|of us|salarie?e?s|personnes|employe?e?s|agents|collaborateurs)?,? ?${IN_ALL}\b`,
);
const [FEWEST_IN_ALL, LEAST_OF_ALL] = [8, 0.6];

/** `212 carers and 24 in the office, so 305 people altogether`: parts, and behind them what they are said to make. */
export function staffMisadded({ passages, home }: Extraction): Sign<FlagCode>[] {
  return passages
    .filter((passage) => PEOPLE.test(passage.text) && !isAverage(passage) && !A_CASE.test(passage.text))
    .flatMap((passage): Sign<FlagCode>[] => {
      const { text } = passage;
      const all = quantitiesOf(passage, home).filter(({ start }) => !isBracketed(text, start));
      const at = all.findIndex(
        ({ start, end }) =>
          (TOGETHER.test(text.slice(0, start)) || TOGETHER_BEHIND.test(text.slice(end))) &&
          PEOPLE.test(text.slice(end, end + PEOPLE_NEAR)),
      );
      const whole = all[at];
      if (!whole || at < 2 || whole.value < FEWEST_IN_ALL) return [];
      const stop = text.slice(0, whole.start).search(/[.;](?:\s)(?!.*[.;]\s)/);
      const parts = all.slice(0, at).filter(({ start }) => start > stop);
      const areCounts = [whole, ...parts].every(
        ({ unit, isScaled, value }) => unit === 'count' && !isScaled && Number.isInteger(value),
      );
      if (parts.length < 2 || !areCounts) return [];
      // `From 40 and 12 last year to 60 in all`: what some of them make is no other sum.
      const makes = (from: number): number => parts.slice(from).reduce((made, { value }) => made + value, 0);
      if (parts.some((_, from) => Math.abs(makes(from) - whole.value) < 2)) return [];
      const sum = makes(0);
      if (Math.min(sum, whole.value) < LEAST_OF_ALL * Math.max(sum, whole.value)) return [];
      return [contradiction(inNumber(whole.value), inNumber(sum), [quoteWhole(passage)], 'medium')];
    })
    .slice(0, 1);
}
