import type { FlagCode, Severity } from '../document.ts';
import { differs, distinctQuotes, type Extraction, type Sign } from '../extraction.ts';
import type { Figure } from '../figures/figure-context.ts';
import type { Amount, FindingTexts } from '../findings/finding-text.ts';
import type { Passage } from '../text/passage.ts';
import { CAS, CASES } from '../words/case-word.ts';
import { TAXES_INCLUDED, WITH_TAXES } from '../words/levy-word.ts';
import { once } from '../words/memory.ts';
import { countsCalendarYears, fiscalEndIn } from '../words/period.ts';
import { MONTH_NAMES, monthOfName } from '../words/period-word.ts';

const HEDGED =
  /\b(?:about|around|some|nearly|almost|over|more than|close to|roughly|approximately|up to|at least|environ|pres de|quelque|plus de|au moins|presque|autour)\b|~/;
/** Larger differences of income are graver than a slip. */
export const GRAVE = 0.2;
/** Figures looked at. */
export const MOST = 200;
/** What two tables may differ by. */
export const LEAST_APART = 0.01;

/** Two amounts of one thing that are not the same. */
export const contradiction = (
  one: Amount,
  other: Amount,
  quotes: Sign<FlagCode>['quotes'],
  severity: Severity,
): Sign<FlagCode> => ({
  code: 'CONTRADICTORY_NUMBERS',
  severity,
  quotes: distinctQuotes(quotes),
  why: ({ saysBoth }: FindingTexts) => saysBoth([one, other]),
});

/** Income that is told, and what something else says or makes of it, in its currency: critical beyond a fifth. */
export const otherIncome = (told: Amount, value: number, quotes: Sign<FlagCode>['quotes']): Sign<FlagCode> =>
  contradiction(told, { ...told, value }, quotes, differs(value, told.value, GRAVE) ? 'critical' : 'high');

/** Whether it says about how much. */
export const isHedged = ({ passage: { text }, numeral }: Figure): boolean => {
  const from = Math.max(0, numeral.start - 22);
  const isWithinWord = /[a-z]/.test(text.charAt(from - 1));
  return HEDGED.test(text.slice(from, numeral.start).replace(isWithinWord ? /^[a-z]+/ : '', ''));
};

/** The digits an amount is written with, without the zeros before and behind them. */
export const digitsOf = (text: string): string =>
  text.replaceAll(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '');

/** A number in words is as round as they make it. */
const IN_WORDS = 0.03;
/** What an amount may miss of another that it rounds: a half of its last digit, a tenth where it says "about". */
export function rounding(figure: Figure): number {
  if (isHedged(figure)) return 0.1;
  const [mantissa = ''] =
    /\d(?:[\d.,]| (?=\d{3}))*/.exec(figure.passage.text.slice(figure.numeral.start, figure.numeral.end)) ??
    [];
  if (mantissa === '') return IN_WORDS;
  const digits = digitsOf(mantissa).length;
  return Math.max(0.015, 0.55 / 10 ** Math.max(0, digits - 1) / Math.max(1, Number(mantissa[0])));
}

/** One of several cases that might come: `low case`, `scénario`. */
export const A_CASE = new RegExp(
  `\\b(?:(?:${CASES}|bear|bull|best|worst|down|up|management|sponsor|lender|bank|investor)(?:'s)?[- ]case|scenari\\w+|(?:cas|hypothese) (?:${CAS}))\\b|^\\W*(?:${CASES}|${CAS}) ?:`,
);
/** `Prudent`, `Upside`: a sheet or a cell that has the name of one. */
export const CALLED_BY_A_CASE = new RegExp(
  `^\\s*(?:case |jeu |scenario )?(?:${CASES}|${CAS})(?: case)?\\s*(?:\\n|$)`,
);

