import { type Account, accountOf, COUNTED, OF_INCOME, unitOfLabel } from '../words/account.ts';
import { namesPersons } from '../words/buyer-word.ts';
import { cellNumber, separatorsOf, valuesOf } from './cell-number.ts';
import { datesIn } from '../words/period.ts';
import type { TableReading, TableRow } from './statement.ts';
import { type Cell, isYear, type Line, type TableBlock } from './table.ts';
import {
  type Context,
  isTitleLine,
  moneyCells,
  OF_WORTH,
  ofFiscal,
  SUM_HEAD,
  takeUnit,
} from './table-head.ts';
import { columnDates, type ColumnTime, columnTime, periodOver } from './table-period.ts';
import { scaleOfLabel, scaleOfTable, type TableScale } from './table-scale.ts';

/* Tables that stand on their side: periods down the side, accounts along the top. */

const INCOMES: ReadonlySet<Account | null> = new Set([
  'revenue',
  'recurringRevenueMonthly',
  'recurringRevenueAnnual',
]);
/** `2025 (GHS million)`, `Month of 2026` over the months of a year. */
function yearOfStub(stub: Cell | undefined): string | null {
  const [year, other] = stub === undefined ? [] : datesIn(stub.text);
  return year && !other && /^\d{4}$/.test(year.date) ? year.date : null;
}

const timeOf = ({ cells: [first] }: Line): ColumnTime | null =>
  first === undefined
    ? null
    : isYear(first.text)
      ? { kind: 'date', date: first.text.trim(), isForecast: false }
      : columnTime(first.text);

const MOST_HEADS = 3;
const LONGEST_HEAD = 38;
/** How many of the rows must be of a time. */
const MOSTLY = 0.6;

type Column = {
  readonly column: number;
  readonly text: string;
  readonly account: Account | null;
  readonly unit: TableScale | null;
  /** Whether another column adds it up. */
  readonly isPart?: boolean;
};

/** What stands over each column, in one line or in several. */
function columnsOver(tops: readonly Line[], columns: readonly number[], { home }: Context): Column[] {
  return columns.flatMap((column): Column[] => {
    const texts = tops.flatMap(({ cells }) =>
      cells.filter((cell) => cell.column === column).map(({ text }) => text),
    );
    if (texts.length === 0) return [];
    const text = texts.join(' ');
    const account = accountOf(text) ?? texts.map(accountOf).find((one) => one !== null) ?? null;
    return [{ column, text, account, unit: scaleOfTable(text, home) ?? scaleOfLabel(text, home) }];
  });
}

const FEWEST_SUMS = 3;
/** Columns of income beside the one that adds them up in every row: `Tolls   Sales   Both`. */
function withIncome(columns: readonly Column[], body: readonly Line[]): readonly Column[] {
  const whole = columns.at(-1);
  const parts = columns.slice(0, -1);
  if (!whole || parts.length < 2 || columns.some(({ account }) => account !== null && !INCOMES.has(account)))
    return columns;
  const valueIn = ({ cells }: Line, { column }: Column): number | null => {
    const read = cellNumber(cells.find((cell) => cell.column === column)?.text ?? '');
    const [value, other] = read ? valuesOf(read.body, { thousands: '', decimal: '' }) : [];
    return other === undefined ? (value ?? null) : null;
  };
  const sums = body.filter((line) => {
    const added = parts.map((part) => valueIn(line, part) ?? Number.NaN);
    return added.reduce((sum, value) => sum + value, 0) === valueIn(line, whole);
  });
  const areIncome = parts.every(({ text }) => OF_INCOME.test(text) && !COSTS.test(text));
  return areIncome && !COSTS.test(whole.text) && sums.length === body.length && sums.length >= FEWEST_SUMS
    ? [
        ...parts.map((part): Column => ({ ...part, account: null, isPart: true })),
        { ...whole, account: 'revenue' },
      ]
    : columns;
}
const COSTS = /\b(?:costs?|expenses?|charges?|couts?|depenses|paid|payees?)\b/;

