import { memory } from './memory.ts';
import { formalDatesIn, MAY_BE_FORMAL } from './period-formal.ts';
import {
  COUNT,
  countOf,
  ETHIOPIAN_MONTHS,
  fromEthiopianMonth,
  fromEthiopianYear,
  fromNepaliMonth,
  fromNepaliYear,
  HALVES,
  MONTH_NAMES,
  monthText,
  NEPALI_MONTHS,
  NEPALI_YEAR,
  QUARTERS,
  twoDigits as two,
  YEAR,
} from './period-word.ts';

/**
 * A date as precise as it is written: `2025`, `2025-H1`, `2025-Q3`, `2025-09`. Offsets are of the passage. `isYearEnd`: it
 * is said as the end of a year, which for what flows is the year.
 */
export type DateMention = {
  readonly start: number;
  readonly end: number;
  readonly date: string;
  readonly isYearEnd: boolean;
};
export type Rate = 'daily' | 'weekly' | 'monthly' | 'quarterly' | 'annual';

/** What stands between a stretch of time and the month it ends with. */
const ON = '(?: le| on| at| au| the| end of| fin| fin de|:)*(?: \\d{1,2}(?:st|nd|rd|th|er)?)?(?: of)? ';

/** What may stand between a part of a year and its year. */
const OF = "[ -]?(?:(?:of the year|of|de|du) ?)?'?";
/** A year in two digits, where the words before it leave no doubt. */
const SHORT = "(?<=['-])[12]\\d(?!\\d|[.,]\\d)";
/** `31/12/2024`, `31.12.2024`, `31-12-2024`: a day in digits; with strokes between other digits or letters it is a number of something. */
const IN_DIGITS = `(?:\\d{1,2}[/.](?:0?[1-9]|1[0-2])[/.]${YEAR}|(?<![a-z\\d]-)(?:0?[1-9]|[12]\\d|3[01])-(?:0?[1-9]|1[0-2])-${YEAR}(?!-))`;
/** `Autonomie : 18 mois au 31 octobre 2026`: how long money lasts from a day on, and no months that end with it. */
const NOT_OF_RUNWAY = `(?<!\\b(?:runway|autonomie|visibilite|piste|horizon)\\b[^.;\\d]{0,24}(?:${COUNT}|\\d{1,2})[ -]?(?:months?|mois))`;
/** A year by the day it ends on. */
const A_YEAR =
  '(?:year|exercice|12 months|twelve months|12 mois|douze mois|12m|fye|y\\/e|ye|fy)(?: (?:that |which |just )?(?:ended|closed)| ending| end| clos| arrete| to| closing)?';