/** A figure that was not final, or was given up: it says why there is another. */
const NOT_FINAL = new RegExp(
  `\\b(?:draft|gross (?:amount|sales|value|figure)|montants? bruts?|avant (?:remises|rabais)|before (?:returns|discounts|rebates)|${WITH_TAXES}|${TAXES_INCLUDED}|provisional|preliminary|before (?:the )?audit|free cash|unrestricted cash|tresorerie (?:libre|non affectee)|pro ?forma|never (?:opened|closed|drawn|signed|launched)|provisoires?|avant (?:l')?audit|projet de comptes|jamais (?:ouverte?|conclue?|signee?))\\b`,
);
/** `the subsidiary, with revenue of`: a part of the group. */
const OF_A_SUBSIDIARY = /\b(?:subsidiar(?:y|ies)|filiales?|sister compan(?:y|ies)|societes? soeurs?)\b/;
/** Whether its sentence says that an amount was not final, or is of a part of the group. */
export const isToldOfAnother = ({ passage: { text } }: Figure): boolean =>
  NOT_FINAL.test(text) || OF_A_SUBSIDIARY.test(text);
/** `Nine months of last year were 3.0 million`: of the year before, whatever date was read. */
const YEAR_BEFORE =
  /\b(?:(?:last|previous|prior|preceding) year|(?:a|one) year (?:ago|earlier|before)|the year before|l'an (?:dernier|passe)|l'(?:annee|exercice) (?:derniere?|precedente?|passee?)|un an (?:plus tot|auparavant))\b[^.;\d]{0,30}$/;
