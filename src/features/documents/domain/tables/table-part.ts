import type { CurrencyCode } from '#shared/domain/currency.ts';
import { datesIn } from '../words/period.ts';
import { cellNumber, isNilCell } from './cell-number.ts';
import { isColumnHead } from './measured-table.ts';
import type { Context } from './table-context.ts';
import { isHeadLine, isUnitLine } from './table-head.ts';
import { columnTime, isUnitAlone, statusTime } from './table-period.ts';
import { scaleOfTable, type TableScale } from './table-scale.ts';
import { type Cell, isYear, type Line, moneyCells, type TableBlock } from './table.ts';
import { isSameUnit, namesRowsOnly, unitSaid, unitWithin } from './unit-scope.ts';

/** `Where we stood at 31 December 2025` between rows: what follows is of that day, under heads of its own. */
const isTitleOfOther = (line: Line, body: readonly Line[]): boolean =>
  line.tail === null &&
  line.cells.length === 1 &&
  body.some((one) => moneyCells(one).length > 1) &&
  (OF_A_DAY.test(line.text) || OF_A_BALANCE.test(line.text)) &&
  datesIn(line.text).some(({ date }) => /-\d\d$/.test(date));
const OF_A_BALANCE =
  /^(?:(?:the |condensed |summary )?(?:balance sheet|(?:statement of )?financial position)|bilan(?: simplifie)?|situation financiere)\b/;
const OF_A_DAY = /\b(?:at|on|as of|au|a la date du|le)\b/;

/** Parts a block where a new head begins, or another unit: an income statement and a balance sheet may stand on one page. */
export function tablesWithin(block: TableBlock, context: Context): { head: Line[]; body: Line[] }[] {
  const tables: { head: Line[]; body: Line[] }[] = [];
  let head: Line[] = [];
  let body: Line[] = [];
  let unit = context.unit;
  for (const line of block.lines) {
    const told = isNoRow(line) ? unitOfLine(line, context.home) : null;
    const said = told !== null && namesRowsOnly(line.text, told, unit) ? null : told;
    const within = said && unitWithin(said, unit);
    const opensHead =
      isHeadLine(line) || isTitleOfOther(line, body) || (within !== null && !isSameUnit(within, unit));
    const goesWithHead = opensHead || (isUnitLine(line, context.home) && body.length === 0);
    unit = within ?? unit;
    if (opensHead && body.every(isNoRow)) {
      // Titles and the upper lines of the heads.
      for (const one of body) head.push(one);
      body = [];
    } else if (opensHead) {
      // `Money (KES thousand)` below the rows of one table is of the next.
      const rows = body.findLastIndex((one) => !isNoRow(one)) + 1;
      const isUnit = [...body.slice(rows), line].some((one) => unitOfLine(one, context.home) !== null);
      const until = isUnit ? rows : body.length;
      tables.push({ head, body: body.slice(0, until) });
      head = body.slice(until);
      body = [];
    }
    if (goesWithHead) head = [...head, line];
    else if (
      body.length === 0 &&
      isNoRow(line) &&
      (line.cells.length > 1 || (head.length > 0 && (line.cells[0]?.column ?? 0) > 0))
    )
      head = [...head, line];
    else body.push(line);
  }
  return [...tables, { head, body }];
}
/** Whether a line has no number. */
export const isNoRow = (line: Line): boolean => line.tail === null && moneyCells(line).length === 0;
const unitOfLine = ({ text, cells }: Line, home: CurrencyCode): TableScale | null =>
  unitSaid(text, home) ??
  cells.map((cell) => scaleOfTable(cell.text, home)).find((one) => one !== null) ??
  null;