/** `2025A`, `FY26E`, `2027B`: a year as it was, estimated, forecast or planned. */
const AS_TOLD = '(?:[aefbp](?![a-z0-9]))?';
const DATE = new RegExp(
  [
    `${A_YEAR}${ON}(?:mid?-)?(?:${MONTH_NAMES})\\.?(?: \\d{1,2},)?,?[ -]'?(?<ended>${YEAR}|${SHORT})(?! ?(?:-|to|a|au|until|through) ?(?:${MONTH_NAMES})\\b)`,
    `${A_YEAR}(?: le| on| at| au| the|:)* (?<endedDay>${IN_DIGITS})`,
    `(?:(?<count>${COUNT}|\\d{1,2})[ -]?(?:months?|mths?|mois|m)${NOT_OF_RUNWAY}|(?<stretch>half[- ]year|semestre|quarter|qtr|trimestre))(?: period)?(?: ended| ending| clos| closes| to| au| until| through)${ON}(?<mid>mid?-)?(?<lastMonth>${MONTH_NAMES})\\.?(?: \\d{1,2},)?,?[ -]'?(?<lastYear>${YEAR}|${SHORT})`,
    `(?:(?<countBefore>${COUNT}|\\d{1,2})[ -]?(?:months?|mths?|mois|m)${NOT_OF_RUNWAY}|(?<stretchBefore>half[- ]year|semestre|quarter|qtr|trimestre))(?: period)?(?: ended| ending| clos| closes| arretes?| to| au| until| through)(?: le| on| at| au| the)* (?<lastDay>${IN_DIGITS})`,
    `(?:ytd|year[- ]to[- ]date|cumul)${ON}(?<ytdMonth>${MONTH_NAMES})\\.?,?[ -]'?(?<ytdYear>${YEAR}|${SHORT})`,
    `(?:1(?:st|er)? )?(?<from>${MONTH_NAMES})\\.?(?: (?<fromYear>${YEAR}))? ?(?:-|to|a|au|until|through|(?<=\\b(?:between|entre) [a-z\\d. ]{3,24})(?:and|et)) ?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?<to>${MONTH_NAMES})\\.?[ -](?<toYear>${YEAR}|${SHORT})`,
    `(?:(?:first|les|premiers) )?(?<months>${COUNT}|[2-9]|1[01])(?:[ -]?(?:months|mths|mois)|m)${OF}(?<monthsYear>${YEAR})`,
    `(?<months2>[2-9]|1[01])m(?:[ -]?fy ?)?'?(?<monthsYear2>[12]\\d)(?!\\d|[.,]\\d)`,
    `(?:fy ?)?(?<firstYear>20[1-4]\\d)[-/](?:20)?(?<nextYear>\\d\\d)(?![\\d-])`,
    `(?:fy ?)?(?<nepaliFirst>${NEPALI_YEAR})[-/](?:20)?(?<nepaliNext>\\d\\d)(?![\\d-])`,
    `fy ?'?(?<shortFirst>[12]\\d)[-/](?<shortNext>[12]\\d)(?![\\d-])`,
    `(?<iso>${YEAR}-(?:0[1-9]|1[0-2])(?:-\\d{2})?)`,
    `(?<fromDay>\\d{1,2}[/.](?:0?[1-9]|1[0-2])[/.](?:${YEAR}|[012]\\d)) ?(?:au|to|a|-|until) ?(?<toDay>\\d{1,2}[/.](?:0?[1-9]|1[0-2])[/.](?:${YEAR}|[012]\\d))`,
    `(?<slash>${IN_DIGITS})`,
    `(?<american>(?:0?[1-9]|1[0-2])/(?:1[3-9]|2\\d|3[01])/${YEAR})`,
    `(?<half>${HALVES[0]}|half year|six months)(?: to \\d{1,2} (?:june|juin))?${OF}(?<halfYear>${YEAR})`,
    `(?<second>${HALVES[1]})${OF}(?<secondYear>${YEAR})`,
    ...QUARTERS.map((names, index) => `(?<q${index + 1}>${names})${OF}(?<y${index + 1}>${YEAR})`),
    `(?<yearBefore>${YEAR})[ -]?(?<partBehind>[qths][1-4])`,
    `(?<partShort>[qths][1-4])[- ]?'?(?<partYear>${SHORT}|${YEAR})`,
    `(?<countFirst>[1-4][qths])(?: (?=20))?'?(?<countYear>[12]\\d(?!\\d|[.,]\\d)|${YEAR})`,
    `(?:(?<![\\d.,])\\d{1,2}(?:st|nd|rd|th|er)? (?:of )?)?(?<month>${MONTH_NAMES})\\.?(?: \\d{1,2}(?:st|nd|rd|th)?,)?,? ?(?<monthYear>${YEAR})`,
    `(?:(?<![\\d.,])\\d{1,2}[- ])?(?<shortMonth>${MONTH_NAMES})\\.?(?:-'?| ?')(?<shortYear>${YEAR}|[12]\\d(?!\\d|[.,]\\d))`,
    `(?:\\d{1,2} )?(?<nepaliMonth>${NEPALI_MONTHS}),? (?<nepaliYear>${NEPALI_YEAR})`,
    `(?:(?<dayBefore>\\d{1,2}) )?(?<ethiopianMonth>${ETHIOPIAN_MONTHS})(?: (?<dayBehind>\\d{1,2}),?)? (?<ethiopianMonthYear>20[01]\\d)(?: e\\.? ?c\\.?)?`,
    `(?:efy ?(?<efy>20[01]\\d)|(?<ethiopian>20[01]\\d) e\\.? ?c\\.?)`,
    `(?:end of|end|year[- ]end|fin|fin de|a fin)(?: the year)? (?<yearEnd>${YEAR})`,
    `fy ?'?(?<fiscal>${YEAR}|\\d{2})${AS_TOLD}`,
    `(?<year>${YEAR})${AS_TOLD}`,
  ]
    .map((shape) => `(?:${shape})`)
    .join('|'),
  'g',
);
const EDGE = /[a-z0-9.,]/;

