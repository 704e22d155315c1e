import type { FoldedPage } from '../text/folded-page.ts';
import { timesIn, type Written } from '../words/period-bare.ts';
import { COUNT, countOf, LAST_TWELVE_MONTHS, MONTH_NAMES, monthOfName } from '../words/period-word.ts';
import { datesIn } from '../words/period.ts';
import { PLANS } from '../words/plan-word.ts';
import { cellNumber } from './cell-number.ts';
import { OF_AN_END } from './label-date.ts';
import { type Context, takeUnit } from './table-context.ts';
import { OF_PAPER, ofTitle } from './table-head.ts';
import { columnTime, upTo } from './table-period.ts';
import { isYear, type Line } from './table.ts';

const IS_PLANNED = new RegExp(`\\b(?:${PLANS}|business plan|plan d'affaires)\\b`);

/** `Last twelve months, KES million`: a title of columns that say their last month only. */
const OF_TWELVE = new RegExp(`^(?:.{0,40}[,:(-] ?)?(?:${LAST_TWELVE_MONTHS})(?:[,:( )-].{0,40})?$`);
const TWELVE = 12;
const isOfTwelve = ({ text }: Line): boolean => text.length <= LONGEST_TITLE && OF_TWELVE.test(text);
/** How many months the lines above a table say that each of its columns is of. */
export const stretchOver = (above: readonly Line[]): number | null =>
  above.slice(-2).some(isOfTwelve) ? TWELVE : null;

/** `For the six months to 31 December`, over columns that say their years. */
const PART_WITHOUT_YEAR = new RegExp(
  `\\b(?:(?<count>${COUNT}|\\d{1,2})[- ]?(?:months?|mois)|(?<half>half[- ]year|semestre)|(?<quarter>quarter|trimestre))(?: period)? (?:ended|ending|to|clos|au|a fin)(?: le| on| the)*(?: \\d{1,2}(?:st|nd|rd|th|er)?)? (?<month>${MONTH_NAMES})(?!\\.?,? ?(?:19|20)\\d\\d|[a-z])`,
);
/** The part of a year that a title tells without its year; null where it tells none, or twelve months. */
export function partOfYearsIn(titles: readonly { readonly text: string }[]): Context['partOfYears'] {
  const { count, half, month } =
    titles
      .map(({ text }) => (text.length <= LONGEST_TITLE ? PART_WITHOUT_YEAR.exec(text)?.groups : undefined))
      .findLast((groups) => groups !== undefined) ?? {};
  const months = count === undefined ? (half === undefined ? 3 : 6) : countOf(count);
  const last = monthOfName(month ?? '');
  return last === null || months >= TWELVE ? null : { months, last };
}

/** Titles in cells beside each other, each on its own. */
export const cellsAsLines = ({ cells }: Line): Line[] =>
  cells.map((cell): Line => ({ ...cell, cells: [cell], tail: null }));

/** The day that a title says something is held on; not one of which a sentence above tells something else. */
export const heldOn = (above: readonly Line[], title: string | null): string | null =>
  title !== null && above.some(({ text }) => isToldIn(text, title)) ? null : title;
const isToldIn = (text: string, title: string): boolean =>
  datesIn(text).some(
    ({ date, start }) =>
      date === title && (text.length > LONGEST_NAME || isYear(date)) && !IS_STATED.test(text.slice(0, start)),
  );
const IS_STATED =
  /\b(?:as (?:at|of)|at|on|au|fin|position|situation|arretee?s?)(?: (?:the|le|close|end|of|\d{1,2}(?:st|nd|rd|th|er)?))* $/;

const LONGEST_TITLE = 120;
/** `calls answered (Q2: 8,400)`: the time of the number behind it. */
const OF_A_VALUE = /^ ?: ?(?:[a-z$€£₦₵]{1,4} ?)?\d/;

