import type { CurrencyCode } from '#shared/domain/currency.ts';
import { type Account, accountOf, isAccountName, OF_INCOME } from '../words/account.ts';
import { namesPersons } from '../words/buyer-word.ts';
import { datesIn } from '../words/period.ts';
import { cellNumber } from './cell-number.ts';
import { readStatement } from './statement.ts';
import type { Context } from './table-context.ts';
import { isTitleLine, OF_WORTH } from './table-head.ts';
import { type ColumnTime, columnTime, isPart, statusTime } from './table-period.ts';
import type { TableReading, TableRow } from './table-reading.ts';
import { scaleOfTable } from './table-scale.ts';
import { type Cell, isYear, type Line, moneyCells, type TableBlock } from './table.ts';

/* Tables that stand on their side, periods down the side and accounts along the top, are set upright and read as any other. */

const OF_COHORTS =
  /\bcohort(?:e?s)?\b|\b(?:joined|joining|signed up|sign-?up|acquired|inscription|arrivee)\b/;
/** A table that stands on its side, read upright: each of its values is in the line that its time begins. */
export function readTurned(block: TableBlock, context: Context): TableReading | null {
  const upright = turnedUpright(block, context.home) ?? listedUnder(block, context.home);
  if (upright === null) return null;
  const { head, body, year, planned } = upright;
  const own: Context = { ...context, title: year ?? context.title, heads: null };
  const read = readStatement(block.page, { head, body, title: '', over: [] }, own);
  context.unit = own.unit;
  const isOfIncome = read.rows.some(({ account }) => INCOMES.has(account));
  // Those who came in a month are a part of all there were.
  const areCohorts = OF_COHORTS.test(head[0]?.cells.find(({ column }) => column === 0)?.text ?? '');
  const rows = read.rows
    .flatMap((row) =>
      row.values.length === 0
        ? [row]
        : row.values.map((value): TableRow => {
            const line = block.lines.find(({ start, end }) => start <= value.start && value.end <= end);
            const isOfPersons = isOfIncome && row.account === null && value.unit === 'count';
            const isOfMoney = isOfIncome && BILLED_TO.test(row.label);
            const account = isOfPersons && !isOfMoney && namesPersons(row.label) ? 'customers' : row.account;
            return {
              ...row,
              isTurned: true,
              account: areCohorts || (isOfMoney && account === 'customers') ? null : account,
              ...(areCohorts ? { isPart: true } : {}),
              start: line?.start ?? row.start,
              end: line?.end ?? row.end,
              values: [planned.has(row.start) ? { ...value, isForecast: true } : value],
            };
          }),
    )
    .toSorted((a, b) => (a.values[0]?.start ?? a.start) - (b.values[0]?.start ?? b.start));
  return rows.every(({ values }) => values.length === 0) ? null : { ...read, rows };
}

/** `Billed to households`: what they owe, and not how many they are. */
const BILLED_TO =
  /\b(?:billed|invoiced|sold|sales|fees|refunds?|paid|facture\w*|vendu\w*|ventes) (?:to|by|aux?|par) /;
export const INCOMES: ReadonlySet<Account | null> = new Set([
  'revenue',
  'recurringRevenueMonthly',
  'recurringRevenueAnnual',
]);
/** `2025 (GHS million)`, `Month of 2026`, `2026` over the months of a year. */
function yearOfStub(text: string): string | null {
  const [year, other] = datesIn(text);
  return year && !other && /^\d{4}$/.test(year.date) ? year.date : null;
}

const timeOf = ({ cells: [first] }: Line): ColumnTime | null =>
  first === undefined
    ? null
    : isYear(first.text)
      ? { kind: 'date', date: first.text.trim(), isForecast: false }
      : columnTime(first.text);

const MOST_HEADS = 6;
const LONGEST_HEAD = 44;
/** How many of the rows must be of a time. */
const MOSTLY = 0.6;
const FEWEST_TIMES = 2;
/** No more accounts than these stand along the top. */
const MOST_COLUMNS = 40;
/** Under one that names periods, or beside so many that name accounts, one time makes a table on its side. */
const FEWEST_NAMED = 3;
const OF_PERIODS =
  /^(?:financial |fiscal )?(?:years?|periods?|quarters?|months?|exercices?|annees?|periodes?|trimestres?|semestres?|mois)\b/;

/** `2023   214   71` */
const isTimedRow = (line: Line): boolean =>
  line.tail === null &&
  line.cells.slice(1).some(({ text }) => cellNumber(text) !== null) &&
  timeOf(line) !== null;