/** Two tables beside each other, each with its own labels: one after the other. */
export function besideEachOther(block: TableBlock): TableBlock[] {
  const rows = block.lines.filter((line) => line.tail === null && moneyCells(line).length > 0);
  const isLabel = ({ text }: Cell): boolean =>
    cellNumber(text) === null && !isNilCell(text) && /[a-z]{3}/.test(text) && !isUnitAlone(text);
  // Months or days down the side, and a white column before the labels of the other table.
  const taken = new Set(block.lines.flatMap(({ cells }) => cells.map(({ column }) => column)));
  const isApart = ([first]: readonly Cell[], { column }: Cell): boolean =>
    columnTime(first?.text ?? '')?.kind === 'date' && !taken.has(column - 1);
  const starts = Map.groupBy(
    rows.flatMap(({ cells }) =>
      cells.flatMap((cell, index) =>
        isLabel(cell) &&
        (isLabel(cells[0] ?? cell) || isApart(cells, cell)) &&
        cells.slice(1, index).some(({ text }) => cellNumber(text) !== null) &&
        cells.slice(index + 1).some(({ text }) => cellNumber(text) !== null)
          ? [cell.column]
          : [],
      ),
    ),
    (column) => column,
  );
  const [found] = [...starts].toSorted(([, a], [, b]) => b.length - a.length);
  if (!found || found[1].length < LEAST_BESIDE || found[1].length < rows.length / 3) return [block];
  const [at] = found;
  // A statement may stand above the two, in columns of its own: its numbers run on where their second labels are.
  const opens = block.lines.findIndex(({ cells }) =>
    cells.some((cell) => cell.column === at && isLabel(cell) && columnTime(cell.text) === null),
  );
  const head = block.lines[opens];
  const rowsAbove = rows.filter(({ start }) => head !== undefined && start < head.start);
  const runsOn = (line: Line): boolean => moneyCells(line).some(({ column }) => column >= at);
  const isAbove = head !== undefined && rowsAbove.length > 0 && (isHeadLine(head) || rowsAbove.some(runsOn));
  const from = isAbove ? opens : 0;
  const rowAbove = block.lines.slice(0, from).findLastIndex((line) => !isNoRow(line));
  const titles = block.lines.slice(rowAbove + 1, from);
  const half = (keep: (cell: Cell) => boolean): Line[] =>
    block.lines.slice(from).flatMap((line): Line[] => {
      const cells = line.cells.filter(keep);
      const [first] = cells;
      const last = cells.at(-1);
      return line.tail !== null || !first || !last
        ? []
        : [
            {
              ...line,
              cells,
              start: first.start,
              end: last.end,
              text: line.text.slice(first.start - line.start, last.end - line.start),
            },
          ];
    });
  const above = from === 0 ? [] : [{ ...block, lines: block.lines.slice(0, rowAbove + 1) }];
  const over = titles.length === 0 ? block.above : titles;
  return [
    ...above,
    { ...block, above: over, lines: half(({ column }) => column < at) },
    { ...block, above: over, lines: half(({ column }) => column >= at) },
  ];
}
const LEAST_BESIDE = 3;

/** `Grant, in euros` over `Line   Budget   Spent   Left`: a title and the heads of another table than the rows above. */
function opensByWords(lines: readonly Line[], at: number): boolean {
  const [title, head, ...below] = lines.slice(at - 1);
  const numeric = new Set(
    below
      .slice(0, 2)
      .flatMap(moneyCells)
      .map(({ column }) => column),
  );
  const over = head?.cells.slice(1) ?? [];
  return (
    title?.cells.length === 1 &&
    moneyCells(title).length === 0 &&
    head?.tail === null &&
    over.length >= FEWEST_OVER &&
    over.every(
      ({ text, column }) =>
        numeric.has(column) &&
        /^[a-z][^\d]{2,}$/.test(text) &&
        !isUnitAlone(text) &&
        columnTime(text) === null,
    ) &&
    over.filter(({ text }) => statusTime(text) !== null).length < FEWEST_OVER
  );
}
const FEWEST_OVER = 2;

/** A block parted where the heads of another table stand between its rows. */
export function byWords(block: TableBlock): TableBlock[] {
  const first = block.lines.findIndex((line) => moneyCells(line).length > 1);
  const at = block.lines.findIndex(
    (_, index) => first >= 0 && index > first + 1 && opensByWords(block.lines, index),
  );
  if (at < 0) return [block];
  const above = block.lines.slice(at - 1, at);
  return [
    { ...block, lines: block.lines.slice(0, at - 1) },
    ...byWords({ ...block, lines: block.lines.slice(at), above }),
  ];
}

/** A block parted where heads of periods begin below a table without any: owners above a statement, uses above a plan. */
export function byHeads(block: TableBlock): TableBlock[] {
  const first = block.lines.findIndex((line) => line.tail === null && moneyCells(line).length > 0);
  const at = block.lines.findIndex((line, index) => index > first && first >= 0 && isHeadLine(line));
  const before = block.lines.slice(0, at);
  const isParted =
    at > 0 &&
    !before.some(isHeadLine) &&
    before.some(({ cells }) => cells.some(({ text }) => isColumnHead(text))) &&
    (block.lines[at]?.cells ?? []).every(({ text }) => isYear(text) || cellNumber(text) === null);
  if (!isParted) return [block];
  const last = before.findLastIndex((line) => moneyCells(line).length > 0) + 1;
  return [
    { ...block, lines: before.slice(0, last) },
    { ...block, lines: block.lines.slice(at), above: before.slice(last) },
  ];
}
