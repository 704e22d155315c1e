import { plainLabel } from '../words/account.ts';
import { timesIn } from '../words/period-bare.ts';
import { monthOfName, twoDigits } from '../words/period-word.ts';
import { datesIn, isMonth } from '../words/period.ts';
import type { Context } from './table-context.ts';
import { type ColumnTime, columnTime, isPart, partOf } from './table-period.ts';

/** `MRR, December`, `riders in June`: of the month of each year, and no date of an end of year. */
export const IN_A_MONTH =
  /(?:,| in| en| \(|^)[ (]*(?:of |au |fin )?(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b/;
/** The first month that a label names, in two digits. */
export const monthNamed = (label: string): string | null => {
  const found = label.match(/[a-z]{3,9}/g)?.flatMap((word) => monthOfName(word) ?? []) ?? [];
  return found[0] === undefined ? null : String(found[0]).padStart(2, '0');
};

/** A day that the label of a row names is of its value, where no head is and it is not the end of what is told. */
export function dateInLabel(label: string, now: string | null = null): string | null {
  const isLoan = OF_LOAN.test(label);
  const told = datesIn(label).filter(
    ({ start, date }) =>
      !OF_AN_END.test(label.slice(0, start)) &&
      !(isLoan && now !== null && date.slice(0, now.length) > now.slice(0, date.length)),
  );
  const dates = new Set(told.map(({ date }) => date));
  const [only] = dates;
  return dates.size === 1 && only !== undefined ? only : null;
}

/** `Equipment loan (due 2028)`, `Bank loan (14 %, to 2028)`. */
export const OF_AN_END =
  /\b(?:due|until|till|(?:last|final) (?:instal+ments?|payments?|repayments?)|derniers? (?:remboursements?|versements?)|matur\w+|expir\w+|repayable|ends?(?! of\b)|ending|echeance|echoit|jusqu\S*|rembours\w*|valable|valid)(?: [a-z]+){0,2} $|[,;(] ?(?:to|a|au) $/;
/** What is owed ends one day, which its name may say. */
const OF_LOAN =
  /\b(?:loans?|borrowings?|credits?|emprunts?|prets?|facilit(?:y|ies)|leas(?:e|es|ing)|bonds?|overdrafts?|mortgages?|debts?|dettes?|obligations)\b/;

/** The latest month that a paper can report on. */
export const nowOf = ({ written, title }: Context): string | null =>
  written === null ? (title?.split(' to ').at(-1) ?? null) : `${written.year}-${twoDigits(written.month)}`;

const LAST_OF_TWO = /\b20[0-4]\d ?(?:-|to|and|a|et|au?) ?(20[0-4]\d)\b/;
/** `Levée envisagée` below years: of none of them. */
export const IS_SOUGHT =
  /\b(?:sought|asked|requested|wanted|envisagee?|recherchee?|souhaitee?|sollicitee?|avant (?:la )?levee|pre-?money)\b/;
/** With heads above it, a loan is of the day they say, but for what is left of it on a day. */
export const dateAlone = (label: string): string | null =>
  OF_LOAN.test(label) && !IS_LEFT.test(label) ? null : (LAST_OF_TWO.exec(label)?.[1] ?? dateInLabel(label));
/** `Term loan outstanding, 31 Oct 2026`, `solde du prêt`, `loans at 30 June 2026`. */
const IS_LEFT =
  /\b(?:outstanding|balance|owed|left|remaining|encours|soldes?|restant(?: du)?|reste du|(?:at|as (?:at|of)|au)(?= \d{1,2} [a-z]))\b/;
/** `Bank, 31 March` in a paper of April 2026: the last such day; `Net spending (Aug-Oct)`: the last such months. */
export function dayInLabel(label: string, context: Context): string | null {
  const day = /\b\d{1,2} [a-z]{3,9}\b/.exec(label);
  if (day !== null && OF_AN_END.test(label.slice(0, day.index))) return null;
  const month = day === null ? null : monthNamed(label);
  const own = [context.title, nowOf(context)].find((date) => date !== null && isMonth(date));
  if (month !== null && own) return `${Number(own.slice(0, 4)) - (month > own.slice(5) ? 1 : 0)}-${month}`;
  const stretch = timesIn(label, context.written).filter(({ date }) => date.includes(' to '));
  return stretch.length === 1 ? (stretch[0]?.date ?? null) : null;
}

const WORDED =
  /^(?:(first|1st|premier|1er)|(second|2nd|deuxieme|2e)|(third|3rd|troisieme|3e)|(fourth|4th|last|quatrieme|4e)) (quarter|half|trimestre|semestre)$/;
/** `First quarter`, `deuxième semestre`: a part of a year in words. */
export function wordedPart(label: string): ColumnTime | null {
  const found = WORDED.exec(plainLabel(label));
  if (!found) return null;
  const count = found.slice(1, 5).findIndex((word) => word !== undefined) + 1;
  return /half|semestre/.test(found[5] ?? '')
    ? { kind: 'half', half: count, isForecast: false }
    : { kind: 'quarter', quarter: count, isForecast: false };
}
/** The part of a year that a label names, where its column says the year. */
export function partOfYear(label: string, year: string | null): string | null {
  const time = columnTime(label) ?? wordedPart(label);
  return year !== null && /^\d{4}$/.test(year) && time !== null && isPart(time) ? partOf(year, time) : year;
}
