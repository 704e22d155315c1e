import { type DateMention, datesIn, monthsAsDate, without, isMonth } from './period.ts';
import { COUNT, countOf, twoDigits } from './period-word.ts';

/*
 * The years that an agreement counts from the day it begins: `in the first contract year`, `pour la deuxième période triennale`.
 */

/** The month a term begins in, how long it lasts where that is said, and how many months one of its periods takes. */
export type Term = { readonly first: string; readonly months: number | null; readonly period: number };

const OF_AGREEMENT =
  /\b(?:agreements?|leases?|licen[cs]es?|contracts?|term|duration|registration|engagement|supply|deliver\w*|bail|baux|contrats?|licence|agrement|convention|duree|campagne|redevance|resilier|premises|lessee|tenant|preneur)\b/;
const BEGINS =
  /\b(?:from(?: and including)?|begins?(?: on)?|beginning(?: on)?|starts?(?: on)?|starting(?: on)?|commenc(?:es?|ing)(?: on)?|(?:takes?|with) effect (?:on|from)|as from|a (?:compter|partir|dater) du|commencant(?: a courir)? le|(?:prend|prenant) effet le|(?:qui )?court du|debute le|commence(?: a courir)? le|^du) (?:the )?$/;
const LENGTH = new RegExp(
  `\\b(?<count>${COUNT}|\\d{1,2})(?: ?\\(\\d{1,3}\\))? (?:full |whole |entire |contract |lease |licen[cs]e |consecutive |annees? )?(?<unit>years?|ans?|annees?|months?|mois)\\b`,
);
const TRIENNIAL = /\bperiodes? triennales?\b/;

const monthsOf = (count: string, unit: string): number =>
  countOf(count) * (/^(?:month|mois)/.test(unit) ? 1 : 12);
const span = (date: string): readonly [first: string, last: string] | null => {
  const [first = '', last = first] = date.split(' to ');
  return isMonth(first) && isMonth(last) ? [first, last] : null;
};
const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthAt = (index: number): string => `${Math.floor(index / 12)}-${twoDigits((index % 12) + 1)}`;

/** The term that the first of some sentences to tell one tells; null where none does. */
export function termIn(sentences: readonly { readonly text: string }[]): Term | null {
  for (const { text } of sentences)
    for (const { date, start, end } of datesIn(text)) {
      const months = span(date);
      if (months === null || !BEGINS.test(text.slice(0, start)) || !OF_AGREEMENT.test(text)) continue;
      const around = text.slice(Math.max(0, start - 90), start);
      const { count, unit } =
        LENGTH.exec(text.slice(end, end + 40))?.groups ?? LENGTH.exec(around)?.groups ?? {};
      const [first, last] = months;
      const isRange = first !== last;
      return {
        first,
        months: isRange
          ? indexOf(last) - indexOf(first) + 1
          : count === undefined || unit === undefined
            ? null
            : monthsOf(count, unit),
        period: sentences.some((one) => TRIENNIAL.test(one.text)) ? 36 : 12,
      };
    }
  return null;
}

const ORDINALS = [
  'first|1st|premiere?|1ere|1re',
  'second|2nd|deuxieme|seconde|2e|2eme',
  'third|3rd|troisieme|3e|3eme',
  'fourth|4th|quatrieme|4e|4eme',
  'fifth|5th|cinquieme|5e|5eme',
  'sixth|6th|sixieme|6e|6eme',
  'seventh|7th|septieme',
  'eighth|8th|huitieme',
];
const ORDINAL = `(?:${ORDINALS.join('|')})`;
const ordinalOf = (word: string): number =>
  ORDINALS.findIndex((words) => new RegExp(`^(?:${words})$`).test(word)) + 1;
const YEAR_OF_TERM =
  '(?:(?:contract|lease|licen[cs]e|agreement|supply) )?years?(?: of (?:the |this |its )?(?:term|agreement|lease|licen[cs]e|contract))?';
const PERIOD =
  '(?:annees?(?: (?:du|de) (?:bail|contrat|la convention))?|annee contractuelle|periodes?(?: triennales?)?|campagnes?)';