const SPANS: readonly (readonly [string, string, (year: string) => string])[] = [
  ['01', '12', (year) => year],
  ['01', '06', (year) => `${year}-H1`],
  ['07', '12', (year) => `${year}-H2`],
  ['01', '03', (year) => `${year}-Q1`],
  ['04', '06', (year) => `${year}-Q2`],
  ['07', '09', (year) => `${year}-Q3`],
  ['10', '12', (year) => `${year}-Q4`],
];

/** Months from one to another as a date: a year, a half or a quarter where they are one, else `2025-03 to 2025-08`. */
export function monthsAsDate(first: string, last: string): string {
  if (first === last) return first;
  const [year = '', from = ''] = first.split('-');
  const [lastYear, to = ''] = last.split('-');
  const span = year === lastYear ? SPANS.find(([one, other]) => one === from && other === to) : undefined;
  return span ? span[2](year) : `${first} to ${last}`;
}

/** A year as written, in two digits or four. */
const fullYear = (year: string): string => {
  const digits = year.replace("'", '');
  return digits.length === 2 ? `20${digits}` : digits;
};

/** `jan-sep 2025`, `nine months to 30 september 2025`, `9M25`: months from one to another. */
function spanOf({
  from,
  fromYear,
  to,
  toYear,
  count,
  stretch,
  lastMonth,
  lastYear,
  ytdMonth,
  ytdYear,
  months,
  monthsYear,
  months2 = months,
  monthsYear2 = monthsYear,
  countBefore,
  stretchBefore,
  lastDay,
  mid,
}: Groups): string | null {
  if (to && toYear && from) {
    const [first, last, year] = [monthText(from), monthText(to), fullYear(toYear)];
    return monthsAsDate(`${fromYear ?? Number(year) - (first > last ? 1 : 0)}-${first}`, `${year}-${last}`);
  }
  if (ytdMonth && ytdYear)
    return monthsAsDate(`${fullYear(ytdYear)}-01`, `${fullYear(ytdYear)}-${monthText(ytdMonth)}`);
  if (months2 && monthsYear2)
    return monthsAsDate(`${fullYear(monthsYear2)}-01`, `${fullYear(monthsYear2)}-${two(countOf(months2))}`);
  const [number, part] = [count ?? countBefore, stretch ?? stretchBefore];
  const length = number ? countOf(number) : part === undefined ? 0 : /^(?:half|sem)/.test(part) ? 6 : 3;
  if (length < 2 || length > MOST_MONTHS) return null;
  if (lastDay) return monthsUpTo(monthOfDay(lastDay), length);
  if (!lastMonth || !lastYear) return null;
  // `Nine months to mid-April`: from the middle of July.
  return monthsUpTo(`${fullYear(lastYear)}-${monthText(lastMonth)}`, length + (mid === undefined ? 0 : 1));
}
const MOST_MONTHS = 18;

/** So many months of which the last is given: `2024-07 to 2025-06`. */
export function monthsUpTo(last: string, count: number): string {
  const start = yearOf(last) * 12 + Number(last.slice(5)) - count;
  return monthsAsDate(`${Math.floor(start / 12)}-${two((start % 12) + 1)}`, last);
}
const yearOf = (date: string): number => Number(date.slice(0, 4));

/** Whether a date is that of twelve months that are no year of the calendar. */
export function isTwelveMonths(date: string | null): boolean {
  const [first = '', last = ''] = date?.split(' to ') ?? [];
  return isMonth(last) && monthsUpTo(last, TWELVE).startsWith(first) && first !== last;
}
const TWELVE = 12;

/** The same period so many years later. */
export const yearsLater = (date: string, years: number): string =>
  date.replaceAll(/\b(?:19|20)\d\d\b/g, (year) => String(Number(year) + years));

type Span = { readonly start: number; readonly end: number };
/** The spans that no other one reaches into. */
export const without = <One extends Span>(spans: readonly One[], others: readonly Span[]): One[] =>
  spans.filter(({ start, end }) => !others.some((one) => start < one.end && end > one.start));

