import type { Cell } from './cell.ts';
import {
  type ColumnKey,
  type Columns,
  countKnownColumns,
  isHeadingOf,
  type Mapping,
  mappingFrom,
  recogniseColumns,
  type ValuesOf,
} from './column.ts';

/** Every cell of a file as text, empty rows included. */
export type Grid = readonly (readonly string[])[];

export type CellError<Key extends string = string> = { readonly column: Key; readonly message: string };

/** A row of a file; `line` is its row in the spreadsheet, counted from 1. Cells are trimmed, '' where there is none. */
export type SheetRow<C extends Columns> = {
  readonly line: number;
  readonly cells: Readonly<Record<ColumnKey<C>, string>>;
  readonly values: ValuesOf<C>;
  readonly errors: readonly CellError<ColumnKey<C>>[];
};

export type Sheet<C extends Columns> = {
  readonly rows: readonly SheetRow<C>[];
  readonly mapping: Mapping<C>;
  /** Headings that no column is read from. */
  readonly unknownColumns: readonly string[];
};

export type ParsedSheet<C extends Columns> =
  | { readonly sheet: Sheet<C>; readonly problem: null }
  | { readonly sheet: null; readonly problem: string };

/** What a table is read as: its columns, headings that are known but not read, and the most rows it may have. */
export type SheetKind<C extends Columns = Columns> = {
  readonly columns: C;
  readonly ignored?: readonly string[];
  readonly mostRows: number;
};

/** Titles above the headings are passed over. */
const HEADINGS_WITHIN = 20;

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The row that names the columns: the one that names most of them, else the first that is not empty; -1 for none. */
export function headingRowOf(columns: Columns, grid: Grid): number {
  const first = grid.findIndex((cells) => !isEmpty(cells));
  let best = { row: first, known: 0 };
  for (const [row, cells] of grid.slice(0, first + HEADINGS_WITHIN).entries()) {
    const known = countKnownColumns(columns, cells);
    if (known > best.known) best = { row, known };
  }
  return best.row;
}

/** The columns a file must have and does not. */
export function missingColumns(columns: Columns, mapping: Mapping): string[] {
  return Object.entries(columns).flatMap(([key, { label, isNeeded }]) =>
    isNeeded && (mapping[key] ?? null) === null ? [label] : [],
  );
}

const refuse = (problem: string) => ({ sheet: null, problem });
const thousands = (count: number): string => count.toLocaleString('en-US');

/** Reads a table by its headings, or by the places the person chose; a sentence where that cannot be done. */
export function readSheet<C extends Columns>(
  { columns, ignored = [], mostRows }: SheetKind<C>,
  grid: Grid,
  chosen?: Readonly<Record<string, number | null>>,
): ParsedSheet<C> {
  const headingRow = headingRowOf(columns, grid);
  const headings = grid[headingRow];
  if (headings === undefined) return refuse('This file is empty.');
  const mapping = chosen
    ? mappingFrom(columns, (key) => (Object.hasOwn(chosen, key) ? (chosen[key] ?? null) : null))
    : recogniseColumns(columns, headings);
  const missing = missingColumns(columns, mapping);
  if (missing.length > 0)
    return refuse(
      `The first row must name the columns; ${missing.length === 1 ? 'one of them' : 'among them'} must be ${missing.join(' and ')}.`,
    );
  const body = grid.flatMap((cells, index) =>
    index > headingRow && !isEmpty(cells) ? [{ line: index + 1, cells }] : [],
  );
  if (body.length === 0) return refuse('There are no rows below the headings.');
  if (body.length > mostRows)
    return refuse(`At most ${thousands(mostRows)} rows at a time; this file has ${thousands(body.length)}.`);
  const used = new Set(Object.values(mapping));
  const unknownColumns = headings.filter(
    (heading, place) => heading.trim() !== '' && !used.has(place) && !isHeadingOf(ignored, heading),
  );
  return { sheet: { rows: readRows(columns, mapping, body), mapping, unknownColumns }, problem: null };
}

function readRows<C extends Columns>(
  columns: C,
  mapping: Mapping<C>,
  body: readonly { line: number; cells: readonly string[] }[],
): SheetRow<C>[] {
  const readers = Object.entries(columns).map(([key, { read, whenEmpty }]) => {
    const place = mapping[key] ?? null;
    const cellOf = (cells: readonly string[]) => (place === null ? '' : (cells[place] ?? '').trim());
    const readCell = read(body.map(({ cells }) => cellOf(cells)).filter((text) => text !== ''));
    const readText = (text: string): Cell<unknown> =>
      text !== '' ? readCell(text) : whenEmpty === null ? { value: null } : { problem: whenEmpty };
    return { key, cellOf, readText };
  });
  return body.map(({ line, cells }) => {
    const read = readers.map(({ key, cellOf, readText }) => {
      const text = cellOf(cells);
      return { key, text, cell: readText(text) };
    });
    // Every column has a reader, and each gives a value of its column's own type.
    return {
      line,
      cells: Object.fromEntries(read.map(({ key, text }) => [key, text])),
      values: Object.fromEntries(read.map(({ key, cell }) => [key, cell.value ?? null])),
      errors: read.flatMap(({ key, cell }) =>
        cell.problem === undefined ? [] : [{ column: key, message: cell.problem }],
      ),
    } as unknown as SheetRow<C>;
  });
}
