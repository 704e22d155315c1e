import type { FoldedPage } from '../text/folded-page.ts';
import { cellNumber, isNilCell } from './cell-number.ts';
import { columnFor, columnsOf, type Placed } from './column.ts';
import { STATES_OF_ACCOUNTS } from '../words/account-state.ts';
import { MONTH_NAMES } from '../words/period-word.ts';
import { columnTime, isUnitAlone } from './table-period.ts';
import { scaleOfTable } from './table-scale.ts';

/** The cells of a line that are a number. */
export const moneyCells = (line: Line): Cell[] => line.cells.filter(({ text }) => cellNumber(text) !== null);

/** A cell of a page: its folded text and where it stands. */
export type Cell = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly column: number;
};

/**
 * A line of a page as a row. `cells` without the empty ones; `tail` is set instead of them where a line's numbers are
 * parted by single blanks only, so that where one ends is not told: its parts in order.
 */
export type Line = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly cells: readonly Cell[];
  readonly tail: readonly Cell[] | null;
};

/** Lines of a table that follow each other on one page. */
export type TableBlock = {
  readonly page: FoldedPage;
  readonly lines: readonly Line[];
  /** What stands above it since the last table, nearest last. */
  readonly above: readonly Line[];
  /** What stands between it and the next table, nearest first. */
  readonly below: readonly Line[];
};

const trimmed = (text: string, start: number, end: number): { start: number; end: number } => {
  let [from, to] = [start, end];
  while (from < to && text.charCodeAt(from) <= 32) from += 1;
  while (to > from && text.charCodeAt(to - 1) <= 32) to -= 1;
  return { start: from, end: to };
};

/** A year and nothing else, which may head a column. */
export const isYear = (text: string): boolean => /^(?:19[89]|20[0-4])\d$/.test(text.trim());