/** `Year   Sales   Gross margin` over `2023   214   71`. */
export function readTurned({ page, lines: all }: TableBlock, context: Context): TableReading | null {
  const first = all.findIndex(
    (line) =>
      line.tail === null &&
      line.cells.slice(1).some(({ text }) => cellNumber(text) !== null) &&
      timeOf(line) !== null,
  );
  if (first < 1) return null;
  const body = all.slice(first).filter((line) => line.tail === null && line.cells.length > 1);
  const numeric = [
    ...new Set(body.flatMap(({ cells }) => cells.slice(1)).map(({ column }) => column)),
  ].toSorted((a, b) => a - b);
  const tops = all
    .slice(Math.max(0, first - MOST_HEADS), first)
    .filter(
      (line) =>
        line.tail === null &&
        moneyCells(line).every(({ text }) => isYear(text)) &&
        !isTitleLine(line, numeric) &&
        line.cells.every(({ text }) => text.length <= LONGEST_HEAD),
    );
  const stub = tops.flatMap(({ cells }) => cells.filter(({ column }) => column === 0)).at(-1);
  const columns = withIncome(columnsOver(tops, numeric, context), body);
  if (columns.every(({ account }) => account === null)) return null;
  const isOfIncome = columns.some(({ account }) => INCOMES.has(account));
  // Rounds down the side are no periods of accounts.
  if (!isOfIncome && columns.some(({ text }) => OF_WORTH.test(text))) return null;
  const times = body.map((line) => ofFiscal(timeOf(line), line.cells[0]?.text ?? '', context));
  const timed = times.filter((time) => time !== null).length;
  if (timed < 2 || timed < MOSTLY * body.length) return null;
  if (stub && (yearOfStub(stub) !== null || stub.column === 0)) takeUnit(stub.text, context);
  const told = columnDates(
    times,
    (isYear(stub?.text ?? '') ? stub?.text : null) ?? yearOfStub(stub) ?? context.title,
  );
  const dates = told.map(
    (date, index) =>
      date ?? (SUM_HEAD.test(body[index]?.cells[0]?.text ?? '') ? periodOver(told.slice(0, index)) : null),
  );
  const separators = separatorsOf(
    body.flatMap(({ cells }) => cells.slice(1).flatMap(({ text }) => cellNumber(text)?.body ?? [])),
    context.hasDecimalComma,
  ) ?? { thousands: '', decimal: '' };
  const rows = body.flatMap((line, index) =>
    columns.flatMap(({ text, column, account: named, unit, isPart }): TableRow[] => {
      const account = named ?? (isOfIncome && namesPersons(text) ? 'customers' : null);
      const cell = line.cells.find((one) => one.column === column);
      const read = cell ? cellNumber(cell.text) : null;
      const [value, other] = read ? valuesOf(read.body, separators) : [];
      const date = dates[index] ?? null;
      if (!cell || !read || value === undefined || other !== undefined || value === 0 || date === null)
        return [];
      const isSum = times[index] === null;
      if (isSum && (account === null || COUNTED.has(account))) return [];
      const isCount =
        account === null ? !isPart && unitOfLabel(text) !== 'money' && unit === null : COUNTED.has(account);
      const scale = unit ?? context.unit;
      const signed = (read.isNegative ? -value : value) * 10 ** read.power;
      const isPlain = isCount || read.isPercent;
      return [
        {
          start: line.start,
          end: line.end,
          label: text,
          account: read.isPercent ? null : account,
          candidates: [],
          ...(isPart ? { isPart } : {}),
          values: [
            {
              start: cell.start,
              end: cell.end,
              value: Number((isPlain ? signed : signed * (scale?.factor ?? 1)).toPrecision(15)),
              unit: read.isPercent ? 'percent' : isCount ? 'count' : 'money',
              currency: isPlain ? null : (scale?.currency ?? context.unit?.currency ?? context.currency),
              date,
              isForecast: context.isForecast || (times[index]?.isForecast ?? false),
            },
          ],
        },
      ];
    }),
  );
  return rows.length === 0 ? null : { page, rows, checks: [], isSettled: false };
}