/** Words, and years at most, in short cells: `Year   Sales   Gross margin`, or the second line of such heads. */
const mayHead = (line: Line): boolean =>
  line.tail === null &&
  line.cells.length > 0 &&
  moneyCells(line).every(({ text }) => isYear(text)) &&
  line.cells.every(({ text }) => text.length <= LONGEST_HEAD);

/** Lines from the first of the heads to the last row, and where the rows begin. */
type Span = { readonly from: number; readonly first: number; readonly to: number };

/** Where tables with periods down their side may stand among the lines of a block. */
function spansIn(lines: readonly Line[]): Span[] {
  const spans: Span[] = [];
  let last = 0;
  for (let first = 1; first < lines.length; first += 1) {
    if (!lines.slice(first, first + 1).some(isTimedRow)) continue;
    let from = first;
    while (from > Math.max(last, first - MOST_HEADS) && lines.slice(from - 1, from).some(mayHead)) from -= 1;
    if (!lines.slice(from, first).some(({ cells }) => cells.length > 1)) continue;
    const before = spans.at(-1);
    if (before) spans[spans.length - 1] = { ...before, to: from };
    spans.push({ from, first, to: lines.length });
    last = first + 1;
  }
  return spans;
}

/** A block with every table that stands on its side apart from what is above it. */
export function apartFromTurned(block: TableBlock): TableBlock[] {
  const spans = spansIn(block.lines).filter((span) => uprightOf(block.lines, span, 'USD') !== null);
  const [first] = spans;
  if (!first || (spans.length === 1 && !block.lines.slice(0, first.from).some(hasNumbers))) return [block];
  const isHeaded = block.lines.slice(0, first.from).some(hasNumbers);
  const own = spans.map(({ from, to }, index) => ({
    ...block,
    lines: block.lines.slice(index === 0 && !isHeaded ? 0 : from, to),
    above: index === 0 && !isHeaded ? block.above : [],
  }));
  return isHeaded ? [{ ...block, lines: block.lines.slice(0, first.from) }, ...own] : own;
}
const hasNumbers = (line: Line): boolean => line.tail !== null || moneyCells(line).length > 0;

type Column = {
  readonly column: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isPlanned?: boolean;
};

/** `Taxation After tax` in one cell over two columns: the names of two accounts; else null. */
function partedHead(text: string): readonly [string, string] | null {
  const words = text.split(' ');
  for (let size = words.length - 1; size > 0; size -= 1) {
    const parts = [words.slice(0, size).join(' '), words.slice(size).join(' ')] as const;
    if (parts.every((part) => accountOf(part) !== null)) return parts;
  }
  return null;
}

/** A column without a head takes its own of the two that the head beside it names. */
function withParted(heads: readonly (Column | null)[], numeric: readonly number[]): (Column | null)[] {
  const given = [...heads];
  for (const [index, head] of heads.entries()) {
    if (head !== null) continue;
    for (const owner of [index - 1, index + 1]) {
      const over = given[owner];
      const parts = over ? partedHead(over.text) : null;
      if (!over || !parts) continue;
      const [left, right] = owner < index ? [owner, index] : [index, owner];
      const at = over.end - parts[1].length;
      given[left] = {
        ...over,
        column: numeric[left] ?? -1,
        text: parts[0],
        end: over.start + parts[0].length,
      };
      given[right] = {
        ...over,
        column: numeric[right] ?? -1,
        text: parts[1],
        start: Math.max(over.start + 1, at),
      };
      break;
    }
  }
  return given;
}

/** `Gross profit Administrative` beside `expenses`: words that belong to the next column are given to it. */
function withOwnWords(heads: readonly (Column | null)[]): (Column | null)[] {
  const given = [...heads];
  for (const [index, head] of heads.entries()) {
    const next = heads[index + 1];
    if (!head || !next || accountOf(head.text) !== null) continue;
    const words = head.text.split(' ');
    const ways = words
      .slice(1)
      .map((_, at): [string, string] => [
        words.slice(0, at + 1).join(' '),
        `${words.slice(at + 1).join(' ')} ${next.text}`,
      ]);
    const [own, other] = ways.find((way) => way.every(isAccountName)) ?? [];
    if (own === undefined || other === undefined) continue;
    given[index] = { ...head, text: own };
    given[index + 1] = { ...next, text: other };
  }
  return given;
}

