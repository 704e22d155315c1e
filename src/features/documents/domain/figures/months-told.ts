import type { DocumentDate } from '../text/document-date.ts';
import { monthsAsDate } from '../words/period.ts';
import { MONTH_NAMES, monthOfName, twoDigits } from '../words/period-word.ts';
import type { Figure } from './figure-context.ts';

type Month = { readonly month: number; readonly year: number | null };
type MonthOf = (figure: Figure) => Month | null;

const REACH = 30;
const YEAR = '(?:,? (20\\d\\d))?';
const BEFORE = new RegExp(`\\b(${MONTH_NAMES})${YEAR}(?: ?:| at| a| was| etait)? ?(?:[^\\s\\d]{1,4} ?)?$`);
const BEHIND = new RegExp(
  `^ ?(?:m\\b|millions?\\b)? ?(?:[(,]|in|for|en|pour|au mois d[e'])? ?(${MONTH_NAMES})\\b${YEAR}`,
);
function monthIn(found: RegExpExecArray | null): Month | null {
  const month = monthOfName(found?.[1] ?? '');
  return month === null ? null : { month, year: found?.[2] === undefined ? null : Number(found[2]) };
}
/** The month whose name stands right before a figure, or right behind it. */
const SIDES: readonly MonthOf[] = [
  ({ passage: { text }, numeral: { start } }) =>
    monthIn(BEFORE.exec(text.slice(Math.max(0, start - REACH), start))),
  ({ passage: { text }, numeral: { end } }) => monthIn(BEHIND.exec(text.slice(end, end + REACH))),
];

const FEWEST = 2;
/** The figures from an index on that are of one month after the other, in one passage. */
function runFrom(figures: readonly Figure[], index: number, monthOf: MonthOf): Figure[] {
  const run: Figure[] = [];
  let last: number | null = null;
  for (let at = index; at < figures.length; at += 1) {
    const figure = figures[at];
    const month = figure?.passage === figures[index]?.passage && figure ? monthOf(figure)?.month : undefined;
    const isNext = last === null || month === (last % 12) + 1;
    if (figure === undefined || month === undefined || !isNext || figure.unit === 'percent') break;
    run.push(figure);
    last = month;
  }
  return run;
}

const SCALES = [1, 1e3, 1e5, 1e6, 1e7, 1e9] as const;
const CLOSE = 0.01;
/** What the figures of months are in, by the sum they make; null where they do not make it. */
function scaleOf(run: readonly Figure[], { value }: Figure): number | null {
  const made = run.reduce((total, one) => total + one.value, 0);
  return SCALES.find((scale) => Math.abs(made * scale - value) <= CLOSE * value) ?? null;
}

/** Whether a sum of money stands in the words of a list of months, or right before them. */
const isBeside = (sum: Figure, { passage }: Figure): boolean =>
  sum.unit === 'money' &&
  sum.account === null &&
  sum.value > 0 &&
  (sum.passage === passage ||
    (sum.passage.page === passage.page && Math.abs(passage.line - sum.passage.line) <= 1));

/** The year of a list's last month: its own, that of the time its sum is of, else the last in which it was over. */
function yearOf({ month, year }: Month, sum: Figure, own: DocumentDate | null): number | null {
  const told = year ?? /(20\d\d)(?:-[QH]\d|-\d\d)?$/.exec(sum.date ?? '')?.[1] ?? null;
  if (told !== null) return Number(told);
  return own === null ? null : own.year - (month > own.month ? 1 : 0);
}

/** A sum and figures from an index on that tell it by its months, each with what it is then; none where they do not. */
function toldFrom(
  figures: readonly Figure[],
  index: number,
  own: DocumentDate | null,
): readonly (readonly [Figure, Figure])[] {
  for (const monthOf of SIDES) {
    const run = runFrom(figures, index, monthOf);
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined || run.length < FEWEST) continue;
    const sum = [figures[index - 1], figures[index + run.length]].find(
      (one) => one !== undefined && isBeside(one, first) && scaleOf(run, one) !== null,
    );
    const scale = sum === undefined ? null : scaleOf(run, sum);
    const end = monthOf(last);
    const year = sum === undefined || end === null ? null : yearOf(end, sum, own);
    if (sum === undefined || scale === null || end === null || year === null) continue;
    const dates = run.map((_, at) => {
      const count = year * 12 + end.month - run.length + at;
      return `${Math.floor(count / 12)}-${twoDigits((count % 12) + 1)}`;
    });
    const months = run.map((figure, at): readonly [Figure, Figure] => {
      const value = Number((figure.value * scale).toPrecision(12));
      return [
        figure,
        { ...sum, passage: figure.passage, numeral: figure.numeral, value, date: dates[at] ?? null },
      ];
    });
    return [[sum, { ...sum, date: monthsAsDate(dates[0] ?? '', dates.at(-1) ?? '') }], ...months];
  }
  return [];
}

/**
 * Figures in which a sum is told with its months: `sales of 12.9 million: July 4.5, August 4.3, September 4.1`. That the months
 * make it together shows that they are of what the sum is of, and in what; the sum is of all of them.
 */
export function withMonthsTold(figures: readonly Figure[], own: DocumentDate | null): readonly Figure[] {
  const told = new Map(figures.flatMap((_, index) => [...toldFrom(figures, index, own)]));
  return told.size === 0 ? figures : figures.map((figure) => told.get(figure) ?? figure);
}
