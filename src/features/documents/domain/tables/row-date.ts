import { type Account, RUNWAY_ROW, STANDING } from '../words/account.ts';
import { LAST_TWELVE_MONTHS, twoDigits } from '../words/period-word.ts';
import { datesIn, fiscalPart, monthsUpTo, isMonth } from '../words/period.ts';
import {
  dateAlone,
  dateInLabel,
  dayInLabel,
  IN_A_MONTH,
  IS_SOUGHT,
  monthNamed,
  nowOf,
} from './label-date.ts';
import type { OpenRow } from './open-row.ts';
import type { Context } from './table-context.ts';
import type { Heads } from './table-head.ts';
import { isPart, namesMonths, partOf, upTo } from './table-period.ts';

/** `MRR, last month`: of the month that a quarter or half of the heads ends with. */
const LAST_MONTH =
  /\b(?:last|final|closing) month\b|\bdernier mois\b|\bmonth[- ]end\b|\bfin de (?:trimestre|semestre)\b/;
/** `MRR at end`: as it is in the last month of a quarter. */
const isAtItsEnd = ({ account, label }: OpenRow): boolean =>
  (account === 'recurringRevenueMonthly' || account === 'recurringRevenueAnnual') &&
  /\b(?:at|by|in the last month of) (?:the )?(?:period |quarter |half )?(?:end|close|quarter|half)\b|\bexit\b/.test(
    label,
  );
