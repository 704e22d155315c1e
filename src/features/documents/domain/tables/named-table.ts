import type { FoldedPage } from '../text/folded-page.ts';
import { plainNumber } from '../words/plain-number.ts';

/** A row of a table that opens with words, or with its number: offsets are of the folded page. */
export type NamedRow = {
  readonly page: FoldedPage;
  readonly start: number;
  readonly end: number;
  /** The cells that may name somebody, two at most. */
  readonly names: readonly string[];
  readonly cells: readonly string[];
};

/** Rows under one head, with the lines that stand over them. */
export type NamedTable = {
  readonly rows: readonly NamedRow[];
  readonly head: readonly string[];
  readonly titles: string;
};

const LINES_OVER = 3;
const IS_NUMBER = /^[-+(]?\d[\d.,' ]*(?: ?%)?\)?$/;
const IS_NAME = /[a-z]{2}/;
const IS_NUMBERED = /^(?:no\.? ?)?[\d-]{1,4}\.?$/;

/** The number of a cell, in whole percent where it is one. */
export const numberOf = (cell: string): number | null =>
  IS_NUMBER.test(cell.trim()) ? plainNumber(cell.replaceAll(/[%()+]/g, '').trim()) : null;

const IS_YEAR = /^(?:fy ?)?(?:19|20)\d\d(?:[/-]\d\d)?(?: ?[a-z]{1,4}\.?)?$/;
const isHead = (cells: readonly string[]): boolean =>
  cells.every((cell) => numberOf(cell) === null || IS_YEAR.test(cell)) &&
  cells.filter((cell) => IS_NAME.test(cell) || cell === '%' || IS_YEAR.test(cell)).length >= 2;

/** The tables of a page whose rows name somebody and have a number. */
export function namedTablesIn(page: FoldedPage): NamedTable[] {
  const tables: { rows: NamedRow[]; head: readonly string[]; titles: string }[] = [];
  let [at, head, isOpen]: [number, readonly string[], boolean] = [0, [], false];
  const over: string[] = [];
  const [first = ''] = page.text.split('\n');
  for (const line of page.text.split('\n')) {
    const [start, end] = [at, at + line.length];
    at = end + 1;
    const cells = line.split('\t').map((cell) => cell.trim());
    if (cells.length < 2) {
      if (line.trim() !== '') over.push(line);
      [isOpen, head] = [false, []];
      continue;
    }
    if (isHead(cells)) {
      [head, isOpen] = [cells, false];
      continue;
    }
    const named = cells.findIndex((cell) => IS_NAME.test(cell) && !IS_NUMBERED.test(cell));
    if (named < 0 || cells.slice(named + 1).every((cell) => numberOf(cell) === null)) continue;
    const names = cells.filter((cell) => IS_NAME.test(cell) && !IS_NUMBERED.test(cell)).slice(0, 2);
    const last = tables.at(-1);
    const row = { page, start, end, names, cells };
    if (isOpen && last) last.rows.push(row);
    else tables.push({ rows: [row], head, titles: [first, ...over.slice(-LINES_OVER)].join(' | ') });
    isOpen = true;
  }
  return tables;
}
