import { type DraftRow, EMPTY_DRAFT } from './draft.ts';
import { type DraftField, draftFieldOf, draftLabel, DRAFT_FIELDS } from './draft-column.ts';
import { MAX_ENTRIES } from './entry.ts';

export type Grid = readonly (readonly string[])[];

/** What a sheet says: its rows, the headings nobody knows, and why it could not be read at all. */
export type ParsedGrid = {
  readonly rows: readonly DraftRow[];
  readonly unknownHeadings: readonly string[];
  readonly problem: string | null;
};

const unreadable = (problem: string): ParsedGrid => ({ rows: [], unknownHeadings: [], problem });

/** Reads a sheet whose first row that is not empty names the columns. Empty rows are left out. */
export function readGrid(grid: Grid): ParsedGrid {
  const filled = grid.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const [headings, ...rest] = filled;
  if (!headings) return unreadable('There is nothing in this file.');
  const fields = headings.map(draftFieldOf);
  const missing = (['shareholderName', 'shares'] as const).filter((field) => !fields.includes(field));
  if (missing.length > 0) {
    const names = missing.map((field) => `“${draftLabel(field)}”`).join(' and ');
    return unreadable(`The first row must name the columns; ${names} is missing.`);
  }
  if (rest.length === 0) return unreadable('There is no row below the headings.');
  if (rest.length > MAX_ENTRIES) return unreadable('A cap table holds at most 10,000 rows.');
  return {
    rows: rest.map((cells) => rowOf(fields, cells)),
    unknownHeadings: headings.filter((heading, index) => fields[index] === null && heading.trim() !== ''),
    problem: null,
  };
}

function rowOf(fields: readonly (DraftField | null)[], cells: readonly string[]): DraftRow {
  const row: Record<DraftField, string> = { ...EMPTY_DRAFT, shareholderType: 'other', shareClass: 'Common' };
  for (const [index, field] of fields.entries()) {
    const cell = cells[index]?.trim() ?? '';
    if (field !== null && cell !== '') row[field] = cell;
  }
  return row;
}

/** Cells pasted from a spreadsheet: with headings, or in the order of the editor's own columns. */
export function readPasted(text: string, order: readonly DraftField[]): readonly DraftRow[] {
  const grid = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const known = (grid[0] ?? []).map(draftFieldOf);
  if (known.filter((field) => field !== null).length >= 2) return readGrid(grid).rows;
  return grid.filter((cells) => cells.some((cell) => cell.trim() !== '')).map((cells) => rowOf(order, cells));
}

const ALWAYS = new Set<DraftField>(['shareholderName', 'shareholderType', 'shares', 'shareClass']);

/** The sheet of a table, headings first: the columns somebody uses, always those of every table. */
export function gridOf(rows: readonly DraftRow[]): string[][] {
  const fields = DRAFT_FIELDS.filter((field) => ALWAYS.has(field) || rows.some((row) => row[field] !== ''));
  return [fields.map(draftLabel), ...rows.map((row) => fields.map((field) => row[field]))];
}
