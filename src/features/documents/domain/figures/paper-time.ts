import { STANDING } from '../words/account.ts';
import type { DocumentDate } from '../text/document-date.ts';
import type { Passage } from '../text/passage.ts';
import { upTo } from '../tables/table-period.ts';
import { type DateMention, datesIn, without, isMonth } from '../words/period.ts';
import { inYear, NAMES_MONTH, SAME_STRETCH } from '../words/period-bare.ts';
import type { TableReading } from '../tables/table-reading.ts';

/** The last day or month of a sentence, but for one compared with in brackets. */
export const lastDay = (dates: readonly DateMention[], text: string): string | null =>
  dates.findLast(({ start, end }) => end - start > BARE_YEAR && text[start - 1] !== '(')?.date ?? null;

const BARE_YEAR = 6;
const THAT_DATE = /\b(?:(?:at|on|as at|by) (?:that|the same) (?:date|day)|a (?:cette|la meme) date)\b/;
const SAME = new RegExp(`(?<that>${THAT_DATE.source})|${SAME_STRETCH.source}`, 'g');
/** `It held 14.8 million at that date`, `against 11.2 million in the same months of 2025`: the one told last, or that of another year. */
export function withThatDate(
  dates: readonly DateMention[],
  text: string,
  toldLast: string | null,
): readonly DateMention[] {
  const those = [...text.matchAll(SAME)].flatMap(({ 0: words, index, groups = {} }): DateMention[] => {
    // The quarter of the year before the one that the paper reports on.
    const isTold =
      groups['year'] === undefined &&
      dates.some(
        ({ start, end, date }) => start < index + words.length && end > index && /-[QH]\d$/.test(date),
      );
    if (isTold) return [];
    const told =
      lastDay(
        dates.filter(({ end }) => end <= index),
        text,
      ) ?? toldLast;
    const date =
      groups['that'] === undefined ? inYear(told, groups['year']) : (told?.split(' to ').at(-1) ?? null);
    return date === null ? [] : [{ start: index, end: index + words.length, date, isYearEnd: false }];
  });
  return those.length === 0
    ? dates
    : [...without(dates, those), ...those].toSorted((a, b) => a.start - b.start);
}

const DATE_OF_PAPER =
  /\b(?:at|on|as at|as of) (?:the )?date (?:hereof|of (?:this|the present) (?:agreement|deed|contract|letter|report|certificate|memorandum|document))\b|\b(?:a|en) (?:la )?date (?:du present|de la presente|des presentes)(?: [a-z]+)?/g;
/** `the debt at the date of this Agreement is`: the month in which a paper was signed. */
export function withDateOfPaper(
  dates: readonly DateMention[],
  text: string,
  made: string | null,
): readonly DateMention[] {
  if (made?.length !== MONTH_LONG) return dates;
  const those = [...text.matchAll(DATE_OF_PAPER)].map(({ 0: words, index }): DateMention => ({
    start: index,
    end: index + words.length,
    date: made,
    isYearEnd: false,
  }));
  return those.length === 0
    ? dates
    : [...without(dates, those), ...those].toSorted((a, b) => a.start - b.start);
}
const MONTH_LONG = 7;