const UNIT = `(?:${YEAR_OF_TERM}|${PERIOD})`;
const BARE_END = '(?= ?(?:$|[,;.:)]|(?:and|et|a|it|at|in|[a-z]{1,3}[$₵]?|[$€£₦₹]) ?[\\d(]?|[$€£₦₹\\d]))';
const IN_TERM = new RegExp(
  [
    `(?:the )?(?<from>${ORDINAL})(?: year)? (?:and|to|et|a)(?: until)?(?: the| le| la)?(?: end of the)? (?<to>${ORDINAL}) ${UNIT}`,
    `from the (?:beginning|start) of the (?<begin>${ORDINAL}) year(?: and)? (?:until|to) the end of the (?<until>${ORDINAL})(?: year)?`,
    `(?<one>${ORDINAL}) (?<unit>${UNIT})(?! (?:ended|ending|to|ends))`,
    `(?<=\\b(?:on|at|from) (?:the|its) )(?<anniversary>${ORDINAL}) anniversary`,
    `(?:the )?(?<rest>${COUNT}) (?:remaining|last|final) ${UNIT}|(?:les )?(?<reste>${COUNT}) dernieres ${UNIT}`,
    `(?:the |la |l')?(?:last|final|derniere) ${UNIT}(?= (?:of|de|du|les|the|it|elle)\\b|,|\\.)(?<last>)`,
    `(?<=\\b(?:in|for|during|and|pour|a|de|durant|pendant|et) (?:the|la|le) )(?<bare>${ORDINAL})${BARE_END}`,
    `(?<=\\b(?:in|for|during|pour|a|de|durant|pendant) )(?:the|la|l') ?(?<next>following|next|suivante?)(?: (?:contract )?(?:year|annee|campagne|periode))?${BARE_END}`,
    `(?<=\\b(?:in|for|during|pour|durant|pendant) )(?:the |l')(?:following|next|annee suivante)(?: year)?(?<after>)`,
  ]
    .map((shape) => `(?<![a-z\\d-])(?:${shape})(?![a-z\\d-])`)
    .join('|'),
  'g',
);
const MAY_COUNT =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|\dst|\dnd|\drd|\dth|premiere?|deuxieme|seconde|troisieme|quatrieme|cinquieme|sixieme|remaining|last|final|derniere|following|next|suivante?)\b/;
/** What begins or ends with one of its years is of none. */
const BOUNDS =
  /\b(?:after|before|until|till|by|end of|within|following|apres|avant|jusqu\S*|fin de|a l'issue de)(?: (?:the|la|le|l'))* ?$/;

/** The stretches of months that a sentence names as years of a term. */
export function timesOfTerm(
  text: string,
  term: Term | null,
  dates: readonly DateMention[] = [],
): DateMention[] {
  if (term === null || !MAY_COUNT.test(text)) return [];
  const { first, months, period } = term;
  const begins = indexOf(first);
  const periods = (from: number, to: number, length: number): string =>
    monthsAsDate(monthAt(begins + (from - 1) * length), monthAt(begins + to * length - 1));
  let told: { count: number; length: number } | null = null;
  const lasts = months === null ? null : months;
  const byDays = dates.flatMap(({ date, end }) => {
    const [from, to] = span(date) ?? ['', ''];
    const count = (indexOf(to) + 1 - begins) / period;
    return indexOf(to) - indexOf(from) + 1 === period && Number.isInteger(count) ? [{ end, count }] : [];
  });
  return [...text.matchAll(IN_TERM)].flatMap(({ 0: words, index, groups = {} }): DateMention[] => {
    if (BOUNDS.test(text.slice(0, index))) return [];
    const dated = byDays.findLast(({ end }) => end <= index);
    if (dated !== undefined) told ??= { count: dated.count, length: period };
    const { from, to, begin, until, one, unit, anniversary, rest, reste, last, bare, next, after } = groups;
    const length = /^(?:periode|campagne)/.test(unit ?? '') ? period : 12;
    const mention = (start: number, end: number, of: number): DateMention[] => {
      told = { count: end, length: of };
      // The days of one period are no end of the term, where the next is told beside it.
      if (lasts !== null && (start - 1) * of >= lasts && !(dated !== undefined && lasts === of)) return [];
      return [{ start: index, end: index + words.length, date: periods(start, end, of), isYearEnd: false }];
    };
    if (from && to) return mention(ordinalOf(from), ordinalOf(to), length);
    if (begin && until) return mention(ordinalOf(begin), ordinalOf(until), 12);
    if (one) return mention(ordinalOf(one), ordinalOf(one), length);
    if (anniversary) return mention(ordinalOf(anniversary) + 1, ordinalOf(anniversary) + 1, 12);
    const years = lasts === null || lasts % 12 !== 0 ? null : lasts / 12;
    const left = rest ?? reste;
    if (left) return years === null ? [] : mention(years - countOf(left) + 1, years, 12);
    if (last !== undefined) return years === null ? [] : mention(years, years, 12);
    if (bare) return told === null ? [] : mention(ordinalOf(bare), ordinalOf(bare), told.length);
    if (next || after !== undefined)
      return told === null ? [] : mention(told.count + 1, told.count + 1, told.length);
    return [];
  });
}

/** The times of a sentence, and those it names as years of a term. */
export function withTimesOfTerm(
  dates: readonly DateMention[],
  text: string,
  term: Term | null,
): readonly DateMention[] {
  const found = timesOfTerm(text, term, dates);
  return found.length === 0
    ? dates
    : [...without(dates, found), ...found].toSorted((a, b) => a.start - b.start);
}