/** Whether a date is a month, `2026-03`, and no year or part of one. */
export const isMonth = (date: string): boolean => /^\d{4}-\d\d$/.test(date);

/** A text without some of its spans, `revenue 2025` without its date, in which `spans` stand in order. */
export const textWithout = (text: string, spans: readonly Span[]): string =>
  spans.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);

type Groups = Readonly<Record<string, string | undefined>>;

/** `q3`, `3q`, `s1` of a year. */
function partText(part: string): string {
  const count = /[1-4]/.exec(part)?.[0] ?? '';
  return /[qt]/.test(part) ? `Q${count}` : `H${count}`;
}
const isPartOfYear = (part: string): boolean => !/[hs]/.test(part) || /[12]/.test(part);

/** The year that two written behind each other are of, `2024/25`; null where they do not follow each other. */
const endOf = (first: string, next: string): string | null =>
  (Number(first) + 1) % 100 === Number(next) % 100 ? `20${next.slice(-2)}` : null;

/** `31/12/2024`. */
function monthOfDay(day: string): string {
  const [, monthDigits = '', yearDigits = ''] = day.split(/[/.-]/);
  return `${fullYear(yearDigits)}-${monthDigits.padStart(2, '0')}`;
}

function dateOf(groups: Groups): string | null {
  const {
    ended,
    endedDay,
    iso,
    slash,
    half,
    halfYear,
    second,
    secondYear,
    month,
    monthYear,
    yearEnd,
    fiscal,
    year,
  } = groups;
  if (ended) return fullYear(ended);
  if (endedDay) return monthOfDay(endedDay).slice(0, 4);
  const span = spanOf(groups);
  if (span) return span;
  const { firstYear, nextYear, shortFirst, shortNext, nepaliFirst, nepaliNext } = groups;
  if (shortFirst && shortNext) return endOf(shortFirst, shortNext);
  if (nepaliFirst && nepaliNext)
    return endOf(nepaliFirst, nepaliNext) === null ? null : fromNepaliYear(nepaliFirst);
  if (firstYear && nextYear) {
    if ((Number(firstYear) + 1) % 100 === Number(nextYear)) return `20${nextYear}`;
    return Number(nextYear) >= 1 && Number(nextYear) <= 12 ? `${firstYear}-${nextYear}` : null;
  }
  if (iso) return iso.slice(0, 7);
  const { fromDay, toDay } = groups;
  if (fromDay && toDay) return monthsAsDate(monthOfDay(fromDay), monthOfDay(toDay));
  if (slash) return monthOfDay(slash);
  if (groups['american']) {
    const [monthDigits = '', , yearDigits = ''] = groups['american'].split('/');
    return `${yearDigits}-${monthDigits.padStart(2, '0')}`;
  }
  if (half) return `${halfYear}-H1`;
  if (second) return `${secondYear}-H2`;
  for (const quarter of [1, 2, 3, 4])
    if (groups[`q${quarter}`]) return `${groups[`y${quarter}`]}-Q${quarter}`;
  const part = groups['partBehind'] ?? groups['partShort'] ?? groups['countFirst'];
  const partYear = groups['yearBefore'] ?? groups['partYear'] ?? groups['countYear'];
  if (part && partYear) return isPartOfYear(part) ? `${fullYear(partYear)}-${partText(part)}` : null;
  if (month) return `${monthYear}-${monthText(month)}`;
  const { shortMonth, shortYear, nepaliMonth, nepaliYear } = groups;
  if (shortMonth && shortYear) return `${fullYear(shortYear)}-${monthText(shortMonth)}`;
  if (nepaliMonth && nepaliYear) return fromNepaliMonth(nepaliMonth, nepaliYear);
  const { ethiopianMonth, ethiopianMonthYear, efy, ethiopian = efy } = groups;
  if (ethiopianMonth && ethiopianMonthYear)
    return fromEthiopianMonth(
      ethiopianMonth,
      ethiopianMonthYear,
      Number(groups['dayBefore'] ?? groups['dayBehind'] ?? 0),
    );
  if (ethiopian) return fromEthiopianYear(ethiopian);
  if (yearEnd) return `${yearEnd}-12`;
  if (fiscal) return fullYear(fiscal);
  return year ?? null;
}