const WAS_BEFORE =
  /^[^.;,\d]{0,20}\b(?:(?:in|for|over|during|de|sur|pour|au|aux) (?:the |la |le |les )?(?:same|corresponding|memes?)\b|(?:of|in|for|during|de|d') ?(?:the |l')?(?:(?:last|previous|prior|preceding) year|year before|(?:annee|exercice) (?:derniere?|precedente?|passee?)|an (?:dernier|passe))|(?:a|one) year (?:ago|earlier|before)|l'an (?:dernier|passe)|un an (?:plus tot|auparavant))\b/;
/** `Contre 37,6 MDT`, `up from 11.2m`: what a value is compared with. */
const COMPARED_WITH =
  /\b(?:against|versus|vs\.?|contre|compared (?:with|to)|(?:up|down) from|par rapport a|au lieu de)(?: (?:only|about|some|environ|seulement))* ?[^a-z\d]{0,3}(?:[a-z]{1,4}[$₵]? ?)?$/;
const isOfYearBefore = ({ passage: { text }, numeral }: Figure): boolean =>
  YEAR_BEFORE.test(text.slice(0, numeral.start)) ||
  WAS_BEFORE.test(text.slice(numeral.end)) ||
  (COMPARED_WITH.test(text.slice(0, numeral.start)) && !DATED.test(text.slice(numeral.end)));
const DATED = /^[^.;,\d]{0,20}\b20\d\d\b/;
const MONTH = new RegExp(`\\b(?:${MONTH_NAMES})(?![a-z])`, 'g');
const NUMBER = /\d(?:[\d.,']| (?=\d{3}(?!\d)))*/g;
const FEWEST_DIGITS = 2;

/** Whether the rest of a figure's sentence writes another amount, in whatever scale. */
function writes(
  { passage: { text }, numeral: { start, end } }: Figure,
  { passage, numeral }: Figure,
): boolean {
  const own = digitsOf((passage.text.slice(numeral.start, numeral.end).match(NUMBER) ?? []).join(''));
  const rest = `${text.slice(0, start)}; ${text.slice(end)}`;
  return own.length >= FEWEST_DIGITS && (rest.match(NUMBER) ?? []).some((one) => digitsOf(one) === own);
}

/** The months that are named before a figure. */
export const monthsNamed = ({ passage: { text }, numeral }: Figure): (number | null)[] =>
  (text.slice(0, numeral.start).match(MONTH) ?? []).map(monthOfName);

/** `52 on the payroll, 31 August`: behind it, where none is named before. */
const monthsBeside = (figure: Figure): (number | null)[] => {
  const before = monthsNamed(figure);
  const behind = figure.passage.text.slice(figure.numeral.end).split(/[.;:(]/)[0] ?? '';
  return before.length > 0 ? before : (behind.match(MONTH) ?? []).map(monthOfName);
};

/**
 * Whether the words around two amounts tell why they are not the same: one sentence writes both, or what they are apart; one
 * of them was not final or is of a part of the group; each names a month of its own. `figures` are those of the document.
 */
export function areToldApart(one: Figure, other: Figure, figures: readonly Figure[]): boolean {
  if (writes(one, other) || writes(other, one)) return true;
  if (isToldOfAnother(one) || isToldOfAnother(other)) return true;
  if (isOfYearBefore(one) !== isOfYearBefore(other)) return true;
  if (isAverage(one.passage) !== isAverage(other.passage)) return true;
  if (areOfTwoSides(one.passage.text, other.passage.text)) return true;
  if (one.kind === 'team' && areOfOtherHelpers(toCount(one), toCount(other))) return true;
  const apart = Math.abs(one.value - other.value);
  const isExplained = figures.some(
    (figure) =>
      (figure.passage === one.passage || figure.passage === other.passage) &&
      figure.numeral !== one.numeral &&
      figure.numeral !== other.numeral &&
      figure.unit === one.unit &&
      !differs(figure.value, apart, rounding(figure)),
  );
  if (isExplained) return true;
  const [months, others] = [monthsBeside(one), monthsBeside(other)];
  return months.length > 0 && others.length > 0 && !months.some((month) => others.includes(month));
}

const SIDE =
  /\b(?:(?<out>before|excluding|without|avant|hors|sans)|after|including|with|apres|avec) (?:the |all |any |les? |la |l'|des? )?(?<what>[a-z]{4,})/g;
const CLOSING = /\b(first|second|both|final|last|premier|deuxieme|dernier|deux) clos/;
/** `Burn before grants`, `burn after grants`; `after both closings`, `after the first closing only`. */
function areOfTwoSides(one: string, other: string): boolean {
  const sidesOf = (text: string): Map<string, boolean> =>
    new Map(
      [...text.matchAll(SIDE)].map(({ groups = {} }) => [groups['what'] ?? '', groups['out'] !== undefined]),
    );
  const [sides, others] = [sidesOf(one), sidesOf(other)];
  const [closing, another] = [CLOSING.exec(one)?.[1], CLOSING.exec(other)?.[1]];
  return (
    (closing !== undefined && another !== undefined && closing !== another) ||
    [...sides].some(([what, isOut]) => others.has(what) && others.get(what) !== isOut)
  );
}

const endsElsewhere = once(
  ({ passages }: Extraction): boolean =>
    fiscalEndIn([...new Set(passages.map(({ page }) => page.text))].join('\n')) !== null,
);
/** Whether it is said of a year of the calendar, in a paper whose years end in another month than December. */
export const isOfCalendarYear = (
  { passage: { text } }: Pick<Figure, 'passage'>,
  paper: Extraction,
): boolean => countsCalendarYears(text) && endsElsewhere(paper);

const HELPERS =
  /\b(?:seasonals?|casuals?|day labourers|daily[- ]wage\w*|saisonni\w+|journali\w+|interimaires)\b/;
/** `159 people with seasonal helpers`, `631, 58 of them casual`: whether it says that some are there for a season or a day. */
export const namesHelpers = (text: string): boolean => HELPERS.test(text);
/** `134 salariés, intérimaires exclus`, `no casuals: 131`: they are named as no part of a count. */
const WITHOUT_HELPERS = new RegExp(
  `\\b(?:no|not|without|excluding|excl\\.?|except|hors|sans|ni)\\b[^.;:\\d]{0,24}${HELPERS.source}|${HELPERS.source}[^.;:\\d]{0,16}\\b(?:excluded|exclue?s?|non comprise?s?|apart|a part|left out|not (?:counted|included))\\b`,
);

/** How many there are, by the words that say so. */
type Count = { readonly value: number; readonly text: string };
const toCount = ({ value, passage: { text } }: Figure): Count => ({ value, text });
/** Whether one of two counts has helpers in it or leaves them out and the other says nothing of them; without them there are no more. */
export function areOfOtherHelpers(one: Count, other: Count): boolean {
  const [named, silent] = namesHelpers(one.text) ? [one, other] : [other, one];
  if (namesHelpers(one.text) === namesHelpers(other.text)) return false;
  return !(WITHOUT_HELPERS.test(named.text) && named.value > silent.value);
}

/** `Effectif moyen : 131`, `84 full-time equivalents`: how many there were through a year, and not on its last day. */
const OF_A_STRETCH =
  /\b(?:average|mean) (?:[a-z]+ )?(?:numbers?|headcount|staff|workforce|employees|persons|people)\b|\b(?:headcount|staff|workforce|employees|effectifs?|salaries)\b[^.;\d]{0,24}\b(?:average|averaged|moyenne)\b|\b(?:effectifs?|nombre) moyens?\b|\bfull-?time[- ]equivalents?\b|\bftes?\b|\betp\b|\bequivalents? temps plein\b/;
export const isAverage = ({ text }: Pick<Passage, 'text'>): boolean => OF_A_STRETCH.test(text);

/** Within a paper, which one hand writes at one time; papers differ more, by the rule of `facts`. */
const FAR_WITHIN_A_PAPER = 3;
type Sized = { readonly value: number };
/** Whether one is more than three times the other: who tells a thing twice seldom is so far off, so that they are of two things. */
export const areFarApart = (one: Sized, other: Sized): boolean => {
  const [least = 0, most = 0] = [Math.abs(one.value), Math.abs(other.value)].toSorted((a, b) => a - b);
  return most > FAR_WITHIN_A_PAPER * least;
};

/** `1.1 billion above current assets`, `rose by 40 million`: how far two amounts are apart, and neither of them. */
const BY_SO_MUCH =
  /\b(?:exceed\w*|surpass\w*|outweigh\w*|fell short|short|rose|risen|grew|grown|fell|fallen|dropped|increased|decreased|improved|up|down|higher|lower|more|less|depass\w+|excede\w*|augment\w+|diminu\w+|baiss\w+|progress\w+|recul\w+)\b[^.;\d]{0,60}\b(?:by|de|d')(?: (?:about|some|over|nearly|more than|environ|pres de|plus de))? ?[^\s\d]{0,4} ?$/;
const APART_FROM =
  /^ ?(?:[a-z]{2,6} )?(?:above|below|over|under|more than|less than|higher than|lower than|in excess of|short of|ahead of|behind|de plus que|de moins que|au-dessus d|au-dessous d|superieure?s? a|inferieure?s? a)\b/;
/** Whether an amount is the difference of two others. */
export const isDifference = ({ passage: { text }, numeral }: Figure): boolean =>
  BY_SO_MUCH.test(text.slice(0, numeral.start)) || APART_FROM.test(text.slice(numeral.end));

const MOST_APART = 0.5;
/** Whether an amount is between half and one and a half of another, so that both may be of one thing. */
export const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= MOST_APART * other;

const OF_A_SUM = 0.002;
/** `Tiles 794.8`, `Sanitary ware 397.9`, `Export 118.4` and `Group 1,311.1`: one is what all the others make. */
export function isMadeOfOthers(told: readonly number[]): boolean {
  const [whole = 0, ...parts] = [...new Set(told)].toSorted((a, b) => b - a);
  return (
    parts.length > 1 &&
    !differs(
      parts.reduce((sum, one) => sum + one, 0),
      whole,
      OF_A_SUM,
    )
  );
}
