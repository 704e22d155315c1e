import { memory } from './memory.ts';
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
  monthOfName,
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
const DATE = new RegExp(
  [
    `(?:year|exercice|12 months|twelve months|12 mois|douze mois|12m|fye|y\\/e|ye)(?: (?:that |which |just )?(?:ended|closed)| ending| end| clos| to| closing)?${ON}(?:${MONTH_NAMES})\\.?(?: \\d{1,2},)?,?[ -]'?(?<ended>${YEAR}|${SHORT})`,
    `(?:(?<count>${COUNT}|\\d{1,2})[ -]?(?:months?|mois|m)|(?<stretch>half[- ]year|semestre|quarter|qtr|trimestre))(?: period)?(?: ended| ending| clos| closes| to| au| until| through)${ON}(?<lastMonth>${MONTH_NAMES})\\.?(?: \\d{1,2},)?,?[ -]'?(?<lastYear>${YEAR}|${SHORT})`,
    `(?:ytd|year[- ]to[- ]date|cumul)${ON}(?<ytdMonth>${MONTH_NAMES})\\.?,?[ -]'?(?<ytdYear>${YEAR}|${SHORT})`,
    `(?:1(?:st|er)? )?(?<from>${MONTH_NAMES})\\.?(?: (?<fromYear>${YEAR}))? ?(?:-|to|a|au|until|through) ?(?:\\d{1,2}(?:st|nd|rd|th)? )?(?<to>${MONTH_NAMES})\\.?[ -](?<toYear>${YEAR}|${SHORT})`,
    `(?:(?:first|les|premiers) )?(?<months>${COUNT}|[2-9]|1[01])(?:[ -]?(?:months|mois)|m)${OF}(?<monthsYear>${YEAR})`,
    `(?<months2>[2-9]|1[01])m(?:[ -]?fy ?)?'?(?<monthsYear2>[12]\\d)(?!\\d|[.,]\\d)`,
    `(?:fy ?)?(?<firstYear>20[1-4]\\d)[-/](?:20)?(?<nextYear>\\d\\d)(?![\\d-])`,
    `(?:fy ?)?(?<nepaliFirst>${NEPALI_YEAR})[-/](?:20)?(?<nepaliNext>\\d\\d)(?![\\d-])`,
    `fy ?'?(?<shortFirst>[12]\\d)[-/](?<shortNext>[12]\\d)(?![\\d-])`,
    `(?<iso>${YEAR}-(?:0[1-9]|1[0-2])(?:-\\d{2})?)`,
    `(?<fromDay>\\d{1,2}[/.](?:0?[1-9]|1[0-2])[/.](?:${YEAR}|[012]\\d)) ?(?:au|to|a|-|until) ?(?<toDay>\\d{1,2}[/.](?:0?[1-9]|1[0-2])[/.](?:${YEAR}|[012]\\d))`,
    `(?<slash>\\d{1,2}[/.](?:0?[1-9]|1[0-2])[/.]${YEAR})`,
    `(?<american>(?:0?[1-9]|1[0-2])/(?:1[3-9]|2\\d|3[01])/${YEAR})`,
    `(?<half>${HALVES[0]}|half year|six months)(?: to \\d{1,2} (?:june|juin))?${OF}(?<halfYear>${YEAR})`,
    `(?<second>${HALVES[1]})${OF}(?<secondYear>${YEAR})`,
    ...QUARTERS.map((names, index) => `(?<q${index + 1}>${names})${OF}(?<y${index + 1}>${YEAR})`),
    `(?<yearBefore>${YEAR})[ -]?(?<partBehind>[qths][1-4])`,
    `(?<partShort>[qths][1-4])[- ]?'?(?<partYear>${SHORT}|${YEAR})`,
    `(?<countFirst>[1-4][qths])(?: (?=20))?'?(?<countYear>[12]\\d(?!\\d|[.,]\\d)|${YEAR})`,
    `(?:\\d{1,2}(?:st|nd|rd|th|er)? (?:of )?)?(?<month>${MONTH_NAMES})\\.?(?: \\d{1,2}(?:st|nd|rd|th)?,)?,? ?(?<monthYear>${YEAR})`,
    `(?:\\d{1,2}[- ])?(?<shortMonth>${MONTH_NAMES})\\.?(?:-'?| ?')(?<shortYear>${YEAR}|[12]\\d(?!\\d|[.,]\\d))`,
    `(?:\\d{1,2} )?(?<nepaliMonth>${NEPALI_MONTHS}),? (?<nepaliYear>${NEPALI_YEAR})`,
    `(?:(?<dayBefore>\\d{1,2}) )?(?<ethiopianMonth>${ETHIOPIAN_MONTHS})(?: (?<dayBehind>\\d{1,2}),?)? (?<ethiopianMonthYear>20[01]\\d)(?: e\\.? ?c\\.?)?`,
    `(?:efy ?(?<efy>20[01]\\d)|(?<ethiopian>20[01]\\d) e\\.? ?c\\.?)`,
    `(?:end of|end|year[- ]end|fin|fin de|a fin)(?: the year)? (?<yearEnd>${YEAR})`,
    `fy ?'?(?<fiscal>${YEAR}|\\d{2})`,
    `(?<year>${YEAR})`,
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
}: Groups): string | null {
  if (to && toYear && from) {
    const [first, last, year] = [monthText(from), monthText(to), fullYear(toYear)];
    return monthsAsDate(`${fromYear ?? Number(year) - (first > last ? 1 : 0)}-${first}`, `${year}-${last}`);
  }
  if (ytdMonth && ytdYear)
    return monthsAsDate(`${fullYear(ytdYear)}-01`, `${fullYear(ytdYear)}-${monthText(ytdMonth)}`);
  if (months2 && monthsYear2)
    return monthsAsDate(`${fullYear(monthsYear2)}-01`, `${fullYear(monthsYear2)}-${two(countOf(months2))}`);
  const length = count ? countOf(count) : stretch === undefined ? 0 : /^(?:half|sem)/.test(stretch) ? 6 : 3;
  if (!lastMonth || !lastYear || length < 2 || length > MOST_MONTHS) return null;
  return monthsUpTo(`${fullYear(lastYear)}-${monthText(lastMonth)}`, length);
}
const MOST_MONTHS = 18;

