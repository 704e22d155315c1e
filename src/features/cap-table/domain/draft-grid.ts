import { type DraftRow, EMPTY_DRAFT } from './draft.ts';
import { type DraftField, draftFieldOf, draftLabel, DRAFT_FIELDS } from './draft-column.ts';

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
  const hasHeadings = known.filter((field) => field !== null).length >= 2;
  return (hasHeadings ? grid.slice(1) : grid)
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) => rowOf(hasHeadings ? known : order, cells));
}

const ALWAYS = new Set<DraftField>(['shareholderName', 'shareholderType', 'shares', 'shareClass']);

/** The sheet of a table, headings first: the columns somebody uses, always those of every table. */
export function gridOf(rows: readonly DraftRow[]): string[][] {
  const fields = DRAFT_FIELDS.filter((field) => ALWAYS.has(field) || rows.some((row) => row[field] !== ''));
  return [fields.map(draftLabel), ...rows.map((row) => fields.map((field) => row[field]))];
}