/** `September 2022 (1)`: where a title sends to a note. */
const NOTE_BEHIND = / ?(?:\(\d\)|\*{1,3})$/;

/** `RCS Lyon 2014 B 00712`: the year in which a company was written into a register. */
export const IN_A_REGISTER =
  /\b(?:rcs|rccm|rc|reg(?:istration|istered|\.)?(?: no\.?| number)?|company (?:no\.?|number))[ .:#°-]{1,4}(?:[a-z][a-z' -]{1,30} )?(?:19|20)\d\d ?(?:[-/ ] ?)?(?:[a-z]{1,2}[ -]?)?\d{2,}\b/g;

/** Takes up what the lines above a table say of it: its unit, its time, whether it is a plan. */
export function takeTitles(lines: readonly Line[], context: Context): void {
  for (const { text: printed } of lines) {
    const line = printed.replace(NOTE_BEHIND, '').replace(IN_A_REGISTER, ' ');
    takeUnit(line, context);
    // A title may be the first sentence of a line that goes on.
    const text = line.length <= LONGEST_TITLE ? line : (line.split(/\. /)[0] ?? line);
    const time = columnTime(text);
    const told = datesIn(text).find(
      ({ start, end }) => !OF_AN_END.test(text.slice(0, start)) && !OF_A_VALUE.test(text.slice(end)),
    );
    const isSoFar = told !== undefined && SO_FAR.test(text.slice(0, told.start));
    const until = isSoFar ? upTo(told.date, context.fiscalEnd) : told?.date;
    const date = time?.kind === 'date' ? time.date : (until ?? stretchIn(text, context.written));
    const isFirm = SAYS_ITS_YEAR.test(text);
    // What sentences speak of further down takes nothing back of the year the accounts say they are of.
    const isAside = context.isFirm && !isFirm && (text.length > LONGEST_NAME || WITHIN_A_MONTH.test(text));
    const isSigned = context.isAccounts && WITHIN_A_MONTH.test(text) && SIGNED_AT.test(text);
    const isSentence = !context.isAccounts && ENDS_WITH_A_SUM.test(text);
    const isTitle =
      text.length <= LONGEST_TITLE && !isAside && !isSigned && !isSentence && !OF_PAPER.test(text);
    if (date !== undefined && isTitle) {
      context.isTitled = true;
      context.isFirm = isFirm;
      context.isOfOther = false;
      // A year alone below `six months to 30 june 2025` is the year of those months.
      context.title = isYear(text) ? (ofTitle([date], context.title)[0] ?? date) : date;
    }
    if (text.length <= 80)
      context.isForecast =
        IS_PLANNED.test(text) || (context.isForecast && date === undefined && !IS_PAST.test(text));
  }
}

/** `Three-year record`, `Historique financier`: in a business plan, what came to be. */
const IS_PAST =
  /\b(?:(?:year|years'?|track|trading|financial|historical) record|(?:financial|trading) history|historical (?:figures|financials|results|accounts)|historiques?|(?:past|last) (?:two|three|four|five) years|(?:deux|trois|quatre|cinq) (?:derniers exercices|dernieres annees))\b/;

/** `Compte cumulé à fin septembre 2026`: of the months of the year as far as that. */
const SO_FAR = /\b(?:ytd|year[- ]to[- ]date|cumul\w*)\b[^.;,]{0,24}$/;

/** `Exercice du 1er janvier au 31 décembre 2025`, `for the year ended 30 June 2026`. */
const SAYS_ITS_YEAR =
  /\b(?:years?|exercices?|annee|periode?|months|mois|quarter|trimestre|semestre)\b[^.;]{0,20}\b(?:ended|ending|to|clos|close|du|au|from)\b/;
/** `of 2025 it was 9.4 million.`: the end of a sentence. */
const ENDS_WITH_A_SUM =
  /(?<![\d/.-])\d+(?:[.,]\d+)?(?: ?(?:k|mn?|bn|millions?|billions?|milliards?|crores?|lakhs?))?(?: [a-z]{2,6})?\.$/;
const LONGEST_NAME = 60;
/** `Casablanca, 18 April 2026`: the day somebody signed, where no accounts end. */
const WITHIN_A_MONTH = new RegExp(
  `(?<![\\d/.-])(?:0?[1-9]|1\\d|2[0-7])(?:(?:st|nd|rd|th|er)? (?:of )?(?:${MONTH_NAMES})|[/.](?:0?\\d|1[0-2])[/.]20\\d\\d)(?![a-z\\d])`,
);
/** `Tunis, le 12 mai 2025 - Cabinet Rahal`, `Done at Nakuru, 14 April 2026`; `Balance sheet, 16 July 2026` names no place. */
const SIGNED_AT =
  /^(?:(?:fait|signe|etabli|done|signed|dated) (?:a|at|in) )?(?!.*\b(?:balance|statement|position|accounts?|results?|bilan|comptes?|etats?|situation|tableau|resultats?)\b.*\d)[a-z' -]{3,30}, (?:le |this |on |the )?\d{1,2}(?:er|st|nd|rd|th)? /;

/** `Nine months to September`, `Premier semestre`: what a title says without a year, counted from the day of the paper. */
const stretchIn = (text: string, written: Written | null): string | undefined =>
  (text.length > LONGEST_NAME && WITHIN_SENTENCES.test(text) ? [] : timesIn(text, written)).find(
    ({ date, start, end }) =>
      /-[QH]\d$| to /.test(date) &&
      !OF_A_VALUE.test(text.slice(end)) &&
      (text.length <= LONGEST_NAME || STANDS_APART.test(text.slice(0, start)) || NAMES_A_TABLE.test(text)),
  )?.date;

/** A line of running text: one sentence ends in it and another goes on. */
const WITHIN_SENTENCES = /[a-z]{2}[.;] [a-z]/;
/** `Amina Optical, July to September: best quarter` names a time, and `The sheets for May to September, on which we bill, were lost` no table. */
const STANDS_APART = /^(?:(?:the|les?|la) )?$|[,:(|-] ?$/;
const NAMES_A_TABLE =
  /\b(?:accounts?|statements?|results?|figures|report|review|summary|update|performance|budget|sales|income|cash ?flows?|comptes?|resultats?|situation|etats?|tableau|chiffres|rapport|bilan|suivi|ventes|recettes|flux)\b/;

/** A time said between two tables is of the second, until another title. */
export function endTitle(lines: readonly Line[], context: Context): void {
  const isLocal = context.ofPage !== null && context.ofPage.title !== context.title;
  context.isOfOther ||= isLocal && lines.some(isShortTitle);
}
const isShortTitle = ({ text, cells, tail }: Line): boolean =>
  tail === null && cells.length <= 1 && text.length <= LONGEST_NAME && cellNumber(text) === null;

const FIRST_LINES = 12;

/** The short lines a page without a table begins with: a cover says period, currency and scale. */
export function linesAlone(page: FoldedPage): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const text of page.text.split('\n').slice(0, FIRST_LINES)) {
    const line = text.trim();
    if (line !== '') lines.push({ start: from, end: from + text.length, text: line, cells: [], tail: null });
    from += text.length + 1;
  }
  return lines;
}

/** `États financiers au 31 décembre 2024`. */
const ACCOUNTS_AT =
  /\b(?:etats? financiers?|comptes|financial statements|accounts|bilan|balance sheet)\b[^.;:]{0,24}\b(?:au|at|as of|clos le) \d/;
/** The cover says of which year accounts are, however much stands between it and their first table. */
export const takeCover = (cover: FoldedPage, context: Context): void =>
  takeTitles(
    linesAlone(cover).filter(({ text }) => SAYS_ITS_YEAR.test(text) || ACCOUNTS_AT.test(text)),
    context,
  );
