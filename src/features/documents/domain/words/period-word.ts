/*
 * The words of time, in English and French: one lexicon for heads of columns, labels of rows, sentences, sheets and charts.
 */

const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'janvier', 'janv'],
  ['february', 'feb', 'febr', 'fevrier', 'fevr', 'fev'],
  ['march', 'mar', 'mars'],
  ['april', 'apr', 'avril', 'avr'],
  ['may', 'mai'],
  ['june', 'jun', 'juin'],
  ['july', 'jul', 'juillet', 'juil'],
  ['august', 'aug', 'aout'],
  ['september', 'sept', 'sep', 'septembre'],
  ['october', 'oct', 'octobre'],
  ['november', 'nov', 'novembre'],
  ['december', 'dec', 'decembre'],
];
const byLength = (words: readonly string[]): string =>
  words.toSorted((a, b) => b.length - a.length).join('|');
const monthNumber = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

/** Every name of a month, longest first, as alternatives of an expression. */
export const MONTH_NAMES = byLength(MONTHS.flat());

/** The twelve months that end with a time told beside them. */
export const LAST_TWELVE_MONTHS =
  'ltm|ttm|(?:last|past|trailing|rolling) (?:twelve|12) months|(?:twelve|12) months? rolling|(?:12|douze) (?:derniers mois|mois glissants)';

/** The number of a month by its folded name or short form; null for any other word. */
export const monthOfName = (name: string): number | null => monthNumber.get(name) ?? null;

export const twoDigits = (value: number): string => String(value).padStart(2, '0');
/** The number of a month as dates write it; '' for any other word. */
export function monthText(name: string): string {
  const month = monthOfName(name);
  return month === null ? '' : twoDigits(month);
}

/** A year of the calendar. */
export const YEAR = '(?:19[89]|20[0-4])\\d';

/** Months of Nepal's calendar, from the one that begins in the middle of April; each by the month it ends in. */
const NEPALI: readonly (readonly string[])[] = [
  ['baisakh', 'baishakh', 'vaisakh'],
  ['jestha', 'jeth'],
  ['ashadh', 'asadh', 'ashad', 'asar'],
  ['shrawan', 'saun', 'sawan'],
  ['bhadra', 'bhadau'],
  ['ashwin', 'aswin', 'asoj'],
  ['kartik', 'kattik'],
  ['mangsir', 'marga'],
  ['poush', 'paush'],
  ['magh'],
  ['falgun', 'phalgun', 'fagun'],
  ['chaitra', 'chait'],
];
export const NEPALI_MONTHS = byLength(NEPALI.flat());
export const NEPALI_YEAR = '20[6-9]\\d';
/** How far Nepal counts ahead of us, from its new year on. */
const AHEAD = 57;

/** The month of ours in which one of Nepal's ends. */
export function fromNepaliMonth(name: string, year: string): string {
  const ends = NEPALI.findIndex((names) => names.includes(name)) + 5;
  return `${Number(year) - AHEAD + (ends > 12 ? 1 : 0)}-${twoDigits(ends > 12 ? ends - 12 : ends)}`;
}
/** The year of ours in which Nepal's financial year ends: `2081/82` is 2025. */
export const fromNepaliYear = (first: string): string => String(Number(first) + 1 - AHEAD);

/** Months of Ethiopia's calendar, from its new year in September on; each begins in the same month of ours. */
const ETHIOPIAN: readonly (readonly string[])[] = [
  ['meskerem'],
  ['tikimt', 'tikemt'],
  ['hidar'],
  ['tahsas', 'tahisas'],
  ['tir'],
  ['yekatit'],
  ['megabit'],
  ['miyazia', 'miazia'],
  ['ginbot', 'genbot'],
  ['sene'],
  ['hamle'],
  ['nehase', 'nehasse'],
];
export const ETHIOPIAN_MONTHS = byLength(ETHIOPIAN.flat());
/** How far Ethiopia counts behind us when its financial year ends. */
const BEHIND = 8;
export const fromEthiopianYear = (year: string): string => String(Number(year) + BEHIND);
/** The month of ours that most of one of Ethiopia's is in, or that its last days are in. */
export function fromEthiopianMonth(name: string, year: string, day: number): string {
  const begins = ETHIOPIAN.findIndex((names) => names.includes(name)) + 9 + (day > LATE ? 1 : 0);
  return `${Number(year) + BEHIND - (begins > 12 ? 0 : 1)}-${twoDigits(begins > 12 ? begins - 12 : begins)}`;
}
const LATE = 22;

const ORDINALS = [
  'first|1st|premier|1er|1',
  'second|2nd|deuxieme|2e|2eme|2',
  'third|3rd|troisieme|3e|3eme|3',
  'fourth|4th|quatrieme|4e|4eme|4',
];
/** A quarter and a half by its name, from the first on: `q1`, `premier trimestre`. */
export const QUARTERS = ORDINALS.map(
  (own, index) =>
    `[qt]${index + 1}|(?:${own})[ -]?(?:quarter|qtr|trimestre|trim\\.?)|(?:quarter|qtr|trimestre|trim\\.?) ?${index + 1}`,
);
export const HALVES = ORDINALS.slice(0, 2).map(
  (own, index) =>
    `[hs]${index + 1}|(?:${own})[ -]?(?:half(?:[- ]year)?|semestre|sem\\.?)|(?:half|semestre|sem\\.?) ?${index + 1}`,
);

const NUMBERS = [
  ['', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  ['', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];
/** A count of months in words. */
export const COUNT = NUMBERS.flatMap((words) => words.slice(1)).join('|');
export const countOf = (word: string): number =>
  Math.max(...NUMBERS.map((words) => words.indexOf(word) + 1)) || Number(word);
