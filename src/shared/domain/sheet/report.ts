import type { CellError, Sheet } from './sheet.ts';
import type { Columns, Mapping } from './column.ts';

/**
 * What an import does with a row: `new` is added; `changed` is there with other values; `same` is there already; `refused`
 * has errors.
 */
export type RowOutcome = 'new' | 'changed' | 'same' | 'refused';

export type ReportRow<Key extends string = string> = {
  readonly line: number;
  readonly outcome: RowOutcome;
  /** What the row is about, in a few words, and what else is worth knowing of it. */
  readonly title: string;
  readonly detail: string;
  readonly errors: readonly CellError<Key>[];
};

export type ImportReport = {
  readonly summary: { readonly rows: number } & Readonly<Record<RowOutcome, number>>;
  /** How many rows the import would write. */
  readonly ready: number;
  readonly columns: Mapping;
  readonly unknownColumns: readonly string[];
  /** What concerns the file as a whole. */
  readonly notes: readonly string[];
  readonly rows: readonly ReportRow[];
};

/** Rows that are listed; all are counted. */
export const MOST_LISTED = 500;

const ORDER: Readonly<Record<RowOutcome, number>> = { refused: 0, changed: 1, new: 2, same: 3 };

/** What an import would do, row by row: those that need the person's eye first, the rest in the order of the file. */
export function reportOf<C extends Columns>(
  { mapping, unknownColumns }: Sheet<C>,
  rows: readonly ReportRow[],
  { ready, notes = [] }: { ready?: number; notes?: readonly string[] } = {},
): ImportReport {
  const count = (outcome: RowOutcome) => rows.filter((row) => row.outcome === outcome).length;
  const summary = {
    rows: rows.length,
    new: count('new'),
    changed: count('changed'),
    same: count('same'),
    refused: count('refused'),
  };
  const listed = rows
    .toSorted((a, b) => ORDER[a.outcome] - ORDER[b.outcome] || a.line - b.line)
    .slice(0, MOST_LISTED)
    .map(({ line, outcome, title, detail, errors }) => ({ line, outcome, title, detail, errors }));
  return { summary, ready: ready ?? summary.new, columns: mapping, unknownColumns, notes, rows: listed };
}