function monthEnding(date: string): string | null {
  const [, year, half, quarter] = /^(\d{4})-(?:H([12])|Q([1-4]))$/.exec(date) ?? [];
  if (year === undefined) return null;
  const month = half === undefined ? 3 * Number(quarter) : 6 * Number(half);
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** A row of one value below columns of years is of the day its label tells, or of the last of two years. */
const isAlone = ({ candidates: [chosen] }: OpenRow): boolean =>
  (chosen?.filter((value) => value !== null).length ?? 0) === 1;

/** `Average burn, last 3 months` alone below years. */
const LAST_MONTHS =
  /\b(?:last|past|trailing) (?:\d{1,2}|two|three|six|nine) (?:months|quarters)\b|\b(?:\d{1,2}|deux|trois|six|neuf) derniers (?:mois|trimestres)\b/;
/** What stands does so at the end of the months its column is of. */
export const asDay = (date: string): string => date.split(' to ').at(-1) ?? date;
/** `Fee income in the half-year` under the day it ends with. */
const OF_A_PART = /\b(?:in|for|of|over) the (?:half|quarter)\b|\bdu (?:semestre|trimestre)\b/;
const partEnding = (date: string, label: string): string =>
  monthsUpTo(date, /\b(?:half|semestre)/.test(label) ? 6 : 3);

/** `EBITDA (LTM)` under a quarter: of the year that ends with it. */
const TRAILING = new RegExp(`\\b(?:${LAST_TWELVE_MONTHS})\\b`);
const lastMonth = (date: string): string =>
  asDay(monthEnding(date) ?? (date.length === 4 ? `${date}-12` : date));

/** `FY2024 revenue` under `Q1   Q2   Q3   Q4   Full year`: heads that tell no year are of the one that a row names. */
function inYearOfRow(
  label: string,
  { heads, dates }: Heads,
  index: number,
  { fiscalEnd }: Context,
): string | null {
  const [told, other] = datesIn(label);
  if (!told || other || !/^\d{4}$/.test(told.date)) return null;
  const words = `${label.slice(0, told.start)}${label.slice(told.end)}`;
  if (!/[a-z]{3}/.test(words)) return null;
  const head = heads[index];
  const areBare = heads.filter(({ time }) => time !== null && isPart(time)).length > 1;
  if (!head || !areBare) return null;
  if (head.time !== null && isPart(head.time)) {
    const date = partOf(told.date, head.time);
    return fiscalEnd === null || namesMonths(head.text) || head.time.kind === 'month'
      ? date
      : fiscalPart(date, fiscalEnd);
  }
  return dates[index]?.length === 4 || OF_WHOLE_YEAR.test(head.text) ? told.date : null;
}
const OF_WHOLE_YEAR = /^(?:full year|year|fy|total|annee|exercice|annuel)\b/;

/** A flow under `31 December 2025` is of the year, where the columns are years apart. */
export function dateOf(row: OpenRow, heads: Heads | null, index: number, context: Context): string | null {
  if (!heads) {
    const date =
      dateInLabel(row.label, nowOf(context)) ??
      dateInLabel(row.line.text, nowOf(context)) ??
      dayInLabel(row.label, context) ??
      (row.account === null && !context.isTitled ? null : context.title);
    const isStanding = context.isBalance || (row.account !== null && STANDING.has(row.account));
    return date !== null && isStanding ? asDay(date) : date;
  }
  const date = heads.dates[index] ?? null;
  if (isAlone(row) && IS_SOUGHT.test(row.label)) return null;
  const ofRow = inYearOfRow(row.label, heads, index, context);
  if (ofRow !== null) return ofRow;
  const alone = isAlone(row) ? dateAlone(row.label) : null;
  if (alone !== null) return alone;
  if (isAlone(row) && heads.dates.length > 1 && (RUNWAY_ROW.test(row.label) || LAST_MONTHS.test(row.label)))
    return null;
  const month = date?.length === 4 && IN_A_MONTH.test(row.label) ? monthNamed(row.label) : null;
  if (date !== null && month !== null) return `${date}-${month}`;
  if (date !== null && (LAST_MONTH.test(row.label) || isAtItsEnd(row))) return monthEnding(date) ?? date;
  if (date !== null && row.account !== null && !STANDING.has(row.account) && TRAILING.test(row.label))
    return monthsUpTo(lastMonth(date), 12);
  const head = heads.heads[index]?.text ?? '';
  if (date === null || (row.account === null && (row.unit !== 'money' || !context.isOfResults)))
    return date !== null && context.isBalance ? endUnder(head, date) : date;
  if (row.account !== null && STANDING.has(row.account))
    return date.length === 4 && AT_YEAR_END.test(row.label)
      ? `${date}-${twoDigits(context.fiscalEnd ?? DECEMBER)}`
      : endUnder(head, date);
  if (row.account !== null && isNoSum(row.account)) return date;
  if (OF_A_PART.test(row.label) && isMonth(date)) return partEnding(date, row.label);
  const months = heads.dates.flatMap((one) => one ?? []);
  const isOfMonth = isMonth(date);
  // `Objectif 2026   Réalisé au 30/09/2026`
  const isWithin =
    isOfMonth &&
    months.includes(date.slice(0, 4)) &&
    Number(date.slice(5)) !== (context.fiscalEnd ?? DECEMBER) &&
    LAST_DAY.test(head);
  if (isWithin) return upTo(date, context.fiscalEnd);
  const areYears =
    isOfMonth &&
    ((new Set(months.map((one) => one.slice(4))).size === 1 && areYearEnds(heads, context)) ||
      // `Year ended 30 June 2025` beside `30 June 2024`
      (months.some((one) => one.length === 4) && months.filter((one) => isMonth(one)).length === 1));
  return areYears ? date.slice(0, 4) : date;
}

/** What stands under `Exercice au 30/06/2025` does so on that day. */
function endUnder(head: string, date: string): string {
  const month = date.length === 4 ? /\d[/.](\d{1,2})[/.](?:20)?\d\d(?!\d)/.exec(head)?.[1] : undefined;
  return month === undefined ? asDay(date) : `${date}-${month.padStart(2, '0')}`;
}

/** Whether months of one name are ends of years: told by their day or their title, or apart by years, each in one column. */
function areYearEnds({ heads, dates }: Heads, { isFirm }: Context): boolean {
  const told = dates.flatMap((date) => date ?? []);
  return (
    isFirm ||
    heads.some(({ text }) => LAST_DAY.test(text)) ||
    (told.length > 1 && new Set(told).size === told.length)
  );
}
const LAST_DAY = /(?:^|[^\d.,])(?:2[89]|3[01])(?!\d)/;

/** `Staff at year end`, `salariés en fin d'exercice`: on the last day of each year. */
const AT_YEAR_END =
  /\b(?:at |by |as at )?(?:the )?(?:year|period)[- ]?(?:end|close)\b|\b(?:end|close) of (?:the )?(?:financial |fiscal )?year\b|\bfin d['e] ?(?:annee|exercice|periode)\b|\ba la cloture\b/;
const DECEMBER = 12;

/** What stands on a day or is a rate has no sum over months. */
export const isNoSum = (account: Account): boolean =>
  STANDING.has(account) || ['recurringRevenueMonthly', 'recurringRevenueAnnual', 'burn'].includes(account);
