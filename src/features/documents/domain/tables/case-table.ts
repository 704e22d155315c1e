import { CAS, CASES } from '../words/case-word.ts';
import { datesIn } from '../words/period.ts';
import { twoDigits } from '../words/period-word.ts';
import { PLANS_OVER_COLUMNS } from '../words/plan-word.ts';
import { labelOf } from './open-row.ts';
import { readStatement } from './statement.ts';
import { type Context, takeUnit } from './table-context.ts';
import { type Heads, isHeadLine } from './table-head.ts';
import { columnTime, statusTime } from './table-period.ts';
import type { TableReading, TableRow } from './table-reading.ts';
import { IN_A_REGISTER } from './table-title.ts';
import { type Cell, isYear, type Line, moneyCells, type TableBlock } from './table.ts';

/*
 * Tables with a column for each case that might come: `Low   Base   High` under a year, `FY28 low   FY28 high` behind the years
 * before it. Each is what the year may bring, and none of them contradicts another.
 */

const NAMES = `${CASES}|${CAS}|bear|bull|best|worst|realistic|realiste`;
/** The case that the head of a column names, without its time. */
const A_CASE = new RegExp(
  `^(?:(?:case|cas|scenario|hypothese) )?(?:${NAMES})(?: (?:case|scenario|estimate))?$`,
);
const A_PLAN = new RegExp(`^(?:(?:board|approved|management|our|notre) )?(?:${PLANS_OVER_COLUMNS})$`);
/** `FY28 base`, read with the years before it. */
const IS_BASE = /\b(?:base|central|centrale)\b/;
const FEWEST_CASES = 2;
/** `Objectifs, MDT` over the labels. */
const IS_PLANNED = new RegExp(`^(?:${PLANS_OVER_COLUMNS})\\b`);