/** So many months of which the last is given: `2024-07 to 2025-06`. */
export function monthsUpTo(last: string, count: number): string {
  const start = yearOf(last) * 12 + Number(last.slice(5)) - count;
  return monthsAsDate(`${Math.floor(start / 12)}-${two((start % 12) + 1)}`, last);
}
const yearOf = (date: string): number => Number(date.slice(0, 4));

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
  const [, monthDigits = '', yearDigits = ''] = day.split(/[/.]/);
  return `${fullYear(yearDigits)}-${monthDigits.padStart(2, '0')}`;
}

function dateOf(groups: Groups): string | null {
  const { ended, iso, slash, half, halfYear, second, secondYear, month, monthYear, yearEnd, fiscal, year } =
    groups;
  if (ended) return fullYear(ended);
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
  MAY_BE_DATED.test(text) ? remembered(text, readDates) : NO_DATES;
const NO_DATES: readonly DateMention[] = [];
/** Many rules ask for the dates of the same sentence. */
const remembered = memory<readonly DateMention[]>();

/** `2017 E.C.` ends with a point of its own. */
const isEthiopian = (found: string): boolean => found.endsWith('.');

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

/** What times told without a year have in them: most sentences have none of it, and are not searched for more. */
const NAMES_MONTH = new RegExp(`\\b(?:${MONTH_NAMES})(?![a-z])`);
const NAMES_PART = /\b[qths][1-4]|quarter|half|trimestre|semestre/;
const NAMES_TIME = /months|\bmois\b|year|\ban\b|annee|exercice|prochain|quarter|half|trimestre|semestre/;

const BARE_MONTH = new RegExp(
  `(?:(?<=\\b(?:end of|end|closed|closing|ended|exited|in|for|during|of|on|at|as at|fin|au|en|pour|de|d'|debut|sales|revenue|turnover|income|ventes|recettes) ?(?:\\d{1,2}(?:st|nd|rd|th|er)? )?)(?:${MONTH_NAMES})|(?<=^\\d{1,2}(?:st|nd|rd|th|er)? )(?:${MONTH_NAMES})(?= {2,}| ?[:|]| (?:[a-z]{1,4} ?|[$€£₦₵])?\\d)|(?<=(?:^|\\() ?)(?:${MONTH_NAMES})(?= ?:| (?:was|were|stood at|made|brought) ))(?![a-z])(?!\\.? ?(?:\\d{1,2},? )?(?:19|20)\\d\\d)`,
  'g',
);

/**
 * Months told without a year, `at the end of September`, `ventes d'août`: the last such month not after the one a
 * document is of.
 */
export function monthsIn(text: string, { year, month }: { year: number; month: number }): DateMention[] {
  if (!NAMES_MONTH.test(text)) return [];
  return [...text.matchAll(BARE_MONTH)].flatMap(({ 0: name, index }) => {
    const own = monthOfName(name);
    if (own === null) return [];
    const date = `${own > month ? year - 1 : year}-${two(own)}`;
    return [{ start: index, end: index + name.length, date, isYearEnd: false }];
  });
}

const LAST = '(?:last year|the (?:previous|prior) year|l.an(?:nee)? (?:dernier|derniere|passee?))';
const RELATIVE = new RegExp(
  [
    `(?<lastMonth>${MONTH_NAMES}) (?:of |de )?${LAST}`,
    `(?:from |between |de |d'|entre )(?:\\d{1,2}(?:st|er)? )?(?<from>${MONTH_NAMES}) (?:to|and|a|et|-) (?:(?:end|fin) )?(?:\\d{1,2} )?(?<to>${MONTH_NAMES})(?! ?(?:\\d{1,2},? )?(?:19|20)\\d\\d)`,
    `(?<head>${MONTH_NAMES})(?: (?:to|a) (?=[a-z]+ ?:)| ?- ?)(?<tail>${MONTH_NAMES})(?! ?(?:\\d{1,2},? )?(?:19|20)\\d\\d)`,
    `(?<sofar>${COUNT}|\\d{1,2}) (?:months|mois) (?:so far|to date|ecoules|into the year)`,
    `(?:the )?(?:first |les )?(?<months>${COUNT}|\\d{1,2}) (?:premiers )?(?:months|mois) (?:of |de )(?<year>${YEAR})`,
    `(?<span>${COUNT}|\\d{1,2}) (?:months|mois) (?:ended |ending |clos )?(?:to|a|au|until) (?:(?:the )?end (?:of )?|fin |\\d{1,2} )?(?<spanEnd>${MONTH_NAMES})(?! ?(?:\\d{1,2},? )?(?:19|20)\\d\\d)`,
    `(?:year|exercice) (?:ended|closed|clos)(?: on| le| au| at| the| end| of| fin)*(?: \\d{1,2}(?:st|nd|rd|th|er)?)? (?<closes>${MONTH_NAMES})(?! ?(?:\\d{1,2},? )?(?:19|20)\\d\\d)`,
    `(?:for|over|in|during|sur|pour) (?:the |les |ces )?(?:first |premiers )?(?<stretch>six|nine|neuf|6|9) (?:premiers )?(?:months|mois)(?! (?:to|ended|ending|of|a|au|clos|de|of|before|earlier|after|apres|before|from))`,
    `(?<next>next|the coming|coming|this coming|le prochain|la prochaine|l'annee|l'exercice|l'an|le trimestre|le semestre) (?<nextName>year|quarter|half|trimestre|semestre|annee|exercice|prochaine?)(?! (?:round|generation|time))`,
    `${LAST}(?= (?:was|were|had|ended|closed|finished|brought|came|made|avait|a fini|a ete|etait|s'etait|fut|in full|entier)\\b)`,
  ]
    .map((shape) => `(?<![a-z\\d])(?:${shape})(?![a-z\\d])`)
    .join('|'),
  'g',
);

/**
 * Times counted from the day a document was written: `October last year`, `from January to April`, `ten months so far`, `last
 * year was`. A year is the financial one where that is another.
 */
export function relativeIn(
  text: string,
  {
    year,
    month,
    fiscalEnd,
    reported = null,
  }: { year: number; month: number; fiscalEnd: number | null; reported?: string | null },
): DateMention[] {
  if (!NAMES_TIME.test(text) && !NAMES_MONTH.test(text)) return [];
  const current = fiscalEnd !== null && month > fiscalEnd ? year + 1 : year;
  const mention = (start: number, end: number, date: string): DateMention[] => [
    { start, end, date, isYearEnd: false },
  ];
  return [...text.matchAll(RELATIVE)].flatMap(({ 0: whole, index, groups = {} }) => {
    const end = index + whole.length;
    const { lastMonth, sofar, months, year: told, span, spanEnd, stretch, next, nextName } = groups;
    if (span && spanEnd) {
      const last = Number(monthText(spanEnd));
      const own = last > month ? year - 1 : year;
      const length = countOf(span);
      return length >= 2 && length <= 12
        ? mention(index, end, monthsUpTo(`${own}-${two(last)}`, length))
        : [];
    }
    if (groups['closes'])
      return mention(index, end, String(Number(monthText(groups['closes'])) > month ? year - 1 : year));
    if (stretch) {
      const length = /^(?:six|6)$/.test(stretch) ? 6 : 9;
      return fiscalEnd === null && length <= month
        ? mention(index, end, monthsAsDate(`${year}-01`, `${year}-${two(length)}`))
        : [];
    }
    if (next && nextName)
      return nextTime(`${next} ${nextName}`, current, reported).flatMap((date) => mention(index, end, date));
    const [from, to] = [groups['from'] ?? groups['head'], groups['to'] ?? groups['tail']];
    if (lastMonth) return mention(index, end, `${year - 1}-${monthText(lastMonth)}`);
    if (from && to) {
      const [first, last] = [monthText(from), monthText(to)];
      const ends = Number(last) > month ? year - 1 : year;
      return mention(
        index,
        end,
        monthsAsDate(`${first > last ? ends - 1 : ends}-${first}`, `${ends}-${last}`),
      );
    }
    const count = countOf(sofar ?? months ?? '');
    if (told || sofar) {
      const isWhole = count >= 2 && count <= 11;
      return isWhole
        ? mention(index, end, monthsAsDate(`${told ?? year}-01`, `${told ?? year}-${two(count)}`))
        : [];
    }
    return mention(index, end, String(current - 1));
  });
}

/** `next year`, `le trimestre prochain`: the one behind that which is reported on, or lies behind the financial year. */
function nextTime(words: string, current: number, reported: string | null): string[] {
  if (/year|annee|exercice|l'an/.test(words))
    return /next|coming|prochain/.test(words) ? [String(current + 1)] : [];
  const part = /^(\d{4})-([HQ])(\d)$/.exec(reported ?? '');
  const isQuarter = /quarter|trimestre/.test(words);
  if (!part || !/next|coming|prochain/.test(words) || isQuarter !== (part[2] === 'Q')) return [];
  const [year, count] = [Number(part[1]), Number(part[3])];
  const isLast = count === (isQuarter ? 4 : 2);
  return [`${isLast ? year + 1 : year}-${part[2]}${isLast ? 1 : count + 1}`];
}

const ORDINALS = [
  'first|1st|premier|1er',
  'second|2nd|deuxieme|2e|2eme',
  'third|3rd|troisieme|3e|3eme',
  'fourth|4th|last|quatrieme|4e|4eme|dernier',
];
const BARE_PART = new RegExp(
  `(?<![a-z0-9/-])(?:(?<part>[qths])(?<count>[1-4])|(?<ordinal>${ORDINALS.join('|')})[ -](?<name>quarter|half|trimestre|semestre))(?! ?(?:of |de |du )?(?:fy ?)?'?(?:20)?\\d|[a-z0-9])(?<lastYear>,? (?:of )?(?:last|the previous|prior) (?:year|yr)| de l'an dernier| de l'annee derniere)?`,
  'g',
);

/** Quarters and halves told without a year, `in the second quarter`, `T2`: the last that had begun when a document was written. */
export function partsIn(text: string, { year, month }: { year: number; month: number }): DateMention[] {
  if (!NAMES_PART.test(text)) return [];
  // `Q1 Trading?`: the number of a question.
  const isQuestion = text.endsWith('?');
  return [...text.matchAll(BARE_PART)].flatMap(({ 0: whole, index, groups = {} }) => {
    if (isQuestion && index === 0) return [];
    const { part, count, ordinal, name, lastYear: isOfLast } = groups;
    const isHalf = part === undefined ? name === 'half' || name === 'semestre' : part === 'h' || part === 's';
    const number =
      count === undefined
        ? ORDINALS.findIndex((words) => words.split('|').includes(ordinal ?? '')) + 1
        : Number(count);
    if (number < 1 || number > (isHalf ? 2 : 4)) return [];
    const begins = (number - 1) * (isHalf ? 6 : 3) + 1;
    const own = year - (begins > month ? 1 : 0) - (isOfLast === undefined ? 0 : 1);
    return [
      {
        start: index,
        end: index + whole.length,
        date: `${own}-${isHalf ? 'H' : 'Q'}${number}`,
        isYearEnd: false,
      },
    ];
  });
}

const OWN_PART =
  /\b(?:(?:for|in|during|over|of) (?:the|this) (?<en>quarter|half(?:[- ]year)?)|this (?<this>quarter|half(?:[- ]year)?)|(?:au cours du|pendant le|sur le|ce|du|le) (?<fr>trimestre|semestre))\b(?! (?:of|ended|ending|to|de|clos|prochain|dernier|precedent|suivant|before|of))|\b(?:the )?same (?<same>quarter|half(?:[- ]year)?)(?: of| in)? (?:last year|the (?:previous|prior) year|a year (?:ago|earlier)|(?<of>20[0-4]\d))|\b(?:au )?meme (?<meme>trimestre|semestre) (?:de (?<de>20[0-4]\d)|de l'(?:an dernier|annee (?:precedente|derniere|passee))|(?:un an|l'an) (?:plus tot|dernier))/g;

/** `for the quarter`, `ce trimestre`, `the same quarter last year` in a letter that reports on one. */
export function ownPartsIn(text: string, reported: string | null): DateMention[] {
  const part = /^(\d{4})-([HQ]\d)$/.exec(reported ?? '');
  if (!part || !NAMES_PART.test(text)) return [];
  return [...text.matchAll(OWN_PART)].flatMap(({ 0: whole, index, groups = {} }) => {
    const { en, this: own, fr, same, meme } = groups;
    const name = en ?? own ?? fr ?? same ?? meme ?? '';
    const isQuarter = name === 'quarter' || name === 'trimestre';
    if (isQuarter !== part[2]?.startsWith('Q')) return [];
    const told = groups['of'] ?? groups['de'];
    const year =
      told === undefined
        ? Number(part[1]) - (same === undefined && meme === undefined ? 0 : 1)
        : Number(told);
    return [{ start: index, end: index + whole.length, date: `${year}-${part[2]}`, isYearEnd: false }];
  });
}

const YEAR_ENDS = new RegExp(
  `\\b(?:(?<!half[- ])years? (?:(?:that |which |just )?(?:ended|closed)|to|ending|ends?|closes?)|(?:financial|fiscal|accounting|our) years? (?:runs? to)|year[- ]end (?:is|in|of)|(?:close|closes|closing) (?:(?:our|its|the) )?(?:books|accounts|years?)|(?:cloturons|cloture|arretons|arrete) (?:(?:nos|ses|les) comptes|(?:notre|son|l')? ?exercice)|fy (?:ends?|ended|ending|to)|exercices? (?:clos|close|se (?:clot|termine|terminant)|s'acheve|cloture)|cloture (?:de l'exercice )?(?:au|le|en|fin))(?: on| at| in| each| every| le| au| en| the| end of| fin| chaque annee)* ?(?:\\d{1,2}(?:st|nd|rd|th|er)? )?(?:of )?(?<month>${MONTH_NAMES})\\b`,
  'g',
);

const YEAR_RUNS = new RegExp(
  `\\b(?:(?:(?:financial|fiscal|accounting) year|fy|exercice)(?: ?'?\\d{2,4}(?:[-/]\\d{2,4})?)?|books|accounts) ?:? ?\\(?(?:runs? |run |is |from |du |court |va )*(?:from |du )?(?:1(?:st|er)? )?(?<first>${MONTH_NAMES})(?: 20\\d\\d)? ?(?:to|through|-|au|a) ?(?:\\d{1,2} )?(?<last>${MONTH_NAMES})\\b|\\b(?<part>q[1-4]) ?fy ?'?\\d{2,4}[ :(=-]{1,3}(?<from>${MONTH_NAMES})[ -]{1,3}(?<to>${MONTH_NAMES})\\b`,
  'g',
);

/** The month in which a company's years end, where its text says one; null else. */
export function yearEndIn(text: string): number | null {
  const told = [...text.matchAll(YEAR_ENDS)].map(({ groups }) => Number(monthText(groups?.['month'] ?? '')));
  const runs = [...text.matchAll(YEAR_RUNS)].flatMap(({ groups = {} }) => {
    const { first, last, part, to } = groups;
    // Of twelve months: `the second quarter of the financial year (June–August)` is no year.
    const [from, until] = [Number(monthText(first ?? '')), Number(monthText(last ?? ''))];
    if (last !== undefined) return from === (until % 12) + 1 ? [until] : [];
    const behind = Number(monthText(to ?? '')) - 3 * Number(part?.charAt(1));
    return [((behind + 11) % 12) + 1];
  });
  const months = new Set([...told, ...runs]);
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

const OF_FISCAL = new RegExp(
  `(?<![a-z0-9])(?:(?<part>[qths])(?<count>[1-4])|(?<ordinal>${[
    'first|1st|premier|1er',
    'second|2nd|deuxieme|2e|2eme',
    'third|3rd|troisieme|3e|3eme',
    'fourth|4th|quatrieme|4e|4eme',
  ].join(
    '|',
  )}) (?<name>quarter|half|trimestre|semestre))(?: of| de)?(?: the| our| l')? ?(?:(?:fy ?'?|(?:financial|fiscal) year |exercice )(?<year>(?:20)?\\d\\d)|(?:financial|fiscal) year|exercice)(?![a-z0-9])`,
  'g',
);
const COUNTS = [
  'first|1st|premier|1er',
  'second|2nd|deuxieme|2e|2eme',
  'third|3rd|troisieme|3e|3eme',
  'fourth|4th|quatrieme|4e|4eme',
];

/** `Q2 FY2026`, `second quarter of the financial year`, in months of the calendar; without a year the last that had begun. */
export function fiscalPartsIn(
  text: string,
  { year, month, fiscalEnd }: { year: number; month: number; fiscalEnd: number | null },
): DateMention[] {
  if (!NAMES_PART.test(text)) return [];
  return [...text.matchAll(OF_FISCAL)].flatMap(({ 0: whole, index, groups = {} }) => {
    const isHalf =
      groups['name'] === undefined ? /[hs]/.test(groups['part'] ?? '') : /half|semestre/.test(groups['name']);
    const count =
      groups['count'] === undefined
        ? COUNTS.findIndex((words) => words.split('|').includes(groups['ordinal'] ?? '')) + 1
        : Number(groups['count']);
    if (count < 1 || count > (isHalf ? 2 : 4)) return [];
    const length = isHalf ? 6 : 3;
    const told = groups['year'];
    if (fiscalEnd === null && told === undefined) return [];
    const end = fiscalEnd ?? 12;
    // The financial year that the day of the document lies in, or the one before where the part has not begun.
    const current = month > end ? year + 1 : year;
    const begins = (current - 1) * 12 + end + length * (count - 1);
    const own =
      told === undefined
        ? current - (begins >= year * 12 + month ? 1 : 0)
        : Number(told.length === 2 ? `20${told}` : told);
    const date = fiscalPart(`${own}-${isHalf ? 'H' : 'Q'}${count}`, end);
    return [{ start: index, end: index + whole.length, date, isYearEnd: false }];
  });
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