/** Every date says a year, if only as `fy 25` or `Q3'25`: most passages have none, and are not searched for the rest. */
const MAY_BE_DATED = new RegExp(
  `${YEAR}|fy|${NEPALI_YEAR}|[a-z]\\.?(?:-'?| ?')[12]\\d|[qths][1-4][- ]?'?[12]\\d|\\d[qhstm] ?'?[12]\\d|\\d[/.]\\d\\d?[/.][012]\\d`,
);

/** The dates of a passage in reading order. Years inside longer numbers and references are none. */
export const datesIn = (text: string): readonly DateMention[] =>
  MAY_BE_DATED.test(text) || MAY_BE_FORMAL.test(text) ? remembered(text, datesOf) : NO_DATES;
const NO_DATES: readonly DateMention[] = [];
/** Many rules ask for the dates of the same sentence. */
const remembered = memory<readonly DateMention[]>();

/** A text with blanks for its dates, as long as it was. */
export const withBlankDates = (text: string): string =>
  datesIn(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

/** `2017 E.C.` ends with a point of its own. */
const isEthiopian = (found: string): boolean => found.endsWith('.');

function datesOf(text: string): readonly DateMention[] {
  const formal = formalDatesIn(text).map((one): DateMention => ({ ...one, isYearEnd: false }));
  const plain = MAY_BE_DATED.test(text) ? readDates(text) : [];
  return formal.length === 0
    ? plain
    : [...without(plain, formal), ...formal].toSorted((a, b) => a.start - b.start);
}

function readDates(text: string): readonly DateMention[] {
  return [...text.matchAll(DATE)].flatMap((match) => {
    const end = match.index + match[0].length;
    const isWhole =
      !/[a-z0-9:]/.test(text[match.index - 1] ?? '') &&
      !(
        !isEthiopian(match[0]) &&
        EDGE.test(text[end] ?? '') &&
        /[a-z0-9]/.test(text[end + (/[.,]/.test(text[end] ?? '') ? 1 : 0)] ?? '')
      );
    const before = text.slice(Math.max(0, match.index - 5), match.index);
    // `cpr/2015/187733` is the number of something that was registered then.
    const isPart =
      (/\d[ ,.'/]$/.test(before) && !/(?:19|20)\d\d[ ,/]$/.test(before)) ||
      /[a-z]\/$/.test(before) ||
      (/[a-z\d]-$/.test(before) && /^-[a-z\d]/.test(text.slice(end, end + 2)));
    const date = dateOf(match.groups ?? {});
    return isWhole && !(isPart && match.groups?.['year']) && date
      ? [{ start: match.index, end, date, isYearEnd: match.groups?.['yearEnd'] !== undefined }]
      : [];
  });
}

const YEAR_ENDS = new RegExp(
  `\\b(?:(?:fy ?'?\\d{2,4}|(?:financial|fiscal) year|exercice),? ?\\(?(?:the |les )?(?:twelve|12|douze) (?:months|mois) (?:to|ended|ending|au|clos)|(?<!half[- ])years? (?:(?:that |which |just )?(?:ended|closed)|to|ending|ends?|closes?)|(?:financial|fiscal|accounting|our) years? (?:runs? to)|year[- ]end (?:is|in|of)|(?:close|closes|closing) (?:(?:our|its|the) )?(?:books|accounts|years?)|(?:cloturons|cloture|arretons|arrete) (?:(?:nos|ses|les) comptes|(?:notre|son|l')? ?exercice)|fy (?:ends?|ended|ending|to)|exercices?(?= au \\d)|exercices? (?:clos|close|se (?:clot|termine|terminant)|s'acheve|cloture)|cloture (?:de l'exercice )?(?:au|le|en|fin))(?: on| at| in| each| every| le| au| en| the| end of| last day of| dernier jour de| fin| chaque annee)* ?(?:\\d{1,2}(?:st|nd|rd|th|er)? )?(?:of )?(?:(?<month>${MONTH_NAMES})\\b|(?:3[01]|2[89])[/.](?<digits>0?[1-9]|1[0-2])[/.](?:20)?\\d\\d(?!\\d))`,
  'g',
);

const YEAR_RUNS = new RegExp(
  `\\b(?:(?:years?|fy|exercice|annee)(?: ?'?\\d{2,4}(?:[-/]\\d{2,4})?)?|books|accounts) ?[:=]? ?\\(?(?:runs? |run |is |from |du |court |va )*(?:from |du )?(?:(?<begins>\\d{1,2})(?:st|er|th)? )?(?<first>${MONTH_NAMES})(?: 20\\d\\d)? ?(?:to|through|-|au|a) ?(?:\\d{1,2} )?(?<last>${MONTH_NAMES})\\b|\\b(?<ends>${MONTH_NAMES}) (?:(?:financial |fiscal )?year[- ]?end\\b|fye?\\b)(?! \\d)`,
  'g',
);

/** `First quarter (April to June 2025)`, `H2, Jan-Jun`: a part of a company's year by its months. */
const PART_RUNS = new RegExp(
  `\\b(?:(?<letter>[qh])(?<digit>[1-4])|(?:(?<first>first|premier|1st|1er)|(?<second>second|deuxieme|2nd|2e)|(?<third>third|troisieme|3rd|3e)|(?<fourth>fourth|quatrieme|4th|4e)) (?<part>quarter|half(?:[- ]year)?|trimestre|semestre))(?: (?:of |de )?(?:the )?(?:fy ?'?)?(?:20)?\\d\\d(?:[-/]\\d{2,4})?)?[ ,:(=-]{1,3}(?:that is,? |i\\.e\\. |soit |being )?(?<from>${MONTH_NAMES})(?: 20\\d\\d)? ?(?:to|through|-|a|au) ?(?<to>${MONTH_NAMES})\\b`,
  'g',
);
const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;
/** The month that the year of such a part ends in, where its months are as many as it has; none else. */
function yearEndOfPart(groups: Readonly<Record<string, string | undefined>>): number[] {
  const { letter, digit, part, from, to } = groups;
  const length = letter === 'h' || /^(?:half|semestre)/.test(part ?? '') ? 6 : 3;
  const count =
    digit === undefined ? ORDINALS.findIndex((word) => groups[word] !== undefined) + 1 : Number(digit);
  const [begin, end] = [Number(monthText(from ?? '')), Number(monthText(to ?? ''))];
  if (length * count > 12 || (end - begin + 12) % 12 !== length - 1) return [];
  return [((end - length * count + 23) % 12) + 1];
}

/** `For the year to September: 1,118 million`: what has been so far, where no year stands behind the month. */
const FOR_THE = /\bfor the $/;
const SO_FAR = /^year to [a-z]+$/;
const OF_A_YEAR = /^\.? ?'?(?:20)?\d\d\b/;

/** `2024/25`: years that are none of the calendar. */
const OVER_TWO_YEARS = /(?<![\d/.-])20(\d\d) ?[/–-] ?(?:20)?(\d\d)(?![\d/.-])/g;
const areOverTwoYears = (text: string): boolean =>
  [...text.matchAll(OVER_TWO_YEARS)].some(([, first = '', next = '']) => Number(first) + 1 === Number(next));
/** `Results to 31 March 2026`, in a paper whose years are over two of the calendar: they end then. */
const RESULTS_TO = new RegExp(
  `\\b(?:results?|accounts?|figures|statements?|balance sheet|performance|comptes?|resultats?|bilan) (?:to|at|as at|as of|au|arretee?s? au)(?: the)? (?:2[89]|3[01])(?:st|th)? (${MONTH_NAMES})\\b`,
  'g',
);
const monthsOfResults = (text: string): number[] =>
  [...text.matchAll(RESULTS_TO)].map(([, month]) => Number(monthText(month ?? '')));

/** The month in which a company's years end, where its text says one; null else. */
export function yearEndIn(text: string): number | null {
  const told = [...text.matchAll(YEAR_ENDS)].flatMap(({ 0: words, index, groups = {} }) =>
    SO_FAR.test(words) &&
    FOR_THE.test(text.slice(0, index)) &&
    !OF_A_YEAR.test(text.slice(index + words.length))
      ? []
      : [Number(groups['digits'] ?? monthText(groups['month'] ?? ''))],
  );
  const runs = [...text.matchAll(YEAR_RUNS)].flatMap(({ groups = {} }) => {
    const { first, last, ends, begins } = groups;
    if (ends !== undefined) return [Number(monthText(ends))];
    // Of twelve months: `the second quarter of the financial year (June–August)` is no year.
    const [from, until] = [Number(monthText(first ?? '')), Number(monthText(last ?? ''))];
    // `17 July to 16 July` of calendars whose months begin within ours.
    const isWithin = from === until && Number(begins ?? 1) > 1;
    return isWithin || (from === (until % 12) + 1 && Number(begins ?? 1) === 1) ? [until] : [];
  });
  const parts = [...text.matchAll(PART_RUNS)].flatMap(({ groups = {} }) => yearEndOfPart(groups));
  const said = [...told, ...runs, ...parts];
  const months = new Set(said.length === 0 && areOverTwoYears(text) ? monthsOfResults(text) : said);
  const [only] = months;
  return months.size === 1 && only !== undefined && only > 0 ? only : null;
}

/** A month that years end in, where it is another than December. */
export const otherThanDecember = (month: number | null): number | null => (month === 12 ? null : month);

/** The same, where it is another than December. */
export const fiscalEndIn = (text: string): number | null => otherThanDecember(yearEndIn(text));

const CALENDAR_YEAR = new RegExp(
  `\\b(?:calendar years?|calendar 20\\d\\d|annee civile|jan(?:uary|vier)?\\.?(?: ?[-–—] ?| to | a )(?:dec(?:ember|embre)?\\b))`,
);
/** Whether a text counts years of the calendar, in words that tell them from financial years. */
export const countsCalendarYears = (text: string): boolean => CALENDAR_YEAR.test(text);

/** A quarter or half of a financial year, as `2026-Q2`, in months of the calendar: `2025-06 to 2025-08`. */
export function fiscalPart(date: string, end: number): string {
  const part = /^(\d{4})-([HQ])(\d)$/.exec(date);
  if (!part) return date;
  const length = part[2] === 'Q' ? 3 : 6;
  const start = (Number(part[1]) - 1) * 12 + end + length * (Number(part[3]) - 1);
  const name = (index: number): string => `${Math.floor(index / 12)}-${two((index % 12) + 1)}`;
  return monthsAsDate(name(start), name(start + length - 1));
}

const RATES: readonly (readonly [Rate, RegExp])[] = [
  [
    'monthly',
    /(?:\b(?:a|per|each|every) month\b|monthly|\/ ?month|\/ ?mo\b|par mois|mensuel|\/ ?mois|\bp\.?m\b|chaque mois)/g,
  ],
  [
    'annual',
    /(?:\b(?:a|per|each|every) (?:year|annum)\b(?! (?:before|earlier|ago|later))|annual|yearly|\/ ?year|par an\b|annuel|\/ ?an\b|chaque annee|\bp\.?a\b)/g,
  ],
  ['quarterly', /(?:\b(?:a|per|each) quarter\b|quarterly|par trimestre|trimestriel)/g],
  ['weekly', /(?:\b(?:a|per|each) week\b|weekly|par semaine|hebdomadaire)/g],
  ['daily', /(?:\b(?:a|per|each) day\b|daily|par jour|quotidien)/g],
];

/** Recurring revenue names its rate: `ARR of $420,000`, `$35K MRR`. */
function recurringRate(text: string, start: number, end: number): Rate | null {
  const before = /\b(arr|mrr)\b[^\d]{0,24}$/.exec(text.slice(Math.max(0, start - 30), start))?.[1];
  const word = before ?? /^ (?:in |of )?(arr|mrr)\b/.exec(text.slice(end, end + 8))?.[1];
  return word === undefined ? null : word === 'arr' ? 'annual' : 'monthly';
}

/** The rate said nearest to a span, within `reach` characters on either side. */
export function rateNear(text: string, start: number, end: number, reach: number): Rate | null {
  const named = recurringRate(text, start, end);
  if (named) return named;
  const from = Math.max(0, start - reach);
  const window = text.slice(from, end + reach);
  let best: { rate: Rate; distance: number } | null = null;
  for (const [rate, pattern] of RATES)
    for (const match of window.matchAll(pattern)) {
      const at = from + match.index;
      const distance = at >= end ? at - end : start - (at + match[0].length) + 12;
      if (!best || distance < best.distance) best = { rate, distance };
    }
  return best?.rate ?? null;
}
