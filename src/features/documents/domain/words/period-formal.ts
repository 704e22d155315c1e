import { MONTH_NAMES, monthText, YEAR } from './period-word.ts';
import { valueOfWords } from './number-word.ts';

/*
 * Dates as agreements, decrees and minutes write them out: `the thirtieth day of June two thousand and twenty-five`,
 * `l'an deux mille vingt-six et le quatre mai`.
 */

const UNITS = 'one|two|three|four|five|six|seven|eight|nine';
const ORDINAL =
  '(?:(?:twenty|thirty)[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth';
const DAY = `(?:${ORDINAL}|\\d{1,2}(?:st|nd|rd|th)?)`;
const CARDINAL =
  'premier|(?:vingt|trente)(?: et un|-et-un)|vingt(?:-[a-z]{2,6})?|trente|dix(?:-[a-z]{4,5})?|deux|trois|quatre|cinq|six|sept|huit|neuf|onze|douze|treize|quatorze|quinze|seize';
const JOUR = `(?:${CARDINAL}|\\d{1,2}(?:er)?)`;
const TAIL = `(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty)(?:[- ](?:${UNITS}))?)`;
const YEAR_EN = `(?:two thousand,?(?: and)?|twenty)[- ](?<tail@>${TAIL})`;
const YEAR_FR = `deux[- ]mil(?:le)?[- ](?<reste@>(?:vingt|trente|quarante)(?:(?: et |-et-)un|-[a-z]{2,6})?|dix(?:-[a-z]{4,5})?|onze|douze|treize|quatorze|quinze|seize)`;
/** A year in digits or words; `@` tells the places apart. */
const yearAt = (place: string): string =>
  `(?:(?<digits@>${YEAR})|${YEAR_EN}|${YEAR_FR})`.replaceAll('@', place);
const MONTH = `(?:${MONTH_NAMES})`;

const FORMAL = new RegExp(
  [
    `(?:(?:the|this) )?${DAY}(?: day)? of (?:the month of )?(?<monthA>${MONTH}),? (?:in |of )?(?:the year )?(?:of our lord )?${yearAt('A')}`,
    `l'an,? ${yearAt('B')},?(?: et)?,?(?: le| du)? ${JOUR}(?: jour)?(?: du mois de| de)? (?<monthB>${MONTH})`,
    `(?:(?:the )?${DAY} |(?:le |ce )?${JOUR} )?(?<monthC>${MONTH})(?: (?:the )?${DAY})?,? (?:de l'an |l'an |the year )?${yearAt('C')}`,
    `(?<=(?:year|exercice|annee|l'an) )${yearAt('D')}`,
  ]
    .map((shape) => `(?<![a-z\\d-])(?:${shape})(?![a-z\\d-])`)
    .join('|'),
  'g',
);
/** What each of these has in it: a year in words, or its day told from the month by more than a blank. */
export const MAY_BE_FORMAL = /two thousand|twenty twenty|deux[- ]mil|\bday of|\bl'an\b/;

/** `the year ended the thirty-first day of …`: the year. */
const ENDS_A_YEAR =
  /\b(?:year|exercice|(?:twelve|12) months|(?:douze|12) mois) (?:ended|ending|to|clos|close|arrete)(?: (?:on|le|au))? $/;

/** Dates written out in words, or with the words of a deed around their digits. */
export function formalDatesIn(
  text: string,
): { readonly start: number; readonly end: number; readonly date: string }[] {
  if (!MAY_BE_FORMAL.test(text)) return [];
  return [...text.matchAll(FORMAL)].flatMap(({ 0: words, index, groups = {} }) => {
    const of = (name: string): string | undefined =>
      ['A', 'B', 'C', 'D'].map((place) => groups[name + place]).find((one) => one !== undefined);
    const told = (of('tail') ?? of('reste'))?.replace('-et-', ' et ').replace(/(?<=ty) /, '-');
    const tail = told === undefined ? null : valueOfWords(told);
    const year = of('digits') ?? (tail === null ? undefined : String(2000 + tail));
    if (year === undefined) return [];
    const month = ENDS_A_YEAR.test(text.slice(0, index)) ? undefined : of('month');
    return [
      {
        start: index,
        end: index + words.length,
        date: month === undefined ? year : `${year}-${monthText(month)}`,
      },
    ];
  });
}