const LOOSE =
  /^(?<label>.{0,90}?[a-z)'%.:]) (?<tail>(?:(?:[(-] ?)?(?:[₦$€£₵] ?)?\d[\d,.']*%?\)?|-)(?: (?:(?:[(-] ?)?(?:[₦$€£₵] ?)?\d[\d,.']*%?\)?|-))*)$/;

/** Years behind each other, alone or after words, which head the numbers below. */
const PERIOD = '(?:(?:fy|[qhts][1-4]|[a-z]{3,4}\\.?) ?)?(?:19[89]|20[0-4])\\d';
const YEARS = new RegExp(`^(?:(?<stub>\\D.{0,80}?[^\\s\\d]) )?(?<years>${PERIOD}(?: ${PERIOD})+)$`);
const PERIODS = new RegExp(PERIOD, 'g');

const partsOf = (text: string, at: number, parts = /\S+/g): Cell[] =>
  [...text.matchAll(parts)].map(({ 0: part, index }) => ({
    text: part,
    start: at + index,
    end: at + index + part.length,
    column: -1,
  }));

/** `4.2   The Borrower shall insure the plant …`: the number of a clause, and no figure of a row. */
const isClause = ([first, second, other]: readonly Cell[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  other === undefined &&
  /^\d{1,2}(?:\.\d{1,2}){1,2}\.?$/.test(first.text) &&
  (second.text.match(/[a-z]{2,}/g)?.length ?? 0) >= FEWEST_WORDS;
const FEWEST_WORDS = 6;

/** Parts a line at tabs, else at runs of blanks, else at the numbers it ends with. */
function lineAt(page: FoldedPage, from: number, to: number): Line | null {
  const { start, end } = trimmed(page.text, from, to);
  if (end <= start) return null;
  const text = page.text.slice(start, end);
  const line = { start, end, text, tail: null };
  if (page.text.slice(from, to).includes('\t')) {
    const cells = tabbed(page.text, from, to);
    return { ...line, cells: isClause(cells) ? [{ text, start, end, column: 0 }] : cells };
  }
  const isPiped = (text.includes(' |') || text.includes('| ')) && !isBesideTabs(page.text, from, to);
  const piped = isPiped ? pipedCells(text, start) : null;
  if (piped) return { ...line, cells: piped };
  if (/\S {2,}\S/.test(text)) return { ...line, cells: spaced(page.text, start, end) };
  const years = YEARS.exec(text)?.groups;
  const stub = years?.['stub'] ?? '';
  if (years && (stub === '' || scaleOfTable(stub, 'USD') !== null)) {
    const at = end - (years['years'] ?? '').length;
    const head = { text: stub, start, end: start + stub.length, column: 0 };
    return {
      ...line,
      cells: stub === '' ? [] : [head],
      tail: partsOf(page.text.slice(at, end), at, PERIODS),
    };
  }
  const loose = text.length <= 200 ? LOOSE.exec(text)?.groups : undefined;
  const label = loose?.['label'] ?? '';
  const isDated = isYear((loose?.['tail'] ?? '').replace(/[.,;:]$| \(\d\)$/, ''));
  if (loose && !isDated && /[a-z]{2}/.test(label) && !/\d{3}|\d[,.]\d/.test(label)) {
    const at = end - (loose['tail']?.length ?? 0);
    const head = { text: label, start, end: start + label.length, column: 0 };
    return { ...line, cells: [head], tail: partsOf(page.text.slice(at, end), at) };
  }
  return { ...line, cells: [{ text, start, end, column: 0 }] };
}

/** `Baridi Ltd | Confidential | October 2025` over the tabs of a table: the foot of a slide, and no head of its columns. */
function isBesideTabs(text: string, from: number, to: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', from - 2) + 1, Math.max(0, from - 1));
  const [behind = ''] = text.slice(to + 1).split('\n', 1);
  return before.includes('\t') || behind.includes('\t');
}

/** `Sales | 96,450 | 81,200`: cells parted by strokes, of which one at least is a number or a time. */
function pipedCells(text: string, at: number): Cell[] | null {
  const cells = cellsBetween(text, at);
  const isTold = cells
    .slice(1)
    .some((cell) => isValue(cell.text) || isYear(cell.text) || columnTime(cell.text) !== null);
  return cells.length > 1 && isTold ? cells : null;
}

function cellsBetween(text: string, at: number): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  for (const [column, part] of text.split('|').entries()) {
    const { start, end } = trimmed(text, from, from + part.length);
    if (end > start) cells.push({ text: text.slice(start, end), start: at + start, end: at + end, column });
    from += part.length + 1;
  }
  return cells;
}

function tabbed(text: string, from: number, to: number): Cell[] {
  const cells: Cell[] = [];
  let at = from;
  for (const [column, part] of text.slice(from, to).split('\t').entries()) {
    const { start, end } = trimmed(text, at, at + part.length);
    if (end > start) cells.push({ text: text.slice(start, end), start, end, column });
    at += part.length + 1;
  }
  return cells;
}

const spaced = (text: string, start: number, end: number): Cell[] =>
  [...text.slice(start, end).matchAll(/\S+(?: \S+)*/g)].map(({ 0: part, index }) => ({
    text: part,
    start: start + index,
    end: start + index + part.length,
    column: -1,
  }));

/** `2024 ghs 2023 ghs`: the heads of several columns in one cell, each with its unit; null where it is one or none. */
function headsInCell(text: string): string[] | null {
  const years = [...text.matchAll(/\b(?:fy ?'?)?(?:19[89]|20[0-4])\d\b/g)];
  if (years.length < 2 || text.length > 80 || columnTime(text.trim()) !== null) return null;
  const isFirst = (years[0]?.index ?? 0) === 0;
  const heads = years.map(({ 0: year, index }, at) =>
    isFirst
      ? text.slice(index, years[at + 1]?.index ?? text.length)
      : text.slice(
          at === 0 ? 0 : (years[at - 1]?.index ?? 0) + (years[at - 1]?.[0].length ?? 0),
          index + year.length,
        ),
  );
  return heads.every((head) => columnTime(head.trim()) !== null) ? heads.map((head) => head.trim()) : null;
}

/** The two columns of numbers that a cell of two heads stands over: its own and the one beside it without a head; else null. */
function columnsUnder(
  { column }: Cell,
  { cells }: Line,
  lines: readonly Line[],
): readonly [number, number] | null {
  const hasValue = (line: Line, one: number): boolean =>
    line.cells.some((cell) => cell.column === one && isValue(cell.text));
  // Both have their numbers in the rows of one table.
  const isFree = (one: number): boolean =>
    cells.every((cell) => cell.column !== one) &&
    lines.filter((line) => hasValue(line, one) && hasValue(line, column)).length > 1;
  const isParted = ({ text, start }: Cell): boolean => {
    const parts = isValue(text) ? [] : partsOf(text, start);
    return parts.length > 1 && parts.every((part) => isValue(part.text));
  };
  if (lines.some((line) => line.cells.some((cell) => cell.column === column && isParted(cell)))) return null;
  if (isFree(column - 1)) return [column - 1, column];
  return isFree(column + 1) ? [column, column + 1] : null;
}

/**
 * Columns printed so close that they came as one cell: where a head has several periods, the numbers below it are read as
 * parts of a line whose bounds are not told.
 */
function withPartedCells(lines: readonly Line[]): Line[] {
  const parted = new Map<number, number>();
  const read = lines.map((line): Line => {
    if (line.tail !== null) return line;
    for (const cell of line.cells) {
      const heads = headsInCell(cell.text);
      if (!heads) continue;
      let at = cell.start;
      const tail = heads.map((text): Cell => {
        const start = at + Math.max(0, cell.text.slice(at - cell.start).indexOf(text));
        at = start + text.length;
        return { text, start, end: at, column: -1 };
      });
      const under = heads.length === 2 ? columnsUnder(cell, line, lines) : null;
      if (under) {
        const own = tail.map((head, index) => ({ ...head, column: under[index] ?? head.column }));
        const cells = line.cells.flatMap((one) => (one === cell ? own : [one]));
        return { ...line, cells };
      }
      parted.set(cell.column, heads.length);
      return { ...line, cells: line.cells.filter((one) => one !== cell), tail };
    }
    return line;
  });
  if (parted.size === 0) return read;
  return read.map((line): Line => {
    if (line.tail !== null) return line;
    const cell = line.cells.find(({ column }) => parted.has(column));
    const parts = cell ? partsOf(cell.text, cell.start) : [];
    const isParted = parts.length >= 2 && parts.every(({ text }) => isValue(text));
    const label = line.cells.filter(({ text }) => !isValue(text));
    return cell && isParted && label.length > 0 ? { ...line, cells: label, tail: parts } : line;
  });
}

const GLUED = /^(?<label>[a-z].*[a-z)'%.:]) (?<number>[(-]? ?\d[\d,.' ]*\)?)$/;
const GLUED_YEAR = /^(?<label>.*\S) (?<number>(?:fy ?'?)?(?:19[89]|20[0-4])\d)$/;
const LEAST_GLUED = 3;

/** `Revenue 4,224,310 | 2,640,200` under `GHS 2025 | 2024`: a first column of numbers that came in one cell with the labels. */
function withPartedLabels(lines: readonly Line[]): Line[] {
  const isHead = ({ cells: [first, ...others] }: Line): boolean =>
    first !== undefined &&
    GLUED_YEAR.test(first.text) &&
    others.length > 0 &&
    others.every(({ text }) => columnTime(text) !== null);
  const head = lines.find(isHead);
  const rows = lines.filter(
    (line) => line !== head && line.cells.slice(1).some(({ text }) => isValue(text) && !isYear(text)),
  );
  const glued = rows.filter(({ cells }) => GLUED.test(cells[0]?.text ?? ''));
  if (!head || glued.length < LEAST_GLUED || glued.length < rows.length) return [...lines];
  return lines.map((line): Line => {
    const [first, ...others] = line.cells;
    if (line.tail !== null || !first) return line;
    const parted = (line === head ? GLUED_YEAR : GLUED).exec(first.text)?.groups?.['number'];
    const isParted = parted !== undefined && others.length > 0;
    const at = first.end - (parted?.length ?? 0);
    const own: Cell[] = isParted
      ? [
          { ...first, text: first.text.slice(0, at - first.start - 1), end: at - 1 },
          { text: parted, start: at, end: first.end, column: first.column + 1 },
        ]
      : [first];
    return { ...line, cells: [...own, ...others.map((cell) => ({ ...cell, column: cell.column + 1 }))] };
  });
}

const DAY_BEFORE = /\b(?:to|ended|ending|at|of|on|au|le) (?:the )?\d{1,2}(?:st|nd|rd|th|er)?$/;
const MONTH_BEHIND = new RegExp(`^(?:${MONTH_NAMES})\\.?,? (?:19[89]|20[0-4])\\d$`);

/** `6 months to 30` over `Jun 2026`: a day that a head breaks after its number is one head. */
function withWholeDays(lines: readonly Line[]): readonly Line[] {
  const at = lines.findIndex(
    ({ cells }, index) =>
      cells.some(({ text }) => DAY_BEFORE.test(text)) &&
      cells.every(
        ({ text, column }) =>
          !DAY_BEFORE.test(text) ||
          lines[index + 1]?.cells.some((cell) => cell.column === column && MONTH_BEHIND.test(cell.text)),
      ),
  );
  const [head, below] = [lines[at], lines[at + 1]];
  if (!head || !below) return lines;
  const endOf = ({ text, column }: Cell): Cell | undefined =>
    DAY_BEFORE.test(text) ? below.cells.find((cell) => cell.column === column) : undefined;
  const ends = new Set(head.cells.flatMap((cell) => endOf(cell) ?? []));
  const rest = below.cells.filter((cell) => !ends.has(cell));
  const whole = {
    ...head,
    cells: head.cells.map((cell) => ({
      ...cell,
      text: [cell, endOf(cell)].flatMap((one) => one?.text ?? []).join(' '),
    })),
  };
  const others = rest.length > 0 ? [{ ...below, cells: rest }] : [];
  return [...lines.slice(0, at), whole, ...others, ...lines.slice(at + 2)];
}

/** SYSCOHADA numbers the lines of its statements by two letters: `BB`, `XD`. */
const REFERENCE = /^[a-z]{2}$/;
const REFERENCE_BEFORE = /^[a-z]{2}(?= [a-z(])/;
const REFERENCE_HEAD = /^(?:refs?|references?|codes?)\.?$/;
const LEAST_REFERENCES = 4;
const REFERENCED_SHARE = 0.25;

/** The reference a line begins with: its first cell, or what stands before the label in that. */
function referenceOf({ cells: [first, second] }: Line): string | null {
  const text = first?.text ?? '';
  return second && REFERENCE.test(text) ? text : (REFERENCE_BEFORE.exec(text)?.[0] ?? null);
}

function withoutReference(line: Line): Line {
  const [first, second] = line.cells;
  if (!first) return line;
  const reference = referenceOf(line);
  if (second && (reference === first.text || REFERENCE_HEAD.test(first.text)))
    return {
      ...line,
      text: line.text.slice(second.start - line.start),
      start: second.start,
      cells: line.cells.slice(1),
    };
  if (reference === null) return line;
  const by = reference.length + 1;
  const rest = { ...first, text: first.text.slice(by), start: first.start + by };
  return { ...line, text: line.text.slice(by), start: rest.start, cells: [rest, ...line.cells.slice(1)] };
}

/** Lines of a statement without the references that most of them begin with, each line its own. */
function withoutReferences(page: FoldedPage, lines: readonly Line[]): Line[] {
  const rows = lines.filter((line) => isRow(line) && line.cells.length > 0);
  const isCapital = ({ start }: Line): boolean => /^[A-Z]{2}/.test(page.plain.slice(start, start + 2));
  const references = rows.flatMap((line) => (isCapital(line) ? (referenceOf(line) ?? []) : []));
  const isReferenced =
    references.length >= LEAST_REFERENCES &&
    references.length >= REFERENCED_SHARE * rows.length &&
    new Set(references).size === references.length;
  if (!isReferenced) return [...lines];
  return lines.map((line) =>
    isCapital(line) || REFERENCE_HEAD.test(line.cells[0]?.text ?? '') ? withoutReference(line) : line,
  );
}

export const isValue = (text: string): boolean => cellNumber(text) !== null || isNilCell(text);

/** Several cells, or numbers behind a label; a head alone in its line too. */
const isRow = ({ cells, tail }: Line): boolean =>
  tail !== null || cells.length > 1 || (cells[0]?.column ?? 0) > 0;

/** Gives the cells of lines parted by blanks their columns, by where they stand in their lines. */
function withColumns(page: FoldedPage, lines: readonly Line[]): Line[] {
  const isPlaced = (line: Line): boolean => line.cells.some(({ column }) => column < 0);
  const placed = (line: Line): (Placed & { cell: Cell })[] => {
    const begins = page.text.lastIndexOf('\n', line.start - 1) + 1;
    return line.cells.map((cell) => ({
      cell,
      from: cell.start - begins,
      to: cell.end - begins,
      isNumber: isValue(cell.text),
    }));
  };
  const columns = columnsOf(lines.filter(isPlaced).map(placed));
  return lines.map((line) =>
    isPlaced(line)
      ? { ...line, cells: placed(line).map((at) => ({ ...at.cell, column: columnFor(at, columns) })) }
      : line,
  );
}

const MOST_BETWEEN = 3;
const MOST_ABOVE = 8;
const MOST_BELOW = 4;

const isShortLabel = ({ text, cells, tail }: Line): boolean =>
  tail === null &&
  cells.length === 1 &&
  text.length <= 90 &&
  (!/[.!?]$/.test(text) || /^[a-z]{1,3}\.$/.test(text));

const digitsOf = (text: string): number => Number(text.replaceAll(/\D/g, ''));
const LEAST_SUM = 1000;
const MOST_ADDED = 20;

/** A number alone in its line that is the sum of the numbers straight above it, as a row of their column; else null. */
function sumBelow(line: Line, rows: readonly Line[]): Line | null {
  const [cell, other] = line.cells;
  if (!cell || other || line.tail !== null || cell.column !== 0 || cellNumber(cell.text) === null)
    return null;
  const column = rows.at(-1)?.cells.at(-1)?.column ?? 0;
  const whole = digitsOf(cell.text);
  if (column <= 0 || whole < LEAST_SUM) return null;
  let sum = 0;
  for (const [count, { cells }] of rows.slice(-MOST_ADDED).toReversed().entries()) {
    const own = cells.find((one) => one.column === column);
    if (!own || cellNumber(own.text) === null) return null;
    sum += digitsOf(own.text);
    if (sum === whole && count > 0) return { ...line, cells: [{ ...cell, column }] };
  }
  return null;
}

/** `|---|---:|` below the heads of a table. */
const IS_RULE = /^\|? ?:?-{2,}:? ?(?:\| ?:?-{2,}:? ?)+\|?$/;

/** The lines of a page, from its first column that anything stands in. */
function linesOn(page: FoldedPage): Line[] {
  const lines: { readonly line: Line; readonly isParted: boolean }[] = [];
  let empty = Infinity;
  let from = 0;
  while (from <= page.text.length) {
    const found = page.text.indexOf('\n', from);
    const to = found < 0 ? page.text.length : found;
    const line = lineAt(page, from, to);
    const over = lines.at(-1);
    if (line && over && IS_RULE.test(line.text)) {
      const cells = cellsBetween(over.line.text, over.line.start);
      lines.splice(-1, 1, { ...over, line: { ...over.line, cells, tail: null } });
    } else if (line) {
      const isParted = page.text.slice(from, to).includes('\t');
      if (isParted) for (const { column } of line.cells) empty = Math.min(empty, column);
      lines.push({ line, isParted });
    }
    from = to + 1;
  }
  if (empty <= 0 || empty === Infinity) return lines.map(({ line }) => line);
  return lines.map(({ line, isParted }) =>
    isParted
      ? { ...line, cells: line.cells.map((cell) => ({ ...cell, column: cell.column - empty })) }
      : line,
  );
}

const ROW_NUMBER = /^(\d{1,2})[.)]?$/;
const FEWEST_NUMBERED = 3;
const NEXT = 3;
/** The rows of a list without the numbers they are counted by, which stand in cells of their own before their names. */
function withoutRowNumbers(lines: readonly Line[]): readonly Line[] {
  const numbers = lines.map(({ cells: [first, second] }): number => {
    const told =
      second !== undefined && /[a-z]{3}/.test(second.text) ? ROW_NUMBER.exec(first?.text ?? '') : null;
    return told ? Number(told[1]) : Number.NaN;
  });
  const told = numbers.filter((number) => !Number.isNaN(number));
  const isCounted = told.every((number, index) => {
    const step = number - (told[index - 1] ?? number - 1);
    return step > 0 && step <= NEXT;
  });
  if (told.length < FEWEST_NUMBERED || !isCounted) return lines;
  return lines.map((line, index) =>
    Number.isNaN(numbers[index]) ? line : { ...line, cells: line.cells.slice(1) },
  );
}

/** `Alpha Milling – confidential 6` below rows in cells: the foot of a page with its number, and no row. */
function withoutFoot(page: FoldedPage, lines: readonly Line[]): readonly Line[] {
  const last = lines.at(-1);
  const isFoot =
    last?.tail?.length === 1 &&
    /^\d{1,3}$/.test(last.tail[0]?.text ?? '') &&
    page.text.slice(last.end).trim() === '' &&
    lines.length > 1 &&
    lines.slice(0, -1).every(({ tail }) => tail === null);
  return isFoot ? lines.slice(0, -1) : lines;
}

const STATES = new RegExp(`\\b(?:${STATES_OF_ACCOUNTS})\\b`, 'g');
/** `TT$ thousand (unaudited)`. */
const saysUnitOnly = ({ text, tail }: Line): boolean =>
  tail === null && isUnitAlone(text.replaceAll(STATES, ' ')) && /[a-z$€£₦₵₹]{2}/.test(text);

/** The tables of a page, in order. A heading of up to three lines between rows belongs to the table. */
export function tablesOf(page: FoldedPage): TableBlock[] {
  const blocks: Omit<TableBlock, 'below'>[] = [];
  let above: Line[] = [];
  let open: Line[] = [];
  let between: Line[] = [];
  const close = (): void => {
    if (open.some((line) => line.tail !== null || line.cells.some(({ text }) => isValue(text))))
      blocks.push({
        page,
        lines: withoutReferences(
          page,
          withPartedCells(
            withPartedLabels(withWholeDays(withColumns(page, withoutRowNumbers(withoutFoot(page, open))))),
          ),
        ),
        above,
      });
    else between = [...open, ...between];
    above = open.length > 0 ? between : [...above, ...between];
    open = [];
    between = [];
  };
  for (const line of linesOn(page)) {
    const sum = between.length === 0 ? sumBelow(line, open) : null;
    if (sum) open.push(sum);
    else if (isRow(line)) {
      if (open.length === 0) above = [...above, ...between];
      else for (const one of between) open.push(one);
      open.push(line);
      between = [];
    } else if (open.length === 0) above.push(line);
    else {
      between.push(line);
      if (between.length > MOST_BETWEEN || !isShortLabel(line)) close();
    }
  }
  if (open.length > 0) close();
  return blocks.map((block, index) => ({
    ...block,
    // What all figures are in may stand above a column of text that a page sets beside it.
    above: block.above.filter((line, at) => at >= block.above.length - MOST_ABOVE || saysUnitOnly(line)),
    below: (blocks[index + 1]?.above ?? above).slice(0, MOST_BELOW),
  }));
}