/** `the accounts approved in June`, `was lodged on 28 March`: when a paper was agreed to or handed in, and not what its figures are of. */
const AGREED_TO =
  /\bsign-?off\b[^.;\d]{0,24} (?:for|on|by) (?:\d{1,2} )?$|\b(?:approved|adopted|passed|voted|signed off|approuve\w*|adopte\w*|vote\w*)\b[^.;:\d]{0,24}\b(?:plan|budget|forecast|accounts|statements|comptes|etats financiers)s?\b[^.;:]{0,24}? (?:on|le) (?:\d{1,2} )?$|\b(?:was|were|a ete|ont ete) (?:received|settled|lodged|recue?s?|reglee?s?|deposee?s?) (?:on|le) (?:\d{1,2} )?$|\b(?:approved|adopted|signed(?: off)?(?: on)?(?: (?:the )?(?:accounts|audit|books|year|(?:19|20)\d\d))*|filed|published|approuve\w*|adopte\w*|signe\w*|publie\w*|depose\w*)(?: (?:by|par|without|sans) [^.;,\d]{3,30})? ?(?:in|on|en|le|au)? ?(?:\d{1,2} )?$|\b(?:renewed|extended|rolled over|renouvel\w*|reconduit\w*|prorog\w*)(?: [a-z]+){0,2} (?:in|on|to|until|till|en|le|au|jusqu'en|jusqu'a|jusqu'au)(?: (?:the|fin|end of))? ?(?:\d{1,2}(?:st|nd|rd|th|er)? )?$/;

/** The dates of a text but for those on which what it speaks of was agreed to, signed or handed in. */
export const withoutAgreed = (dates: readonly DateMention[], text: string): DateMention[] =>
  dates.filter(({ start }) => !AGREED_TO.test(text.slice(0, start)));

/** `the accounts for the year to 31 July 2025.`, `At 30 June 2026 we had …`: the time of what the next sentence of the line tells. */
export function timeToldBy(
  { text }: Passage,
  datesOf: (text: string) => readonly DateMention[],
): string | null {
  // `FY26 (the year to June 2026)`: one time, told twice.
  const dates = withoutAgreed(datesOf(text), text).filter(
    ({ start }, index, all) => !/^ ?\((?:the )?$/.test(text.slice(all[index - 1]?.end ?? start, start)),
  );
  const [first] = dates;
  if (!isOneDate(dates) || first === undefined) return null;
  return SAYS_A_TIME.test(text) || OPENS_WITH.test(text.slice(0, first.start)) ? first.date : null;
}
/** What a sentence begins with before the time it is of. */
const OPENS_WITH =
  /^(?:\d{1,2}(?:\.\d{1,2}){0,2}\.? )?(?:(?:at|as at|as of|in|for|during|over|on|by|au|en|a|fin|a fin|pour|sur|pendant) )?(?:(?:the|le|la|l'|our|the end of|fin) ?)*(?:(?:financial |calendar |full )?(?:year|exercice|annee)(?: \w+){0,3} )?$/;

const SAYS_A_TIME =
  /\b(?:accounts?|books|figures|results?|statements?|comptes|chiffres|resultats) (?:for|of|to|du|de|pour)\b[^.;]{0,24}\b(?:year|half|quarter|months|exercice|semestre|trimestre|mois)\b/;

/** `Comptes au 30 septembre`, `Results to 31 August`: what was earned in the year as far as that month. */
const OF_RESULTS =
  /\b(?:comptes?|situation|chiffres|resultats?|accounts?|figures|results?|performance) (?:arretee?s? )?(?:au|a fin|fin|to|at|as at|up to|to the end of)(?: the)?(?: \d{1,2})? ?$/;
const LAST_MONTH = '12';
/** `Lusaka, 18 July 2026`, `Presentation to lenders, October 2025`: the day or month in which a paper was written, and no heading of what it says. */
export function isDateline(text: string, own: DocumentDate | null): boolean {
  if (own === null) return false;
  const [day, another] = datesIn(text);
  return (
    day !== undefined &&
    another === undefined &&
    day.date === own.date &&
    (IS_DAY.test(text.slice(day.start)) || ENDS_A_TITLE.test(text.slice(0, day.start))) &&
    !COUNTS_ON_IT.test(text.slice(0, day.start))
  );
}
const IS_DAY = /^(?:the )?\d{1,2}(?:st|nd|rd|th|er)? /;
/** What a paper is or where it was written, before its month. */
const ENDS_A_TITLE =
  /\b(?:presentation|deck|pitch|teaser|memorandum|proposal|plan|dossier|note|lenders?|investors?|funds|bailleurs|investisseurs)\b[^.;\d]{0,60}[,—–-] $/;
const COUNTS_ON_IT =
  /\b(?:as at|as of|at|position|situation|balances?|figures|results?|au|arrete\w*|status)\b/;

/** `Date of expiry | 30 June 2026`: the row of a form, and no heading of those below. */
const OF_A_PAPER =
  /^(?:date (?:of|de|d'|du) ?)?(?:the |la |l'|le )?(?:expir\w+|issued?|validity|valid(?: (?:to|until|from))?|signature|signed|delivr\w+|delivrance|validite|echeance|incorporation|registration|immatriculation|creation|commencement|birth|naissance)\b[^.;\d]*$/;

/** The time that a heading tells: where it names one twice, `First quarter, July to September 2026`, the one with its year. */
export function timeOfHeading(
  text: string,
  datesOf: (text: string) => readonly DateMention[],
  fiscalEnd: number | null,
): string | null {
  const dates = datesOf(text);
  const withYear = dates.filter(({ start, end }) => /\d{4}/.test(text.slice(start, end)));
  // `First quarter (July to September 2026, Q1 of FY2027)`: the months it names.
  const byMonths = withYear.filter(({ start, end }) => NAMES_MONTH.test(text.slice(start, end)));
  const named = [dates, withYear, byMonths].find(isOneDate) ?? [];
  const [told] = named;
  if (told === undefined || !isOneDate(named) || OF_A_PAPER.test(text.slice(0, told.start))) return null;
  const isWithinYear = isMonth(told.date) && told.date.slice(5) !== LAST_MONTH;
  if (!isWithinYear || !OF_RESULTS.test(text.slice(0, told.start))) return told.date;
  return Number(told.date.slice(5)) === fiscalEnd ? told.date.slice(0, 4) : upTo(told.date, fiscalEnd);
}

/** The heads of several columns date nothing below them that is no row. */
export const isOneDate = (dates: readonly DateMention[]): boolean =>
  new Set(dates.map(({ date }) => date)).size === 1;

/** The year, or financial year, a month lies in. */
export const yearIn = (time: DocumentDate | null, fiscalEnd: number | null): number | null =>
  time === null ? null : time.year + (time.month > (fiscalEnd ?? 12) ? 1 : 0);

const monthOfEnd = (date: string): number => {
  const [, part, number = ''] = /-([HQ]?)(\d{1,2})$/.exec(date) ?? [];
  return Number(number) * (part === 'H' ? 6 : part === 'Q' ? 3 : 1);
};
/** The period accounts are of: of the latest year that their tables have results for, the one most are for. */
export function periodOf(tables: readonly TableReading[], fiscalEnd: number | null = null): string | null {
  const dates = tables
    .flatMap(({ rows }) => rows)
    .flatMap(({ account, values }) =>
      account === null
        ? []
        : values.flatMap(({ date, isForecast }) => (date === null || isForecast ? [] : [{ account, date }])),
    );
  const flows = dates.filter(({ account }) => !STANDING.has(account));
  const counts = Map.groupBy(
    (flows.length > 0 ? flows : dates).map(({ date }) => date),
    (date) => date,
  );
  // The half after a year that ends in June is later than that year.
  const isLater = (date: string): boolean =>
    fiscalEnd !== null && /-[HQ]\d$| to /.test(date) && monthOfEnd(date) > fiscalEnd;
  const yearOf = (date: string): string => `${date.slice(-7).slice(0, 4)}${isLater(date) ? '-' : ''}`;
  return (
    [...counts.keys()]
      .toSorted(
        (a, b) =>
          yearOf(a).localeCompare(yearOf(b)) ||
          (counts.get(a)?.length ?? 0) - (counts.get(b)?.length ?? 0) ||
          b.length - a.length,
      )
      .at(-1) ?? null
  );
}