/** Heads in columns of their own, printed a little beside the numbers: each is over the next column of numbers without one. */
function besideNumbers(tops: readonly Line[], numeric: readonly number[]): Map<number, number> {
  const headed = new Set(tops.flatMap(({ cells }) => cells.map(({ column }) => column)));
  const free = [...headed].filter((column) => column > 0 && !numeric.includes(column));
  const given = new Map<number, number>();
  for (const column of numeric) {
    if (headed.has(column)) continue;
    const isNext = (one: number): boolean =>
      ![...given.values()].includes(one) &&
      !numeric.some((other) => other > Math.min(one, column) && other < Math.max(one, column));
    const beside =
      free.findLast((one) => one < column && isNext(one)) ?? free.find((one) => one > column && isNext(one));
    if (beside !== undefined) given.set(column, beside);
  }
  return given;
}

/** `Sales` over `Actual   Budget`: the account that heads of several say of a column. */
function groupOver(tops: readonly Line[], column: number): string {
  const over = tops
    .filter(({ cells }) => cells.every((cell) => cell.column !== column))
    .flatMap(({ cells }) => cells.findLast((cell) => cell.column > 0 && cell.column < column) ?? [])
    .map(({ text }) => text);
  return over.findLast((text) => accountOf(text) !== null) ?? '';
}
const PLANNED =
  /\b(?:budget(?:ed|e)?|bud|plan(?:ned)?|forecasts?|fcst|target|objectif|prevue?s?|previsions?)\b\.?/g;
/** How two columns beside it differ. */
const OF_DIFFERENCE = /\b(?:var(?:iance)?s?|ecarts?|diff(?:erence)?s?)\b/;

/** What stands over each column of numbers, in one line or in several; what lies over two of them is parted. */
function columnsOver(tops: readonly Line[], numeric: readonly number[], home: CurrencyCode): Column[] {
  const beside = besideNumbers(tops, numeric);
  const own = numeric.map((column): Column | null => {
    const at = beside.get(column) ?? column;
    const cells = tops.flatMap((line) => line.cells.filter((cell) => cell.column === at));
    const [first] = cells;
    const whole = cells
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(BROKEN_OFF, '');
    const account = cells.find(({ text }) => accountOf(text) !== null)?.text;
    const unit = cells.find(({ text }) => text !== account && scaleOfTable(text, home) !== null)?.text;
    const text =
      accountOf(whole) !== null || account === undefined || partedHead(whole) !== null
        ? whole
        : `${account}${unit === undefined ? '' : ` (${unit.replaceAll(/[()]/g, '')})`}`;
    if (!first) return null;
    const told = statusTime(text) === null ? text : `${groupOver(tops, at)} ${text}`.trim();
    const plain = told.replaceAll(PLANNED, ' ').trim();
    const isPlanned = plain !== told && accountOf(plain) !== null;
    return {
      column,
      text: isPlanned ? plain : told,
      start: first.start,
      end: first.end,
      ...(isPlanned ? { isPlanned } : {}),
    };
  });
  return withParted(withOwnWords(own), numeric).flatMap((head) => head ?? []);
}

/** `Crois-` over `sance`. */
const BROKEN_OFF = /(?<=[a-z]{3})- (?=[a-z]{3})/g;

/** A table set upright: its periods as a head, its columns as rows. */
export type Upright = {
  readonly head: Line[];
  readonly body: Line[];
  /** The year that the head of the periods says. */
  readonly year: string | null;
  /** Where the names of columns begin that say what was planned. */
  readonly planned: ReadonlySet<number>;
};

/** The cell of a quarter or month behind that of its year. */
function partBehind({ cells: [first, second] }: Line): Cell | null {
  const time = first && second && isYear(first.text) ? columnTime(second.text) : null;
  return second && time && isPart(time) ? second : null;
}
/** The time of a row: a quarter or month takes the year before it, in its line, in one above or alone between the rows. */
function timeText(line: Line, lines: readonly Line[]): string {
  const [first] = line.cells;
  const part = partBehind(line) ?? first;
  const time = part ? columnTime(part.text) : null;
  if (!part || !time || !isPart(time)) return first?.text ?? '';
  const year = lines
    .slice(0, lines.indexOf(line) + 1)
    .findLast((one) => isYear(one.cells[0]?.text ?? '') && (one.cells.length === 1 || partBehind(one)));
  return `${part.text} ${year?.cells[0]?.text ?? ''}`.trim();
}