/** A head without the dates it tells and without what is in brackets, if that is no case. */
const nameOf = (text: string): string =>
  datesIn(text)
    .reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
    .replaceAll(/\(([^()]*)\)/g, (_, inside: string) => (A_CASE.test(inside.trim()) ? ` ${inside} ` : ' '))
    .replaceAll(/[(),:;·–-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** How many cases cells name. Every line of a table is asked: numbers and sentences name none. */
const casesNamed = (cells: readonly Cell[]): number =>
  new Set(
    cells
      .filter(({ text }) => text.length <= LONGEST_HEAD && MAY_NAME.test(text))
      .map(({ text }) => nameOf(text))
      .filter((name) => A_CASE.test(name)),
  ).size;
const LONGEST_HEAD = 40;
const MAY_NAME = new RegExp(`\\b(?:${NAMES})\\b`);

type Column = {
  readonly column: number;
  readonly text: string;
  readonly date: string;
  readonly isForecast: boolean;
};
/** `cases` are the columns of one time beside each other, `others` those of other times and the base of those that name their year. */
type Found = {
  readonly at: number;
  readonly stub: string;
  readonly cases: readonly Column[];
  readonly others: readonly Column[];
};

/** The one year that a text tells, by its name or by the month it ends with; no year that is over when the paper is written. */
function yearTold(text: string, { written, fiscalEnd }: Context): string | null {
  const dates = datesIn(text.replaceAll(IN_A_REGISTER, ' ')).map(({ date }) => date);
  const named = dates.filter((date) => /^\d{4}$/.test(date));
  const ends = dates.filter((date) => date.slice(4) === `-${twoDigits(fiscalEnd ?? DECEMBER)}`);
  const [year, another] = new Set(named.length > 0 ? named : ends.map((date) => date.slice(0, 4)));
  return year === undefined || another !== undefined || Number(year) < (written?.year ?? 0) ? null : year;
}
const DECEMBER = 12;

/** The year in a head: `FY28 low`. */
const yearOf = (text: string): string | null =>
  datesIn(text).find(({ date }) => /^\d{4}$/.test(date))?.date ?? null;

const timeOver = ({ text }: Cell): string | null => {
  const time = isYear(text) ? null : columnTime(text);
  return isYear(text) ? text.trim() : time?.kind === 'date' ? time.date : null;
};

/** Heads over the columns of numbers, in their order where they are as many. */
function headsOver({ cells }: Line, numeric: readonly number[]): { cell: Cell; column: number }[] {
  const over = cells.filter(({ column }) => column >= (numeric[0] ?? Infinity));
  return over.length === numeric.length
    ? over.map((cell, index) => ({ cell, column: numeric[index] ?? cell.column }))
    : over.filter(({ column }) => numeric.includes(column)).map((cell) => ({ cell, column: cell.column }));
}

/** The years of a line over cases: one for each, or one for each run of as many. */
function yearsOver(line: Line | undefined, columns: readonly number[]): (string | null)[] {
  if (!line || line.tail !== null) return [];
  const timed = line.cells.filter(({ column }) => column >= (columns[0] ?? Infinity) - 1);
  const dates = timed.map(timeOver);
  const isAll = dates.length > 0 && dates.every((date) => date !== null);
  if (!isAll || columns.length % dates.length !== 0) return [];
  const each = columns.length / dates.length;
  return columns.map((_, index) => dates[Math.floor(index / each)] ?? null);
}

/** Numbers behind a name. */
const isRow = (line: Line): boolean =>
  line.tail === null && moneyCells(line).length > 0 && labelOf(line) !== '';

/** A block with a table of cases apart from the rows above it and from what other heads begin below it. */
export function apartFromCases(block: TableBlock, context: Context): TableBlock[] {
  const at = casesIn(block, context)?.at;
  if (at === undefined) return [block];
  const { lines, above } = block;
  const from = lines.slice(0, at).findLastIndex(isRow) + 1;
  const ends = lines.findIndex((line, index) => index > at + 1 && isHeadLine(line));
  const to = ends < 0 ? lines.length : ends;
  return [
    ...(from > 0 ? [{ ...block, lines: lines.slice(0, from) }] : []),
    { ...block, lines: lines.slice(from, to), above: from > 0 ? lines.slice(from - 1, from) : above },
    ...(to < lines.length ? [{ ...block, lines: lines.slice(to), above: [] }] : []),
  ];
}

const MOST_ABOVE = 3;
/** The years of the lines above a head, the nearest first. */
const yearAbove = ({ lines, above }: TableBlock, at: number, context: Context): string | null =>
  [...above.slice(-MOST_ABOVE), ...lines.slice(0, at)]
    .toReversed()
    .flatMap(({ text }) => yearTold(text, context) ?? [])[0] ?? null;

function casesIn(block: TableBlock, context: Context): Found | null {
  const { lines, above } = block;
  for (const [at, line] of lines.entries()) {
    if (line.tail !== null || casesNamed(line.cells) < FEWEST_CASES) continue;
    const below = lines.slice(at + 1).filter(isRow);
    const numeric = [...new Set(below.flatMap(moneyCells).map(({ column }) => column))].toSorted(
      (a, b) => a - b,
    );
    const heads = headsOver(line, numeric);
    const names = heads.map(({ cell }) => nameOf(cell.text));
    if (casesNamed(heads.map(({ cell }) => cell)) < FEWEST_CASES) continue;
    const over = heads.map(({ column }) => column);
    const years = yearsOver(lines[at - 1] ?? above.at(-1), over);
    const [first] = line.cells;
    const stub = first !== undefined && first !== heads[0]?.cell ? first.text : '';
    const told = yearTold(stub, context) ?? yearAbove(block, at, context);
    const columns = heads.map(({ cell, column }, index) => {
      const name = names[index] ?? '';
      const { text } = cell;
      const own = (A_CASE.test(name) ? yearOf(text) : timeOver(cell)) ?? years[index] ?? null;
      const isCase = A_CASE.test(name) || (own === null && A_PLAN.test(name));
      const isForecast =
        isCase || A_PLAN.test(name) || IS_PLANNED.test(stub) || columnTime(text)?.isForecast === true;
      return {
        column,
        text,
        date: own ?? (isCase ? told : null),
        isForecast,
        isCase,
        isBase: IS_BASE.test(name),
      };
    });
    // `Last year   Low   High`: a time that is counted from another.
    if (columns.some(({ date, text }) => date === null && (columnTime(text) ?? statusTime(text)) !== null))
      return null;
    const dated = columns.flatMap(({ date, ...one }) => (date === null ? [] : [{ ...one, date }]));
    const hasOthers = dated.some(({ isCase }) => !isCase);
    const isOther = ({ isCase, isBase }: (typeof dated)[number]): boolean => !isCase || (hasOthers && isBase);
    const cases = dated.filter((column) => !isOther(column));
    return cases.length < (hasOthers ? 1 : FEWEST_CASES)
      ? null
      : { at, stub, cases, others: dated.filter(isOther) };
  }
  return null;
}

const headsOf = (columns: readonly Column[]): Heads => ({
  heads: columns.map(({ column, text, date, isForecast }) => ({
    column,
    time: { kind: 'date', date, isForecast },
    unit: null,
    text,
  })),
  dates: columns.map(({ date }) => date),
  isLoose: false,
  hasNotes: false,
  areNotesTold: false,
  areCases: true,
});

/** `Chiffre d'affaires visé`: what all of it is. */
const AIMED_AT = / (?:visee?s?|cibles?|attendue?s?|prevue?s?|target(?:ed)?|planned|budgeted|expected)$/;

/** What a table tells of cases, listed aside, and of the other times beside them; null where it tells of none. */
export function readCases(block: TableBlock, context: Context): TableReading | null {
  const found = casesIn(block, context);
  if (found === null) return null;
  const own: Context = { ...context, isForecast: false };
  takeUnit(found.stub, own);
  const body = block.lines.slice(found.at + 1).map((line): Line => {
    const [first, ...others] = line.cells;
    return first
      ? { ...line, cells: [{ ...first, text: first.text.replace(AIMED_AT, '') }, ...others] }
      : line;
  });
  const rowsOf = (columns: readonly Column[]): readonly TableRow[] =>
    columns.length === 0
      ? []
      : readStatement(
          block.page,
          { head: [], body, title: '', over: [] },
          { ...own, heads: headsOf(columns) },
        ).rows.filter(({ values }) => values.length > 0);
  const cases = rowsOf(found.cases);
  if (!cases.some(({ account }) => account !== null)) return null;
  const rows = [...rowsOf(found.others), ...cases.map((row): TableRow => ({ ...row, isAside: true }))];
  return { page: block.page, rows, checks: [], isSettled: false };
}
