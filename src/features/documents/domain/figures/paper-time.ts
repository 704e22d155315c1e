import { STANDING } from '../words/account.ts';
import type { DocumentDate } from '../text/document-date.ts';
import type { Passage } from '../text/passage.ts';
import { type DateMention, monthsAsDate } from '../words/period.ts';
import { twoDigits } from '../words/period-word.ts';
import type { TableReading } from '../tables/statement.ts';

/** The last day or month of a sentence, but for one compared with in brackets. */
export const lastDay = (dates: readonly DateMention[], text: string): string | null =>
  dates.findLast(({ start, end }) => end - start > BARE_YEAR && text[start - 1] !== '(')?.date ?? null;

const BARE_YEAR = 6;
const THAT_DATE = /\b(?:(?:at|on|as at|by) (?:that|the same) (?:date|day)|a (?:cette|la meme) date)\b/g;
/** `It held 14.8 million at that date`: the one told last. */
export function withThatDate(dates: DateMention[], text: string, toldLast: string | null): DateMention[] {
  const those = [...text.matchAll(THAT_DATE)].flatMap(({ 0: words, index }): DateMention[] => {
    const date =
      lastDay(
        dates.filter(({ end }) => end <= index),
        text,
      ) ?? toldLast;
    return date === null ? [] : [{ start: index, end: index + words.length, date, isYearEnd: false }];
  });
  return those.length === 0 ? dates : [...dates, ...those].toSorted((a, b) => a.start - b.start);
}

/** `the accounts for the year to 31 July 2025.`, `At 30 June 2026 we had …`: the time of what the next sentence of the line tells. */
export function timeToldBy({ text }: Passage, datesOf: (text: string) => DateMention[]): string | null {
  const dates = datesOf(text);
  const [first] = dates;
  if (!isOneDate(dates) || first === undefined) return null;
  return SAYS_A_TIME.test(text) || OPENS_WITH.test(text.slice(0, first.start)) ? first.date : null;
}
/** What a sentence begins with before the time it is of. */
const OPENS_WITH =
  /^(?:(?:at|as at|as of|in|for|during|over|on|by|au|en|a|fin|a fin|pour|sur|pendant) )?(?:(?:the|le|la|l'|our|the end of|fin) ?)*(?:(?:financial |calendar |full )?(?:year|exercice|annee)(?: \w+){0,3} )?$/;

const SAYS_A_TIME =
  /\b(?:accounts?|figures|results?|statements?|comptes|chiffres|resultats) (?:for|of|to|du|de|pour)\b[^.;]{0,24}\b(?:year|half|quarter|months|exercice|semestre|trimestre|mois)\b/;

/** The heads of several columns date nothing below them that is no row. */
export const isOneDate = (dates: readonly DateMention[]): boolean =>
  new Set(dates.map(({ date }) => date)).size === 1;

/** The year, or financial year, a month lies in. */
export const yearIn = (time: DocumentDate | null, fiscalEnd: number | null): number | null =>
  time === null ? null : time.year + (time.month > (fiscalEnd ?? 12) ? 1 : 0);

/** The period accounts are of: of the latest year that their tables have results for, the one most are for. */
export function periodOf(tables: readonly TableReading[]): string | null {
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
  const yearOf = (date: string): string => date.slice(-7).slice(0, 4);
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

/** The months of the year as far as a document reports: to the end of its quarter, or to the month before it was written. */
export function toDateOf({ year, month, reported = null }: DocumentDate): string | null {
  const [, own, kind, count] = /^(\d{4})-([HQ])(\d)$/.exec(reported ?? '') ?? [];
  if (own !== undefined)
    return monthsAsDate(`${own}-01`, `${own}-${twoDigits(Number(count) * (kind === 'Q' ? 3 : 6))}`);
  return month > 1 ? monthsAsDate(`${year}-01`, `${year}-${twoDigits(month - 1)}`) : null;
}