const lineWith = (cells: readonly Cell[]): Line => ({
  start: cells[0]?.start ?? 0,
  end: cells[0]?.end ?? 0,
  text: cells.map(({ text }) => text).join('\t'),
  cells,
  tail: null,
});

function uprightOf(lines: readonly Line[], { from, first, to }: Span, home: CurrencyCode): Upright | null {
  const own = lines.slice(first, to).filter((line) => line.tail === null && line.cells.length > 1);
  const timed = own.filter((line) => timeOf(line) !== null);
  if (timed.length === 0 || timed.length < MOSTLY * own.length) return null;
  const numeric = [
    ...new Set(own.flatMap(({ cells }) => cells.slice(1)).map(({ column }) => column)),
  ].toSorted((a, b) => a - b);
  if (numeric.length > MOST_COLUMNS) return null;
  const tops = lines.slice(from, first).filter((line) => !isTitleLine(line, numeric));
  const columns = columnsOver(tops, numeric, home).filter(
    ({ text }) => !OF_DIFFERENCE.test(text) || accountOf(text) !== null,
  );
  const accounts = columns.map(({ text }) => accountOf(text));
  const areIncome = columns.length > 2 && columns.slice(0, -1).every(({ text }) => OF_INCOME.test(text));
  if (!areIncome && accounts.every((account) => account === null)) return null;
  const named = accounts.filter((account) => account !== null).length;
  const stub = tops.flatMap(({ cells }) => cells.filter(({ column }) => column === 0)).at(-1);
  const isTold = OF_PERIODS.test(stub?.text ?? '') || named >= FEWEST_NAMED;
  if (timed.length < FEWEST_TIMES && (!isTold || named < MOSTLY * columns.length)) return null;
  // Rounds down the side are no periods of accounts.
  if (!accounts.some((one) => INCOMES.has(one)) && columns.some(({ text }) => OF_WORTH.test(text)))
    return null;
  const times = own.flatMap((line, index) => {
    const [cell] = line.cells;
    return cell ? [{ ...cell, text: timeText(line, lines), column: index + 1 }] : [];
  });
  const year = stub === undefined ? null : yearOfStub(stub.text);
  const isStub = stub !== undefined && !isYear(stub.text);
  return {
    head: [lineWith(isStub ? [{ ...stub, column: 0 }, ...times] : times)],
    body: columns.map(({ column, text, start, end }) =>
      lineWith([
        { text, start, end, column: 0 },
        ...own.flatMap(({ cells }, index) =>
          cells.filter((cell) => cell.column === column).map((cell) => ({ ...cell, column: index + 1 })),
        ),
      ]),
    ),
    year,
    planned: new Set(columns.flatMap(({ start, isPlanned }) => (isPlanned ? [start] : []))),
  };
}

const FEWEST_LISTED = 3;
/** `SALES (net, Rs million)` over `July   20.6`, `August   22.1`: a list of times under the name of what they are of, upright. */
function listedUnder({ lines, above }: TableBlock, home: CurrencyCode): Upright | null {
  const [top] = lines;
  const isTitled = top?.cells.length === 1 && top.tail === null;
  const title = (isTitled ? top : above.at(-1))?.cells ?? [];
  const under = isTitled ? lines.slice(1) : lines;
  const own = under.slice(0, under.findLastIndex(({ cells }) => cells.length > 1) + 1);
  const [named] = title;
  const [, name = '', unit] = /^([^(),;:]{3,30}?) ?(?:[(,;:–-](.*?)\)?)?$/.exec(named?.text ?? '') ?? [];
  const areListed = own.every((line) => line.cells.length === 2 && isTimedRow(line));
  if (!named || title.length > 1 || own.length < FEWEST_LISTED || !areListed || accountOf(name) === null)
    return null;
  const units = unit?.split(/[,;] ?/).filter((part) => scaleOfTable(part, home) !== null) ?? [];
  const text = units.length === 1 ? `${name} (${units[0]})` : name;
  return uprightOf(
    [lineWith([{ ...named, text, column: own[0]?.cells[1]?.column ?? 1 }]), ...own],
    { from: 0, first: 1, to: own.length + 1 },
    home,
  );
}

/** The table of a block that stands on its side, `Year   Sales   Gross margin` over `2023   214   71`, upright; null where none does. */
export function turnedUpright({ lines }: TableBlock, home: CurrencyCode): Upright | null {
  const [span] = spansIn(lines);
  return span ? uprightOf(lines, span, home) : null;
}
